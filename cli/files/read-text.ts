/** Reads a file as strict UTF-8. */
import { constants, isUtf8 } from 'node:buffer';
import { readFileSync, statSync, realpathSync } from 'node:fs';
import type { ParseError } from '../../model/index.js';
import { describeFileError } from './describe-file-error.js';
import { isStream, readStream } from './read-stream.js';

export type ReadTextResult =
  { readonly ok: true; readonly text: string } | { readonly ok: false; readonly error: ParseError };

/** Reads a file as text. A byte order mark stays, for the parser to report; invalid UTF-8 is an error. */
export function readText(file: string): ReadTextResult {
  let bytes: Buffer;
  try {
    if (isStream(file)) bytes = readStream(file);
    else {
      const { size } = statSync(file);
      if (size > constants.MAX_STRING_LENGTH) return tooLong(size);
      bytes = readFileSync(file);
    }
    if (bytes.length > constants.MAX_STRING_LENGTH) return tooLong(bytes.length);
  } catch (error) {
    return unreadable('json/unreadable', `The file cannot be read: ${describeFileError(error)}.`);
  }
  return decodeText(bytes);
}

/** Decodes bytes as UTF-8. */
export function decodeText(bytes: Buffer): ReadTextResult {
  if (isUtf8(bytes)) return { ok: true, text: bytes.toString() };
  return unreadable(
    'json/not-utf-8',
    'This byte is not UTF-8. Save the file as UTF-8.',
    placeOfBadByte(bytes),
  );
}

const tooLong = (size: number): ReadTextResult =>
  unreadable('json/too-long', `The file has ${size} bytes. That is too long for a board.`);

function unreadable(code: string, message: string, place = { line: 1, column: 1 }): ReadTextResult {
  return { ok: false, error: { code, message, ...place, pointer: '', words: 'the file' } };
}

/** The position of the first byte that is not UTF-8; the column is in UTF-16 units, like all columns. */
function placeOfBadByte(bytes: Buffer): { readonly line: number; readonly column: number } {
  let [line, start] = [1, 0];
  // No multi-byte character contains a line feed, so each line can be checked alone.
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

/** Parses JSON; undefined, which JSON cannot express, if the text is invalid. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The path behind all links; the path itself if it leads nowhere, so that reading it reports the error. */
export function realPath(file: string): string {
  try {
    return realpathSync(file);
  } catch {
    return file;
  }
}
