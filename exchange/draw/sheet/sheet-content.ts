/** The content of a sheet, before it is laid out. */
import { pluralise, type Point } from '../../../model/index.js';

/** A mark and what it means. */
export interface LegendEntry {
  /** The mark round a point, no larger than the given radius. */
  readonly mark: (at: Point, radius: number) => string;
  readonly meaning: string;
}

/** An entry of a legend that is shown only if the board uses the mark. */
export type OptionalLegendEntry = readonly [used: boolean, meaning: string, mark: LegendEntry['mark']];

/** The entries of the marks that the board uses. */
export const usedLegendEntries = (rows: readonly OptionalLegendEntry[]): readonly LegendEntry[] =>
  rows.filter(([used]) => used).map(([, meaning, mark]) => ({ meaning, mark }));

/** The position and radius of a drawn node or hex. */
export interface DrawnDisc {
  readonly at: Point;
  readonly radius: number;
}

/** By id: what a highlight can mark and a name should not cover. */
export type DrawnDiscs = ReadonlyMap<string, DrawnDisc>;

/** What is drawn on a sheet: the layers of the board, labels, legend entries and a description. */
export interface SheetContent {
  /** From the bottom up. */
  readonly layers: readonly string[];
  /** Text above everything, including a highlight. */
  readonly labels: readonly string[];
  readonly legend: readonly LegendEntry[];
  /** A description: "195 circles, 234 crossings". */
  readonly counts: readonly string[];
  readonly places: DrawnDiscs;
  /** What a reader must know about the drawing: written above the board and described. */
  readonly notes?: readonly string[];
  /** Space needed above and to the left of the board, in hundredths of its width. */
  readonly gutter: number;
}

/** `["3 circles"]`; what there is none of is left out. */
export const countPhrases = (counts: readonly (readonly [number, noun: string])[]): readonly string[] =>
  counts.filter(([count]) => count > 0).map(([count, noun]) => pluralise(count, noun));
