/** Reads node-link JSON, as networkx and D3 write it. */
import { field } from '../../model/file/json-pointer.js';
import { refuse } from './fault.js';
import type { ForeignEntry, ForeignFile, ForeignGraph } from './foreign-graph.js';
import { isObject, listIn, readForeignJson, type ForeignJson } from './read-foreign-json.js';
import { setNested, type OpenValues } from './set-value.js';

/** A file of node-link JSON as a graph. Throws a `Refusal` if it is none. */
export function readNodeLink(file: ForeignFile): ForeignGraph {
  const json = readForeignJson(file, 3);
  const spot = json.spotOf(json.root);
  if (!isObject(json.root) || field(json.root, 'nodes') === undefined)
    refuse(spot, 'import/form', 'the file', 'This is no node-link JSON: it has no list "nodes".');
  const values: OpenValues = {};
  const graph = field(json.root, 'graph');
  if (isObject(graph)) setNested(values, graph, spot, () => 'the graph');
  const directed = field(json.root, 'directed') === true;
  // networkx has called the list links and then edges.
  const links = field(json.root, 'links') === undefined ? 'edges' : 'links';
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
  const list = listIn(root, name, spotOf(root));
  return list.map((value) => {
    if (!isObject(value))
      return refuse(spotOf(list), 'import/form', words, 'Each of them must be an object { … }; one is not.');
    const values: OpenValues = {};
    const { file, offset } = spotOf(value);
    setNested(values, value, { file, offset }, () => words);
    return { file, offset, values };
  });
}
