/** From the text of a board file to a `Board`, or to located errors. */
import { validate } from '../../schemas/generated/validate-board.js';
import type { Board } from '../board.js';
import { explain, type SchemaError } from './explain.js';
import { normaliseSections } from './normalise-sections.js';
import { offsetsOfPointers } from './offset-of-pointer.js';
import { placesOfOffsets } from './place-of-offset.js';
import { readJson } from './read-json.js';
import { wordsOfPointer } from './words-of-pointer.js';

/** One thing wrong with a file, with its four coordinates but the place on the board. */
export interface ParseError {
  /** Stable, such as `json/duplicate-key` or `schema/unknown-property`. */
  readonly code: string;
  readonly message: string;
  /** From 1. */
  readonly line: number;
  /** From 1, in UTF-16 units. */
  readonly column: number;
  readonly pointer: string;
  /** What the place is called in the game: "circle 84". */
  readonly words: string;
}

export type ParseResult =
  | { readonly ok: true; readonly board: Board }
  | { readonly ok: false; readonly errors: readonly ParseError[] };

/** More than anybody reads. */
const MOST_ERRORS = 100;

/** Reads a board file. Never throws: whatever the text is, the answer is a board or says what is wrong and where. */
export function parseBoard(text: string): ParseResult {
  const json = readJson(text);
  if (!json.ok) return { ok: false, errors: located(text, json.value, json.faults) };
  const errors = schemaErrors(json.value);
  if (errors.length === 0) return { ok: true, board: normaliseSections(json.value as Board) };
  return { ok: false, errors: located(text, json.value, explained(text, json.value, errors)) };
}

/** What keeps plain data, such as an editor's document, from having the form of a board; the first hundred things and one more. */
export function schemaErrors(data: unknown): readonly SchemaError[] {
  const errors: SchemaError[] = [];
  validate(data, (error) => {
    if (errors.length <= MOST_ERRORS) errors.push(error);
  });
  return errors;
}

/** An error that knows its offset in the text. */
interface Found {
  readonly code: string;
  readonly message: string;
  readonly offset: number;
  readonly pointer: string;
}

function explained(text: string, data: unknown, errors: readonly SchemaError[]): readonly Found[] {
  const explanations = errors.slice(0, MOST_ERRORS).map((error) => explain(error, data));
  const offsets = offsetsOfPointers(text, explanations);
  const found: Found[] = explanations.map((each, i) => ({ ...each, offset: offsets[i]! }));
  found.sort((a, b) => a.offset - b.offset);
  if (errors.length > MOST_ERRORS)
    found.push({ ...found.at(-1)!, code: 'schema/more', message: 'There are more errors of this sort.' });
  return found;
}

/** The errors, which are in the order of the file, with lines, columns and words. */
function located(text: string, data: unknown, found: readonly Found[]): readonly ParseError[] {
  const places = placesOfOffsets(
    // A caller without types may hand over anything; `readJson` has said so by now.
    typeof text === 'string' ? text : '',
    found.map(({ offset }) => offset),
  );
  return found.map(({ code, message, pointer }, i) => ({
    code,
    message,
    ...places[i]!,
    pointer,
    words: wordsOfPointer(data, pointer),
  }));
}
