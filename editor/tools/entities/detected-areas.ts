/** What was detected in the scan beside nodes and lines: the paper of areas, hexes, the section grid. Plain data. */
import type { Step } from '../../document/index.js';
import type { HexBoard, Point } from '../../../model/index.js';
import type { AreaLook, HexLook } from '../../../vision/index.js';

/** A cell of the printed lattice. */
export interface DetectedCell {
  /** Its centre, in board units. */
  readonly at: Point;
  /** How likely it is a hex of the board. */
  readonly confidence: number;
  /** How it looks, with its coordinates in the printed lattice. */
  readonly look: HexLook;
}

/** The hexes of the print. */
export interface DetectedHexes {
  /** The lattice that fits them best. */
  readonly layout: HexBoard['layout'];
  readonly cells: readonly DetectedCell[];
}

/** The lines of a printed section grid. */
export interface DetectedGrid {
  /** The first and the last line found in each direction. */
  readonly rect: readonly [Point, Point];
  /** Cells between them. */
  readonly columns: number;
  readonly rows: number;
  readonly confidence: number;
}

/** A decision of the user against a suggestion. It counts while its step is done, or always if it has none. */
export interface RejectedArea {
  readonly step?: Step | undefined;
  readonly id: string;
}

/** The result of a detection, and what the user rejected of it. */
export interface DetectedAreas {
  /** The fingerprint of the scan. */
  readonly scan: string;
  /** How the areas between lines look, by the name of the area; undefined if no paper is free in one. */
  readonly looks?: ReadonlyMap<string, AreaLook | undefined>;
  readonly hexes?: DetectedHexes;
  readonly grid?: DetectedGrid;
  readonly rejected: readonly RejectedArea[];
}
