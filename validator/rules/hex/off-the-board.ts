import { centreOfHex, idOfHex, type HexBoard, type HexId, type Point } from '../../../model/index.js';
import { describeOverhang } from '../../facts/geometry/describe-overhang.js';
import { hexRule, joinFirstTen, type Issue } from '../../definitions/define-rule.js';

/** If more hexes are off the board, the layout is wrong. */
const MOST_HEXES = 3;

/** A hex whose centre lies outside the printed board. */
export const offTheBoard = hexRule({
  id: 'hex/off-the-board',
  severity: 'error',
  summary: 'The centre of every hex lies on the printed board.',
  why: 'A hex off the board is neither visible nor clickable, so its coordinates or the layout are wrong.',
  remedy: 'Correct the hex’s coordinates; if many are off, correct the origin or the size of the layout.',
  neverWaive: 'nothing is printed there.',
  catalogueIds: ['SCH-005', 'MJ-B01'],
  check: ({ board }) => {
    const [width, height] = board.extent;
    const off = board.hexes.flatMap((hex, i) => {
      const at = centreOfHex(board.layout, hex.at).map(Math.round) as [number, number];
      const [x, y] = at;
      const isOff = hex.kind !== 'void' && (x < 0 || x > width || y < 0 || y > height);
      return isOff ? [{ id: idOfHex(hex), at, i }] : [];
    });
    if (off.length > MOST_HEXES) return [wrongLayout(board, off)];
    return off.map(({ id, at, i }) => ({
      entities: [id],
      pointer: `/hexes/${i}/at`,
      what: `The centre of ${id} would be at ${at.join(', ')}, which is off the board.`,
      remedy: `Correct its coordinates, or the layout; the board goes from 0, 0 to ${width}, ${height}.`,
      seen: at,
      expected: board.extent,
    }));
  },
});

/** One issue about the layout, with how far the outermost centres lie off the board. */
const wrongLayout = ({ extent, layout }: HexBoard, off: readonly { id: HexId; at: Point }[]): Issue => ({
  entities: ['layout'],
  pointer: '/layout/origin',
  what: `The centres of ${off.length} hexes lie off the board, ${describeOverhang([[0, 0], extent], off)}: ${joinFirstTen(off.map(({ id }) => id))}.`,
  remedy: 'Correct the origin or the size of the layout, so that the hexes lie where they are printed.',
  seen: layout.origin,
});
