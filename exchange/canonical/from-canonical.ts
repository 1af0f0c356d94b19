/** From the text of a canonical export back to the `Board`, or to located errors. */
import type { Board } from '../../model/board.js';
import { isStreetBoard } from '../../model/board.js';
import { canonicalJson } from '../../model/file/canonical-json.js';
import { explain, type Explanation, type SchemaError } from '../../model/file/explain.js';
import { field, stepsOfPointer } from '../../model/file/json-pointer.js';
import { offsetsOfPointers } from '../../model/file/offset-of-pointer.js';
import { schemaErrors, type ParseError, type ParseResult } from '../../model/file/parse-board.js';
import { placesOfOffsets } from '../../model/file/place-of-offset.js';
import { quoted } from '../../model/file/quoted.js';
import { readJson } from '../../model/file/read-json.js';
import { wordsOfPointer } from '../../model/file/words-of-pointer.js';
import { validate } from '../../schemas/generated/validate-canonical.js';
import { canonicalFileOf } from './canonical-file.js';
import { differencesOf } from './difference.js';
import { explainCanonical } from './explain-canonical.js';
import type { CanonicalFile } from './shape.js';

/**
 * Reads a canonical export. Never throws. It takes a file only if `toCanonical` of the board would write it so, byte for
 * byte: the digest must be the board's, and every relation what the board says.
 */
export function fromCanonical(text: string): ParseResult {
  const json = readJson(text);
  if (!json.ok) return refused(text, json.value, json.faults);
  const errors = formErrors(json.value);
  if (errors.length > 0) return refused(text, json.value, withOffsets(text, errors));
  const stated = json.value as CanonicalFile;
  const derived = canonicalFileOf(stated.board);
  if (canonicalJson(derived) === text) return { ok: true, board: stated.board };
  const differences = [...differencesOf(stated, derived)].map((each) => ({ ...each, at: 'value' as const }));
  return refused(text, json.value, [...withOffsets(text, differences), ...byteErrors(text, stated)]);
}

/** More than anybody reads. */
const MOST_ERRORS = 100;

/** What keeps plain data from having the form of a canonical file; the board in it is explained as in its own file. */
function formErrors(data: unknown): readonly Explanation[] {
  const board = field(data, 'board');
  const inBoard = board === undefined ? [] : schemaErrors(board).map((error) => explainInBoard(error, board));
  const around: SchemaError[] = [];
  validate(data, (error) => {
    if (around.length <= MOST_ERRORS && !/^\/board(\/|$)/.test(error.instancePath)) around.push(error);
  });
  const errors = [...inBoard, ...around.map((error) => explainCanonical(error, data))];
  if (errors.length > 0 || field(data, 'kind') === kindOf(board as Board)) return errors;
  const message = `The file says it holds a ${String(field(data, 'kind'))}; the board in it is a ${kindOf(board as Board)}.`;
  return [{ code: 'canonical/kind', pointer: '/kind', at: 'value', message }];
}

const kindOf = (board: Board): CanonicalFile['kind'] => (isStreetBoard(board) ? 'street-board' : 'hex-board');

function explainInBoard(error: SchemaError, board: unknown): Explanation {
  const explanation = explain(error, board);
  return { ...explanation, pointer: `/board${explanation.pointer}` };
}

/** The same data has one text by RFC 8785; this may be another one. */
function byteErrors(text: string, data: unknown): readonly Found[] {
  const canonical = canonicalJson(data);
  if (canonical === text) return [];
  let offset = 0;
  while (text.charCodeAt(offset) === canonical.charCodeAt(offset)) offset++;
  const [here, there] = [text.slice(offset, offset + 12), canonical.slice(offset, offset + 12)];
  const message = `The bytes are not those of RFC 8785: here stands ${quoted(here)} instead of ${quoted(there)}. Export the file anew instead of editing it.`;
  return [{ code: 'canonical/bytes', message, pointer: '', offset }];
}

interface Found extends Pick<ParseError, 'code' | 'message' | 'pointer'> {
  readonly offset: number;
}

function withOffsets(text: string, explanations: readonly Explanation[]): readonly Found[] {
  const offsets = offsetsOfPointers(text, explanations);
  return explanations.map(({ code, message, pointer }, i) => ({
    code,
    message,
    pointer,
    offset: offsets[i]!,
  }));
}

function refused(text: string, data: unknown, errors: readonly Found[]): ParseResult {
  const sorted = errors.toSorted((a, b) => a.offset - b.offset);
  const found = sorted.slice(0, MOST_ERRORS);
  if (sorted.length > MOST_ERRORS)
    found.push({ ...found.at(-1)!, code: 'schema/more', message: 'There are more errors of this sort.' });
  const places = placesOfOffsets(
    // A caller without types may hand over anything; `readJson` has said so by now.
    typeof text === 'string' ? text : '',
    found.map(({ offset }) => offset),
  );
  return {
    ok: false,
    errors: found.map(({ code, message, pointer }, i) => ({
      code,
      message,
      ...places[i]!,
      pointer,
      words: wordsOf(data, pointer),
    })),
  };
}

function wordsOf(data: unknown, pointer: string): string {
  const [part, relation] = stepsOfPointer(pointer);
  if (part === 'board') return wordsOfPointer(field(data, 'board'), pointer.slice('/board'.length));
  return part === 'relations' && relation !== undefined
    ? `the relation ${quoted(relation)}`
    : 'the canonical file';
}
