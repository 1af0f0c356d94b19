import { countWithNoun, hexRule } from '../../definitions/define-rule.js';
import { setUpAsPrintedFixes } from '../../facts/hex/put-as-printed.js';

/** More or fewer than two covered manholes. */
export const coverCount = hexRule({
  id: 'setup/cover-count',
  severity: 'error',
  summary: 'Two manholes are covered at the start.',
  why: 'Bert moves a cover from one manhole to another, so their number never changes.',
  remedy: 'Cover the two manholes that are printed with a cover.',
  comparesWithPrint: true,
  catalogueIds: ['SET-003', 'MJ-B04'],
  *check({ board }) {
    const seen = board.setup?.covers.length ?? 2;
    const what = `The starting position has ${countWithNoun(seen, 'cover')}, but two are printed.`;
    if (seen !== 2)
      yield {
        entities: ['covers'],
        pointer: '/setup/covers',
        what,
        seen,
        expected: 2,
        fixes: setUpAsPrintedFixes(board, 'covers'),
      };
  },
});
