/** Reads GEXF and GraphML, including the positions, labels and bends that Gephi and yEd write. */
import { quoteText } from '../../../model/index.js';
import { GEXF_BOARD_FACTS } from '../../graph/attributes.js';
import {
  HYPEREDGE_MESSAGE,
  parseNumber,
  throwReadError,
  type ForeignFile,
  type ForeignGraph,
} from '../foreign/foreign-graph.js';
import type { XmlElement } from './read-xml.js';
import { parseBoardFacts, type MutableAttributes } from './set-attribute.js';
import {
  describeXmlEntry,
  readXmlGraph,
  renameReservedXmlAttribute,
  requireAttribute,
  SECOND_GRAPH_MESSAGE,
  setDeclaredAttribute,
  type DeclaredAttribute,
  type XmlEntry,
} from './xml-graph.js';

/** Reads a GEXF file as a graph. Throws a `ReadError`. */
export function readGexf(file: ForeignFile): ForeignGraph {
  let declaredOf = '';
  let factsOfNode: MutableAttributes = {};
  const graph = readXmlGraph(file, {
    root: 'gexf',
    directed: { graph: 'defaultedgetype', edge: 'type', value: 'directed' },
    secondGraph: () => ['the file', SECOND_GRAPH_MESSAGE],
    open(element, graph) {
      const { name, attributes, file: at, offset } = element;
      const { entry, declared } = graph;
      if (name === 'attributes') declaredOf = attributes['class'] ?? '';
      if (name === 'attribute') {
        const id = requireAttribute(element, 'id');
        const title = renameReservedXmlAttribute(attributes['title'] ?? id);
        graph.attribute = { file: at, offset, of: declaredOf, name: title };
        // By class and id: `node x`.
        declared.set(`${declaredOf} ${id}`, graph.attribute);
      }
      if (entry === undefined || entry.of === 'graph') return;
      if (name === entry.of && attributes['label']) entry.values['label'] = attributes['label'];
      if (name === 'attvalue') {
        const { attribute, value } = readValue(element, entry, declared);
        if (attribute.name === GEXF_BOARD_FACTS.name && value.startsWith(FACTS_START))
          factsOfNode = parseBoardFacts(value, '; ', ': ');
        else if (value !== '') setDeclaredAttribute(entry, attribute, value);
      }
      if (name === 'position') drawnByGephi(element, entry);
    },
    close(name, text, graph) {
      if (name !== 'description') return;
      graph.values = text.startsWith(FACTS_START) ? parseBoardFacts(text, '; ', ': ') : {};
    },
  });
  return { ...graph, values: { ...factsOfNode, ...graph.values } };
}

const FACTS_START = 'board: ';

function readValue(
  element: XmlElement,
  entry: XmlEntry,
  declared: ReadonlyMap<string, DeclaredAttribute>,
): { attribute: DeclaredAttribute; value: string } {
  const { for: by, id, value = '' } = element.attributes;
  // Version 1.1 called it id.
  const name = by ?? id ?? '';
  const found = declared.get(`${entry.of} ${name}`);
  if (found === undefined)
    throwReadError(element, 'gexf/unknown-attribute', describeXmlEntry(entry), undeclared(name));
  return { attribute: found, value };
}

const undeclared = (name: string): string => `No <attribute> declares ${quoteText(name)}.`;

function drawnByGephi({ attributes }: XmlElement, { values }: XmlEntry): void {
  const [x, y] = [parseNumber(attributes['x'] ?? ''), parseNumber(attributes['y'] ?? '')];
  if (x === undefined || y === undefined) return;
  values['viz.x'] = x;
  values['viz.y'] = y;
}

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
          return throwReadError(element, 'graphml/hyperedge', 'a hyperedge', HYPEREDGE_MESSAGE);
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
