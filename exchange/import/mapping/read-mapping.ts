/** Reads a mapping file into a `Mapping` or located errors. Unknown keys are errors, so that a misspelled key is not ignored. */
import {
  offsetsOfPointers,
  ownProperty,
  pointerOfSteps,
  type PointerTarget,
  quoteText,
  readJson,
  suggestSpelling,
} from '../../../model/index.js';
import {
  faultAt,
  locateFaults,
  type ForeignFile,
  type LocatedImportFault,
} from '../foreign/foreign-graph.js';
import {
  BOARD_FACT_ATTRIBUTES,
  FIELD_ATTRIBUTES,
  DEFAULT_MAPPING,
  type FieldMapping,
  type Mapping,
} from './mapping.js';
import { listFaults, listsOf, LIST_KEYS } from './read-list-keys.js';
import { isObject } from '../readers/read-foreign-json.js';

export type MappingResult =
  | { readonly ok: true; readonly mapping: Mapping }
  | { readonly ok: false; readonly errors: readonly LocatedImportFault[] };

/** Reads a mapping file. Never throws. */
export function readMapping(file: ForeignFile): MappingResult {
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
): MappingResult {
  const located = faults.map(({ code, message, offset }) =>
    faultAt({ file: 0, offset }, code, 'the mapping', message),
  );
  return { ok: false, errors: locateFaults([file], located) };
}

interface Wrong extends PointerTarget {
  readonly message: string;
}

const PLACE_KEYS = ['scale', 'left', 'top', 'up'];
const KEYS = ['board', ...Object.keys(FIELD_ATTRIBUTES), ...PLACE_KEYS, ...LIST_KEYS];

function faultsOf(data: unknown): readonly Wrong[] {
  if (!isObject(data)) return [wrong([], 'A mapping is an object { … }.')];
  return [
    ...unknownKeys(data, [], KEYS),
    ...boardFaults(ownProperty(data, 'board')),
    ...Object.keys(FIELD_ATTRIBUTES).flatMap((name) => fieldFaults(ownProperty(data, name), name)),
    ...placeFaults(data),
    ...listFaults(data),
  ];
}

const wrong = (steps: readonly string[], message: string, at: PointerTarget['at'] = 'value'): Wrong => ({
  pointer: pointerOfSteps(steps),
  at,
  message,
});

function unknownKeys(object: object, steps: readonly string[], known: readonly string[]): readonly Wrong[] {
  return Object.keys(object)
    .filter((key) => !known.includes(key))
    .map((key) => {
      const near = suggestSpelling(key, known);
      const hint =
        near === undefined ? `Known keys: ${known.join(', ')}.` : `Did you mean ${quoteText(near)}?`;
      return wrong([...steps, key], `There is no key ${quoteText(key)} here. ${hint}`, 'key');
    });
}

function boardFaults(board: unknown): readonly Wrong[] {
  if (board === undefined) return [];
  if (!isObject(board)) return [wrong(['board'], '"board" must be an object { … }.')];
  return [
    ...unknownKeys(board, ['board'], Object.keys(BOARD_FACT_ATTRIBUTES)),
    ...Object.entries(board)
      .filter(([, value]: [string, unknown]) => typeof value !== 'string' && typeof value !== 'number')
      .map(([key]) => wrong(['board', key], 'This must be a text in quotes or a number.')),
  ];
}

function fieldFaults(value: unknown, name: string): readonly Wrong[] {
  if (value === undefined || isName(value)) return [];
  if (!isObject(value)) return [wrong([name], ATTRIBUTE)];
  const [attribute, values, missing] = ['attribute', 'values', 'missing'].map((key) =>
    ownProperty(value, key),
  );
  return [
    ...unknownKeys(value, [name], ['attribute', 'values', 'missing']),
    ...unless(attribute === undefined || isName(attribute), [name, 'attribute'], NAME),
    ...unless(
      ['undefined', 'string', 'number', 'boolean'].includes(typeof missing),
      [name, 'missing'],
      SCALAR,
    ),
    ...valuesFaults(values, name),
  ];
}

const isName = (value: unknown): boolean => typeof value === 'string' && value !== '';

const unless = (isRight: boolean, steps: readonly string[], message: string): readonly Wrong[] =>
  isRight ? [] : [wrong(steps, message)];

const NAME = 'This must be the name of an attribute, in quotes.';
const SCALAR = 'This must be a text in quotes, a number, true or false.';
const ATTRIBUTE =
  'This must be the name of an attribute, in quotes, or an object with "attribute", "values" or "missing".';
const VALUES = 'This must be an object from their values to ours, such as { "station": "circle" }.';
const VALUE = 'This must be a text in quotes; for a kind or a relation, null leaves such entries out.';

function valuesFaults(values: unknown, name: string): readonly Wrong[] {
  if (values === undefined) return [];
  if (!isObject(values)) return [wrong([name, 'values'], VALUES)];
  const mayBeNull = name === 'kind' || name === 'relation';
  return Object.entries(values).flatMap(([theirs, ours]: [string, unknown]) =>
    unless(typeof ours === 'string' || (ours === null && mayBeNull), [name, 'values', theirs], VALUE),
  );
}

function placeFaults(data: object): readonly Wrong[] {
  const [scale, left, top, up] = PLACE_KEYS.map((key) => ownProperty(data, key));
  const isNumber = (value: unknown): boolean => value === undefined || typeof value === 'number';
  const edge = (key: string): string =>
    `This must be a number: the file's coordinate of the ${key} edge of the board.`;
  return [
    ...unless(isNumber(scale) && !(Number(scale) <= 0), ['scale'], SCALE),
    ...unless(isNumber(left), ['left'], edge('left')),
    ...unless(isNumber(top), ['top'], edge('top')),
    ...unless(up === undefined || typeof up === 'boolean', ['up'], UP),
  ];
}

const SCALE = 'This must be a number above 0: board units per unit of the file.';
const UP = 'This must be true or false: whether y goes up in the file.';

function mappingOf(data: object): Mapping {
  const { board, scale, left, top, up, ids, lists, offset, first, ...fields } = data as Record<
    string,
    unknown
  > &
    Partial<Mapping>;
  const given = Object.entries({ board, scale, left, top, up, ids, offset, first }).filter(
    ([, value]) => value !== undefined,
  );
  return {
    ...DEFAULT_MAPPING,
    ...Object.fromEntries(given),
    ...(lists !== undefined && { lists: listsOf(lists) }),
    fields: Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [
        name,
        typeof value === 'string' ? { attribute: value } : (value as FieldMapping),
      ]),
    ),
  };
}
