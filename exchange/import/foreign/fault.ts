/** Faults of an imported file and their positions. */
import { lineColumnsOfOffsets } from '../../../model/index.js';
import type { ForeignFile, FilePosition } from './foreign-file.js';

/** One fault at its offset. */
export interface ImportFault extends FilePosition {
  /** A stable code, such as `import/no-colour`. */
  readonly code: string;
  readonly message: string;
  /** A description of the position: `node "n12"`. */
  readonly words: string;
}

/** One fault as it is reported: with file, line and column. */
export interface ImportProblem {
  readonly code: string;
  readonly message: string;
  readonly words: string;
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

/** Ends the reading of a file with one fault. */
export function throwReadError(spot: FilePosition, code: string, words: string, message: string): never {
  throw new ReadError([{ file: spot.file, offset: spot.offset, code, words, message }]);
}

/** A file without colours would have one fault for each circle; three of a kind are enough. */
const MOST_OF_A_KIND = 3;

/** The faults in the order of the files, with lines and columns; of many of a kind the first few and their number. */
export function locateFaults(
  files: readonly ForeignFile[],
  faults: readonly ImportFault[],
): readonly ImportProblem[] {
  const counts = new Map<string, number>();
  const kept = faults
    .toSorted((a, b) => a.file - b.file || a.offset - b.offset)
    .filter(({ code }) => {
      const count = (counts.get(code) ?? 0) + 1;
      counts.set(code, count);
      return count <= MOST_OF_A_KIND;
    });
  const seen = new Map<string, number>();
  return files.flatMap(({ name, text }, file) => {
    const own = kept.filter((fault) => fault.file === file);
    const places = lineColumnsOfOffsets(
      text,
      own.map(({ offset }) => offset),
    );
    return own.map(({ code, message, words }, i): ImportProblem => {
      const nth = (seen.get(code) ?? 0) + 1;
      seen.set(code, nth);
      const more = nth === MOST_OF_A_KIND ? counts.get(code)! - nth : 0;
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
