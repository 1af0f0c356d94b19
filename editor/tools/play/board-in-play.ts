/** The board of Mr Jack with its pieces where they stand in the game. */
import type { Board, Character, HexId, Setup } from '../../../model/index.js';
import { isHexBoard } from '../../../model/index.js';
import type { GameView } from './seats.js';

interface PiecesInView {
  readonly pos: Readonly<Record<Character, HexId>>;
  readonly lit: Setup['lamps'];
  readonly covered: Setup['covers'];
  readonly cordons: Setup['cordons'];
  readonly watsonFacing: Setup['watsonFaces'];
}

/** The board to draw while a game is shown: of a street board the board itself. */
export function boardInPlay(board: Board, view: GameView): Board {
  if (!isHexBoard(board) || board.setup === undefined) return board;
  const { pos, lit, covered, cordons, watsonFacing } = view as unknown as PiecesInView;
  const characters = (Object.keys(pos) as Character[]).map((character) => ({
    character,
    hex: pos[character],
  }));
  const setup: Setup = {
    ...board.setup,
    characters,
    lamps: lit,
    covers: covered,
    cordons,
    ...(watsonFacing !== undefined && { watsonFaces: watsonFacing }),
  };
  return { ...board, setup };
}
