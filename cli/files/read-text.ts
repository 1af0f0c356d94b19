/** A board file from the disk: strictly UTF-8, then strictly a board. */
import { constants, isUtf8 } from 'node:buffer';
import { readFileSync, statSync } from 'node:fs';
// Straight from its file: the model's index would load every relation, which a formatter has no use for.
import { parseBoard, type ParseError } from '../model/file/parse-board.js';
import type { Board } from '../model/board.js';
import { reasonOfError } from './file-error.js';

export type ReadText =
  { readonly ok: true; readonly text: string } | { readonly ok: false; readonly error: ParseError };

export type ReadBoard =
  | { readonly ok: true; readonly text: string; readonly board: Board }
  | { readonly ok: false; readonly text?: string; readonly errors: readonly ParseError[] };

/** Reads and parses a board file. Whatever is wrong with it is an answer, not an exception. */
export function readBoard(file: string): ReadBoard {
  const read = readText(file);
  if (!read.ok) return { ok: false, errors: [read.error] };
  const parsed = parseBoard(read.text);
  return parsed.ok ? { ...parsed, text: read.text } : { ...parsed, text: read.text };
}

/** Reads a file as text. A byte order mark stays, for the parser to refuse; bytes that are no UTF-8 are never guessed at. */
export function readText(file: string): ReadText {
  let bytes: Buffer;
  try {
    const { size } = statSync(file);
    if (size > constants.MAX_STRING_LENGTH)
      return unreadable(
        'json/too-long',
        `The file has ${size} bytes. No board does; this is something else.`,
      );
    bytes = readFileSync(file);
  } catch (error) {
    return unreadable('json/unreadable', `The file cannot be read: ${reasonOfError(error)}.`);
  }
  return textOfBytes(bytes);
}

/** The text of a file's bytes. */
export function textOfBytes(bytes: Buffer): ReadText {
  if (isUtf8(bytes)) return { ok: true, text: bytes.toString() };
  return unreadable(
    'json/not-utf-8',
    'This byte is no UTF-8. Save the file as UTF-8.',
    placeOfBadByte(bytes),
  );
}

function unreadable(code: string, message: string, place = { line: 1, column: 1 }): ReadText {
  return { ok: false, error: { code, message, ...place, pointer: '', words: 'the file' } };
}

/** Where the first byte is that is no UTF-8; the column is in UTF-16 units, like every other. */
function placeOfBadByte(bytes: Buffer): { readonly line: number; readonly column: number } {
  let [line, start] = [1, 0];
  // No multi-byte character contains a line feed, so each line is judged alone.
  for (
    let end = bytes.indexOf(0x0a);
    end >= 0 && isUtf8(bytes.subarray(start, end));
    end = bytes.indexOf(0x0a, start)
  ) {
    line++;
    start = end + 1;
  }
  let column = 1;
  for (let i = start; i < bytes.length;) {
    const lead = bytes[i]!;
    const length = lead < 0x80 ? 1 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
    if (!isUtf8(bytes.subarray(i, i + length))) break;
    column += length === 4 ? 2 : 1;
    i += length;
  }
  return { line, column };
}
