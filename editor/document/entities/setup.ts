/** The starting position of a hex board, which is there as soon as something is placed. */
import { idOfHex, type HexBoard, type HexId, type Setup } from '../../model/index.js';
import { withSame } from '../../model/same-or-new.js';

const EMPTY: Setup = { characters: [], watsonFaces: 'N', lamps: [], covers: [], cordons: [] };

/** The board with a part of its starting position changed. */
export function changeSetup(board: HexBoard, change: (setup: Setup) => Setup): HexBoard {
  const before = board.setup ?? EMPTY;
  const after = change(before);
  return after === before ? board : withSame(board, { setup: after });
}

export const hasHex = (board: HexBoard, id: HexId): boolean => board.hexes.some((hex) => idOfHex(hex) === id);
