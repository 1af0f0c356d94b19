/** Parses the text of a board file into a `Board` or located errors. */
import { validate } from '../../schemas/generated/validate-board.js';
import type { Board } from '../board/board.js';
import { BOARD_MAPS } from '../../schemas/generated/board-shapes.js';
import { findPlaceErrors } from './check-places.js';
import {
  explainSchemaError,
  mergeMisspelt,
  type ExplainedError,
  type SchemaError,
} from './explain-schema-error.js';
import { separateExtra } from './extra.js';
import { pointerOfSteps, valueAtPointer } from './json-pointer.js';
import { normaliseSections } from './normalise-sections.js';
import { offsetsOfPointers } from './offset-of-pointer.js';
import { lineColumnsOfOffsets } from './line-and-column.js';
import { readCanonical } from './read-canonical.js';
import { readJson } from './read-json.js';
import { schemaDefinitionNameAt } from './schema-definition-name.js';
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
  | {
      readonly ok: true;
      readonly board: Board;
      /** The properties that the format does not know. The board keeps them under `extra`. */
      readonly problems: readonly ParseError[];
    }
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
  const canonical = readCanonical(text);
  if (canonical !== undefined) return { ok: true, board: canonical, problems: [] };
  const json = readJson(text);
  const { value } = json;
  const located = (found: readonly ErrorAtOffset[]): readonly ParseError[] =>
    locateErrors(text, found, (pointer) => describePointer(value, pointer));
  const faults = json.ok ? [] : json.faults;
  const isExactFraction = ({ code, pointer }: (typeof faults)[number]): boolean =>
    code === 'json/not-an-integer' && isExact(valueAtPointer(value, pointer));
  if (!faults.every(isExactFraction)) return { ok: false, errors: located(faults) };
  const { fatal, unknown } = schemaErrorsOf(value);
  // The format says nothing about the numbers of unknown properties.
  const known = faults.filter(({ pointer }) => !unknown.some((error) => isInside(pointer, error)));
  if (known.length > 0) return { ok: false, errors: located(faults) };
  const all = mergeMisspelt(fatal, unknown);
  const found = located(all.length === 0 ? [] : explained(text, value, all));
  if (fatal.length > 0) return { ok: false, errors: found };
  return { ok: true, board: normaliseSections(withExtra(value, unknown) as Board), problems: found };
}

/** Whether a number is written back as it was read; a larger whole number is not. */
const isExact = (value: unknown): boolean =>
  typeof value === 'number' && Number.isFinite(value) && Math.abs(value) <= Number.MAX_SAFE_INTEGER;

/** Whether a pointer leads into the unknown property of an error. */
function isInside(pointer: string, { instancePath, params }: SchemaError): boolean {
  const property = `${instancePath}${pointerOfSteps([String(params['additionalProperty'])])}`;
  return pointer === property || pointer.startsWith(`${property}/`);
}

/** The schema errors of plain data, such as an editor's document: at most one more than are reported. */
export function findSchemaErrors(data: unknown): readonly SchemaError[] {
  const { fatal, unknown } = schemaErrorsOf(data);
  return [...fatal, ...unknown].slice(0, MOST_ERRORS + 1);
}

/** The errors of plain data. Of those that make a board impossible, at most one more than are reported; all unknown properties. */
function schemaErrorsOf(data: unknown) {
  const fatal: SchemaError[] = [];
  const unknown: SchemaError[] = [];
  const addFatal = (error: SchemaError): void => {
    if (fatal.length <= MOST_ERRORS) fatal.push(error);
  };
  validate(data, (error) => {
    if (error.keyword !== 'additionalProperties') addFatal(error);
    else if (isOfMap(data, error)) addFatal({ ...error, keyword: 'propertyNames' });
    else unknown.push(error);
  });
  for (const error of findPlaceErrors(data)) addFatal(error);
  return { fatal, unknown };
}

/** The keys of a map are ids, so that a wrong one is no unknown property. */
const isOfMap = (data: unknown, { instancePath }: SchemaError): boolean =>
  Object.hasOwn(BOARD_MAPS, schemaDefinitionNameAt(data, instancePath));

/** The data, in which unknown properties stand under `extra`. */
function withExtra(data: unknown, unknown: readonly SchemaError[]): unknown {
  if (unknown.length === 0) return data;
  const names = new Map<object, Set<string>>();
  for (const { instancePath, params } of unknown) {
    const object = valueAtPointer(data, instancePath) as object;
    names.set(object, (names.get(object) ?? new Set()).add(String(params['additionalProperty'])));
  }
  return separateExtra(data, names);
}

/** An error with its offset in the text. */
export interface ErrorAtOffset extends Pick<ParseError, 'code' | 'message' | 'pointer'> {
  readonly offset: number;
}

function explained(text: string, data: unknown, errors: readonly SchemaError[]): readonly ErrorAtOffset[] {
  const explanations = errors.slice(0, MOST_ERRORS).map((error) => explainSchemaError(error, data));
  const found = findErrorOffsets(text, explanations).toSorted((a, b) => a.offset - b.offset);
  if (errors.length > MOST_ERRORS)
    found.push({ ...found.at(-1)!, code: 'schema/more', message: 'There are more errors of this sort.' });
  return found;
}

/** Adds the offsets of errors that are known by their pointers. */
export function findErrorOffsets(text: string, errors: readonly ExplainedError[]): readonly ErrorAtOffset[] {
  const offsets = offsetsOfPointers(text, errors);
  return errors.map((error, i) => ({ ...error, offset: offsets[i]! }));
}

/** Adds lines, columns and descriptions to errors that are in the order of the file. */
export function locateErrors(
  text: string,
  found: readonly ErrorAtOffset[],
  describe: (pointer: string) => string,
): readonly ParseError[] {
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
    words: describe(pointer),
  }));
}
