import { centreOfHex, idOfHex, type HexBoard } from '../../../model/index.js';
import type { Issue, Rule } from '../../definitions/rule.js';

/** A hex whose centre lies outside the printed board. */
export const offTheBoard: Rule<HexBoard> = {
  id: 'hex/off-the-board',
  severity: 'error',
  games: ['mj'],
  summary: 'The centre of every hex lies on the printed board.',
  why: 'A hex off the board is neither visible nor clickable, so its coordinates or the layout are wrong.',
  remedy: 'Correct the hex’s coordinates; if many are off, correct the origin or the size of the layout.',
  whenToWaive: 'Never: nothing is printed there.',
  waivable: false,
  catalogueIds: ['SCH-005', 'MJ-B01'],
  check: ({ board }) => {
    const [width, height] = board.extent;
    return board.hexes.flatMap((hex, i): Issue[] => {
      if (hex.kind === 'void') return [];
      const [x, y] = centreOfHex(board.layout, hex.at).map(Math.round) as [number, number];
      if (x >= 0 && x <= width && y >= 0 && y <= height) return [];
      return [
        {
          entities: [idOfHex(hex)],
          pointer: `/hexes/${i}/at`,
          what: `The centre of ${idOfHex(hex)} would be at ${x}, ${y}, which is off the board.`,
          remedy: `Correct its coordinates, or the layout; the board goes from 0, 0 to ${width}, ${height}.`,
          seen: [x, y],
          expected: board.extent,
        },
      ];
    });
  },
};
