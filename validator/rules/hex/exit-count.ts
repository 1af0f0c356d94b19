import { countWithNoun, hexRule } from '../../definitions/define-rule.js';
import { exitsAsPrintedFixes } from '../../facts/hex/put-as-printed.js';

/** More or fewer than the four printed exits. */
export const exitCount = hexRule({
  id: 'hex/exit-count',
  severity: 'error',
  summary: 'The board has four exits.',
  why: 'Two of four exits are always under cordon, and Jack leaves by one of the other two.',
  remedy: 'Trace the exits at the four corners.',
  comparesWithPrint: true,
  catalogueIds: ['HEX-003', 'MJ-B03'],
  *check({ board }) {
    const { exits } = board;
    if (exits.length !== 4)
      yield {
        entities: ['exits'],
        pointer: '/exits',
        what: `The board has ${countWithNoun(exits.length, 'exit')}, but four are printed.`,
        ...(exits.length > 4 && { remedy: 'Keep the exits at the four corners and remove the others.' }),
        seen: exits.length,
        expected: 4,
        fixes: exitsAsPrintedFixes(board),
      };
  },
});
