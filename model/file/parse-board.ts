/** Parses the text of a board file into a `Board` or located errors. */
import { validate } from '../../schemas/generated/validate-board.js';
import type { Board } from '../board/board.js';
import { explainSchemaError, type SchemaError } from './explain-schema-error.js';
import { normaliseSections } from './normalise-sections.js';
import { offsetsOfPointers } from './offset-of-pointer.js';
import { lineColumnsOfOffsets } from './line-and-column.js';
import { readJson } from './read-json.js';
import { describePointer } from './describe-pointer.js';

/** One error in a file, with line and column, pointer, and description. */
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

/** The most errors that are reported. */
const MOST_ERRORS = 100;

/**
 * Parses a board file. Never throws: the result is a board, or what is wrong and where.
 *
 * @example
 * {@includeCode ../../docs/examples/api/parse-board.ts}
 */
export function parseBoard(text: string): ParseResult {
  const json = readJson(text);
  if (!json.ok) return { ok: false, errors: located(text, json.value, json.faults) };
  const errors = findSchemaErrors(json.value);
  if (errors.length === 0) return { ok: true, board: normaliseSections(json.value as Board) };
  return { ok: false, errors: located(text, json.value, explained(text, json.value, errors)) };
}

/**
 * The schema errors of plain data, such as an editor's document: the first hundred, and one that says there are
 * more.
 */
export function findSchemaErrors(data: unknown): readonly SchemaError[] {
  const errors: SchemaError[] = [];
  validate(data, (error) => {
    if (errors.length <= MOST_ERRORS) errors.push(error);
  });
  return errors;
}

/** An error with its offset in the text. */
interface Found {
  readonly code: string;
  readonly message: string;
  readonly offset: number;
  readonly pointer: string;
}

function explained(text: string, data: unknown, errors: readonly SchemaError[]): readonly Found[] {
  const explanations = errors.slice(0, MOST_ERRORS).map((error) => explainSchemaError(error, data));
  const offsets = offsetsOfPointers(text, explanations);
  const found: Found[] = explanations.map((each, i) => ({ ...each, offset: offsets[i]! }));
  found.sort((a, b) => a.offset - b.offset);
  if (errors.length > MOST_ERRORS)
    found.push({ ...found.at(-1)!, code: 'schema/more', message: 'There are more errors of this sort.' });
  return found;
}

/** Adds lines, columns and descriptions to errors that are in the order of the file. */
function located(text: string, data: unknown, found: readonly Found[]): readonly ParseError[] {
  const places = lineColumnsOfOffsets(
    // A caller without types may pass anything; `readJson` has reported that by now.
    typeof text === 'string' ? text : '',
    found.map(({ offset }) => offset),
  );
  return found.map(({ code, message, pointer }, i) => ({
    code,
    message,
    ...places[i]!,
    pointer,
    words: describePointer(data, pointer),
  }));
}
