/** Reads lists of neighbours in JSON: objects or arrays by id, nodes with neighbours, pairs, matrices and grids, also nested. */
import { ownProperty } from '../../../model/index.js';
import { throwReadError, type FilePosition } from '../foreign/foreign-graph.js';
import { isObject, readForeignId } from '../readers/read-foreign-json.js';
import { setNestedAttributes, type MutableAttributes } from '../readers/set-attribute.js';
import { endColumns, idColumn, isListName, isPositionName } from './node-columns.js';
import type { FileShape, RawEntry, RawFile, RawList } from './raw-lists.js';
import { isMatrix, readMatrix } from './read-matrix.js';
import { nodesWithLists, type ListingNode } from './read-table.js';
import { splitWords } from './text-rows.js';

/** A value of a JSON file, and where objects and lists begin. */
export interface JsonSource {
  readonly name: string;
  readonly value: unknown;
  readonly spotOf: (container: unknown) => FilePosition;
}

/** The lists and tables in a JSON value. Throws a `ReadError` if there are none. */
export function readJsonLists(source: JsonSource): RawFile {
  const parts = partsOf(source);
  if (parts.length === 0) throwReadError(source.spotOf(source.value), 'list/form', 'the file', NO_LISTS);
  const shapes = parts.map(({ shape }) => shape);
  return {
    shape: SHAPES_BY_WEIGHT.find((shape) => shapes.includes(shape))!,
    tables: parts.flatMap(({ tables }) => tables),
    lists: parts.flatMap(({ lists }) => lists),
    grids: parts.flatMap(({ grids }) => grids),
  };
}

const SHAPES_BY_WEIGHT: readonly FileShape[] = ['grid', 'matrix', 'adjacency', 'edges', 'nodes'];
const NO_LISTS = 'There are no nodes, lists of neighbours, pairs, matrix or grid in this JSON.';

function partsOf(source: JsonSource): readonly RawFile[] {
  const { value } = source;
  if (Array.isArray(value)) return partsOfList(source, value);
  if (!isObject(value)) return [];
  const entries = Object.entries(value) as [string, unknown][];
  if (isAdjacencyObject(entries))
    return [fileOf('adjacency', listOf(source, adjacencyEntries(source, entries)))];
  const isSection = ([, part]: [string, unknown]): boolean =>
    (Array.isArray(part) && part.some((each) => typeof each === 'object' && each !== null)) ||
    (isObject(part) &&
      Object.values(part).some((each) => typeof each === 'object' && each !== null && !Array.isArray(each)));
  const sections = entries.filter(isSection);
  // An object of attributes repeats its names: all nodes have "neighbors". Sections by id do not.
  if (sections.length > 0 || isNestedOnce(entries))
    return (sections.length > 0 ? sections : entries).flatMap(([name, part]) => {
      const isPlain = ['nodes', 'edges', 'links', 'graph', 'data', 'adjacency'].includes(name.toLowerCase());
      return partsOf({ ...source, value: part, name: isPlain ? source.name : name });
    });
  return partsOfObject(source, entries);
}

/** `{"1": {"2": true, "6": true}}`, with any data of the edge as value: the keys inside are keys outside. */
function isAdjacencyObject(entries: readonly [string, unknown][]): boolean {
  const ids = new Set(entries.map(([id]) => id));
  const inner = entries.flatMap(([, part]) => (isObject(part) ? Object.keys(part) : []));
  return entries.every(([, part]) => isObject(part)) && inner.length > 0 && inner.every((id) => ids.has(id));
}

const adjacencyEntries = ({ spotOf }: JsonSource, entries: readonly [string, unknown][]): RawEntry[] =>
  entries.map(([id, part]) => {
    const isNeighbour = ([, edge]: [string, unknown]): boolean =>
      edge !== false && edge !== 0 && edge !== null;
    const neighbours = Object.entries(part as object).filter(isNeighbour);
    return { ...spotOf(part), id, neighbours: neighbours.map(([neighbour]) => neighbour) };
  });

