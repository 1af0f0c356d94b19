/** The areas between the lines of a drawing. */

/** The number of the outer face. */
export const OUTER_FACE = -1;

/**
 * The faces of a drawing by half-edge. A closed walk along one side of lines is a cycle. Each inner face has one rim cycle,
 * walked clockwise, and possibly hole cycles, each the outer side of a part that lies inside without touching the rim.
 */
export interface DrawingFaces {
  /** How many inner faces there are. */
  readonly count: number;
  /** For each half-edge the next on its walk. */
  readonly next: Int32Array;
  /** For each half-edge its cycle. */
  readonly cycleOfHalfEdge: Int32Array;
  /** For each cycle one of its half-edges, the smallest. */
  readonly firstOfCycle: Int32Array;
  /** For each cycle its face, or OUTER_FACE. */
  readonly faceOfCycle: Int32Array;
  /** For each cycle whether it is the rim of its face; the others are holes in it. */
  readonly isRim: Uint8Array;
  /** Twice the area inside each cycle in square board units; negative or zero for the outer side of a part, zero between duplicates. */
  readonly areas: Float64Array;
}
