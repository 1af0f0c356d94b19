/** From the text of a canonical export back to the `Board`, or to located errors. */
import {
  type Board,
  canonicalJson,
  describeJsonValue,
  describePointer,
  type ErrorAtOffset,
  findErrorOffsets,
  JSON_TYPE_NAMES,
  locateErrors,
  type ExplainedError,
  explainSchemaError,
  isStreetBoard,
  ownProperty,
  type ParseResult,
  quoteText,
  readJson,
  type SchemaError,
  findSchemaErrors,
  stepsOfPointer,
  pointerOfSteps,
  valueAtPointer,
} from '../../model/index.js';
import { validate } from '../../schemas/generated/validate-canonical.js';
import { compareCanonicalFiles } from './compare-canonical-files.js';
import type { CanonicalFile } from './board-relations.js';
import { buildCanonicalFile } from './to-canonical.js';

/**
 * Reads a canonical export; never throws. A file is accepted only if `toCanonical` of its board writes the same bytes:
 * the digest and every relation must be those of the board.
 */
export function fromCanonical(text: string): ParseResult {
  const json = readJson(text);
  if (!json.ok) return refused(text, json.value, json.faults);
  const errors = formErrors(json.value);
  if (errors.length > 0) return refused(text, json.value, findErrorOffsets(text, errors));
  const stated = json.value as CanonicalFile;
  const derived = buildCanonicalFile(stated.board);
  if (canonicalJson(derived) === text) return { ok: true, board: stated.board, problems: [] };
  const differences = [...compareCanonicalFiles(stated, derived)].map((each) => ({
    ...each,
    at: 'value' as const,
  }));
  return refused(text, json.value, [...findErrorOffsets(text, differences), ...byteErrors(text, stated)]);
}

/** More errors than this are not listed. */
const MOST_ERRORS = 100;

/** Errors in the form of the file; those inside its board are explained as in a board file. */
function formErrors(data: unknown): readonly ExplainedError[] {
  const board = ownProperty(data, 'board');
  const inBoard =
    board === undefined ? [] : findSchemaErrors(board).map((error) => explainInBoard(error, board));
  const around: SchemaError[] = [];
  validate(data, (error) => {
    if (around.length <= MOST_ERRORS && !/^\/board(\/|$)/.test(error.instancePath)) around.push(error);
  });
  const errors = [
    ...inBoard,
    ...schemaReferences(board),
    ...around.map((error) => explainCanonicalError(error, data)),
  ];
  if (errors.length > 0 || ownProperty(data, 'kind') === kindOf(board as Board)) return errors;
  const message = `The file claims to hold a ${String(ownProperty(data, 'kind'))}; the board in it is a ${kindOf(board as Board)}.`;
  return [{ code: 'canonical/kind', pointer: '/kind', at: 'value', message }];
}

/** A board file may refer to its schema; an export has only what all programs read. */
const schemaReferences = (board: unknown): readonly ExplainedError[] =>
  ownProperty(board, '$schema') === undefined ? [] : [unknownProperty('/board', '$schema')];

function unknownProperty(pointer: string, name: string): ExplainedError {
  const message = `The canonical format has no property ${quoteText(name)} here.`;
  return { code: 'schema/unknown-property', pointer: pointer + pointerOfSteps([name]), at: 'key', message };
}

const kindOf = (board: Board): CanonicalFile['kind'] => (isStreetBoard(board) ? 'street-board' : 'hex-board');

function explainInBoard(error: SchemaError, board: unknown): ExplainedError {
  const explanation = explainSchemaError(error, board);
  return { ...explanation, pointer: `/board${explanation.pointer}` };
}

/** Where the text differs from the RFC 8785 form of the same data. */
function byteErrors(text: string, data: unknown): readonly ErrorAtOffset[] {
  const canonical = canonicalJson(data);
  if (canonical === text) return [];
  let offset = 0;
  while (text.charCodeAt(offset) === canonical.charCodeAt(offset)) offset++;
  const [here, there] = [text.slice(offset, offset + 12), canonical.slice(offset, offset + 12)];
  const message = `The bytes are not those of RFC 8785: ${quoteText(here)} instead of ${quoteText(there)}. Export the file again instead of editing it.`;
  return [{ code: 'canonical/bytes', message, pointer: '', offset }];
}

function refused(text: string, data: unknown, errors: readonly ErrorAtOffset[]): ParseResult {
  const sorted = errors.toSorted((a, b) => a.offset - b.offset);
  const found = sorted.slice(0, MOST_ERRORS);
  if (sorted.length > MOST_ERRORS)
    found.push({ ...found.at(-1)!, code: 'schema/more', message: 'There are more errors of this kind.' });
  return { ok: false, errors: locateErrors(text, found, (pointer) => describeAt(data, pointer)) };
}

function describeAt(data: unknown, pointer: string): string {
  const [part, relation] = stepsOfPointer(pointer);
  if (part === 'board') return describePointer(ownProperty(data, 'board'), pointer.slice('/board'.length));
  return part === 'relations' && relation !== undefined
    ? `the relation ${quoteText(relation)}`
    : 'the canonical file';
}

/** Explains one schema error; `data` is the whole file. */
function explainCanonicalError(error: SchemaError, data: unknown): ExplainedError {
  const { keyword, params, instancePath: pointer } = error;
  switch (keyword) {
    case 'additionalProperties':
      return unknownProperty(pointer, String(params['additionalProperty']));
    case 'discriminator':
      return {
        code: 'schema/unknown-value',
        pointer: ownProperty(data, 'kind') === undefined ? pointer : `${pointer}/kind`,
        at: 'value',
        message: 'A canonical file has a "kind", "street-board" or "hex-board".',
      };
    case 'type':
    case 'pattern':
      return {
        code: `schema/${keyword}`,
        pointer,
        at: 'value',
        message: `The canonical format has ${keyword === 'type' ? JSON_TYPE_NAMES[String(params['type'])]! : `a text of the form ${String(params['pattern'])}`} here; found ${describeJsonValue(valueAtPointer(data, pointer))}.`,
      };
    default:
      return explainSchemaError(error, data);
  }
}
