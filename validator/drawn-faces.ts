/** The faces of a board by half-edge, for rules that must know which lines a face has and what lies across them. */
import type { StreetBoard } from '../model/index.js';
import { facesOfDrawing, type Faces } from '../model/geometry/faces.js';
import { networkOf } from '../model/network/network.js';
import { oncePerBoard } from '../model/once-per-board.js';

/** The faces of all lines, numbered as in `facesOfBoard(board).inner`; half-edge 2 i goes along line i, 2 i + 1 back. */
export const drawnFaces = oncePerBoard((board: StreetBoard): Faces =>
  facesOfDrawing(networkOf(board).drawing),
);

/** The face that a half-edge has on its right, or OUTER. */
export const faceBeside = ({ cycleOfHalfEdge, faceOfCycle }: Faces, halfEdge: number): number =>
  faceOfCycle[cycleOfHalfEdge[halfEdge]!]!;
