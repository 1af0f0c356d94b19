/** Reads GraphML, with the places, labels and bends that yEd draws. */
import { quoted } from '../../model/file/quoted.js';
import { refuse } from './fault.js';
import type { ForeignEdge, ForeignEntry, ForeignFile, ForeignGraph } from './foreign-graph.js';
import { numberOf, START } from './foreign-graph.js';
import { readXml, type XmlElement } from './read-xml.js';
import {
  entryOf,
  presetsOf,
  refuseNested,
  required,
  setOwn,
  withoutIds,
  wordsOfEntry,
  type Declared,
  type XmlEntry,
} from './xml-entries.js';

/** A GraphML file as a graph. Throws a `Refusal` if it is none. */
export function readGraphml(file: ForeignFile): ForeignGraph {
  const keys = new Map<string, Declared>();
  const nodes: ForeignEntry[] = [];
  const edges: ForeignEdge[] = [];
  let graph: XmlEntry | undefined;
  let owner: XmlEntry | undefined;
  let key: Declared | undefined;

  readXml(file.text, 'graphml', {
    open(element) {
      switch (element.name) {
        case 'key':
          key = keyOf(element);
          keys.set(required(element, 'id'), key);
          return;
        case 'graph':
          if (graph !== undefined)
            refuse(element, 'graphml/two-graphs', wordsOfEntry(owner), secondGraph(element));
          owner = graph = graphOf(element);
          return;
        case 'node':
        case 'edge':
          refuseNested(element, owner);
          owner = entryOf(element, element.name, isDirected(element, graph));
          return;
        case 'hyperedge':
          return refuse(element, 'graphml/hyperedge', 'a hyperedge', HYPEREDGE);
        case 'data':
          key = keys.get(required(element, 'key'));
          if (key === undefined)
            refuse(element, 'graphml/unknown-key', wordsOfEntry(owner), unknownKey(element));
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
      const { values, bends, directed, file: at, offset } = owner;
      if (name === 'node') nodes.push({ values, file: at, offset });
      else edges.push({ values, directed, file: at, offset, ...(bends.length > 0 && { bends }) });
      owner = graph;
    },
  });
  if (graph === undefined) refuse(START, 'graphml/no-graph', 'the file', 'There is no <graph> in this file.');
  const [ofNodes, ofEdges] = [presetsOf(keys.values(), 'node'), presetsOf(keys.values(), 'edge')];
  return {
    files: [file],
    values: graph.values,
    nodes: nodes.map((node) => ({ ...node, presets: ofNodes })),
    edges: edges.map((edge) => ({ ...edge, presets: ofEdges })),
    blocks: [],
    doubts: [],
  };
}

const keyOf = ({ file, offset, attributes }: XmlElement): Declared => ({
  ...{ file, offset },
  name: withoutIds(attributes['attr.name'] ?? attributes['id'] ?? ''),
  of: attributes['for'] ?? 'all',
});

const graphOf = ({ file, offset, attributes }: XmlElement): XmlEntry => ({
  ...{ file, offset, of: 'graph', values: {}, bends: [] },
  directed: attributes['edgedefault'] === 'directed',
});

/** An edge may say otherwise than its graph. */
const isDirected = ({ attributes }: XmlElement, graph: XmlEntry | undefined): boolean =>
  attributes['directed'] === undefined ? graph?.directed === true : attributes['directed'] === 'true';

const secondGraph = ({ parent }: XmlElement): string =>
  parent === 'node'
    ? 'A graph stands inside this node. A board is flat: ungroup it first.'
    : 'There is a second graph here. A board is one; keep one of them.';

const unknownKey = ({ attributes }: XmlElement): string =>
  `No <key> declares ${quoted(attributes['key']!)}, so nobody knows what this says.`;

const HYPEREDGE = 'An edge of a board has two ends. Hyperedges cannot be imported; remove them.';

/** yEd writes the corner of a node's box; the node lies in the middle of it. */
function drawnByYed({ name, attributes }: XmlElement, { of, values, bends }: XmlEntry): void {
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
