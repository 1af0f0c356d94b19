/** Reads GraphML, including the positions, labels and bends that yEd writes. */
import { quoteText } from '../../../model/index.js';
import {
  parseNumber,
  throwReadError,
  type ForeignFile,
  type ForeignGraph,
} from '../foreign/foreign-graph.js';
import type { XmlElement } from './read-xml.js';
import {
  describeXmlEntry,
  readXmlGraph,
  renameReservedXmlAttribute,
  requireAttribute,
  SECOND_GRAPH_MESSAGE,
  setDeclaredAttribute,
  type XmlEntry,
} from './xml-graph.js';

/** Reads a GraphML file as a graph. Throws a `ReadError`. */
export const readGraphml = (file: ForeignFile): ForeignGraph =>
  readXmlGraph(file, {
    root: 'graphml',
    directed: { graph: 'edgedefault', edge: 'directed', value: 'true' },
    secondGraph: ({ parent }, { entry }) => [
      describeXmlEntry(entry),
      parent === 'node' ? GRAPH_IN_NODE : SECOND_GRAPH_MESSAGE,
    ],
    open(element, graph) {
      const { name, attributes, file: at, offset } = element;
      switch (name) {
        case 'key': {
          const title = renameReservedXmlAttribute(attributes['attr.name'] ?? attributes['id'] ?? '');
          graph.attribute = { file: at, offset, name: title, of: attributes['for'] ?? 'all' };
          graph.declared.set(requireAttribute(element, 'id'), graph.attribute);
          return;
        }
        case 'hyperedge':
          return throwReadError(element, 'graphml/hyperedge', 'a hyperedge', HYPEREDGE);
        case 'data': {
          const key = requireAttribute(element, 'key');
          graph.attribute = graph.declared.get(key);
          if (graph.attribute === undefined)
            throwReadError(element, 'graphml/unknown-key', describeXmlEntry(graph.entry), unknownKey(key));
          return;
        }
        case 'Geometry':
        case 'Point':
          if (graph.entry !== undefined) drawnByYed(element, graph.entry);
      }
    },
    close(name, text, { entry, attribute }) {
      if (entry === undefined || text === '') return;
      if (name === 'data') setDeclaredAttribute(entry, attribute!, text);
      if (name === 'NodeLabel' && entry.of === 'node') entry.values['yed.label'] ??= text;
    },
  });

const GRAPH_IN_NODE = 'There is a graph inside this node. A board has no groups: ungroup it first.';
const HYPEREDGE = 'An edge of a board has two ends. Hyperedges cannot be imported; remove them.';
const unknownKey = (key: string): string => `No <key> declares ${quoteText(key)}.`;

/** yEd writes the corner of a node's box; the node's position is its centre. */
function drawnByYed({ name, attributes }: XmlElement, { of, values, bends }: XmlEntry): void {
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
