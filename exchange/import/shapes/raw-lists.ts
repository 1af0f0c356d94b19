/** The content of files that list nodes and their neighbours, before it is known what their ids and lists mean. */
import type { FilePosition, ForeignEntry, ForeignFile } from '../foreign/foreign-graph.js';

/** The shapes of files that hold lists of neighbours or hexes instead of a graph with attributes. */
export const SHAPE_NAMES = ['adjacency', 'edges', 'matrix', 'grid'] as const;
export type ShapeName = (typeof SHAPE_NAMES)[number];

/** What one file turned out to be. */
export type FileShape = ShapeName | 'nodes';

/** One node with the neighbours that the file lists for it. */
export interface RawEntry extends FilePosition {
  /** The id that the file gives; of a list without ids the number of its line, from 1. */
  readonly id: string;
  readonly neighbours: readonly string[];
}

/** One list of neighbours: a whole file, or a column or property of one. */
export interface RawList {
  /** The name of the column or property, or of the file without its ending. */
  readonly name: string;
  readonly entries: readonly RawEntry[];
  /** Whether the entries are numbered by their lines, because the file gives no ids. */
  readonly numbered: boolean;
  /** Whether every row is one pair, so that a pair may be listed once. */
  readonly pairs: boolean;
}

/** One node with attributes, such as a position. Its id is the attribute `id`, if it has one. */
export type RawNode = ForeignEntry;

/** A table or list of nodes. */
export interface RawTable {
  readonly name: string;
  readonly nodes: readonly RawNode[];
  /** The attribute with the ids; without one the nodes are numbered by their rows. */
  readonly idName?: string;
}

/** A rectangle of codes, one for each hex. */
export interface RawGrid extends FilePosition {
  readonly rows: readonly (readonly string[])[];
  /** The rows that are indented, if every other row is. */
  readonly indented?: 'odd' | 'even';
}

/** One file, read. */
export interface RawFile {
  readonly shape: FileShape;
  readonly tables: readonly RawTable[];
  readonly lists: readonly RawList[];
  readonly grids: readonly RawGrid[];
}

/** All files of one author. */
export interface RawLists extends Omit<RawFile, 'shape'> {
  readonly files: readonly ForeignFile[];
  readonly shapes: readonly FileShape[];
}

/** The name of a file without its folder and its ending: what its list is called. */
export function stemOfFile(name: string): string {
  const base = name.split(/[/\\]/).at(-1)!;
  const stem = base.replace(/\.[^.]*$/, '');
  return stem === '' ? base : stem;
}

/** One list as the content of a file. */
export const fileOfList = (shape: FileShape, list: RawList): RawFile => ({
  shape,
  tables: [],
  lists: [list],
  grids: [],
});
