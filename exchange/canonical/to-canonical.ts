import { type Board, canonicalJson } from '../../model/index.js';
import { buildCanonicalFile } from './build-canonical-file.js';

/**
 * The text of a board's canonical export: RFC 8785, no newline at the end, the same bytes for the same board.
 *
 * @example
 * {@includeCode ../../docs/examples/api/to-canonical.ts}
 */
export const toCanonical = (board: Board): string => canonicalJson(buildCanonicalFile(board));
