import type { HexBoard } from '../../../model/index.js';
import { countInWords } from '../../wording/count-in-words.js';
import type { Rule } from '../../definitions/rule.js';

/** More or fewer than the four printed exits. */
export const exitCount: Rule<HexBoard> = {
  id: 'hex/exit-count',
  severity: 'error',
  severityByProfile: { draft: 'info', custom: 'info' },
  games: ['mj'],
  summary: 'The board has four exits.',
  why: 'Two of four exits are always under cordon, and Jack leaves by one of the other two.',
  remedy: 'Trace the exits at the four corners.',
  whenToWaive: 'Never on a printed board; home-made ones get a hint.',
  waivable: 'unprinted',
  catalogueIds: ['HEX-003', 'MJ-B03'],
  check: ({ board: { exits } }) =>
    exits.length === 4
      ? []
      : [
          {
            entities: ['exits'],
            pointer: '/exits',
            what: `The board has ${countInWords(exits.length, 'exit')}, but four are printed.`,
            remedy:
              exits.length < 4
                ? 'Trace the exits at the four corners.'
                : 'Keep the exits at the four corners and remove the others.',
            seen: exits.length,
            expected: 4,
          },
        ],
};
