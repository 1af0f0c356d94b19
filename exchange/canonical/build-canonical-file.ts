import { type Board, digestBoard, isStreetBoard, sortBoard } from '../../model/index.js';
import { hexRelationsOf } from './hex-relations.js';
import type { CanonicalFile } from './canonical-types.js';
import { streetRelationsOf } from './street-relations.js';

/** The canonical file of a board, as data. The board is sorted first, so the order of its lists does not matter. */
export function buildCanonicalFile(board: Board): CanonicalFile {
  const sorted = sortBoard(board);
  const head = { format: 'lamplighter-canonical', version: 1, digest: digestBoard(sorted) } as const;
  return isStreetBoard(sorted)
    ? { ...head, kind: 'street-board', board: sorted, relations: streetRelationsOf(sorted) }
    : { ...head, kind: 'hex-board', board: sorted, relations: hexRelationsOf(sorted) };
}
