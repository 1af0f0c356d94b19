/** Reads GEXF, with the places that Gephi draws. */
import { quoted } from '../../model/file/quoted.js';
import { factsOfText } from './facts-of-text.js';
import { refuse } from './fault.js';
import type { ForeignEdge, ForeignEntry, ForeignFile, ForeignGraph } from './foreign-graph.js';
import { numberOf, START } from './foreign-graph.js';
import { readXml, type XmlElement } from './read-xml.js';
import type { OpenValues } from './set-value.js';
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

/** A GEXF file as a graph. Throws a `Refusal` if it is none. */
export function readGexf(file: ForeignFile): ForeignGraph {
  /** By what they are attributes of and by their ids: `node x`. */
  const attributes = new Map<string, Declared>();
  const nodes: ForeignEntry[] = [];
  const edges: ForeignEdge[] = [];
  let values: OpenValues = {};
  let declaredOf = '';
  let declared: Declared | undefined;
  let owner: XmlEntry | undefined;
  let graphs = 0;
  let directed = false;

  readXml(file.text, 'gexf', {
    open(element) {
      const { name, attributes: own } = element;
      switch (name) {
        case 'graph':
          if (++graphs > 1) refuse(element, 'gexf/two-graphs', 'the file', SECOND_GRAPH);
          directed = own['defaultedgetype'] === 'directed';
          return;
        case 'attributes':
          declaredOf = own['class'] ?? '';
          return;
        case 'attribute':
          declared = declaredBy(element, declaredOf);
          attributes.set(`${declaredOf} ${required(element, 'id')}`, declared);
          return;
        case 'node':
        case 'edge':
          refuseNested(element, owner);
          owner = entryOf(element, name, own['type'] === undefined ? directed : own['type'] === 'directed');
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
      if (name === 'description') values = text.startsWith('board: ') ? factsOfText(text, '; ', ': ') : {};
      else if (name === 'default' && declared !== undefined) declared.preset = text;
      else if (name === owner?.of) {
        const { values: said, file: at, offset } = owner;
        if (owner.of === 'node') nodes.push({ values: said, file: at, offset });
        else edges.push({ values: said, directed: owner.directed, file: at, offset });
        owner = undefined;
      }
    },
  });
  if (graphs === 0) refuse(START, 'gexf/no-graph', 'the file', 'There is no <graph> in this file.');
  const [ofNodes, ofEdges] = [presetsOf(attributes.values(), 'node'), presetsOf(attributes.values(), 'edge')];
  return {
    files: [file],
    values,
    nodes: nodes.map((node) => ({ ...node, presets: ofNodes })),
    edges: edges.map((edge) => ({ ...edge, presets: ofEdges })),
    blocks: [],
    doubts: [],
  };
}

const SECOND_GRAPH = 'There is a second graph here. A board is one; keep one of them.';

function declaredBy(element: XmlElement, of: string): Declared {
  const { file, offset, attributes } = element;
  return { file, offset, of, name: withoutIds(attributes['title'] ?? required(element, 'id')) };
}

function attvalue(element: XmlElement, owner: XmlEntry, declared: ReadonlyMap<string, Declared>): void {
  const { for: by, id, value = '' } = element.attributes;
  // Version 1.1 called it id.
  const name = by ?? id ?? '';
  const found = declared.get(`${owner.of} ${name}`);
  if (found === undefined) refuse(element, 'gexf/unknown-attribute', wordsOfEntry(owner), undeclared(name));
  if (value !== '') setOwn(owner, found, value);
}

const undeclared = (name: string): string =>
  `No <attribute> declares ${quoted(name)}, so nobody knows what this says.`;

function drawnByGephi({ attributes }: XmlElement, { values }: XmlEntry): void {
  const [x, y] = [numberOf(attributes['x'] ?? ''), numberOf(attributes['y'] ?? '')];
  if (x === undefined || y === undefined) return;
  values['viz.x'] = x;
  values['viz.y'] = y;
}
