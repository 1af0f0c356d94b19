/** Reads what GraphML and GEXF have in common: one graph of nodes and edges with declared attributes. */
import { quoteText } from '../../../model/index.js';
import type { AttributeValues } from '../../graph/attributes.js';
import {
  FILE_START,
  throwReadError,
  type FilePosition,
  type ForeignEdge,
  type ForeignEntry,
  type ForeignFile,
  type ForeignGraph,
  type ForeignPoint,
} from '../foreign/foreign-graph.js';
import { readXml, type XmlElement } from './read-xml.js';
import { createReservedNameRenamer, setAttribute, type MutableAttributes } from './set-attribute.js';

/** The graph, node or edge that is being read. */
export interface XmlEntry extends FilePosition {
  readonly of: 'graph' | 'node' | 'edge';
  readonly values: MutableAttributes;
  readonly bends: ForeignPoint[];
  readonly directed: boolean;
}

/** An attribute that the file declares. */
export interface DeclaredAttribute extends FilePosition {
  readonly name: string;
  /** What it is an attribute of: node, edge, graph, all … */
  readonly of: string;
  /** The default value. */
  preset?: string;
}

/** What has been read so far. */
interface XmlGraph {
  /** The attributes of the graph itself. */
  values: MutableAttributes;
  readonly declared: Map<string, DeclaredAttribute>;
  /** The attribute whose default or value is being read. */
  attribute: DeclaredAttribute | undefined;
  entry: XmlEntry | undefined;
}

/** How a format differs from the other one. */
export interface XmlFormat {
  readonly root: 'graphml' | 'gexf';
  /** The attributes of a graph and of an edge that make it directed, the latter with its value. */
  readonly directed: { readonly graph: string; readonly edge: string; readonly value: string };
  /** Describes the position and the fault of a second graph. */
  readonly secondGraph: (element: XmlElement, graph: XmlGraph) => readonly [words: string, message: string];
  /** Called for every element, after a node or an edge has been started. */
  readonly open: (element: XmlElement, graph: XmlGraph) => void;
  /** Called with the text of every element, before a node or an edge is ended. */
  readonly close: (name: string, text: string, graph: XmlGraph) => void;
}

/** Reads an XML file as a graph. Throws a `ReadError`. */
export function readXmlGraph(file: ForeignFile, format: XmlFormat): ForeignGraph {
  const { root, directed } = format;
  const graph: XmlGraph = { values: {}, declared: new Map(), attribute: undefined, entry: undefined };
  const nodes: ForeignEntry[] = [];
  const edges: ForeignEdge[] = [];
  let whole: XmlEntry | undefined;
  readXml(file.text, root, {
    open(element) {
      const { name, attributes, file: at, offset } = element;
      if (name === 'graph') {
        if (whole) throwReadError(element, `${root}/two-graphs`, ...format.secondGraph(element, graph));
        const isDirected = attributes[directed.graph] === 'directed';
        whole = { file: at, offset, of: name, values: graph.values, bends: [], directed: isDirected };
        graph.entry = whole;
      } else if (name === 'node' || name === 'edge') {
        refuseNestedNode(element, graph.entry);
        const stated = attributes[directed.edge];
        const isDirected = stated === undefined ? whole?.directed === true : stated === directed.value;
        graph.entry = startEntry(element, name, isDirected);
      }
      format.open(element, graph);
    },
    close(name, text) {
      if (name === 'default' && graph.attribute !== undefined) graph.attribute.preset = text;
      format.close(name, text, graph);
      const { entry } = graph;
      if (entry === undefined || entry === whole || name !== entry.of) return;
      const { values, bends, directed: isDirected, file: at, offset } = entry;
      if (name === 'node') nodes.push({ values, file: at, offset });
      else edges.push({ values, directed: isDirected, file: at, offset, ...(bends.length > 0 && { bends }) });
      graph.entry = whole;
    },
  });
  if (whole === undefined)
    throwReadError(FILE_START, `${root}/no-graph`, 'the file', 'There is no <graph> in this file.');
  const [ofNodes, ofEdges] = [defaultValues(graph, 'node'), defaultValues(graph, 'edge')];
  return {
    files: [file],
    values: graph.values,
    nodes: nodes.map((node) => ({ ...node, presets: ofNodes })),
    edges: edges.map((edge) => ({ ...edge, presets: ofEdges })),
    blocks: [],
    doubts: [],
  };
}

export const SECOND_GRAPH_MESSAGE = 'There is a second graph here. Keep one of them.';

function startEntry(element: XmlElement, of: 'node' | 'edge', directed: boolean): XmlEntry {
  const { file, offset, attributes } = element;
  const required = of === 'node' ? ['id'] : ['source', 'target'];
  const values: MutableAttributes = attributes['id'] === undefined ? {} : { id: attributes['id'] };
  for (const name of required) values[name] = requireAttribute(element, name);
  return { file, offset, of, values, bends: [], directed };
}

export const renameReservedXmlAttribute = createReservedNameRenamer('id', 'source', 'target');

export function describeXmlEntry(entry: XmlEntry | undefined): string {
  if (entry === undefined || entry.of === 'graph') return 'the graph';
  const id = entry.values['id'];
  return id === undefined ? 'an edge' : `${entry.of} ${quoteText(String(id))}`;
}

export const setDeclaredAttribute = (entry: XmlEntry, { name }: DeclaredAttribute, value: string): void => {
  setAttribute(entry.values, name, value, entry, () => describeXmlEntry(entry));
};

/** An attribute that an element must have. */
export function requireAttribute(element: XmlElement, name: string): string {
  const value = element.attributes[name];
  if (value !== undefined && value !== '') return value;
  return throwReadError(element, 'xml/missing', `<${element.name}>`, `It has no ${quoteText(name)}.`);
}

/** Refuses a node inside another one: a board has no groups. */
function refuseNestedNode(element: XmlElement, entry: XmlEntry | undefined): void {
  if (entry !== undefined && entry.of !== 'graph')
    throwReadError(element, 'xml/nested', describeXmlEntry(entry), NESTED);
}

const NESTED = 'There is a node inside this one. A board has no groups: ungroup it first.';

/** The default values of all nodes or all edges, as one shared object: a copy for every node could turn a small file into gigabytes. */
function defaultValues({ declared }: XmlGraph, of: 'node' | 'edge'): AttributeValues {
  const presets: MutableAttributes = {};
  for (const each of declared.values())
    if (each.preset !== undefined && [of, 'all'].includes(each.of) && !Object.hasOwn(presets, each.name))
      setAttribute(presets, each.name, each.preset, each, () => 'the header');
  return presets;
}
