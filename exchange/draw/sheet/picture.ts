/** A drawing before it is put on a sheet. */
import { pluralise, type Point } from '../../../model/index.js';
import type { LegendEntry } from './legend.js';

/** The position and radius of a drawn node or hex. */
export interface MarkArea {
  readonly at: Point;
  readonly radius: number;
}

/** By id: what a highlight can mark and a name should not cover. */
export type MarkAreas = ReadonlyMap<string, MarkArea>;

/** A board's drawing and what the sheet needs to know about it. */
export interface Picture {
  /** From the bottom up. */
  readonly layers: readonly string[];
  /** Text above everything, including a highlight. */
  readonly labels: readonly string[];
  readonly legend: readonly LegendEntry[];
  /** A description: "195 circles, 234 crossings". */
  readonly counts: readonly string[];
  readonly places: MarkAreas;
  /** Space needed above and to the left of the board, in hundredths of its width. */
  readonly gutter: number;
}

/** `["3 circles"]`, or an empty list for 0. */
export const countPhrase = (count: number, ...nouns: readonly [string, string?]): readonly string[] =>
  count === 0 ? [] : [pluralise(count, ...nouns)];
