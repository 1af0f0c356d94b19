/** Reads the JSON of Cytoscape.js and Cytoscape: elements as one list or as lists of nodes and edges, with attributes under `data`. */
import { ownProperty, quoteText } from '../../../model/index.js';
import {
  throwReadError,
  type FilePosition,
  type ForeignEntry,
  type ForeignFile,
  type ForeignGraph,
} from '../foreign/foreign-graph.js';
import {
  isObject,
  readForeignId,
  readForeignJson,
  readOptionalList,
  type ForeignJson,
} from './read-foreign-json.js';
import { setNestedAttributes, type MutableAttributes } from './set-attribute.js';

/** Reads a Cytoscape JSON file as a graph. Throws a `ReadError`. */
export function readCytoscape(file: ForeignFile): ForeignGraph {
  // { "elements": { "nodes": [ { "data": { is at depth five.
  const json = readForeignJson(file, 5);
  const spot = json.spotOf(json.root);
  const elements: unknown = ownProperty(json.root, 'elements');
  const { nodes, edges } = elementsOf(json, elements);
  const values: MutableAttributes = {};
  const data: unknown = ownProperty(json.root, 'data');
  if (isObject(data)) setNestedAttributes(values, data, spot, () => 'the graph');
  return {
    files: [file],
    values,
    nodes: nodes.map((node) => nodeOf(node, json)),
    edges: edges.map((edge) => ({ ...entryOf(edge, json, 'an edge'), directed: false })),
    blocks: [],
    doubts: [],
  };
}

interface Elements {
  readonly nodes: readonly unknown[];
  readonly edges: readonly unknown[];
}

function elementsOf({ root, spotOf }: ForeignJson, elements: unknown): Elements {
  const spot = spotOf(root);
  if (Array.isArray(elements)) {
    const isEdge = (element: unknown): boolean =>
      ownProperty(element, 'group') === 'edges' ||
      ownProperty(ownProperty(element, 'data'), 'source') !== undefined;
    const list = elements as readonly unknown[];
    return { nodes: list.filter((each) => !isEdge(each)), edges: list.filter(isEdge) };
  }
  if (!isObject(elements)) return throwReadError(spot, 'import/form', 'the file', NO_ELEMENTS);
  return {
    nodes: readOptionalList(elements, 'nodes', spotOf(elements)),
    edges: readOptionalList(elements, 'edges', spotOf(elements)),
  };
}

const NO_ELEMENTS = 'This is not Cytoscape JSON: it has no "elements".';

function entryOf(
  element: unknown,
  { spotOf, root }: ForeignJson,
  words: string,
): ForeignEntry & FilePosition {
  const data: unknown = ownProperty(element, 'data');
  if (!isObject(element) || !isObject(data))
    return throwReadError(spotOf(isObject(element) ? element : root), 'import/form', words, NO_DATA);
  const spot = spotOf(element);
  const values: MutableAttributes = {};
  setNestedAttributes(values, data, spot, () => words);
  return { ...spot, values };
}

const NO_DATA = 'Every element must be an object with an object "data".';

function nodeOf(node: unknown, json: ForeignJson): ForeignEntry {
  const entry = entryOf(node, json, 'a node');
  const id = readForeignId(entry.values['id']);
  if (entry.values['parent'] !== undefined)
    throwReadError(entry, 'import/group', id === undefined ? 'a node' : `node ${quoteText(id)}`, GROUPED);
  const position: unknown = ownProperty(node, 'position');
  const [x, y] = ['x', 'y'].map((name) => ownProperty(position, name));
  if (typeof x !== 'number' || typeof y !== 'number') return entry;
  // Our export has the same position under `data`.
  return { ...entry, values: { x, y, ...entry.values } };
}

const GROUPED = 'This node is inside another one ("parent"). A board has no groups: ungroup it first.';
