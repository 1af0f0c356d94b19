/** Reads GEXF, with the places that Gephi draws. */
import { quoted } from '../../model/file/quoted.js';
import { factsOfText } from './facts-of-text.js';
import { refuse } from './fault.js';
import type { ForeignEntry, ForeignFile, ForeignGraph, Spot } from './foreign-graph.js';
import { numberOf } from './foreign-graph.js';
import { readXml, type XmlElement } from './read-xml.js';
import { besideIds, setValue, type OpenValues } from './set-value.js';

interface Declared {
  readonly of: string;
  readonly name: string;
  preset?: string;
}

interface Owner extends Spot {
  readonly of: 'node' | 'edge';
  readonly values: OpenValues;
}

/** A GEXF file as a graph. Throws a `Refusal` if it is none. */
export function readGexf(file: ForeignFile): ForeignGraph {
  /** By what they are attributes of and by their ids: `node x`. */
  const attributes = new Map<string, Declared>();
  const entries: { readonly node: ForeignEntry[]; readonly edge: ForeignEntry[] } = { node: [], edge: [] };
  let values: OpenValues = {};
  let declaredOf = '';
  let declared: Declared | undefined;
  let owner: Owner | undefined;
  let graphs = 0;

  readXml(file.text, 'gexf', {
    open(element) {
      const { name, attributes: own } = element;
      switch (name) {
        case 'graph':
          if (++graphs > 1) refuse(element, 'gexf/two-graphs', 'the file', SECOND_GRAPH);
          return;
        case 'attributes':
          declaredOf = own['class'] ?? '';
          return;
        case 'attribute':
          declared = { of: declaredOf, name: withoutIds(own['title'] ?? required(element, 'id')) };
          attributes.set(`${declaredOf} ${required(element, 'id')}`, declared);
          return;
        case 'node':
        case 'edge':
          if (owner !== undefined) refuse(element, 'gexf/nested', wordsOf(owner), NESTED);
          owner = ownerOf(element, name);
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
        for (const each of attributes.values())
          if (each.preset !== undefined && each.of === owner.of && !Object.hasOwn(owner.values, each.name))
            setOwn(owner, each, each.preset);
        entries[owner.of].push({ values: owner.values, file: owner.file, offset: owner.offset });
        owner = undefined;
      }
    },
  });
  if (graphs === 0)
    refuse({ file: 0, offset: 0 }, 'gexf/no-graph', 'the file', 'There is no <graph> in this file.');
  return { files: [file], values, nodes: entries.node, edges: entries.edge, blocks: [], doubts: [] };
}

const SECOND_GRAPH = 'There is a second graph here. A board is one; keep one of them.';
const NESTED = 'A node stands inside this one. A board is flat: ungroup it first.';

const withoutIds = besideIds('id', 'source', 'target');

function ownerOf(element: XmlElement, of: Owner['of']): Owner {
  const { file, offset, attributes } = element;
  const { id, label } = attributes;
  const ids: OpenValues =
    of === 'node'
      ? { id: required(element, 'id') }
      : {
          ...(id !== undefined && { id }),
          ...{ source: required(element, 'source'), target: required(element, 'target') },
        };
  if (label !== undefined && label !== '') ids['label'] = label;
  return { file, offset, of, values: ids };
}

const wordsOf = ({ of, values: { id } }: Owner): string =>
  id === undefined ? 'an edge' : `${of} ${quoted(String(id))}`;

const setOwn = (owner: Owner, { name }: Declared, value: string): void => {
  setValue(owner.values, name, value, owner, () => wordsOf(owner));
};

function required(element: XmlElement, name: string): string {
  const value = element.attributes[name];
  if (value !== undefined && value !== '') return value;
  return refuse(element, 'gexf/missing', `<${element.name}>`, `It has no ${quoted(name)}.`);
}

function attvalue(element: XmlElement, owner: Owner, declared: ReadonlyMap<string, Declared>): void {
  const { for: by, id, value = '' } = element.attributes;
  // Version 1.1 called it id.
  const name = by ?? id ?? '';
  const found = declared.get(`${owner.of} ${name}`);
  if (found === undefined) refuse(element, 'gexf/unknown-attribute', wordsOf(owner), undeclared(name));
  if (value !== '') setOwn(owner, found, value);
}

const undeclared = (name: string): string =>
  `No <attribute> declares ${quoted(name)}, so nobody knows what this says.`;

function drawnByGephi({ attributes }: XmlElement, { values }: Owner): void {
  const [x, y] = [numberOf(attributes['x'] ?? ''), numberOf(attributes['y'] ?? '')];
  if (x === undefined || y === undefined) return;
  values['viz.x'] = x;
  values['viz.y'] = y;
}
