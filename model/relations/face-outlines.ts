/** The areas between lines as they are drawn. */
import type { Point, StreetBoard } from '../board.js';
import type { Drawing } from '../geometry/drawing.js';
import { OUTER, type Faces } from '../geometry/faces.js';
import { originOf } from '../geometry/rotation.js';
import { networkOf } from '../network/network.js';
import { oncePerBoard } from '../once-per-board.js';
import { drawnFaces } from './faces.js';

/** The closed outlines of an area, bends followed: its rim, then those round its islands. */
export type Outlines = readonly (readonly Point[])[];

/**
 * The outlines of the inner faces, numbered as in `facesOfBoard(board).inner`. Only they tell areas apart whose walks name
 * the same nodes: between parallel streets a walk does not say along which of them it goes.
 */
export const outlinesOfFaces = oncePerBoard((board: StreetBoard): readonly Outlines[] => {
  const { drawing } = networkOf(board);
  const faces = drawnFaces(board);
  const outlines = Array.from({ length: faces.count }, (): (readonly Point[])[] => []);
  for (const [cycle, first] of faces.firstOfCycle.entries()) {
    const face = faces.faceOfCycle[cycle]!;
    if (face === OUTER) continue;
    const outline = outlineOfCycle(drawing, faces, first);
    if (faces.isRim[cycle] === 1) outlines[face]!.unshift(outline);
    else outlines[face]!.push(outline);
  }
  return outlines;
});

function outlineOfCycle(drawing: Drawing, { next }: Faces, first: number): readonly Point[] {
  const { xs, ys, from, to, bendStarts, bendXs, bendYs } = drawing;
  const outline: Point[] = [];
  let h = first;
  do {
    const [line, node] = [h >> 1, originOf(from, to, h)];
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
