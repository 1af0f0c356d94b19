import { hasPlaces, type Circle } from '../../../model/index.js';
import { addNodeFix, streetRule } from '../../definitions/define-rule.js';
import { likelyPlaceInPrint } from '../../facts/geometry/likely-place-in-print.js';
import { isOneStretch, likelyPlaceOfCircle } from '../../facts/geometry/likely-place-of-circle.js';
import { midpoint } from '../../facts/geometry/line-course.js';
import { highestExpectedNumber, missingNumbers } from '../../facts/print/printed-sections-and-numbers.js';

/** A printed number that no circle has. */
export const missingNumber = streetRule({
  id: 'number/missing-number',
  severity: { otherwise: 'error', draft: 'info', custom: 'info' },
  summary: 'Every number from 1 to the highest is on the board: 195 in Whitechapel, 189 in Whitehall.',
  why: 'A missing number is a place that Jack cannot go to and that no clue can name.',
  remedy: 'Trace the circle. If it is traced under another number, correct that number.',
  whenToWaive: 'On a home-made board that leaves numbers out on purpose; there it is only a hint.',
  catalogueIds: ['IDN-003', 'IDN-004', 'LFW-B01', 'LFW-B02', 'WM-B01'],
  check: ({ board, profile }) => {
    const missing = missingNumbers(board.circles, highestExpectedNumber(board, profile));
    if (missing.length === 0) return [];
    const circles = new Map(board.circles.map((circle) => [circle.number, circle]));
    const isPlaced = hasPlaces(board);
    return missing.map(([first, last]) => {
      const [before, after] = [circles.get(first - 1), circles.get(last + 1)];
      const isBetween = isPlaced && before && after && isOneStretch(before.at, after.at, board.extent[0]);
      const isOne = first === last;
      const inPrint = likelyPlaceInPrint(board, profile, `c${first}`);
      const place = isOne ? (inPrint ?? likelyPlaceOfCircle(board, first)) : undefined;
      const at =
        (place ?? inPrint)?.at ?? (isBetween ? midpoint(before.at, after.at) : (before ?? after)?.at);
      return {
        entities: isOne ? [`c${first}`] : [`c${first}`, `c${last}`],
        pointer: '/circles',
        what: isOne
          ? `There is no circle ${first}.`
          : `There are no circles ${first} to ${last}: ${last - first + 1} numbers are missing.`,
        remedy: `Look for ${isOne ? 'it' : 'them'} ${whereabouts(before, after, { isBetween, isPlaced })}.`,
        expected: isOne ? first : [first, last],
        ...(at && { at }),
        missing: true,
        ...(place && { fix: addNodeFix(`c${first}`, place) }),
      };
    });
  },
});

function whereabouts(
  before: Circle | undefined,
  after: Circle | undefined,
  { isBetween = false, isPlaced }: { readonly isBetween?: boolean | undefined; readonly isPlaced: boolean },
): string {
  if (!before) return 'at the beginning of the first row';
  if (!after) return `after circle ${before.number}`;
  return isBetween
    ? `between circle ${before.number} and circle ${after.number}`
    : `after circle ${before.number} or before circle ${after.number}${isPlaced ? ', which lie far apart' : ''}`;
}
