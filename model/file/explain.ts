/** Turns what the compiled schema says into sentences: what is wrong, and what to write instead. */
import { BOARD_PROPERTIES } from '../../schemas/generated/board-properties.js';
import { GAME_NAMES } from '../vocabulary.js';
import { quoted } from './read-json.js';
import { suggest } from './suggest.js';

/** An error as ajv's compiled code reports it. */
export interface SchemaError {
  readonly keyword: string;
  readonly instancePath: string;
  readonly schemaPath: string;
  readonly params: Readonly<Record<string, unknown>>;
}

export interface Explanation {
  readonly code: string;
  readonly pointer: string;
  /** Whether the pointer's property name, not its value, is what is wrong. */
  readonly at: 'key' | 'value';
  readonly message: string;
}

/** One schema error in words. `value` is what stands at its place. */
export function explain(error: SchemaError, value: unknown): Explanation {
  const { keyword, params, instancePath } = error;
  const definition = /\$defs\/(\w+)/.exec(error.schemaPath)?.[1] ?? '';
  const here = { code: `schema/${keyword}`, pointer: instancePath, at: 'value' as const };
  switch (keyword) {
    case 'additionalProperties': {
      const property = String(params['additionalProperty']);
      const pointer = `${instancePath}/${property.replaceAll('~', '~0').replaceAll('/', '~1')}`;
      const known: readonly string[] = BOARD_PROPERTIES[definition as keyof typeof BOARD_PROPERTIES] ?? [];
      const message = `There is no property ${quoted(property)} here.${didYouMean(property, known) || ` Known are ${known.join(', ')}.`}`;
      return { code: 'schema/unknown-property', pointer, at: 'key', message };
    }
    case 'required':
      return {
        ...here,
        code: 'schema/missing-property',
        message: `"${String(params['missingProperty'])}" is missing. Add it.`,
      };
    case 'enum':
    case 'const': {
      const allowed = (params['allowedValues'] ?? [params['allowedValue']]) as unknown[];
      return { ...here, code: 'schema/unknown-value', message: oneOf(allowed.map(String), value) };
    }
    case 'discriminator':
      return discriminated(error, value);
    case 'type':
      return {
        ...here,
        message: `This must be ${TYPES[String(params['type'])] ?? String(params['type'])}, but it is ${describe(value)}.`,
      };
    case 'pattern':
      return {
        ...here,
        message: `This must be ${PATTERNS[definition] ?? `written as ${String(params['pattern'])}`}; found ${describe(value)}.`,
      };
    case 'minItems':
    case 'maxItems':
      return {
        ...here,
        message: `This list must have ${keyword === 'minItems' ? 'at least' : 'at most'} ${String(params['limit'])}; it has ${Array.isArray(value) ? value.length : 0}.`,
      };
    case 'minimum':
    case 'maximum':
      return {
        ...here,
        message: `This must be ${keyword === 'minimum' ? 'at least' : 'at most'} ${String(params['limit'])}; found ${describe(value)}.`,
      };
    default:
      return {
        ...here,
        message: `This does not fit the board format (${keyword}); found ${describe(value)}.`,
      };
  }
}

/** A union is told apart by one property: `game` for boards, `fact` for witnesses. */
function discriminated(error: SchemaError, value: unknown): Explanation {
  const tag = String(error.params['tag']);
  const known = tag === 'game' ? Object.keys(GAME_NAMES) : FACTS;
  const given =
    typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[tag] : undefined;
  return given === undefined
    ? {
        code: 'schema/missing-property',
        pointer: error.instancePath,
        at: 'value',
        message: `"${tag}" is missing. ${oneOf(known, given)}`,
      }
    : {
        code: 'schema/unknown-value',
        pointer: `${error.instancePath}/${tag}`,
        at: 'value',
        message: oneOf(known, given),
      };
}

const FACTS = [
  'exists',
  'colour',
  'border',
  'sector',
  'cell',
  'relation',
  'search-set',
  'barred-by-one',
  'never-barred',
  'visible-at-start',
];

function oneOf(allowed: readonly string[], value: unknown): string {
  const list = allowed.length === 1 ? String(allowed[0]) : `one of ${allowed.join(', ')}`;
  if (value === undefined) return `It must be ${list}.`;
  return `This must be ${list}; found ${describe(value)}.${typeof value === 'string' ? didYouMean(value, allowed) : ''}`;
}

function didYouMean(word: string, known: readonly string[]): string {
  const near = suggest(word, known);
  return near === undefined ? '' : ` Did you mean "${near}"?`;
}

const TYPES: Readonly<Record<string, string>> = {
  object: 'an object { … }',
  array: 'a list [ … ]',
  string: 'a text in quotes',
  integer: 'a whole number',
  boolean: 'true or false',
};

const PATTERNS: Readonly<Record<string, string>> = {
  circleId: 'a circle, such as "c65"',
  crossingId: 'a crossing, such as "x102"',
  junctionId: 'a junction, such as "t9"',
  nodeId: 'a circle, crossing or junction, such as "c65", "x102" or "t9"',
  blockId: 'a block, such as "b12"',
  hexId: 'a hex, such as "h3,-2"',
  exitId: 'an exit in capitals, such as "NW"',
  section: 'a section, such as "Aa"',
  columnLabel: 'a column of the grid, such as "A5"',
  rowLabel: 'a row of the grid, such as "b8"',
  boardId: 'a name in small letters and hyphens, such as "whitehall"',
  edition: 'a name in small letters and hyphens, such as "2012-revised"',
  version: 'a version of three numbers, such as "1.0.0"',
  date: 'a date, such as "1888-08-31"',
  ruleId: 'a rule of docs/games, such as "LFW-X02"',
  cellWitness: 'a cell of the grid, such as "A5/b8"',
  round: 'four letters D and J, such as "DJJD"',
  streetTracks: 'a space of the track: a Roman or a plain number',
  text: 'words on one line, without blanks at the ends',
  scan: 'a SHA-256 of 64 small hex digits',
};

function describe(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'an object';
  return typeof value === 'string' ? quoted(value) : String(value);
}
