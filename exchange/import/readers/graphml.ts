/** Reads GraphML, including the positions, labels and bends that yEd writes. */
import { quoteText } from '../../../model/index.js';
import { throwReadError } from '../foreign/fault.js';
import type { ForeignEdge, ForeignEntry, ForeignGraph } from '../foreign/foreign-graph.js';
import type { ForeignFile } from '../foreign/foreign-file.js';
import { parseNumber } from '../foreign/foreign-graph.js';
import { FILE_START } from '../foreign/foreign-file.js';
import { readXml, type XmlElement } from './read-xml.js';
import {
  startEntry,
  defaultValues,
  refuseNestedNode,
  requireAttribute,
  setDeclaredValue,
  renameXmlReserved,
  describeEntry,
  type DeclaredAttribute,
  type XmlEntry,
} from './xml-entries.js';

/** Reads a GraphML file as a graph. Throws a `ReadError`. */
export function readGraphml(file: ForeignFile): ForeignGraph {
  const keys = new Map<string, DeclaredAttribute>();
  const nodes: ForeignEntry[] = [];
  const edges: ForeignEdge[] = [];
  let graph: XmlEntry | undefined;
  let owner: XmlEntry | undefined;
  let key: DeclaredAttribute | undefined;

  readXml(file.text, 'graphml', {
    open(element) {
      switch (element.name) {
        case 'key':
          key = keyOf(element);
          keys.set(requireAttribute(element, 'id'), key);
          return;
        case 'graph':
          if (graph !== undefined)
            throwReadError(element, 'graphml/two-graphs', describeEntry(owner), secondGraph(element));
          owner = graph = graphOf(element);
          return;
        case 'node':
        case 'edge':
          refuseNestedNode(element, owner);
          owner = startEntry(element, element.name, isDirected(element, graph));
          return;
        case 'hyperedge':
          return throwReadError(element, 'graphml/hyperedge', 'a hyperedge', HYPEREDGE);
        case 'data':
          key = keys.get(requireAttribute(element, 'key'));
          if (key === undefined)
            throwReadError(element, 'graphml/unknown-key', describeEntry(owner), unknownKey(element));
          return;
        default:
          if (owner !== undefined) drawnByYed(element, owner);
      }
    },
    close(name, text) {
      if (name === 'default' && key !== undefined) key.preset = text;
      if (owner === undefined) return;
      if (name === 'data' && text !== '') setDeclaredValue(owner, key!, text);
      if (name === 'NodeLabel' && owner.of === 'node' && text !== '') owner.values['yed.label'] ??= text;
      if (name !== owner.of || owner === graph) return;
      const { values, bends, directed, file: at, offset } = owner;
      if (name === 'node') nodes.push({ values, file: at, offset });
      else edges.push({ values, directed, file: at, offset, ...(bends.length > 0 && { bends }) });
      owner = graph;
    },
  });
  if (graph === undefined)
    throwReadError(FILE_START, 'graphml/no-graph', 'the file', 'There is no <graph> in this file.');
  const [ofNodes, ofEdges] = [defaultValues(keys.values(), 'node'), defaultValues(keys.values(), 'edge')];
  return {
    files: [file],
    values: graph.values,
    nodes: nodes.map((node) => ({ ...node, presets: ofNodes })),
    edges: edges.map((edge) => ({ ...edge, presets: ofEdges })),
    blocks: [],
    doubts: [],
  };
}

const keyOf = ({ file, offset, attributes }: XmlElement): DeclaredAttribute => ({
  ...{ file, offset },
  name: renameXmlReserved(attributes['attr.name'] ?? attributes['id'] ?? ''),
  of: attributes['for'] ?? 'all',
});

const graphOf = ({ file, offset, attributes }: XmlElement): XmlEntry => ({
  ...{ file, offset, of: 'graph', values: {}, bends: [] },
  directed: attributes['edgedefault'] === 'directed',
});

/** An edge may override its graph. */
const isDirected = ({ attributes }: XmlElement, graph: XmlEntry | undefined): boolean =>
  attributes['directed'] === undefined ? graph?.directed === true : attributes['directed'] === 'true';

const secondGraph = ({ parent }: XmlElement): string =>
  parent === 'node'
    ? 'There is a graph inside this node. A board has no groups: ungroup it first.'
    : 'There is a second graph here. Keep one of them.';

const unknownKey = ({ attributes }: XmlElement): string =>
  `No <key> declares ${quoteText(attributes['key']!)}.`;

const HYPEREDGE = 'An edge of a board has two ends. Hyperedges cannot be imported; remove them.';

/** yEd writes the corner of a node's box; the node's position is its centre. */
function drawnByYed({ name, attributes }: XmlElement, { of, values, bends }: XmlEntry): void {
  if (name !== 'Geometry' && name !== 'Point') return;
  const [x, y, width = 0, height = 0] = ['x', 'y', 'width', 'height'].map((each) =>
    parseNumber(attributes[each] ?? ''),
  );
  if (x === undefined || y === undefined) return;
  if (name === 'Point' && of === 'edge') bends.push([x, y]);
  if (name === 'Geometry' && of === 'node') {
    values['yed.x'] = x + width / 2;
    values['yed.y'] = y + height / 2;
  }
}
