import type { LineDrawing } from '../../model/network/line-drawing.js';
import { OUTER_FACE, type DrawingFaces } from '../../model/geometry/drawing-faces.js';
import type { Polygon } from './polygons-by-jsts.js';

/** Our faces as polygons, for comparison. */
export function facesAsPolygons(drawing: LineDrawing, faces: DrawingFaces): Polygon[] {
  const { xs, ys, from, to, bendStarts, bendXs, bendYs } = drawing;
  const polygons = Array.from({ length: faces.count }, () => ({
    area: 0,
    holes: 0,
    box: [Infinity, Infinity, -Infinity, -Infinity] as [number, number, number, number],
  }));
  for (const [cycle, face] of faces.faceOfCycle.entries()) {
    if (face === OUTER_FACE) continue;
    polygons[face]!.area += faces.areas[cycle]!;
    // A tree inside a face is not a hole.
    if (faces.isRim[cycle] === 0 && faces.areas[cycle]! < 0) polygons[face]!.holes++;
  }
  for (const [halfEdge, cycle] of faces.cycleOfHalfEdge.entries()) {
    if (faces.isRim[cycle] === 0) continue;
    const { box } = polygons[faces.faceOfCycle[cycle]!]!;
    const reach = (x: number, y: number): void => {
      box[0] = Math.min(box[0], x);
      box[1] = Math.min(box[1], y);
      box[2] = Math.max(box[2], x);
      box[3] = Math.max(box[3], y);
    };
    const line = halfEdge >> 1;
    for (const node of [from[line]!, to[line]!]) reach(xs[node]!, ys[node]!);
    for (let b = bendStarts[line]!; b < bendStarts[line + 1]!; b++) reach(bendXs[b]!, bendYs[b]!);
  }
  return polygons;
}

/** One text for a list of polygons in any order. */
export const formatPolygons = (polygons: readonly Polygon[], holes: 'with holes' | 'without holes'): string =>
  polygons
    .map((each) => [each.area, ...each.box, ...(holes === 'with holes' ? [each.holes] : [])].join(' '))
    .sort()
    .join('\n');
