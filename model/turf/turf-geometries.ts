/** Our points as geometries for turf, and back. */
import type { Point } from '../board/board.js';

interface Geometry<Type extends string, Coordinates> {
  type: Type;
  coordinates: Coordinates;
}

/** The line through some points. */
export const lineOf = (course: readonly Point[]): Geometry<'LineString', number[][]> => ({
  type: 'LineString',
  coordinates: course.map(([x, y]) => [x, y]),
});

/** The area inside an outline. Our outlines end before their first point, those of turf end with it. */
export const polygonOf = (outline: readonly Point[]): Geometry<'Polygon', number[][][]> => ({
  type: 'Polygon',
  coordinates: [lineOf([...outline, ...outline.slice(0, 1)]).coordinates],
});

/** The position of a point as turf returns it. */
export function pointOf({
  geometry,
}: {
  readonly geometry: { readonly coordinates: readonly number[] };
}): Point {
  const [x, y] = geometry.coordinates as [number, number];
  return [x, y];
}
