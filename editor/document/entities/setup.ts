/** The starting position of a hex board, which is there as soon as something is placed. */
import { type HexBoard, type HexId, idOfHex, type Setup, updateOrSame } from '../../../model/index.js';

const EMPTY: Setup = { characters: [], watsonFaces: 'N', lamps: [], covers: [], cordons: [] };

/** The board with a part of its starting position changed. */
export function changeSetup(board: HexBoard, change: (setup: Setup) => Setup): HexBoard {
  const before = board.setup ?? EMPTY;
  const after = change(before);
  return after === before ? board : updateOrSame(board, { setup: after });
}

export const hasHex = (board: HexBoard, id: HexId): boolean => board.hexes.some((hex) => idOfHex(hex) === id);
