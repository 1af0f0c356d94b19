/** A board's fingerprint: what two programs compare to know that they speak of the same board. */
import type { Board } from '../board.js';
import { oncePerBoard } from '../once-per-board.js';
import { canonicalJson } from './canonical-json.js';
import { sha256 } from './sha256.js';
import { sortBoard } from './sort-board.js';

/** SHA-256, in hex, of the RFC 8785 form of the sorted board without provenance and waivers, which say nothing about play. */
export const digestBoard: (board: Board) => string = oncePerBoard((board) => {
  const { provenance: _provenance, waivers: _waivers, ...played } = sortBoard(board);
  return sha256(canonicalJson(played));
});
