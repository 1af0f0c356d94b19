/** What is wrong with a file of another program, and where. */
import { placesOfOffsets } from '../../model/file/place-of-offset.js';
import type { ForeignFile, Spot } from './foreign-graph.js';

/** One thing wrong, at its offset. */
export interface Fault extends Spot {
  /** Stable, such as `import/no-colour`. */
  readonly code: string;
  readonly message: string;
  /** What the place is called: `node "n12"`. */
  readonly words: string;
}

/** One thing wrong, for people: the file, the line and the column. */
export interface Problem {
  readonly code: string;
  readonly message: string;
  readonly words: string;
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** From 1, in UTF-16 units. */
  readonly column: number;
}

/** Ends the reading of a file. It never leaves this folder: `importGraph` makes an answer of it. */
export class Refusal extends Error {
  constructor(readonly faults: readonly Fault[]) {
    super(faults[0]?.message);
  }
}

/** Ends the reading of a file for one reason. */
export function refuse(spot: Spot, code: string, words: string, message: string): never {
  throw new Refusal([{ file: spot.file, offset: spot.offset, code, words, message }]);
}

/** A file without colours would have one fault for each circle; three say as much. */
const MOST_OF_A_KIND = 3;

/** The faults in the order of the files, with lines and columns; of many of a kind the first and how many there are. */
export function problemsOf(files: readonly ForeignFile[], faults: readonly Fault[]): readonly Problem[] {
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
    const places = placesOfOffsets(
      text,
      own.map(({ offset }) => offset),
    );
    return own.map(({ code, message, words }, i): Problem => {
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
