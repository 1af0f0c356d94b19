/** The faces of a board by half-edge, for rules that must know which lines a face has and what lies across them. */
import type { Faces } from '../model/geometry/faces.js';

export { areasOfFaces, drawnFaces } from '../model/relations/faces.js';

/** The face that a half-edge has on its right, or OUTER. */
export const faceBeside = ({ cycleOfHalfEdge, faceOfCycle }: Faces, halfEdge: number): number =>
  faceOfCycle[cycleOfHalfEdge[halfEdge]!]!;
