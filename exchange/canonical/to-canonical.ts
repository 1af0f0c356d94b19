import type { Board } from '../../model/board.js';
import { canonicalJson } from '../../model/file/canonical-json.js';
import { canonicalFileOf } from './canonical-file.js';

/** The text of a board's canonical export: RFC 8785, no newline at the end, the same bytes for the same board. */
export const toCanonical = (board: Board): string => canonicalJson(canonicalFileOf(board));
