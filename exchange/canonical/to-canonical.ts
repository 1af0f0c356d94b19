/** A board with all its relations as a canonical file. */
import {
  type Board,
  boardForExport,
  canonicalJson,
  digestBoard,
  isStreetBoard,
  sortBoard,
} from '../../model/index.js';
import { hexRelationsOf, streetRelationsOf, type CanonicalFile } from './board-relations.js';

/**
 * The text of a board's canonical export: RFC 8785, no newline at the end, the same bytes for the same board.
 *
 * @example
 * {@includeCode ../../docs/examples/api/to-canonical.ts}
 */
export const toCanonical = (board: Board): string => canonicalJson(buildCanonicalFile(board));

/** The canonical file of a board, as data. The board is sorted first, so the order of its lists does not matter. */
export function buildCanonicalFile(board: Board): CanonicalFile {
  const sorted = sortBoard(board);
  const head = { format: 'lamplighter-canonical', version: 1, digest: digestBoard(sorted) } as const;
  return isStreetBoard(sorted)
    ? { ...head, kind: 'street-board', board: boardForExport(sorted), relations: streetRelationsOf(sorted) }
    : { ...head, kind: 'hex-board', board: boardForExport(sorted), relations: hexRelationsOf(sorted) };
}
