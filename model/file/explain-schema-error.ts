/** Turns errors of the compiled schema into sentences: what is wrong, and what to write instead. */
import { groupBy } from '../board/group-by.js';
import { BOARD_MAPS, BOARD_UNIONS } from '../../schemas/generated/board-shapes.js';
import { schemaDefinitionNameAt, propertiesOfDefinition } from './schema-definition-name.js';
import { ownProperty, pointerOfSteps, valueAtPointer } from './json-pointer.js';
import { quoteText } from './quote-text.js';
import { suggestSpelling } from './suggest-spelling.js';

/** An error as the compiled schema reports it. */
export interface SchemaError {
  readonly keyword: string;
  readonly instancePath: string;
  readonly params: Readonly<Record<string, unknown>>;
}

export interface ExplainedError {
  readonly code: string;
  readonly pointer: string;
  /** Whether the property name or the value at the pointer is wrong. */
  readonly at: 'key' | 'value';
  readonly message: string;
}

/** Explains one schema error; `data` is the whole file. */
export function explainSchemaError(error: SchemaError, data: unknown): ExplainedError {
  const { keyword, params, instancePath: pointer } = error;
  const value = valueAtPointer(data, pointer);
  const definition = schemaDefinitionNameAt(data, pointer);
  const here = (code: string, message: string): ExplainedError => ({ code, pointer, at: 'value', message });
  const found = `found ${describeJsonValue(value)}.`;
  const limit = `at ${keyword.startsWith('min') ? 'least' : 'most'} ${String(params['limit'])}`;
  switch (keyword) {
    case 'additionalProperties':
      return unknownProperty(pointer, String(params['additionalProperty']), definition);
    case 'propertyNames':
      return wrongKey(pointer, String(params['additionalProperty']), definition);
    case 'required':
      return missingProperty(pointer, String(params['missingProperty']), params);
    case 'places':
      return { code: 'schema/places', pointer, at: 'key', message: needlessPlace(params) };
    case 'enum':
      return here('schema/unknown-value', mustBe(params['allowedValues'] as readonly unknown[], value));
    case 'const':
      return here('schema/unknown-value', mustBe([params['allowedValue']], value));
    case 'discriminator':
      return wrongTag(pointer, definition, value);
    case 'type':
      return here('schema/type', `This must be ${JSON_TYPE_NAMES[String(params['type'])]!}; ${found}`);
    case 'pattern':
      return here('schema/pattern', `This must be ${PATTERNS[definition]!}; ${found}`);
    case 'minItems':
      return here('schema/minItems', `This list must have ${limit}; it has ${(value as unknown[]).length}.`);
    case 'maxItems':
      return here('schema/maxItems', `This list must have ${limit}; it has ${(value as unknown[]).length}.`);
    case 'minimum':
      return here('schema/minimum', `This must be ${limit}; ${found}`);
    case 'maximum':
      return here('schema/maximum', `This must be ${limit}; ${found}`);
    default:
      return here(`schema/${keyword}`, `This does not fit the board format (${keyword}); ${found}`);
  }
}

/** Why one place is missing. */
const placesOfOthers = ({ placed, unplaced }: SchemaError['params']): string =>
  ` ${countNodes(Number(placed))} a place, ${countNodes(Number(unplaced))} none. ${ALL_OR_NONE}`;

const needlessPlace = (params: SchemaError['params']): string =>
  params['placed'] === 0
    ? 'This line has bends, but the board has no places. Remove the bends, or give every node its `at`.'
    : `This node has a place.${placesOfOthers(params)}`;

const countNodes = (count: number): string => (count === 1 ? '1 node has' : `${count} nodes have`);

const ALL_OR_NONE = 'All nodes of a board have one, or none has.';

/** The key of a map is an id. */
function wrongKey(pointer: string, name: string, definition: string): ExplainedError {
  const message = `This must be ${PATTERNS[BOARD_MAPS[definition]!.keys]!}; found ${quoteText(name)}.`;
  return { code: 'schema/pattern', pointer: pointer + pointerOfSteps([name]), at: 'key', message };
}

const missing = (name: string): string => `${quoteText(name)} is missing. Add it`;

function missingProperty(pointer: string, name: string, params: SchemaError['params']): ExplainedError {
  const code = 'schema/missing-property';
  const { misspelt } = params;
  if (typeof misspelt !== 'string') {
    const why = params['placed'] === undefined ? '' : placesOfOthers(params);
    return { code, pointer, at: 'value', message: `${missing(name)}.${why}` };
  }
  const message = `${quoteText(name)} is missing, but there is ${quoteText(misspelt)}. Rename it to ${quoteText(name)}.`;
  return { code, pointer: pointer + pointerOfSteps([misspelt]), at: 'key', message };
}

/** A file with more unknown properties is not a board with a spelling mistake. */
const MOST_COMPARED = 1000;

