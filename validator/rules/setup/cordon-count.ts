import { countWithNoun, hexRule } from '../../definitions/define-rule.js';
import { setUpAsPrintedFixes } from '../../facts/hex/put-as-printed.js';

/** More or fewer than two cordons. */
export const cordonCount = hexRule({
  id: 'setup/cordon-count',
  severity: 'error',
  summary: 'Two exits are under cordon at the start.',
  why: 'Lestrade moves a cordon from one exit to another, so their number never changes.',
  remedy: 'Put the cordons at the two exits where they are printed.',
  comparesWithPrint: true,
  catalogueIds: ['SET-003', 'MJ-B03'],
  *check({ board }) {
    const seen = board.setup?.cordons.length ?? 2;
    const what = `The starting position has ${countWithNoun(seen, 'cordon')}, but two are printed.`;
    if (seen !== 2)
      yield {
        entities: ['cordons'],
        pointer: '/setup/cordons',
        what,
        seen,
        expected: 2,
        fixes: setUpAsPrintedFixes(board, 'cordons'),
      };
  },
});