/** One property that holds an object of lists: `{"adjacency": {"1": [2]}}`. */
const isNestedOnce = (entries: readonly [string, unknown][]): boolean =>
  entries.length === 1 &&
  isObject(entries[0]![1]) &&
  Object.values(entries[0]![1]).every((each) => Array.isArray(each)) &&
  !Object.keys(entries[0]![1]).some((key) => isListName(key) || isPositionName(key));

/** `{"1": [2, 6]}`, `{"1": {"neighbors": [2]}}` or `{"1": "2,6"}`. */
function partsOfObject(source: JsonSource, entries: readonly [string, unknown][]): readonly RawFile[] {
  if (entries.every(([, part]) => isObject(part))) return [nodesOf(source, entries)];
  const neighboursOf = (part: unknown): readonly string[] | undefined =>
    Array.isArray(part)
      ? part.flatMap((each) => readForeignId(each) ?? [])
      : typeof part === 'string'
        ? splitWords(part)
        : undefined;
  const listed = entries.flatMap(([id, part]): RawEntry[] => {
    const neighbours = neighboursOf(part);
    return neighbours === undefined
      ? []
      : [{ ...source.spotOf(Array.isArray(part) ? part : source.value), id, neighbours }];
  });
  return listed.length === 0 ? [] : [fileOf('adjacency', listOf(source, listed))];
}

const listOf = (
  { name }: JsonSource,
  entries: readonly RawEntry[],
  given: Partial<RawList> = {},
): RawList => ({
  name,
  entries,
  numbered: false,
  pairs: false,
  ...given,
});

const fileOf = (shape: FileShape, list: RawList): RawFile => ({
  shape,
  tables: [],
  lists: [list],
  grids: [],
});

function partsOfList(source: JsonSource, list: readonly unknown[]): readonly RawFile[] {
  const { spotOf, name } = source;
  const first = list[0];
  if (list.length === 0) return [];
  if (list.every((each) => isObject(each))) {
    const ends = endColumns(Object.keys(first as object));
    if (ends !== undefined) return [edgesOf(source, list, ends)];
    return [
      nodesOf(
        source,
        list.map((each) => [undefined, each]),
      ),
    ];
  }
  if (!list.every((each) => Array.isArray(each) || each === null)) return [];
  const arrays = list.map((each) => (each ?? []) as readonly unknown[]);
  const rows = arrays.map((cells) => ({
    ...spotOf(cells),
    cells: cells.map((cell) => String(Number(cell))),
  }));
  if (isMatrix(rows)) return [readMatrix(name, rows)];
  const scalars = arrays.map((cells) => cells.map((cell) => readForeignId(cell)));
  const nested = arrays.map((cells) =>
    Array.isArray(cells[1]) ? cells[1].map((cell) => readForeignId(cell)) : undefined,
  );
  const entryOf = (i: number, id: string, neighbours: readonly (string | undefined)[]): RawEntry => ({
    ...spotOf(list[i]),
    id,
    neighbours: neighbours.flatMap((each) => each ?? []),
  });
  if (nested.every((each, i) => each !== undefined && arrays[i]!.length === 2))
    return [
      fileOf(
        'adjacency',
        listOf(
          source,
          nested.map((each, i) => entryOf(i, scalars[i]![0] ?? '', each!)),
        ),
      ),
    ];
  const isPair = scalars.every(
    (cells) => (cells.length === 2 || cells.length === 3) && cells[0] !== undefined && cells[1] !== undefined,
  );
  if (isPair && scalars.length > 1)
    return [
      fileOf(
        'edges',
        listOf(
          source,
          scalars.map((cells, i) => entryOf(i, cells[0]!, [cells[1]])),
          { pairs: true },
        ),
      ),
    ];
  const codes = new Set(scalars.flat());
  if (
    arrays.every(({ length }) => length === arrays[0]!.length) &&
    arrays.length > 2 &&
    codes.size <= 16 &&
    arrays[0]!.length > 2
  )
    return [
      {
        shape: 'grid',
        tables: [],
        lists: [],
        grids: [{ ...spotOf(list), rows: arrays.map((cells) => cells.map(String)) }],
      },
    ];
  // Position 0 is left empty by programs whose nodes begin with 1.
  const isFromZero = scalars.flat().includes('0');
  const skip = !isFromZero && arrays[0]!.length === 0 ? 1 : 0;
  const bare = scalars
    .slice(skip)
    .map((cells, i) => entryOf(i + skip, String(isFromZero ? i : i + 1), cells));
  return [fileOf('adjacency', listOf(source, bare, { numbered: true }))];
}

