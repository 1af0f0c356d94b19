/** Reads texts that `formatBoard` wrote, faster than the strict reader, which is for all others. */
import { validate } from '../../schemas/generated/validate-board.js';
import type { Board } from '../board/board.js';
import { findPlaceErrors } from './check-places.js';
import { isTextOfBoard } from './format-board.js';
import { LONGEST_TEXT } from './read-json.js';

/** In characters. V8 optimises the strict reader when it reads more. */
const LONGEST_FILE = 1_000_000;

/** What JSON.parse takes and the strict reader refuses, although it may be written again as it was read. */
const REFUSED = /__proto__|\\u|[ [,]-?\d{16}/;

/** The board of a file in canonical form without unknown properties; undefined for every other text. */
export function readCanonical(text: string): Board | undefined {
  if (typeof text !== 'string' || text.length > LONGEST_FILE || !text.startsWith('{\n  "')) return undefined;
  if (REFUSED.test(text) || hasLongLine(text)) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    const errors: unknown[] = [...findPlaceErrors(value)];
    validate(value, (error) => errors.push(error));
    // An equal text has every property once, in its place, and every number and text in its only form.
    return errors.length === 0 && isTextOfBoard(text, value as Board) ? (value as Board) : undefined;
  } catch {
    return undefined;
  }
}

function hasLongLine(text: string): boolean {
  for (let start = 0; start < text.length;) {
    const end = text.indexOf('\n', start);
    if (end < 0 || end - start > LONGEST_TEXT) return true;
    start = end + 1;
  }
  return false;
}
