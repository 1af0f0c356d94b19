/** What GraphML and GEXF have in common: entries while they are read, and what a file says of entries that are silent. */
import { quoted } from '../../model/file/quoted.js';
import type { Values } from '../graph/attributes.js';
import { refuse } from './fault.js';
import type { ForeignPoint, Spot } from './foreign-graph.js';
import type { XmlElement } from './read-xml.js';
import { besideIds, setValue, type OpenValues } from './set-value.js';

/** The graph, node or edge that is being read. */
export interface XmlEntry extends Spot {
  readonly of: 'graph' | 'node' | 'edge';
  readonly values: OpenValues;
  readonly bends: ForeignPoint[];
  readonly directed: boolean;
}

/** An attribute that the file declares. */
export interface Declared extends Spot {
  readonly name: string;
  /** What it is an attribute of: node, edge, graph, all … */
  readonly of: string;
  /** What holds where nothing is said. */
  preset?: string;
}

/** A node or an edge with the ids that it must have; `directed` is what holds where an edge does not say it. */
export function entryOf(element: XmlElement, of: 'node' | 'edge', directed: boolean): XmlEntry {
  const { file, offset, attributes } = element;
  const { id } = attributes;
  const values: OpenValues =
    of === 'node'
      ? { id: required(element, 'id') }
      : {
          ...(id !== undefined && { id }),
          ...{ source: required(element, 'source'), target: required(element, 'target') },
        };
  return { file, offset, of, values, bends: [], directed };
}

export const withoutIds = besideIds('id', 'source', 'target');

export function wordsOfEntry(entry: XmlEntry | undefined): string {
  if (entry === undefined || entry.of === 'graph') return 'the graph';
  const id = entry.values['id'];
  return id === undefined ? 'an edge' : `${entry.of} ${quoted(String(id))}`;
}

export const setOwn = (entry: XmlEntry, { name }: Declared, value: string): void => {
  setValue(entry.values, name, value, entry, () => wordsOfEntry(entry));
};

/** An attribute that an element must have. */
export function required(element: XmlElement, name: string): string {
  const value = element.attributes[name];
  if (value !== undefined && value !== '') return value;
  return refuse(element, 'xml/missing', `<${element.name}>`, `It has no ${quoted(name)}.`);
}

/** A board is flat. */
export function refuseNested(element: XmlElement, entry: XmlEntry | undefined): void {
  if (entry !== undefined && entry.of !== 'graph') refuse(element, 'xml/nested', wordsOfEntry(entry), NESTED);
}

const NESTED = 'A node stands inside this one. A board is flat: ungroup it first.';

/** What holds for all nodes, or all edges, that say nothing. Kept once: a copy in every node would make gigabytes of a small file. */
export function presetsOf(declared: Iterable<Declared>, of: 'node' | 'edge'): Values {
  const presets: OpenValues = {};
  for (const each of declared)
    if (each.preset !== undefined && [of, 'all'].includes(each.of) && !Object.hasOwn(presets, each.name))
      setValue(presets, each.name, each.preset, each, () => 'the head');
  return presets;
}