function edgesOf(
  source: JsonSource,
  list: readonly unknown[],
  [from, to]: readonly [string, string],
): RawFile {
  const entries = list.map((edge): RawEntry => {
    const [id, neighbour] = [from, to].map((end) => readForeignId(ownProperty(edge, end)));
    if (id === undefined || neighbour === undefined)
      return throwReadError(source.spotOf(edge), 'table/end', 'an edge', 'This edge names only one end.');
    return { ...source.spotOf(edge), id, neighbours: [neighbour] };
  });
  return fileOf('edges', listOf(source, entries, { pairs: true }));
}

/** Nodes with attributes and lists; an id outside is the key of the object. */
function nodesOf(
  source: JsonSource,
  nodes: readonly (readonly [id: string | undefined, node: unknown])[],
): RawFile {
  const names = [...new Set(nodes.flatMap(([, node]) => Object.keys(node as object)))];
  const lists = names.filter(
    (name) => !isPositionName(name) && nodes.some(([, node]) => isIdList(name, ownProperty(node, name))),
  );
  const key = idColumn(names);
  const listing = nodes.map(([outer, node], i): ListingNode => {
    const spot = source.spotOf(node);
    const values: MutableAttributes = {};
    if (outer !== undefined) values['id'] = outer;
    const rest = Object.entries(node as object).filter(
      ([name]) => !lists.includes(name) && (name !== 'id' || outer === undefined),
    );
    setNestedAttributes(values, Object.fromEntries(rest), spot, () => 'a node');
    const id =
      outer ?? readForeignId(key === undefined ? undefined : ownProperty(node, key)) ?? String(i + 1);
    const stated = lists.flatMap((name): [string, readonly string[]][] => {
      const list = ownProperty(node, name);
      return list === undefined ? [] : [[name, neighboursIn(list)]];
    });
    return {
      node: { ...spot, values: values },
      id,
      lists: new Map(stated),
    };
  });
  const idName = nodes.some(([outer]) => outer !== undefined) ? 'id' : key;
  return nodesWithLists(source.name, listing, {
    ...(idName !== undefined && { idName }),
    shape: lists.length > 0 ? 'adjacency' : 'nodes',
  });
}

/** Whether a property of a node lists ids: scalars, objects with ids, or a text of several words under such a name. */
function isIdList(name: string, value: unknown): boolean {
  if (Array.isArray(value))
    return value.length > 0 ? neighboursIn(value).length === value.length : isListName(name);
  if (typeof value === 'string') return isListName(name) && splitWords(value).length > 0;
  return (
    isObject(value) && isListName(name) && Object.values(value).every((each) => typeof each !== 'string')
  );
}

/** The ids in a list: scalars, the ids of objects, the words of a text, or the keys of an object. */
function neighboursIn(list: unknown): readonly string[] {
  if (typeof list === 'string') return splitWords(list);
  if (isObject(list)) return Object.keys(list);
  if (!Array.isArray(list)) return [];
  return list.flatMap((each: unknown) => {
    if (!isObject(each)) return readForeignId(each) ?? [];
    const key = idColumn(Object.keys(each));
    return readForeignId(key === undefined ? undefined : ownProperty(each, key)) ?? [];
  });
}
