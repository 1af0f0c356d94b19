/** Shared by the GraphML and GEXF readers: entries while they are read, and default values. */
import { quoteText } from '../../../model/index.js';
import type { AttributeValues } from '../../graph/attributes.js';
import { throwReadError } from '../foreign/fault.js';
import type { ForeignPoint } from '../foreign/foreign-graph.js';
import type { FilePosition } from '../foreign/foreign-file.js';
import type { XmlElement } from './read-xml.js';
import { renameReservedAttributes, setValue, type MutableValues } from './set-value.js';

/** The graph, node or edge that is being read. */
export interface XmlEntry extends FilePosition {
  readonly of: 'graph' | 'node' | 'edge';
  readonly values: MutableValues;
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

/** A new node or edge with its required ids; `directed` is the default of its graph. */
export function startEntry(element: XmlElement, of: 'node' | 'edge', directed: boolean): XmlEntry {
  const { file, offset, attributes } = element;
  const { id } = attributes;
  const values: MutableValues =
    of === 'node'
      ? { id: requireAttribute(element, 'id') }
      : {
          ...(id !== undefined && { id }),
          ...{ source: requireAttribute(element, 'source'), target: requireAttribute(element, 'target') },
        };
  return { file, offset, of, values, bends: [], directed };
}

export const renameXmlReserved = renameReservedAttributes('id', 'source', 'target');

export function describeEntry(entry: XmlEntry | undefined): string {
  if (entry === undefined || entry.of === 'graph') return 'the graph';
  const id = entry.values['id'];
  return id === undefined ? 'an edge' : `${entry.of} ${quoteText(String(id))}`;
}

export const setDeclaredValue = (entry: XmlEntry, { name }: DeclaredAttribute, value: string): void => {
  setValue(entry.values, name, value, entry, () => describeEntry(entry));
};

/** An attribute that an element must have. */
export function requireAttribute(element: XmlElement, name: string): string {
  const value = element.attributes[name];
  if (value !== undefined && value !== '') return value;
  return throwReadError(element, 'xml/missing', `<${element.name}>`, `It has no ${quoteText(name)}.`);
}

/** Refuses a node inside another one: a board has no groups. */
export function refuseNestedNode(element: XmlElement, entry: XmlEntry | undefined): void {
  if (entry !== undefined && entry.of !== 'graph')
    throwReadError(element, 'xml/nested', describeEntry(entry), NESTED);
}

const NESTED = 'There is a node inside this one. A board has no groups: ungroup it first.';

/** The default values of all nodes or all edges, as one shared object: a copy for every node could turn a small file into gigabytes. */
export function defaultValues(declared: Iterable<DeclaredAttribute>, of: 'node' | 'edge'): AttributeValues {
  const presets: MutableValues = {};
  for (const each of declared)
    if (each.preset !== undefined && [of, 'all'].includes(each.of) && !Object.hasOwn(presets, each.name))
      setValue(presets, each.name, each.preset, each, () => 'the header');
  return presets;
}