/** All errors, in which a required property that is missing and an unknown one of a similar name are one error. */
export function mergeMisspelt(
  fatal: readonly SchemaError[],
  unknown: readonly SchemaError[],
): readonly SchemaError[] {
  const missing = groupBy(
    fatal.filter(({ keyword }) => keyword === 'required'),
    ({ instancePath }) => instancePath,
  );
  if (missing.size === 0) return [...fatal, ...unknown];
  const merged = new Map<SchemaError, SchemaError>();
  const others = unknown.filter(({ instancePath, params: { additionalProperty: misspelt } }, i) => {
    if (i >= MOST_COMPARED) return true;
    const here = (missing.get(instancePath) ?? []).filter((error) => !merged.has(error));
    const near = suggestSpelling(String(misspelt), here.map(nameOfMissing));
    const error = here.find((each) => nameOfMissing(each) === near);
    if (error) merged.set(error, { ...error, params: { ...error.params, misspelt } });
    return error === undefined;
  });
  return [...fatal.map((error) => merged.get(error) ?? error), ...others];
}

const nameOfMissing = ({ params }: SchemaError): string => String(params['missingProperty']);

function unknownProperty(pointer: string, name: string, definition: string): ExplainedError {
  const known = propertiesOfDefinition(definition);
  const message = `There is no property ${quoteText(name)} here.${didYouMean(name, known) || ` Known are ${known.join(', ')}.`}`;
  return { code: 'schema/unknown-property', pointer: pointer + pointerOfSteps([name]), at: 'key', message };
}

/** One property distinguishes the members of a union: `game` for boards, `fact` for witnesses. */
function wrongTag(pointer: string, definition: string, value: unknown): ExplainedError {
  const { by, of } = BOARD_UNIONS[definition]!;
  const known = Object.keys(of);
  const given = ownProperty(value, by);
  if (given === undefined) {
    const message = `${missing(by)}: ${oneOf(known)}.`;
    return { code: 'schema/missing-property', pointer, at: 'value', message };
  }
  const message = mustBe(known, given);
  return { code: 'schema/unknown-value', pointer: pointer + pointerOfSteps([by]), at: 'value', message };
}

function mustBe(allowed: readonly unknown[], value: unknown): string {
  const hint = typeof value === 'string' ? didYouMean(value, allowed.map(String)) : '';
  // After a suggestion a long list of values does not help.
  if (hint !== '' && allowed.length > 8) return `${describeJsonValue(value)} is not known here.${hint}`;
  return `This must be ${oneOf(allowed)}; found ${describeJsonValue(value)}.${hint}`;
}

/** Strings are quoted as in the file, so that a lamp "1" is not mistaken for a number. */
function oneOf(allowed: readonly unknown[]): string {
  const words = allowed.map((each) => JSON.stringify(each));
  return words.length === 1 ? words[0]! : `one of ${words.join(', ')}`;
}

function didYouMean(word: string, known: readonly string[]): string {
  const near = suggestSpelling(word, known);
  return near === undefined ? '' : ` Did you mean ${quoteText(near)}?`;
}

/** A value of a file in a message: texts are quoted, lists and objects only named. */
export function describeJsonValue(value: unknown): string {
  if (typeof value === 'string') return quoteText(value);
  if (typeof value === 'number' || typeof value === 'boolean' || value === null) return String(value);
  if (value === undefined) return 'nothing';
  return Array.isArray(value) ? 'a list' : 'an object';
}

/** The types of JSON schemas in messages. */
export const JSON_TYPE_NAMES: Readonly<Record<string, string>> = {
  object: 'an object { … }',
  array: 'a list [ … ]',
  string: 'a text in quotes',
  integer: 'a whole number',
  boolean: 'true or false',
};

/** What each pattern of the schema requires, by the definition it belongs to. */
const PATTERNS: Readonly<Record<string, string>> = {
  circleId: 'a circle, such as "c65"',
  crossingId: 'a crossing, such as "x102"',
  junctionId: 'a junction, such as "t9"',
  nodeId: 'a circle, crossing or junction, such as "c65", "x102" or "t9"',
  blockId: 'a block, such as "b12"',
  hexId: 'a hex, such as "h3,-2"',
  entityId: 'a circle, crossing, junction, block, hex or exit, such as "c65", "x102" or "h3,-2"',
  exitId: 'an exit in capitals, such as "NW"',
  section: 'a section, such as "Aa"',
  columnLabel: 'a column of the grid, such as "A5"',
  rowLabel: 'a row of the grid, such as "b8"',
  boardId: 'a name in small letters, digits and hyphens, such as "whitehall"',
  edition: 'a name in small letters, digits and hyphens, such as "2012-revised"',
  version: 'a version of three numbers, such as "1.0.0"',
  date: 'a date, such as "1888-08-31"',
  ruleId: 'a rule of docs/games, such as "LFW-X02"',
  'cellWitness.is': 'a cell of the grid, such as "A5/b8"',
  'round.order': 'four letters D and J, such as "DJJD"',
  'streetTracks.move': 'a space of the track, a Roman or a plain number, such as "IV" or "12"',
  text: 'words on one line, without blanks at the ends',
  'scan.sha256': 'a SHA-256 of 64 small hex digits',
};
