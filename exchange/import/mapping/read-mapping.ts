/** From the text of a mapping file to a `Mapping`, or to located errors. Strictly: a misspelled key would be ignored in silence. */
import { field, pointerOfSteps } from '../../model/file/json-pointer.js';
import { offsetsOfPointers, type Target } from '../../model/file/offset-of-pointer.js';
import { quoted } from '../../model/file/quoted.js';
import { readJson } from '../../model/file/read-json.js';
import { suggest } from '../../model/file/suggest.js';
import { problemsOf, type Problem } from './fault.js';
import type { ForeignFile } from './foreign-graph.js';
import { FACTS, FIELDS, NO_MAPPING, type Field, type Mapping } from './mapping.js';
import { isObject } from './read-foreign-json.js';

export type ReadMapping =
  | { readonly ok: true; readonly mapping: Mapping }
  | { readonly ok: false; readonly errors: readonly Problem[] };

/** Reads a mapping file. Never throws. */
export function readMapping(file: ForeignFile): ReadMapping {
  const json = readJson(file.text, { fractions: true });
  if (!json.ok) return refused(file, json.faults);
  const faults = faultsOf(json.value);
  if (faults.length === 0) return { ok: true, mapping: mappingOf(json.value as object) };
  const offsets = offsetsOfPointers(file.text, faults);
  return refused(
    file,
    faults.map(({ message, at }, i) => ({
      code: at === 'key' ? 'mapping/unknown-key' : 'mapping/value',
      message,
      offset: offsets[i]!,
    })),
  );
}

function refused(
  file: ForeignFile,
  faults: readonly { code: string; message: string; offset: number }[],
): ReadMapping {
  const located = faults.map(({ code, message, offset }) => ({
    code,
    message,
    offset,
    file: 0,
    words: 'the mapping',
  }));
  return { ok: false, errors: problemsOf([file], located) };
}

interface Wrong extends Target {
  readonly message: string;
}

const PLACE_KEYS = ['scale', 'left', 'top', 'up'];
const KEYS = ['board', ...Object.keys(FIELDS), ...PLACE_KEYS];

function faultsOf(data: unknown): readonly Wrong[] {
  if (!isObject(data)) return [wrong([], 'A mapping is an object { … }.')];
  return [
    ...unknownKeys(data, [], KEYS),
    ...boardFaults(field(data, 'board')),
    ...Object.keys(FIELDS).flatMap((name) => fieldFaults(field(data, name), name)),
    ...placeFaults(data),
  ];
}

const wrong = (steps: readonly string[], message: string, at: Target['at'] = 'value'): Wrong => ({
  pointer: pointerOfSteps(steps),
  at,
  message,
});

function unknownKeys(object: object, steps: readonly string[], known: readonly string[]): readonly Wrong[] {
  return Object.keys(object)
    .filter((key) => !known.includes(key))
    .map((key) => {
      const near = suggest(key, known);
      const hint = near === undefined ? `Known are ${known.join(', ')}.` : `Did you mean ${quoted(near)}?`;
      return wrong([...steps, key], `There is no key ${quoted(key)} here. ${hint}`, 'key');
    });
}

function boardFaults(board: unknown): readonly Wrong[] {
  if (board === undefined) return [];
  if (!isObject(board)) return [wrong(['board'], 'What is said of the board is an object { … }.')];
  return [
    ...unknownKeys(board, ['board'], Object.keys(FACTS)),
    ...Object.entries(board)
      .filter(([, value]: [string, unknown]) => typeof value !== 'string' && typeof value !== 'number')
      .map(([key]) => wrong(['board', key], 'This must be a text in quotes or a number.')),
  ];
}

function fieldFaults(value: unknown, name: string): readonly Wrong[] {
  if (value === undefined || (typeof value === 'string' && value !== '')) return [];
  if (!isObject(value)) return [wrong([name], ATTRIBUTE)];
  const [attribute, values, missing] = ['attribute', 'values', 'missing'].map((key) => field(value, key));
  return [
    ...unknownKeys(value, [name], ['attribute', 'values', 'missing']),
    ...(attribute === undefined || (typeof attribute === 'string' && attribute !== '')
      ? []
      : [wrong([name, 'attribute'], 'This must be the name of an attribute, in quotes.')]),
    ...(missing === undefined || ['string', 'number', 'boolean'].includes(typeof missing)
      ? []
      : [wrong([name, 'missing'], 'This must be a text in quotes, a number, true or false.')]),
    ...valuesFaults(values, name),
  ];
}

const ATTRIBUTE =
  'This must be the name of an attribute, in quotes, or an object with "attribute", "values" or "missing".';

function valuesFaults(values: unknown, name: string): readonly Wrong[] {
  if (values === undefined) return [];
  if (!isObject(values))
    return [
      wrong(
        [name, 'values'],
        'This must be an object with our words for theirs, such as { "station": "circle" }.',
      ),
    ];
  return Object.entries(values).flatMap(([theirs, ours]: [string, unknown]) => {
    if (typeof ours === 'string') return [];
    if (ours === null && (name === 'kind' || name === 'relation')) return [];
    return [
      wrong(
        [name, 'values', theirs],
        'This must be a text in quotes; of a kind or a relation null leaves such out.',
      ),
    ];
  });
}

function placeFaults(data: object): readonly Wrong[] {
  const scale = field(data, 'scale');
  const isNumber = (value: unknown): boolean => value === undefined || typeof value === 'number';
  return [
    ...(isNumber(scale) && !(typeof scale === 'number' && scale <= 0)
      ? []
      : [wrong(['scale'], 'This must be a number above 0: how many board units one of theirs is.')]),
    ...['left', 'top']
      .filter((key) => !isNumber(field(data, key)))
      .map((key) => wrong([key], `This must be a number: their coordinate of the ${key} edge of the board.`)),
    ...([undefined, true, false].includes(field(data, 'up') as boolean | undefined)
      ? []
      : [wrong(['up'], 'This must be true or false: whether their y goes up.')]),
  ];
}

function mappingOf(data: object): Mapping {
  const { board, scale, left, top, up, ...fields } = data as Record<string, unknown> & Partial<Mapping>;
  return {
    ...NO_MAPPING,
    ...(board !== undefined && { board }),
    ...(scale !== undefined && { scale }),
    ...(left !== undefined && { left }),
    ...(top !== undefined && { top }),
    ...(up !== undefined && { up }),
    fields: Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [
        name,
        typeof value === 'string' ? { attribute: value } : (value as Field),
      ]),
    ),
  };
}
