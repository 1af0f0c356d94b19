/** Reads the keys of a mapping that are about lists of neighbours and grids: `ids`, `first`, `lists` and `offset`. */
import {
  NODE_KINDS,
  ownProperty,
  pointerOfSteps,
  type PointerTarget,
  quoteText,
  suggestSpelling,
} from '../../../model/index.js';
import { EDGE_RELATIONS, type EdgeRelation } from '../../graph/graph-elements.js';
import { isObject } from '../readers/read-foreign-json.js';
import { OFFSETS, type ListMapping } from './mapping.js';

export const LIST_KEYS = ['ids', 'lists', 'offset', 'first'];

/** The relations that a list can state. */
const LIST_RELATIONS = EDGE_RELATIONS.filter((relation) => relation !== 'hex');

interface Fault extends PointerTarget {
  readonly message: string;
}

const wrong = (steps: readonly string[], message: string, at: Fault['at'] = 'value'): Fault => ({
  pointer: pointerOfSteps(steps),
  at,
  message,
});

/** What is wrong with these keys. */
export function listFaults(data: object): readonly Fault[] {
  const [ids, lists, offset, first] = LIST_KEYS.map((key) => ownProperty(data, key));
  const isKnown = (word: unknown, known: readonly string[]): boolean => known.includes(word as string);
  return [
    ...idFaults(ids),
    ...(lists === undefined ? [] : listsFaults(lists)),
    ...(first === undefined || Number.isInteger(first) ? [] : [wrong(['first'], FIRST)]),
    ...(offset === undefined || isKnown(offset, OFFSETS) ? [] : [wrong(['offset'], oneOf(offset, OFFSETS))]),
  ];
}

const oneOf = (found: unknown, known: readonly string[]): string => {
  const near = typeof found === 'string' ? suggestSpelling(found, known) : undefined;
  return `This must be one of ${known.join(', ')}.${near === undefined ? '' : ` Did you mean ${quoteText(near)}?`}`;
};

function idFaults(ids: unknown): readonly Fault[] {
  if (ids === undefined) return [];
  if (!isObject(ids)) return [wrong(['ids'], IDS)];
  return Object.entries(ids)
    .filter(
      ([, kind]: [string, unknown]) => kind !== null && !(NODE_KINDS as readonly unknown[]).includes(kind),
    )
    .map(([pattern, kind]: [string, unknown]) =>
      wrong(['ids', pattern], `${oneOf(kind, NODE_KINDS)} null leaves such nodes out.`),
    );
}

const FIRST = 'This must be a whole number: the one that stands for circle 1.';
const IDS =
  'This must be an object from patterns of ids to kinds, such as { "C#": "circle", "S*": "crossing" }.';
const LISTS =
  'This must be a relation in quotes, or an object from names of lists to relations, such as { "moves": "jack" }.';
const FROM =
  'This must be a template for ids, such as "s#", or a list of runs of lines, such as ["s1-234", "n1-195"].';
const TO = 'This must be a template for ids, such as "s#".';

function listsFaults(lists: unknown): readonly Fault[] {
  if (typeof lists === 'string') return relationFaults(lists, ['lists']);
  if (!isObject(lists)) return [wrong(['lists'], LISTS)];
  return Object.entries(lists).flatMap(([name, list]: [string, unknown]) => {
    const steps = ['lists', name];
    if (!isObject(list)) return relationFaults(list, steps);
    const [relation, from, to] = ['relation', 'from', 'to'].map((key) => ownProperty(list, key));
    const isTemplate = (value: unknown): boolean => typeof value === 'string' && value !== '';
    const isFrom = isTemplate(from) || (Array.isArray(from) && from.length > 0 && from.every(isTemplate));
    return [
      ...Object.keys(list)
        .filter((key) => !['relation', 'from', 'to'].includes(key))
        .map((key) =>
          wrong(
            [...steps, key],
            `There is no key ${quoteText(key)} here. Known keys: relation, from, to.`,
            'key',
          ),
        ),
      ...(relation === undefined ? [] : relationFaults(relation, [...steps, 'relation'])),
      ...(from === undefined || isFrom ? [] : [wrong([...steps, 'from'], FROM)]),
      ...(to === undefined || isTemplate(to) ? [] : [wrong([...steps, 'to'], TO)]),
    ];
  });
}

const relationFaults = (relation: unknown, steps: readonly string[]): readonly Fault[] =>
  relation === null || (LIST_RELATIONS as readonly unknown[]).includes(relation)
    ? []
    : [wrong(steps, `${oneOf(relation, LIST_RELATIONS)} null leaves the list out.`)];

/** The lists of a mapping that has no faults. */
export function listsOf(lists: unknown): Readonly<Record<string, ListMapping>> {
  const listOf = (list: unknown): ListMapping => {
    if (!isObject(list)) return { relation: list as EdgeRelation | null };
    const { from, ...rest } = list as { from?: string | readonly string[] } & Omit<ListMapping, 'from'>;
    return { ...rest, ...(from !== undefined && { from: typeof from === 'string' ? [from] : from }) };
  };
  if (!isObject(lists)) return { '*': listOf(lists) };
  return Object.fromEntries(
    Object.entries(lists).map(([name, list]: [string, unknown]) => [name, listOf(list)]),
  );
}
