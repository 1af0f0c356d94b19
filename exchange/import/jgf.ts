/** Reads the JSON Graph Format: version 2, and the lists of nodes of version 1. */
import { field } from '../../model/file/json-pointer.js';
import { quoted } from '../../model/file/quoted.js';
import { refuse } from './fault.js';
import type { ForeignEdge, ForeignEntry, ForeignFile, ForeignGraph, Spot } from './foreign-graph.js';
import { idOf, isObject, listIn, objectIn, readForeignJson, type ForeignJson } from './read-foreign-json.js';
import { besideIds, setNested, type OpenValues } from './set-value.js';

/** A file of JGF as a graph. Throws a `Refusal` if it is none. */
export function readJgf(file: ForeignFile): ForeignGraph {
  // { "graphs": [ { "nodes": { "c1": { stands at the fifth bracket.
  const json = readForeignJson(file, 5);
  const graph = graphIn(json);
  const spot = json.spotOf(graph);
  if (field(graph, 'hyperedges') !== undefined) refuse(spot, 'jgf/hyperedge', 'the graph', HYPEREDGES);
  const values: OpenValues = {};
  const label = field(graph, 'label');
  const isNamed = typeof label === 'string' && label !== '';
  if (isNamed) values['name'] = label;
  const metadata = field(graph, 'metadata');
  if (isObject(metadata))
    setNested(
      values,
      metadata,
      spot,
      () => 'the graph',
      '',
      (name) => (name === 'name' && isNamed ? 'data.name' : name),
    );
  const edges = listIn(graph, 'edges', spot);
  return {
    files: [file],
    values,
    nodes: nodesIn(graph, json),
    edges: edges.map((edge) => edgeOf(edge, json, json.spotOf(edges), isDirected(graph, true))),
    blocks: [],
    doubts: [],
  };
}

const HYPEREDGES = 'An edge of a board has two ends. Hyperedges cannot be imported; remove them.';
const severalGraphs = (count: number): string =>
  `Here are ${count} graphs. A board is one; keep one of them.`;

function graphIn({ root, spotOf }: ForeignJson): object {
  const graphs = field(root, 'graphs');
  if (graphs === undefined) return objectIn(root, 'graph', spotOf(root));
  const list = listIn(root, 'graphs', spotOf(root));
  if (list.length !== 1 || !isObject(list[0]))
    refuse(spotOf(graphs), 'jgf/graphs', 'the file', severalGraphs(list.length));
  return list[0];
}

function nodesIn(graph: object, { spotOf }: ForeignJson): readonly ForeignEntry[] {
  const nodes = field(graph, 'nodes');
  if (Array.isArray(nodes))
    return nodes.map((node: unknown) =>
      nodeOf(idOf(field(node, 'id')), node, spotOf(isObject(node) ? node : nodes)),
    );
  const byId = nodes === undefined ? {} : objectIn(graph, 'nodes', spotOf(graph));
  return Object.entries(byId).map(([id, node]: [string, unknown]) =>
    nodeOf(id, node, spotOf(isObject(node) ? node : byId)),
  );
}

function nodeOf(id: string | undefined, node: unknown, spot: Spot): ForeignEntry {
  if (!isObject(node)) return refuse(spot, 'import/form', 'a node', 'A node must be an object { … }.');
  const values: OpenValues = id === undefined ? {} : { id };
  const words = (): string => (id === undefined ? 'a node' : `node ${quoted(id)}`);
  const { id: _, metadata, ...rest } = node as Record<string, unknown>;
  setNested(values, rest, spot, words);
  if (isObject(metadata)) setNested(values, metadata, spot, words, '', besideOwn(values));
  return { ...spot, values };
}

function edgeOf(edge: unknown, { spotOf }: ForeignJson, around: Spot, directed: boolean): ForeignEdge {
  if (!isObject(edge)) return refuse(around, 'import/form', 'an edge', 'An edge must be an object { … }.');
  const spot = spotOf(edge);
  const { metadata, ...rest } = edge as Record<string, unknown>;
  const values: OpenValues = {};
  setNested(values, rest, spot, AN_EDGE);
  if (isObject(metadata)) setNested(values, metadata, spot, AN_EDGE, '', besideOwn(values));
  return { ...spot, values, directed: isDirected(edge, directed) };
}

/** The format has edges directed unless they or their graph say otherwise. */
function isDirected(owner: object, unsaid: boolean): boolean {
  const said = field(owner, 'directed');
  return typeof said === 'boolean' ? said : unsaid;
}

const AN_EDGE = (): string => 'an edge';

/** The format's own properties come first; metadata that are called the same go by another name. */
const besideOwn = (values: OpenValues): ((name: string) => string) => besideIds(...Object.keys(values), 'id');
