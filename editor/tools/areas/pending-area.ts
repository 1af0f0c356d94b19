/** A suggested area: a block, a hex or the section grid. */
import type { Block, FaceOutlines, Grid, HexBoard, HexKind, NodeId, Point } from '../../../model/index.js';

/** What is common to all suggested areas. */
interface CommonArea {
  /** The same as long as the area is. */
  readonly id: string;
  /** Within a sentence, such as `area 31 52`. */
  readonly name: string;
  /** A place inside it. */
  readonly place: Point;
  readonly outlines: FaceOutlines;
  /** How likely it is right, with its kind. */
  readonly certainty: number;
}

/** An area between lines that is not declared. */
export interface PendingBlock extends CommonArea {
  readonly kind: 'block';
  /** Undefined if its paper does not tell. */
  readonly proposed: Block['kind'] | undefined;
  /** Why it would not be a block. */
  readonly reason?: string | undefined;
  readonly choices: readonly Block['kind'][];
  readonly walk: readonly NodeId[];
  readonly islands: readonly (readonly NodeId[])[];
}

/** A printed hex that is not on the board. */
export interface PendingHex extends CommonArea {
  readonly kind: 'hex';
  readonly proposed: HexKind | undefined;
  readonly choices: readonly HexKind[];
  readonly at: Point;
  readonly layout: HexBoard['layout'];
}

/** The printed grid of a board that has none. */
export interface PendingGrid extends CommonArea {
  readonly kind: 'grid';
  readonly grid: Grid;
}

export type PendingArea = PendingBlock | PendingHex | PendingGrid;

/** A kind that is less certain is not proposed. */
export const LEAST_CERTAINTY = 0.6;
