/** The faces of a board by half-edge, for rules that must know which lines a face has and what lies across them. */
import type { DrawingFaces } from '../../../model/index.js';

export { areasOfFaces, halfEdgeFaces } from '../../../model/index.js';

/** The face that a half-edge has on its right, or OUTER. */
export const faceOfHalfEdge = ({ cycleOfHalfEdge, faceOfCycle }: DrawingFaces, halfEdge: number): number =>
  faceOfCycle[cycleOfHalfEdge[halfEdge]!]!;
