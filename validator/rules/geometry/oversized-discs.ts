import { makeAskFix, streetRule } from '../../definitions/define-rule.js';
import { effectiveDiscSizes, hasOversizedDiscs, spaceForDiscs } from '../../facts/geometry/near-nodes.js';

/** Discs so large that most circles overlap the next crossing. */
export const oversizedDiscs = streetRule({
  id: 'geometry/oversized-discs',
  severity: 'warning',
  summary: 'A circle and a crossing fit on a street of median length.',
  why: 'Clicks and pawns are matched to the discs, so a circle could not be told from the crossing beside it.',
  remedy:
    'Measure the radius of a circle and half the side of a crossing in the print, and write them into "discs".',
  neverWaive: 'smaller discs change nothing else.',
  catalogueIds: ['GEO-002', 'GEO-003'],
  needsPlaces: true,
  *check({ board }) {
    if (!hasOversizedDiscs(board)) return;
    const { circle, crossing } = board.discs;
    const [smaller, street] = [effectiveDiscSizes(board), Math.round(spaceForDiscs(board))];
    const suggested = {
      circle: Math.max(1, Math.round(smaller.circle)),
      crossing: Math.max(1, Math.round(smaller.crossing)),
    };
    yield {
      entities: ['discs'],
      pointer: '/discs',
      what: `Discs of ${circle} and ${crossing} overlap on a street of ${street}, the median length.`,
      remedy: `Measure them in the print; ${suggested.circle} and ${suggested.crossing} would fit.`,
      seen: board.discs,
      expected: suggested,
      fix: makeAskFix('setDiscs', suggested, 'Make the discs smaller'),
    };
  },
});
