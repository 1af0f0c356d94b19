/** The content of an imported file, independent of its format: unchecked data with positions. */
import type { AttributeValue, AttributeValues } from '../../graph/attributes.js';
import type { ImportFault } from './fault.js';
import type { FilePosition, ForeignFile } from './foreign-file.js';

/** A node, an edge or a block with its attributes by name. Ids that are part of the format are called `id`, `source` and `target`. */
export interface ForeignEntry extends FilePosition {
  readonly values: AttributeValues;
  /** Default values: one object for all entries of a kind. */
  readonly presets?: AttributeValues;
}

/** A point in the units and axes of the file. */
export type ForeignPoint = readonly [number, number];

export interface ForeignEdge extends ForeignEntry {
  /** Whether the edge is directed in the file. */
  readonly directed?: boolean;
  /** In a format with geometry: the whole line with both ends. */
  readonly line?: readonly ForeignPoint[];
  /** In a format with geometry: the points between the ends. */
  readonly bends?: readonly ForeignPoint[];
}

export interface ForeignGraph {
  readonly files: readonly ForeignFile[];
  /** The attributes of the graph itself. */
  readonly values: AttributeValues;
  readonly nodes: readonly ForeignEntry[];
  readonly edges: readonly ForeignEdge[];
  readonly blocks: readonly ForeignEntry[];
  /** Contradictions inside the file that the reader resolved. */
  readonly doubts: readonly ImportFault[];
}

/** An attribute of an entry, or its default. */
export const attributeOfEntry = (
  { values, presets = {} }: ForeignEntry,
  name: string,
): AttributeValue | undefined => attributeValue(values, name) ?? attributeValue(presets, name);

/** An attribute by name. An empty text counts as missing, like an empty cell. */
export function attributeValue(values: AttributeValues, name: string): AttributeValue | undefined {
  const value = Object.hasOwn(values, name) ? values[name] : undefined;
  return value === '' ? undefined : value;
}

/** A value as a number; formats without types have numbers as text. */
export function parseNumber(value: AttributeValue): number | undefined {
  if (typeof value === 'boolean') return undefined;
  const number = typeof value === 'number' ? value : DECIMAL.test(value) ? Number(value) : Number.NaN;
  // Adding zero turns -0 into 0.
  return Number.isFinite(number) ? number + 0 : undefined;
}

const DECIMAL = /^[+-]?(\d{1,400}(\.\d{0,400})?|\.\d{1,400})([eE][+-]?\d{1,4})?$/;
