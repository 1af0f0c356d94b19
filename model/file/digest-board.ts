/** The digest of a board, which two programs compare to know whether they use the same board. */
import type { Board } from '../board/board.js';
import { memoByBoard } from '../board/memo-by-board.js';
import { canonicalJson } from './canonical-json.js';
import { sha256 } from './sha256.js';
import { sortBoard } from './sort-board.js';

/** SHA-256, in hex, of the RFC 8785 form of the sorted board without provenance and waivers, which do not affect play. */
export const digestBoard: (board: Board) => string = memoByBoard((board) => {
  const { provenance: _provenance, waivers: _waivers, ...played } = sortBoard(board);
  return sha256(canonicalJson(played));
});
