/** The outlines of faces as they are drawn. */
import type { Point, StreetBoard } from '../board/board.js';
import type { LineDrawing } from '../network/line-drawing.js';
import { OUTER_FACE, type DrawingFaces } from '../geometry/drawing-faces.js';
import { originOfHalfEdge } from '../geometry/half-edges.js';
import { networkOf } from '../network/network.js';
import { memoByBoard } from '../board/memo-by-board.js';
import { halfEdgeFaces } from './faces-of-board.js';

/** The closed outlines of an area, with bends: its rim, then its islands. */
export type FaceOutlines = readonly (readonly Point[])[];

/**
 * The outlines of the inner faces, numbered as in `facesOfBoard(board).inner`. Only they distinguish areas whose walks have
 * the same nodes: a walk does not state which of two parallel streets it follows.
 */
export const outlinesOfFaces = memoByBoard((board: StreetBoard): readonly FaceOutlines[] => {
  const { drawing } = networkOf(board);
  const faces = halfEdgeFaces(board);
  const outlines = Array.from({ length: faces.count }, (): (readonly Point[])[] => []);
  for (const [cycle, first] of faces.firstOfCycle.entries()) {
    const face = faces.faceOfCycle[cycle]!;
    if (face === OUTER_FACE) continue;
    const outline = outlineOfCycle(drawing, faces, first);
    if (faces.isRim[cycle] === 1) outlines[face]!.unshift(outline);
    else outlines[face]!.push(outline);
  }
  return outlines;
});

function outlineOfCycle(drawing: LineDrawing, { next }: DrawingFaces, first: number): readonly Point[] {
  const { xs, ys, from, to, bendStarts, bendXs, bendYs } = drawing;
  const outline: Point[] = [];
  let h = first;
  do {
    const [line, node] = [h >> 1, originOfHalfEdge(from, to, h)];
    outline.push([xs[node]!, ys[node]!]);
    const [start, end] = [bendStarts[line]!, bendStarts[line + 1]!];
    for (let i = start; i < end; i++) {
      const bend = h % 2 === 0 ? i : start + end - 1 - i;
      outline.push([bendXs[bend]!, bendYs[bend]!]);
    }
    h = next[h]!;
  } while (h !== first);
  return outline;
}
