/** Turns lists of neighbours, tables and grids into a graph with kinds, numbers and relations, by the mapping. */
import { joinWithAnd, NODE_KINDS, quoteText, type NodeKind } from '../../../model/index.js';
import type { AttributeValues } from '../../graph/attributes.js';
import {
  attributeValue,
  faultAt,
  FILE_START,
  ReadError,
  type FilePosition,
  type ForeignEntry,
  type ForeignGraph,
  type ImportFault,
} from '../foreign/foreign-graph.js';
import { findIdPattern, type IdMatch } from '../mapping/id-patterns.js';
import { attributeForField, type Mapping } from '../mapping/mapping.js';
import { stemOfFile, type RawLists } from '../shapes/raw-lists.js';
import { listedEdges } from './listed-edges.js';
import { defaultSize } from './default-size.js';
import { hexCellsOf } from './hex-cells.js';
import { mappingOfHexes, nodesOfHexes } from './nodes-of-hexes.js';
import { nameNodes, type NamedLists } from './name-nodes.js';

/** The graph, and the mapping for it: what the lists needed of the given one is done. */
export interface GraphOfLists {
  readonly graph: ForeignGraph;
  readonly mapping: Mapping;
}

/** The graph of the lists. Throws a `ReadError` with ids that have no kind, and lists that have no relation. */
export function graphOfLists(raw: RawLists, mapping: Mapping): GraphOfLists {
  const { id: _, source: __, target: ___, relation: ____, ...fields } = mapping.fields;
  const [grid, ...grids] = raw.grids;
  if (grids.length > 0 || (grid !== undefined && raw.lists.length + raw.tables.length > 0))
    throw new ReadError([faultAt(grids[0] ?? FILE_START, 'import/several-grids', 'the file', SEVERAL_GRIDS)]);
  const hexes = hexCellsOf(raw, mapping);
  const content =
    hexes === undefined
      ? streetContent(raw, mapping)
      : { nodes: nodesOfHexes(hexes, mapping), edges: [], stated: [], doubts: [], notes: [] };
  return {
    graph: {
      files: raw.files,
      values: { ...valuesOfFiles(raw), ...defaultSize(content.nodes, mapping, hexes !== undefined) },
      blocks: [],
      ...content,
    },
    mapping: hexes === undefined ? { ...mapping, fields } : mappingOfHexes(mapping),
  };
}

const SEVERAL_GRIDS = 'A board is one grid of hexes. Import it alone.';

/** What a board needs and lists do not have: its id and name are those of the file, or what the names of several files begin with. */
function valuesOfFiles({ files }: RawLists): AttributeValues {
  const stems = files.map(({ name }) => stemOfFile(name).toLowerCase());
  const common = stems.reduce((begin, stem) => begin.slice(0, firstDifference(begin, stem)), stems[0] ?? '');
  const id = (common.length < 3 ? (stems[0] ?? '') : common)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  const name = id === '' ? 'Imported board' : id.replaceAll('-', ' ');
  return { board: id === '' ? 'imported-board' : id, name, edition: 'custom' };
}

function firstDifference(a: string, b: string): number {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  return at;
}

type Content = Pick<ForeignGraph, 'nodes' | 'edges' | 'doubts' | 'stated' | 'findListDoubts'> & {
  readonly notes: readonly string[];
};

function streetContent(raw: RawLists, mapping: Mapping): Content {
  const named = nameNodes(raw, mapping);
  const matches = matchIds(named, mapping);
  const kindOf = (id: string): NodeKind | null => matches.get(id)?.value ?? null;
  const placed = placedNodes(named, mapping);
  const own = new Map(named.nodes.map(({ id, entry }) => [id, entry] as const));
  const nodes = [...mentions(named)].flatMap(([id, spot]): ForeignEntry[] => {
    const { value: kind = null, number } = matches.get(id) ?? {};
    if (kind === null) return [];
    const entry = own.get(id);
    const given = placed.isWhole ? (entry?.values ?? {}) : withoutPlace(entry?.values ?? {}, mapping);
    return [
      {
        ...(entry ?? spot),
        values: valuesOfNode(
          given,
          { id, kind, ...(number !== undefined && kind === 'circle' && { number }) },
          mapping,
        ),
      },
    ];
  });
  const { edges, stated, findDoubts, notes } = listedEdges(named.lists, mapping, kindOf);
  const leftOut = [...matches.values()].filter(({ value }) => value === null).length;
  return {
    nodes,
    edges,
    stated,
    doubts: [],
    findListDoubts: (oursOf) => findDoubts((id) => describeNode(id, kindOf(id), oursOf(id))),
    notes: [
      ...(leftOut > 0 ? [`${leftOut} of the nodes: the mapping leaves them out.`] : []),
      ...placed.notes,
      ...notes,
    ],
  };
}

