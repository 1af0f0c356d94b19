/** Reads a board file: strictly UTF-8, then strictly a board. */
import { type Board, parseBoard, type ParseError } from '../../model/index.js';
import { readText } from '../files/read-text.js';

export type ReadBoard =
  | { readonly ok: true; readonly text: string; readonly board: Board }
  | { readonly ok: false; readonly text?: string; readonly errors: readonly ParseError[] };

/** Reads and parses a board file; never throws. */
export function readBoard(file: string): ReadBoard {
  const read = readText(file);
  if (!read.ok) return { ok: false, errors: [read.error] };
  const parsed = parseBoard(read.text);
  return parsed.ok ? { ...parsed, text: read.text } : { ...parsed, text: read.text };
}
