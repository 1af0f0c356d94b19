/** From the text of a board file to a `Board`, or to located errors. */
import { validate as compiled } from '../../schemas/generated/validate-board.js';
import type { Board } from '../board.js';
import { explain, type SchemaError } from './explain.js';
import { normaliseSections } from './normalise-sections.js';
import { offsetOfPointer, readJson } from './read-json.js';
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

const validate = compiled as unknown as { (data: unknown): boolean; errors?: readonly SchemaError[] | null };

/** More than anybody reads; the last one says how many were left out. */
const MOST_ERRORS = 100;

/** Reads a board file. Never throws: whatever the text is, the answer is a board or says what is wrong and where. */
export function parseBoard(text: string): ParseResult {
  const json = readJson(text);
  if (!json.ok)
    return {
      ok: false,
      errors: json.faults.map(({ code, message, offset, pointer }) => ({
        code,
        message,
        ...placeOfOffset(text, offset),
        pointer,
        words: 'the board file',
      })),
    };
  const errors = schemaErrors(json.value);
  if (errors.length === 0) return { ok: true, board: normaliseSections(json.value as Board) };
  return { ok: false, errors: located(text, json.value, errors) };
}

/** Whether plain data, such as an editor's document, has the form of a board. */
export function schemaErrors(value: unknown): readonly SchemaError[] {
  if (validate(value)) return [];
  // `oneOf` only repeats what its branch said.
  return (validate.errors ?? []).filter((error) => error.keyword !== 'oneOf');
}

function located(text: string, value: unknown, errors: readonly SchemaError[]): ParseError[] {
  const shown = errors.slice(0, MOST_ERRORS).map((error): ParseError => {
    const { code, pointer, at, message } = explain(error, valueAt(value, error.instancePath));
    return {
      code,
      message,
      ...placeOfOffset(text, offsetOfPointer(text, pointer, at)),
      pointer,
      words: wordsOfPointer(value, pointer),
    };
  });
  const more = errors.length - shown.length;
  if (more > 0)
    shown.push({
      code: 'schema/more',
      message: `${more} more errors of this sort are not listed.`,
      line: 1,
      column: 1,
      pointer: '',
      words: 'the board',
    });
  return shown;
}

/** The line and column, from 1, of an offset in a text. */
export function placeOfOffset(
  text: string,
  offset: number,
): { readonly line: number; readonly column: number } {
  let line = 1;
  let start = 0;
  for (let next = text.indexOf('\n'); next >= 0 && next < offset; next = text.indexOf('\n', start)) {
    line++;
    start = next + 1;
  }
  return { line, column: offset - start + 1 };
}

function valueAt(value: unknown, pointer: string): unknown {
  let inner = value;
  for (const step of pointer.split('/').slice(1)) {
    if (typeof inner !== 'object' || inner === null) return undefined;
    inner = (inner as Record<string, unknown>)[step.replaceAll('~1', '/').replaceAll('~0', '~')];
  }
  return inner;
}
