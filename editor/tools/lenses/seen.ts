import type { Point } from '../../../model/index.js';
import type { Look, Shape } from '../shape.js';

/** What a lens shows: shapes over the board, and the same in one sentence for the status line and for who listens. */
export interface Seen {
  readonly shapes: readonly Shape[];
  readonly words: string;
}

/** Nothing but a sentence. */
export const told = (words: string): Seen => ({ shapes: [], words });

/** Lines below the nodes; none where there are no parts. */
export const lines = (look: Look, parts: Iterable<readonly Point[]>): readonly Shape[] => {
  const all = [...parts];
  return all.length === 0 ? [] : [{ kind: 'lines', look, parts: all, under: true }];
};

export const rings = (look: Look, places: readonly Point[], radius: number): readonly Shape[] =>
  places.length === 0 ? [] : [{ kind: 'rings', look, places, radius }];

/** The printed numbers of circles: "51 63 66". */
export const numbersOf = (circles: readonly string[]): string => circles.map((id) => id.slice(1)).join(' ');

/** "a", "a and b", "a, b and c". */
export const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)!}`;

/** "1 block", "2 blocks"; words with another plural name it. */
export const some = (count: number, word: string, plural = `${word}s`): string =>
  `${count} ${count === 1 ? word : plural}`;

/** How many things can be asked about at once: a person looks at few, and all circles at once show nothing. */
export const MOST_ASKED = 8;
