/** Which names still refer to something: after an undo, selected entities may be gone. */
import { type Board, type HexBoard, idOfHex, isHexBoard, memoByBoard } from '../../../model/index.js';
import { findBlock } from '../entities/entities-by-id.js';
import { findPlacedBend, findPlacedLine, placedNodesOf } from '../entities/placed-entities.js';
import { namesOfPieces } from '../entities/pieces.js';
import { controlPointsOfNames } from '../calibration/shown-scan.js';

/** The names that refer to something on the board, each once; the same list if all do. */
export function filterExistingNames(board: Board, keys: readonly string[]): readonly string[] {
  const kept = [...new Set(keys)].filter((key) => isOnBoard(board, key));
  return kept.length === keys.length ? keys : kept;
}

/** Whether a name refers to something on the board. */
export function isOnBoard(board: Board, key: string): boolean {
  if (key.startsWith('point:')) {
    const [point = Infinity] = controlPointsOfNames([key]);
    return board.provenance.scans?.some(({ points }) => points.length > point) ?? false;
  }
  if (isHexBoard(board)) return keysOnHexes(board).has(key);
  if (key === 'grid') return board.grid !== undefined;
  return (
    placedNodesOf(board).has(key) ||
    findPlacedLine(board, key) !== undefined ||
    findPlacedBend(board, key) !== undefined ||
    findBlock(board, key) !== undefined
  );
}

/** Everything may be selected at once, and is looked up again after each step. */
const keysOnHexes = memoByBoard(
  (board: HexBoard): ReadonlySet<string> => new Set([...board.hexes.map(idOfHex), ...namesOfPieces(board)]),
);
