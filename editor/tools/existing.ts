/** Which keys still name something: after an undo, what was selected may be gone. */
import { idOfHex, isHexBoard, type Board, type HexBoard } from '../../model/index.js';
import { oncePerBoard } from '../../model/once-per-board.js';
import { blockOf } from './fields/entities.js';
import { bendOf, lineOf, nodesOf } from './nodes.js';
import { keysOfPieces } from './pieces.js';
import { pointsOfKeys } from './shown-scan.js';

/** The keys that name something on the board, each once. The same list where nothing is to drop. */
export function existing(board: Board, keys: readonly string[]): readonly string[] {
  const kept = [...new Set(keys)].filter((key) => isThere(board, key));
  return kept.length === keys.length ? keys : kept;
}

/** Whether a key names something on the board. */
export function isThere(board: Board, key: string): boolean {
  const [point] = pointsOfKeys([key]);
  if (point !== undefined)
    return board.provenance.scans?.some(({ points }) => points.length > point) ?? false;
  if (isHexBoard(board)) return keysOnHexes(board).has(key);
  if (key === 'grid') return board.grid !== undefined;
  return (
    nodesOf(board).has(key) ||
    lineOf(board, key) !== undefined ||
    bendOf(board, key) !== undefined ||
    blockOf(board, key) !== undefined
  );
}

/** Everything may be selected at once, and is looked up again after each step. */
const keysOnHexes = oncePerBoard(
  (board: HexBoard): ReadonlySet<string> => new Set([...board.hexes.map(idOfHex), ...keysOfPieces(board)]),
);
