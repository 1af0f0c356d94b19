/** Gives every node and neighbour of the lists the author's id: from a column, as listed, or by the templates of the mapping. */
import { attributeValue, type FilePosition } from '../foreign/foreign-graph.js';
import { idFromTemplate, idOfLine } from '../mapping/id-patterns.js';
import type { ListMapping, Mapping } from '../mapping/mapping.js';
import type { RawEntry, RawList, RawLists, RawNode, RawTable } from '../shapes/raw-lists.js';

/** A node of a table. */
interface NamedNode {
  readonly id: string;
  readonly table: string;
  readonly entry: RawNode;
}

/** All nodes of the tables and all lists, with the author's ids. */
export interface NamedLists {
  readonly nodes: readonly NamedNode[];
  readonly lists: readonly RawList[];
}

/** What the mapping has for a list or table of this name, else for all. */
export const listMappingOf = ({ lists = {} }: Pick<Mapping, 'lists'>, name: string): ListMapping =>
  (Object.hasOwn(lists, name) ? lists[name] : Object.hasOwn(lists, '*') ? lists['*'] : undefined) ?? {};

/** The nodes and lists with the author's ids. */
export function nameNodes(raw: RawLists, mapping: Mapping): NamedLists {
  const nodes = raw.tables.flatMap((table) => nodesOfTable(table, mapping));
  const rows = new Map(nodes.map(({ id, entry }) => [placeOf(entry), id]));
  return { nodes, lists: raw.lists.map((list) => nameList(list, listMappingOf(mapping, list.name), rows)) };
}

const placeOf = ({ file, offset }: FilePosition): string => `${file}:${offset}`;

function nodesOfTable({ name, idName, nodes }: RawTable, mapping: Mapping): readonly NamedNode[] {
  const column = mapping.fields.id?.attribute ?? idName;
  const { from } = listMappingOf(mapping, name);
  return nodes.map((entry, i): NamedNode => {
    const own = column === undefined ? undefined : attributeValue(entry.values, column);
    return { id: idOfLine(from, String(own ?? i + 1)), table: name, entry };
  });
}

function nameList(list: RawList, { from, to }: ListMapping, rows: ReadonlyMap<string, string>): RawList {
  const entries = list.entries.map((entry): RawEntry => ({
    ...entry,
    // The entries of a column are those of its table, whose ids may be in another column.
    id: rows.get(placeOf(entry)) ?? idOfLine(from, entry.id),
    neighbours: entry.neighbours.map((id) => idFromTemplate(to, id)),
  }));
  return { ...list, entries };
}
