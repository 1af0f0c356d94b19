/** Reads the JSON Graph Format (version 2, and the lists of nodes of version 1), and node-link JSON, as networkx and D3 write it. */
import { ownProperty, quoteText } from '../../../model/index.js';
import {
  HYPEREDGE_MESSAGE,
  throwReadError,
  type FilePosition,
  type ForeignEdge,
  type ForeignEntry,
  type ForeignFile,
  type ForeignGraph,
} from '../foreign/foreign-graph.js';
import {
  readForeignId,
  isObject,
  readOptionalList,
  readRequiredObject,
  readForeignJson,
  type ForeignJson,
} from './read-foreign-json.js';
import {
  createReservedNameRenamer,
  setNestedAttributes,
  type EntryDescriber,
  type MutableAttributes,
} from './set-attribute.js';

/** Reads a JGF file as a graph. Throws a `ReadError`. */
export function readJgf(file: ForeignFile): ForeignGraph {
  // { "graphs": [ { "nodes": { "c1": { is at depth five.
  const json = readForeignJson(file, 5);
  const graph = graphIn(json);
  const spot = json.spotOf(graph);
  if (ownProperty(graph, 'hyperedges') !== undefined)
    throwReadError(spot, 'jgf/hyperedge', 'the graph', HYPEREDGE_MESSAGE);
  const values: MutableAttributes = {};
  const label = ownProperty(graph, 'label');
  const isNamed = typeof label === 'string' && label !== '';
  if (isNamed) values['name'] = label;
  const metadata = ownProperty(graph, 'metadata');
  if (isObject(metadata))
    setNestedAttributes(
      values,
      metadata,
      spot,
      () => 'the graph',
      isNamed ? createReservedNameRenamer('name') : undefined,
    );
  const edges = readOptionalList(graph, 'edges', spot);
  return {
    files: [file],
    values,
    nodes: nodesIn(graph, json),
    edges: edges.map((edge) => edgeOf(edge, json, json.spotOf(edges), isDirected(graph, true))),
    blocks: [],
    doubts: [],
  };
}

const severalGraphs = (count: number): string => `There are ${count} graphs here. Keep one of them.`;

function graphIn({ root, spotOf }: ForeignJson): object {
  const graphs = ownProperty(root, 'graphs');
  if (graphs === undefined) return readRequiredObject(root, 'graph', spotOf(root));
  const list = readOptionalList(root, 'graphs', spotOf(root));
  if (list.length !== 1 || !isObject(list[0]))
    throwReadError(spotOf(graphs), 'jgf/graphs', 'the file', severalGraphs(list.length));
  return list[0];
}

function nodesIn(graph: object, { spotOf }: ForeignJson): readonly ForeignEntry[] {
  const nodes = ownProperty(graph, 'nodes');
  if (Array.isArray(nodes))
    return nodes.map((node: unknown) =>
      nodeOf(readForeignId(ownProperty(node, 'id')), node, spotOf(isObject(node) ? node : nodes)),
    );
  const byId = nodes === undefined ? {} : readRequiredObject(graph, 'nodes', spotOf(graph));
  return Object.entries(byId).map(([id, node]: [string, unknown]) =>
    nodeOf(id, node, spotOf(isObject(node) ? node : byId)),
  );
}

function nodeOf(id: string | undefined, node: unknown, spot: FilePosition): ForeignEntry {
  if (!isObject(node))
    return throwReadError(spot, 'import/form', 'a node', 'A node must be an object { … }.');
  const { id: _, ...rest } = node as Record<string, unknown>;
  const words = (): string => (id === undefined ? 'a node' : `node ${quoteText(id)}`);
  return { ...spot, values: valuesOf(id === undefined ? {} : { id }, rest, spot, words) };
}

function edgeOf(
  edge: unknown,
  { spotOf }: ForeignJson,
  around: FilePosition,
  directed: boolean,
): ForeignEdge {
  if (!isObject(edge))
    return throwReadError(around, 'import/form', 'an edge', 'An edge must be an object { … }.');
  const spot = spotOf(edge);
  const values = valuesOf({}, edge, spot, () => 'an edge');
  return { ...spot, values, directed: isDirected(edge, directed) };
}

/** Adds the format's own properties, and then metadata, which are renamed if they have the name of one of them. */
function valuesOf(
  values: MutableAttributes,
  owner: object,
  spot: FilePosition,
  words: EntryDescriber,
): MutableAttributes {
  const { metadata, ...rest } = owner as Record<string, unknown>;
  setNestedAttributes(values, rest, spot, words);
  const renamed = createReservedNameRenamer(...Object.keys(values), 'id');
  if (isObject(metadata)) setNestedAttributes(values, metadata, spot, words, renamed);
  return values;
}

/** Edges are directed unless they or their graph have `directed: false`. */
function isDirected(owner: object, unsaid: boolean): boolean {
  const stated = ownProperty(owner, 'directed');
  return typeof stated === 'boolean' ? stated : unsaid;
}

/** Reads a node-link JSON file as a graph. Throws a `ReadError`. */
export function readNodeLink(file: ForeignFile): ForeignGraph {
  const json = readForeignJson(file, 3);
  const spot = json.spotOf(json.root);
  if (!isObject(json.root) || ownProperty(json.root, 'nodes') === undefined)
    throwReadError(spot, 'import/form', 'the file', 'This is not node-link JSON: it has no list "nodes".');
  const values: MutableAttributes = {};
  const graph = ownProperty(json.root, 'graph');
  if (isObject(graph)) setNestedAttributes(values, graph, spot, () => 'the graph');
  const directed = ownProperty(json.root, 'directed') === true;
  // networkx used to call the list "links" and now calls it "edges".
  const links = ownProperty(json.root, 'links') === undefined ? 'edges' : 'links';
  return {
    files: [file],
    values,
    nodes: entriesIn(json, 'nodes', 'a node'),
    edges: entriesIn(json, links, 'a link').map((edge) => ({ ...edge, directed })),
    blocks: [],
    doubts: [],
  };
}

function entriesIn({ root, spotOf }: ForeignJson, name: string, words: string): readonly ForeignEntry[] {
  const list = readOptionalList(root, name, spotOf(root));
  return list.map((value) => {
    if (!isObject(value))
      return throwReadError(spotOf(list), 'import/form', words, 'Every entry must be an object { … }.');
    const values: MutableAttributes = {};
    const spot = spotOf(value);
    setNestedAttributes(values, value, spot, () => words);
    return { ...spot, values };
  });
}
