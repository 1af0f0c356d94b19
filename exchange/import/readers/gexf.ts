/** Reads GEXF, including the positions that Gephi writes. */
import { quoteText } from '../../../model/index.js';
import { parseBoardFacts } from './parse-board-facts.js';
import { throwReadError } from '../foreign/fault.js';
import type { ForeignEdge, ForeignEntry, ForeignGraph } from '../foreign/foreign-graph.js';
import type { ForeignFile } from '../foreign/foreign-file.js';
import { parseNumber } from '../foreign/foreign-graph.js';
import { FILE_START } from '../foreign/foreign-file.js';
import { readXml, type XmlElement } from './read-xml.js';
import type { MutableValues } from './set-value.js';
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

/** Reads a GEXF file as a graph. Throws a `ReadError`. */
export function readGexf(file: ForeignFile): ForeignGraph {
  /** By class and id: `node x`. */
  const attributes = new Map<string, DeclaredAttribute>();
  const nodes: ForeignEntry[] = [];
  const edges: ForeignEdge[] = [];
  let values: MutableValues = {};
  let declaredOf = '';
  let declared: DeclaredAttribute | undefined;
  let owner: XmlEntry | undefined;
  let graphs = 0;
  let directed = false;

  readXml(file.text, 'gexf', {
    open(element) {
      const { name, attributes: own } = element;
      switch (name) {
        case 'graph':
          if (++graphs > 1) throwReadError(element, 'gexf/two-graphs', 'the file', SECOND_GRAPH);
          directed = own['defaultedgetype'] === 'directed';
          return;
        case 'attributes':
          declaredOf = own['class'] ?? '';
          return;
        case 'attribute':
          declared = declaredBy(element, declaredOf);
          attributes.set(`${declaredOf} ${requireAttribute(element, 'id')}`, declared);
          return;
        case 'node':
        case 'edge':
          refuseNestedNode(element, owner);
          owner = startEntry(
            element,
            name,
            own['type'] === undefined ? directed : own['type'] === 'directed',
          );
          if (own['label']) owner.values['label'] = own['label'];
          return;
        case 'attvalue':
          if (owner !== undefined) attvalue(element, owner, attributes);
          return;
        case 'position':
          if (owner !== undefined) drawnByGephi(element, owner);
      }
    },
    close(name, text) {
      if (name === 'description')
        values = text.startsWith('board: ') ? parseBoardFacts(text, '; ', ': ') : {};
      else if (name === 'default' && declared !== undefined) declared.preset = text;
      else if (name === owner?.of) {
        const { values: stated, file: at, offset } = owner;
        if (owner.of === 'node') nodes.push({ values: stated, file: at, offset });
        else edges.push({ values: stated, directed: owner.directed, file: at, offset });
        owner = undefined;
      }
    },
  });
  if (graphs === 0)
    throwReadError(FILE_START, 'gexf/no-graph', 'the file', 'There is no <graph> in this file.');
  const [ofNodes, ofEdges] = [
    defaultValues(attributes.values(), 'node'),
    defaultValues(attributes.values(), 'edge'),
  ];
  return {
    files: [file],
    values,
    nodes: nodes.map((node) => ({ ...node, presets: ofNodes })),
    edges: edges.map((edge) => ({ ...edge, presets: ofEdges })),
    blocks: [],
    doubts: [],
  };
}

const SECOND_GRAPH = 'There is a second graph here. Keep one of them.';

function declaredBy(element: XmlElement, of: string): DeclaredAttribute {
  const { file, offset, attributes } = element;
  return {
    file,
    offset,
    of,
    name: renameXmlReserved(attributes['title'] ?? requireAttribute(element, 'id')),
  };
}

function attvalue(
  element: XmlElement,
  owner: XmlEntry,
  declared: ReadonlyMap<string, DeclaredAttribute>,
): void {
  const { for: by, id, value = '' } = element.attributes;
  // Version 1.1 called it id.
  const name = by ?? id ?? '';
  const found = declared.get(`${owner.of} ${name}`);
  if (found === undefined)
    throwReadError(element, 'gexf/unknown-attribute', describeEntry(owner), undeclared(name));
  if (value !== '') setDeclaredValue(owner, found, value);
}

const undeclared = (name: string): string => `No <attribute> declares ${quoteText(name)}.`;

function drawnByGephi({ attributes }: XmlElement, { values }: XmlEntry): void {
  const [x, y] = [parseNumber(attributes['x'] ?? ''), parseNumber(attributes['y'] ?? '')];
  if (x === undefined || y === undefined) return;
  values['viz.x'] = x;
  values['viz.y'] = y;
}
