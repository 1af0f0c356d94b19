/** Reference areas of blocks, and the sides of lines that their walks use. */
import Coordinate from 'jsts/org/locationtech/jts/geom/Coordinate.js';
import GeometryFactory from 'jsts/org/locationtech/jts/geom/GeometryFactory.js';
import type Polygon from 'jsts/org/locationtech/jts/geom/Polygon.js';
import Polygonizer from 'jsts/org/locationtech/jts/operation/polygonize/Polygonizer.js';
import { idOfCircle, type Line, type NodeId, type Point, type StreetBoard } from '../../model/index.js';

/** A step from a node to the next, `c1>x4`. */
export type WalkStep = string;

/** The steps of a closed walk. */
export const stepsOfWalk = (walk: readonly NodeId[]): WalkStep[] =>
  walk.map((id, i) => `${id}>${walk[(i + 1) % walk.length]!}`);

/** The steps along every line, in both directions. */
export const stepsOfLines = (board: StreetBoard): WalkStep[] =>
  [...board.streets, ...board.waterlines].flatMap(({ between: [a, b] }) => [`${a}>${b}`, `${b}>${a}`]);

/** Twice the area inside a walk, by the shoelace formula along the bends; positive if clockwise, because y points down. */
export function twiceAreaOfWalk(board: StreetBoard, walk: readonly NodeId[]): number {
  const places = placesOfNodes(board);
  const bends = new Map<WalkStep, readonly Point[]>();
  for (const {
    between: [a, b],
    bends: points = [],
  } of [...board.streets, ...board.waterlines])
    bends.set(`${a}>${b}`, points).set(`${b}>${a}`, points.toReversed());
  const corners = stepsOfWalk(walk).flatMap((step, i) => [places.get(walk[i]!)!, ...bends.get(step)!]);
  return corners.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = corners[(i + 1) % corners.length]!;
    return sum + x * nextY - nextX * y;
  }, 0);
}

/** Twice the areas of the polygons that jsts finds, without holes, sorted. */
export function twiceAreasByJsts(board: StreetBoard): number[] {
  const places = placesOfNodes(board);
  const factory = new GeometryFactory();
  const polygonizer = new Polygonizer();
  const pointsOf = ({ between: [a, b], bends = [] }: Line) => [places.get(a)!, ...bends, places.get(b)!];
  for (const line of [...board.streets, ...board.waterlines])
    polygonizer.add(factory.createLineString(pointsOf(line).map(([x, y]) => new Coordinate(x, y))));
  const polygons = polygonizer.getPolygons();
  const areaOf = (i: number): number => (polygons.get(i) as Polygon).getArea();
  return Array.from({ length: polygons.size() }, (_, i) => 2 * areaOf(i)).sort((a, b) => a - b);
}

const placesOfNodes = (board: StreetBoard): Map<NodeId, Point> =>
  new Map<NodeId, Point>([
    ...board.circles.map((each): [NodeId, Point] => [idOfCircle(each), each.at]),
    ...board.crossings.map(({ id, at }): [NodeId, Point] => [id, at]),
    ...board.junctions.map(({ id, at }): [NodeId, Point] => [id, at]),
  ]);
