/** Reads GEXF, including the positions that Gephi writes. */
import { quoteText } from '../../../model/index.js';
import {
  parseNumber,
  throwReadError,
  type ForeignFile,
  type ForeignGraph,
} from '../foreign/foreign-graph.js';
import type { XmlElement } from './read-xml.js';
import { parseBoardFacts } from './set-attribute.js';
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
  return readXmlGraph(file, {
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
      if (name === 'attvalue') readValue(element, entry, declared);
      if (name === 'position') drawnByGephi(element, entry);
    },
    close(name, text, graph) {
      if (name !== 'description') return;
      graph.values = text.startsWith('board: ') ? parseBoardFacts(text, '; ', ': ') : {};
    },
  });
}

function readValue(
  element: XmlElement,
  entry: XmlEntry,
  declared: ReadonlyMap<string, DeclaredAttribute>,
): void {
  const { for: by, id, value = '' } = element.attributes;
  // Version 1.1 called it id.
  const name = by ?? id ?? '';
  const found = declared.get(`${entry.of} ${name}`);
  if (found === undefined)
    throwReadError(element, 'gexf/unknown-attribute', describeXmlEntry(entry), undeclared(name));
  if (value !== '') setDeclaredAttribute(entry, found, value);
}

const undeclared = (name: string): string => `No <attribute> declares ${quoteText(name)}.`;

function drawnByGephi({ attributes }: XmlElement, { values }: XmlEntry): void {
  const [x, y] = [parseNumber(attributes['x'] ?? ''), parseNumber(attributes['y'] ?? '')];
  if (x === undefined || y === undefined) return;
  values['viz.x'] = x;
  values['viz.y'] = y;
}
