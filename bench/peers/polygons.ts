/** Faces by the Polygonizer of jsts, the only peer that gets holes right, and ours in the same form. */
import Coordinate from 'jsts/org/locationtech/jts/geom/Coordinate.js';
import GeometryFactory from 'jsts/org/locationtech/jts/geom/GeometryFactory.js';
import Polygonizer from 'jsts/org/locationtech/jts/operation/polygonize/Polygonizer.js';
import { OUTER_FACE, type DrawingFaces } from '../../model/geometry/half-edges.js';
import type { LineDrawing } from '../../model/network/line-drawing.js';

/** Lines as lists of points, the input of the peers. */
export type LinePointLists = [number, number][][];

/** The lines of a drawing as lists of points. */
export function linesAsPoints({ xs, ys, from, to, bendStarts, bendXs, bendYs }: LineDrawing): LinePointLists {
  return Array.from(from, (start, line) => {
    const course: [number, number][] = [[xs[start]!, ys[start]!]];
    for (let b = bendStarts[line]!; b < bendStarts[line + 1]!; b++) course.push([bendXs[b]!, bendYs[b]!]);
    course.push([xs[to[line]!]!, ys[to[line]!]!]);
    return course;
  });
}

/** A face in a comparable form: twice its area without holes, the number of holes, and its bounding box. */
export interface PolygonMeasures {
  readonly area: number;
  readonly holes: number;
  readonly box: readonly [number, number, number, number];
}

export function polygonsByJsts(courses: LinePointLists): PolygonMeasures[] {
  const factory = new GeometryFactory();
  const polygonizer = new Polygonizer();
  for (const course of courses)
    polygonizer.add(factory.createLineString(course.map(([x, y]) => new Coordinate(x, y))));
  const polygons = polygonizer.getPolygons();
  return Array.from({ length: polygons.size() }, (_, i) => {
    const polygon = polygons.get(i) as JstsPolygon;
    const box = polygon.getEnvelopeInternal();
    return {
      area: 2 * polygon.getArea(),
      holes: polygon.getNumInteriorRing(),
      box: [box.getMinX(), box.getMinY(), box.getMaxX(), box.getMaxY()],
    };
  });
}

/** jsts comes from Java and types everything as any. */
interface JstsPolygon {
  getArea(): number;
  getNumInteriorRing(): number;
  getEnvelopeInternal(): { getMinX(): number; getMinY(): number; getMaxX(): number; getMaxY(): number };
}

/** Our faces as polygons, for comparison. */
export function facesAsPolygons(drawing: LineDrawing, faces: DrawingFaces): PolygonMeasures[] {
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
export const formatPolygons = (
  polygons: readonly PolygonMeasures[],
  holes: 'with holes' | 'without holes',
): string =>
  polygons
    .map((each) => [each.area, ...each.box, ...(holes === 'with holes' ? [each.holes] : [])].join(' '))
    .sort()
    .join('\n');
