import { centreOfHex, isStreetBoard, type Board } from '../../../model/index.js';
import { networkOf } from '../../../model/network/network.js';
import type { Issue, Rule } from '../../rule.js';

/** On fewer nodes or hexes the board is not drawn yet. */
const FEWEST = 3;
/** The printed boards are at most 1.1 times as wide and as high as what is drawn on them, the teaching boards 1.4 times. */
const LARGEST = 2;

/** A board that says it is far larger than what is drawn on it. */
export const oversizedExtent: Rule = {
  id: 'geometry/oversized-extent',
  severity: 'warning',
  gentler: { draft: 'info' },
  games: ['lfw', 'wm', 'mj'],
  summary: 'What is drawn reaches at least over half the board’s width and half its height.',
  why: 'The extent is what is shown and what the print is laid under, so on one that is too large every circle is small and out of place.',
  mend: 'Correct the extent to the size of the print: 10000 wide, and as high as its proportions ask.',
  waive: 'Where the print really leaves so much of the board empty.',
  answers: ['SCH-005'],
  check: ({ board }) => {
    const points = pointsOf(board);
    if (points.length < FEWEST) return [];
    const reach = [0, 1].map((axis) => points.reduce((most, point) => Math.max(most, point[axis]!), 0));
    const [width, height] = board.extent;
    return [
      ...issueOf('wide', width, reach[0]!, '/extent/0'),
      ...issueOf('high', height, reach[1]!, '/extent/1'),
    ];
  },
};

function issueOf(word: 'wide' | 'high', size: number, reach: number, pointer: string): Issue[] {
  if (size <= LARGEST * reach || reach <= 0) return [];
  return [
    {
      entities: ['extent', word],
      pointer,
      what: `The board is ${size} units ${word}, but nothing is drawn beyond ${Math.round(reach)}.`,
      mend: 'Correct the extent, or trace what is missing.',
      seen: size,
      expected: Math.round(LARGEST * reach),
    },
  ];
}

function pointsOf(board: Board): (readonly number[])[] {
  if (!isStreetBoard(board))
    return board.hexes.filter(({ kind }) => kind !== 'void').map(({ at }) => centreOfHex(board.layout, at));
  const { xs, ys } = networkOf(board).drawing;
  return Array.from(xs, (x, i) => [x, ys[i]!]);
}
