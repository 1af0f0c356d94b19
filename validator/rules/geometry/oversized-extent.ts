import { centreOfHex, isStreetBoard, type Board } from '../../../model/index.js';
import { networkOf } from '../../../model/network/index.js';
import { boardRule } from '../../definitions/define-rule.js';

/** With fewer nodes or hexes the board is not drawn yet. */
const FEWEST = 3;
/** The printed boards are at most 1.1 times as wide and as high as what is drawn on them, the teaching boards 1.4 times. */
const LARGEST = 2;

/** An extent that is far larger than the drawing. */
export const oversizedExtent = boardRule({
  id: 'geometry/oversized-extent',
  severity: { otherwise: 'warning', draft: 'info' },
  summary: 'The drawing covers at least half of the board’s width and half of its height.',
  why: 'The extent is the area that is shown and that the scan is fitted to, so if it is too large every circle is small and misplaced.',
  remedy: 'Correct the extent to the size of the print: 10000 wide, with the height in proportion.',
  whenToWaive: 'Where the print really leaves that much of the board empty.',
  catalogueIds: ['SCH-005'],
  needsPlaces: true,
  *check({ board }) {
    const points = pointsOf(board);
    if (points.length < FEWEST) return;
    for (const [axis, word] of ['wide', 'high'].entries()) {
      const size = board.extent[axis]!;
      const reach = points.reduce((most, point) => Math.max(most, point[axis]!), 0);
      if (size <= LARGEST * reach || reach <= 0) continue;
      yield {
        entities: ['extent', word],
        pointer: `/extent/${axis}`,
        what: `The board is ${size} units ${word}, but nothing is drawn beyond ${Math.round(reach)}.`,
        remedy: 'Correct the extent, or trace what is missing.',
        seen: size,
        expected: Math.round(LARGEST * reach),
      };
    }
  },
});

function pointsOf(board: Board): (readonly number[])[] {
  if (!isStreetBoard(board))
    return board.hexes.filter(({ kind }) => kind !== 'void').map(({ at }) => centreOfHex(board.layout, at));
  const { xs, ys } = networkOf(board).drawing;
  return Array.from(xs, (x, i) => [x, ys[i]!]);
}
