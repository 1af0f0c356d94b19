import { centreOfHex, idOfHex } from '../../../model/index.js';
import { hexRule } from '../../definitions/define-rule.js';

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
    return board.hexes.map((hex, i) => {
      if (hex.kind === 'void') return undefined;
      const [x, y] = centreOfHex(board.layout, hex.at).map(Math.round) as [number, number];
      if (x >= 0 && x <= width && y >= 0 && y <= height) return undefined;
      return {
        entities: [idOfHex(hex)],
        pointer: `/hexes/${i}/at`,
        what: `The centre of ${idOfHex(hex)} would be at ${x}, ${y}, which is off the board.`,
        remedy: `Correct its coordinates, or the layout; the board goes from 0, 0 to ${width}, ${height}.`,
        seen: [x, y],
        expected: board.extent,
      };
    });
  },
});
