/** A board with all its relations as a canonical file. */
import { type Board, boardForExport, canonicalJson, digestBoard, isStreetBoard } from '../../model/index.js';
import { hexRelationsOf, streetRelationsOf, type CanonicalFile } from './board-relations.js';

/**
 * The text of a board's canonical export: RFC 8785, no newline at the end, the same bytes for the same board.
 *
 * @example
 * {@includeCode ../../docs/examples/api/to-canonical.ts}
 */
export const toCanonical = (board: Board): string => canonicalJson(buildCanonicalFile(board));

/** The canonical file of a board, as data. The order of its lists, its unknown properties and `$schema` do not matter. */
export function buildCanonicalFile(board: Board): CanonicalFile {
  const sorted = boardForExport(board);
  const head = { format: 'lamplighter-canonical', version: 1, digest: digestBoard(sorted) } as const;
  return isStreetBoard(sorted)
    ? { ...head, kind: 'street-board', board: sorted, relations: streetRelationsOf(sorted) }
    : { ...head, kind: 'hex-board', board: sorted, relations: hexRelationsOf(sorted) };
}
