/** What a file of another program says, whatever its format: plain data with its place in the file, nothing judged. */
import type { Value, Values } from '../graph/attributes.js';
import type { Fault } from './fault.js';

export interface ForeignFile {
  /** As the user would spell it. */
  readonly name: string;
  readonly text: string;
}

/** A place in one of the files, by its offset in UTF-16 units; lines and columns are counted only for what is told. */
export interface Spot {
  readonly file: number;
  readonly offset: number;
}

/** The place of what is said of the whole. */
export const START: Spot = { file: 0, offset: 0 };

/** A node, an edge or a block: its attributes by name. The ids that a format has of its own are called `id`, `source` and `target`. */
export interface ForeignEntry extends Spot {
  readonly values: Values;
  /** What holds where it says nothing: one object for all of its kind. */
  readonly presets?: Values;
}

/** A place as the file has it: in its own units, its own axes, with fractions. */
export type ForeignPoint = readonly [number, number];

export interface ForeignEdge extends ForeignEntry {
  /** Whether the file has it run one way only. */
  readonly directed?: boolean;
  /** Of a format that draws: the whole line with both ends. */
  readonly line?: readonly ForeignPoint[];
  /** Of a format that draws: the points on the way. */
  readonly bends?: readonly ForeignPoint[];
}

export interface ForeignGraph {
  readonly files: readonly ForeignFile[];
  /** What the file says of the graph as a whole. */
  readonly values: Values;
  readonly nodes: readonly ForeignEntry[];
  readonly edges: readonly ForeignEdge[];
  readonly blocks: readonly ForeignEntry[];
  /** Where the file contradicts itself, and one side was believed. */
  readonly doubts: readonly Fault[];
}

/** An attribute of an entry, if it or its file says it. */
export const valueIn = ({ values, presets = {} }: ForeignEntry, name: string): Value | undefined =>
  valueOf(values, name) ?? valueOf(presets, name);

/** An attribute among some. An empty text says nothing, as an empty cell does. */
export function valueOf(values: Values, name: string): Value | undefined {
  const value = Object.hasOwn(values, name) ? values[name] : undefined;
  return value === '' ? undefined : value;
}

/** The number that a value is, written in whatever way; formats without types have it as text. */
export function numberOf(value: Value): number | undefined {
  if (typeof value === 'boolean') return undefined;
  const number = typeof value === 'number' ? value : DECIMAL.test(value) ? Number(value) : Number.NaN;
  // Adding zero takes the sign of -0 away.
  return Number.isFinite(number) ? number + 0 : undefined;
}

const DECIMAL = /^[+-]?(\d{1,400}(\.\d{0,400})?|\.\d{1,400})([eE][+-]?\d{1,4})?$/;
