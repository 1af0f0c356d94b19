/** The content of an imported file, independent of its format: unchecked data with positions, and its faults. */
import { lineColumnsOfOffsets } from '../../../model/index.js';
import type { AttributeValue, AttributeValues } from '../../graph/attributes.js';
import type { EdgeRelation } from '../../graph/graph-elements.js';

export interface ForeignFile {
  /** As the user would spell it. */
  readonly name: string;
  readonly text: string;
}

/** A position in one of the files as an offset in UTF-16 units; lines and columns are computed only for reported faults. */
export interface FilePosition {
  readonly file: number;
  readonly offset: number;
}

/** The position of faults that concern the whole file. */
export const FILE_START: FilePosition = { file: 0, offset: 0 };

/** One fault at its offset. */
export interface ImportFault extends FilePosition {
  /** A stable code, such as `import/no-colour`. */
  readonly code: string;
  readonly message: string;
  /** A description of the position: `node "n12"`. */
  readonly words: string;
}

/** One fault as it is reported: with file, line and column. */
export interface LocatedImportFault extends Pick<ImportFault, 'code' | 'message' | 'words'> {
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** From 1, in UTF-16 units. */
  readonly column: number;
}

/** Thrown to end the reading of a file; `importGraph` catches it and returns its faults. */
export class ReadError extends Error {
  constructor(readonly faults: readonly ImportFault[]) {
    super(faults[0]?.message);
  }
}

/** A fault at the position of an entry. */
export const faultAt = (
  { file, offset }: FilePosition,
  code: string,
  words: string,
  message: string,
): ImportFault => ({ file, offset, code, words, message });

/** Ends the reading of a file with one fault. */
export function throwReadError(...fault: Parameters<typeof faultAt>): never {
  throw new ReadError([faultAt(...fault)]);
}

/** A file without colours would have one fault for each circle; three of a kind are enough. */
const MOST_OF_A_KIND = 3;

/** The faults in the order of the files, with lines and columns; of many of a kind the first few and their number. */
export function locateFaults(
  files: readonly ForeignFile[],
  faults: readonly ImportFault[],
  most = MOST_OF_A_KIND,
): readonly LocatedImportFault[] {
  const counts = new Map<string, number>();
  const kept = faults
    .toSorted((a, b) => a.file - b.file || a.offset - b.offset)
    .filter(({ code }) => {
      const count = (counts.get(code) ?? 0) + 1;
      counts.set(code, count);
      return count <= most;
    });
  const seen = new Map<string, number>();
  return files.flatMap(({ name, text }, file) => {
    const own = kept.filter((fault) => fault.file === file);
    const offsets = own.map(({ offset }) => offset);
    const places = lineColumnsOfOffsets(text, offsets);
    return own.map(({ code, message, words }, i): LocatedImportFault => {
      const nth = (seen.get(code) ?? 0) + 1;
      seen.set(code, nth);
      const more = nth === most ? counts.get(code)! - nth : 0;
      return {
        code,
        message: more > 0 ? `${message} (And ${more} more of this kind.)` : message,
        words,
        file: name,
        ...places[i]!,
      };
    });
  });
}

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
  /** Of lists of neighbours: the lists of all relations but streets, as they are stated. */
  readonly stated?: readonly StatedList[];
  /** What the reader left out or chose, as sentences. */
  readonly notes?: readonly string[];
  /** Of lists of neighbours: doubtful entries, described with our ids once they are assigned. */
  readonly findListDoubts?: (oursOf: (theirs: string) => string | undefined) => readonly ImportFault[];
}

/** A relation as a source lists it, in the ids of the source. */
export interface StatedList {
  readonly name: string;
  readonly relation: EdgeRelation;
  readonly lists: ReadonlyMap<string, readonly string[]>;
}

/** An attribute of an entry, or its default value. */
export const attributeOrDefault = (
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

export const HYPEREDGE_MESSAGE =
  'An edge of a board has two ends. Hyperedges cannot be imported; remove them.';
