/** Reads node-link JSON, as networkx and D3 write it. */
import { ownProperty } from '../../../model/index.js';
import {
  throwReadError,
  type ForeignEntry,
  type ForeignFile,
  type ForeignGraph,
} from '../foreign/foreign-graph.js';
import { isObject, readOptionalList, readForeignJson, type ForeignJson } from './read-foreign-json.js';
import { setNestedAttributes, type MutableAttributes } from './set-attribute.js';

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
