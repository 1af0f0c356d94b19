/** Reads GraphML, with the places, labels and bends that yEd draws. */
import { quoted } from '../../model/file/quoted.js';
import { refuse } from './fault.js';
import type {
  ForeignEdge,
  ForeignEntry,
  ForeignFile,
  ForeignGraph,
  ForeignPoint,
  Spot,
} from './foreign-graph.js';
import { numberOf } from './foreign-graph.js';
import { readXml, type XmlElement } from './read-xml.js';
import { besideIds, setValue, type OpenValues } from './set-value.js';

interface Key {
  /** What its attribute is called. */
  readonly name: string;
  /** What it is an attribute of: node, edge, graph, all … */
  readonly of: string;
  preset?: string;
}

/** The graph, node or edge whose data are being read. */
interface Owner extends Spot {
  readonly of: 'graph' | 'node' | 'edge';
  readonly values: OpenValues;
  readonly bends: ForeignPoint[];
}

/** A GraphML file as a graph. Throws a `Refusal` if it is none. */
export function readGraphml(file: ForeignFile): ForeignGraph {
  const keys = new Map<string, Key>();
  const nodes: ForeignEntry[] = [];
  const edges: ForeignEdge[] = [];
  let graph: Owner | undefined;
  let owner: Owner | undefined;
  let key: Key | undefined;

  readXml(file.text, 'graphml', {
    open(element) {
      switch (element.name) {
        case 'key':
          key = keyOf(element);
          keys.set(required(element, 'id'), key);
          return;
        case 'graph':
          if (graph !== undefined)
            refuse(element, 'graphml/two-graphs', wordsOf(owner), secondGraph(element));
          owner = graph = ownerOf(element, 'graph', {});
          return;
        case 'node':
          owner = ownerOf(element, 'node', { id: required(element, 'id') });
          return;
        case 'edge': {
          const ends = { source: required(element, 'source'), target: required(element, 'target') };
          const id = element.attributes['id'];
          owner = ownerOf(element, 'edge', { ...(id !== undefined && { id }), ...ends });
          return;
        }
        case 'hyperedge':
          return refuse(element, 'graphml/hyperedge', 'a hyperedge', HYPEREDGE);
        case 'data':
          key = keys.get(required(element, 'key'));
          if (key === undefined) refuse(element, 'graphml/unknown-key', wordsOf(owner), unknownKey(element));
          return;
        default:
          if (owner !== undefined) drawnByYed(element, owner);
      }
    },
    close(name, text) {
      if (name === 'default' && key !== undefined) key.preset = text;
      if (owner === undefined) return;
      if (name === 'data' && text !== '') setOwn(owner, key!, text);
      if (name === 'NodeLabel' && owner.of === 'node' && text !== '') owner.values['yed.label'] ??= text;
      if (name !== owner.of || owner === graph) return;
      const { values, bends, file: at, offset } = withPresets(owner, keys.values());
      if (name === 'node') nodes.push({ values, file: at, offset });
      else edges.push({ values, file: at, offset, ...(bends.length > 0 && { bends }) });
      owner = graph;
    },
  });
  if (graph === undefined)
    refuse({ file: 0, offset: 0 }, 'graphml/no-graph', 'the file', 'There is no <graph> in this file.');
  return { files: [file], values: graph.values, nodes, edges, blocks: [], doubts: [] };
}

const withoutIds = besideIds('id', 'source', 'target');

const keyOf = ({ attributes }: XmlElement): Key => ({
  name: withoutIds(attributes['attr.name'] ?? attributes['id'] ?? ''),
  of: attributes['for'] ?? 'all',
});

const ownerOf = ({ file, offset }: Spot, of: Owner['of'], values: OpenValues): Owner => ({
  ...{ file, offset, of, values },
  bends: [],
});

function wordsOf(owner: Owner | undefined): string {
  if (owner === undefined || owner.of === 'graph') return 'the graph';
  const id = owner.values['id'];
  return id === undefined ? 'an edge' : `${owner.of} ${quoted(String(id))}`;
}

const setOwn = (owner: Owner, { name }: Key, value: string): void => {
  setValue(owner.values, name, value, owner, () => wordsOf(owner));
};

function required(element: XmlElement, name: string): string {
  const value = element.attributes[name];
  if (value !== undefined && value !== '') return value;
  return refuse(element, 'graphml/missing', `<${element.name}>`, `It has no ${quoted(name)}.`);
}

const secondGraph = ({ parent }: XmlElement): string =>
  parent === 'node'
    ? 'A graph stands inside this node. A board is flat: ungroup it first.'
    : 'There is a second graph here. A board is one; keep one of them.';

const unknownKey = ({ attributes }: XmlElement): string =>
  `No <key> declares ${quoted(attributes['key']!)}, so nobody knows what this says.`;

const HYPEREDGE = 'An edge of a board has two ends. Hyperedges cannot be imported; remove them.';

/** A key may say what holds where nothing is said. */
function withPresets(owner: Owner, keys: Iterable<Key>): Owner {
  for (const key of keys)
    if (
      key.preset !== undefined &&
      (key.of === owner.of || key.of === 'all') &&
      !Object.hasOwn(owner.values, key.name)
    )
      setOwn(owner, key, key.preset);
  return owner;
}

/** yEd writes the corner of a node's box; the node lies in the middle of it. */
function drawnByYed({ name, attributes }: XmlElement, { of, values, bends }: Owner): void {
  if (name !== 'Geometry' && name !== 'Point') return;
  const [x, y, width = 0, height = 0] = ['x', 'y', 'width', 'height'].map((each) =>
    numberOf(attributes[each] ?? ''),
  );
  if (x === undefined || y === undefined) return;
  if (name === 'Point' && of === 'edge') bends.push([x, y]);
  if (name === 'Geometry' && of === 'node') {
    values['yed.x'] = x + width / 2;
    values['yed.y'] = y + height / 2;
  }
}
