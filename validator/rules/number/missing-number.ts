import type { Circle, Point, StreetBoard } from '../../../model/index.js';
import { highestNumber, missingNumbers } from '../../printed-numbers.js';
import type { Issue, Rule } from '../../rule.js';

/** A number that is printed and that no circle has. */
export const missingNumber: Rule<StreetBoard> = {
  id: 'number/missing-number',
  severity: 'error',
  gentler: { draft: 'info', custom: 'info' },
  games: ['lfw', 'wm'],
  summary: 'Every number from 1 to the highest is on the board: 195 in Whitechapel, 189 in Whitehall.',
  why: 'Where a number is missing Jack lacks a place to go, and everybody a name for it.',
  mend: 'Trace the circle. If it is traced under another number, correct that number.',
  waive: 'On a home-made board that leaves numbers out on purpose; there it is only a hint.',
  answers: ['IDN-003', 'IDN-004', 'LFW-B01', 'LFW-B02', 'WM-B01'],
  check: ({ board, profile }) => {
    const missing = missingNumbers(board.circles, highestNumber(board, profile));
    if (missing.length === 0) return [];
    const circles = new Map(board.circles.map((circle) => [circle.number, circle]));
    return missing.map((stretch) => issueOf(stretch, circles));
  },
};

function issueOf([first, last]: readonly [number, number], circles: ReadonlyMap<number, Circle>): Issue {
  const [before, after] = [circles.get(first - 1), circles.get(last + 1)];
  const at = middleOf(before?.at, after?.at);
  return {
    entities: first === last ? [`c${first}`] : [`c${first}`, `c${last}`],
    pointer: '/circles',
    what:
      first === last
        ? `There is no circle ${first}.`
        : `There are no circles ${first} to ${last}: ${last - first + 1} numbers are missing.`,
    mend:
      before && after
        ? `Look for ${first === last ? 'it' : 'them'} between circle ${before.number} and circle ${after.number}.`
        : `Look for ${first === last ? 'it' : 'them'} ${before ? `after circle ${before.number}` : 'at the beginning of the first row'}.`,
    expected: first === last ? first : [first, last],
    ...(at && { at }),
  };
}

const middleOf = (a: Point | undefined, b: Point | undefined): Point | undefined =>
  a && b ? [Math.round((a[0] + b[0]) / 2), Math.round((a[1] + b[1]) / 2)] : (a ?? b);