/** How a node is called in a message: `circle 12`, or with the author's id beside ours `crossing "s39" (x39 here)`. */
function describeNode(id: string, kind: NodeKind | null, ours: string | undefined): string {
  if (kind === null || ours === undefined || ours === '') return quoteText(id);
  const name = kind === 'circle' ? ours.slice(1) : ours;
  if (name === id) return `${kind} ${name}`;
  return kind === 'circle' ? `circle ${name} (${quoteText(id)})` : `${kind} ${quoteText(id)} (${ours} here)`;
}

/** Where each id is mentioned first: in a table, else in a list. */
function mentions({ nodes, lists }: NamedLists): ReadonlyMap<string, FilePosition> {
  const first = new Map<string, FilePosition>();
  const mention = (id: string, { file, offset }: FilePosition): void => {
    if (!first.has(id)) first.set(id, { file, offset });
  };
  for (const { id, entry } of nodes) mention(id, entry);
  for (const { entries } of lists) for (const entry of entries) mention(entry.id, entry);
  for (const { entries } of lists)
    for (const entry of entries) for (const id of entry.neighbours) mention(id, entry);
  return first;
}

/** The kind of every id. Throws a `ReadError` with those that match no pattern. */
function matchIds(
  named: NamedLists,
  { ids = {}, first = 1 }: Mapping,
): ReadonlyMap<string, IdMatch<NodeKind | null>> {
  const matches = new Map<string, IdMatch<NodeKind | null>>();
  const faults: ImportFault[] = [];
  for (const [id, spot] of mentions(named)) {
    const match = findIdPattern(ids, id);
    if (match === undefined)
      faults.push(faultAt(spot, 'import/no-kind', `node ${quoteText(id)}`, noKind(id, Object.keys(ids))));
    else if (match.number === undefined) matches.set(id, match);
    else matches.set(id, { ...match, number: match.number + 1 - first });
  }
  if (faults.length > 0) throw new ReadError(faults);
  return matches;
}

const noKind = (id: string, patterns: readonly string[]): string =>
  `${quoteText(id)} matches ${patterns.length === 0 ? 'no pattern, because "ids" of the mapping is empty' : `none of ${joinWithAnd(patterns.map((pattern) => quoteText(pattern)))} in "ids" of the mapping`}. Add a pattern: "circle", "crossing" or "junction", or null to leave such nodes out.`;

/** The attributes of a node with its id, and its kind and number unless the mapping names attributes for them. */
function valuesOfNode(
  given: AttributeValues,
  { id, kind, number }: { readonly id: string; readonly kind: NodeKind; readonly number?: number },
  { fields }: Mapping,
): AttributeValues {
  const other = attributeValue(given, 'id');
  const isKind = (NODE_KINDS as readonly unknown[]).includes(attributeValue(given, 'kind'));
  return {
    ...given,
    ...(other !== undefined && String(other) !== id && { 'data.id': other }),
    id,
    ...(fields.kind === undefined && !isKind && { kind }),
    ...(fields.number === undefined && number !== undefined && { number }),
  };
}

/** Whether the positions can be used: all nodes have one, or none has. */
function placedNodes(
  named: NamedLists,
  mapping: Mapping,
): { readonly isWhole: boolean; readonly notes: readonly string[] } {
  const [x, y] = [attributeForField(mapping, 'x'), attributeForField(mapping, 'y')];
  const has = new Map(
    named.nodes.map(({ id, entry }) => [
      id,
      attributeValue(entry.values, x) !== undefined && attributeValue(entry.values, y) !== undefined,
    ]),
  );
  const all = [...mentions(named).keys()].filter(
    (id) => findIdPattern(mapping.ids ?? {}, id)?.value !== null,
  );
  const without = all.filter((id) => has.get(id) !== true);
  if (without.length === 0 || without.length === all.length) return { isWhole: true, notes: [] };
  const note = `The positions of ${all.length - without.length} nodes: ${without.length} nodes have none, such as ${quoteText(without[0]!)}, and a board has all positions or none.`;
  return { isWhole: false, notes: [note] };
}

function withoutPlace(values: AttributeValues, mapping: Mapping): AttributeValues {
  const names = [attributeForField(mapping, 'x'), attributeForField(mapping, 'y')];
  return Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));
}
