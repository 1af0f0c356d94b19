/** Faces by the Polygonizer of jsts, the only peer that gets holes right. */
import Coordinate from 'jsts/org/locationtech/jts/geom/Coordinate.js';
import GeometryFactory from 'jsts/org/locationtech/jts/geom/GeometryFactory.js';
import Polygonizer from 'jsts/org/locationtech/jts/operation/polygonize/Polygonizer.js';
import type { PointLists } from './lines-as-points.js';

/** A face in a comparable form: twice its area without holes, the number of holes, and its bounding box. */
export interface Polygon {
  readonly area: number;
  readonly holes: number;
  readonly box: readonly [number, number, number, number];
}

export function polygonsByJsts(courses: PointLists): Polygon[] {
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
