/** What is drawn of one kind of board, before it is put on a sheet. */
import type { Point } from '../../model/board.js';
import type { LegendEntry } from './legend.js';

/** Where something stands and how far it reaches. */
export interface Place {
  readonly at: Point;
  readonly radius: number;
}

/** By id, what a highlight may point at and a name must not cover. */
export type Places = ReadonlyMap<string, Place>;

/** A board's drawing and what the sheet needs to know about it. */
export interface Picture {
  /** From the bottom up. */
  readonly layers: readonly string[];
  /** Words that stay on top of everything, a highlight too. */
  readonly labels: readonly string[];
  readonly legend: readonly LegendEntry[];
  /** What there is, in words: "195 circles, 234 crossings". */
  readonly counts: readonly string[];
  readonly places: Places;
  /** Room wanted above and to the left of the board, in hundredths of its width. */
  readonly gutter: number;
}

/** How many there are, in words; nothing where there are none. */
export const counted = (number: number, one: string, many = `${one}s`): readonly string[] =>
  number === 0 ? [] : [`${number} ${number === 1 ? one : many}`];
