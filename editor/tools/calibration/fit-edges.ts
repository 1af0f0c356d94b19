/** Control points from two edges of the printed board, for pictures that do not show its corners. */
import type { Point } from '../../../model/index.js';
import type { ControlPoint } from './shown-scan.js';

type Edge = 'top' | 'right' | 'bottom' | 'left';

/** Two places on an edge, in pixels. */
export type EdgeInPicture = readonly [Point, Point];

/** The edge of the board that two places in a picture lie on: by their direction, and the half of the picture they are in. */
export function edgeOf([a, b]: EdgeInPicture, [width, height]: Point): Edge {
  const isLevel = Math.abs(b[0] - a[0]) >= Math.abs(b[1] - a[1]);
  if (isLevel) return (a[1] + b[1]) / 2 < height / 2 ? 'top' : 'bottom';
  return (a[0] + b[0]) / 2 < width / 2 ? 'left' : 'right';
}

/** The places of an edge, from left to right or from top to bottom. */
const ordered = ([a, b]: EdgeInPicture, edge: Edge): EdgeInPicture => {
  const axis = edge === 'top' || edge === 'bottom' ? 0 : 1;
  return a[axis] <= b[axis] ? [a, b] : [b, a];
};

/**
 * Control points on two edges. Opposite edges give the size, and the picture is kept undistorted between them; edges
 * that meet give the direction only, and the picture keeps its size. Undefined for the same edge twice, or edges that
 * do not meet at about a right angle.
 */
export function pointsOnEdges(
  lines: readonly [EdgeInPicture, EdgeInPicture],
  picture: Point,
  extent: Point,
): readonly ControlPoint[] | undefined {
  const [first, second] = lines.map((line) => edgeOf(line, picture)) as [Edge, Edge];
  if (first === second) return undefined;
  const some: Partial<Record<Edge, EdgeInPicture>> = {
    [first]: ordered(lines[0], first),
    [second]: ordered(lines[1], second),
  };
  return isLevel(first) === isLevel(second)
    ? onOppositeEdges(some, extent)
    : onMeetingEdges(some, picture, extent);
}

const isLevel = (edge: Edge): boolean => edge === 'top' || edge === 'bottom';

/** The distance between the edges is known; places along them follow from the direction between the edges. */
function onOppositeEdges(
  lines: Partial<Record<Edge, EdgeInPicture>>,
  [width, height]: Point,
): readonly ControlPoint[] {
  const isAcross = lines.top !== undefined;
  const [near, far] = isAcross ? [lines.top!, lines.bottom!] : [lines.left!, lines.right!];
  const direction = unit([
    near[1][0] - near[0][0] + far[1][0] - far[0][0],
    near[1][1] - near[0][1] + far[1][1] - far[0][1],
  ]);
  const places = [...near, ...far];
  const alongs = places.map((place) => dot(place, direction));
  const normal: Point = isAcross ? [-direction[1], direction[0]] : [direction[1], -direction[0]];
  const gap = mean(far.map((place) => dot(place, normal))) - mean(near.map((place) => dot(place, normal)));
  const scale = (isAcross ? height : width) / Math.abs(gap);
  const middle = (Math.min(...alongs) + Math.max(...alongs)) / 2;
  return places.map((pixel, i) => {
    const along = Math.round((isAcross ? width : height) / 2 + scale * (alongs[i]! - middle));
    const off = i < 2 ? 0 : isAcross ? height : width;
    return { pixel, at: isAcross ? [along, off] : [off, along] };
  });
}

/** The corner where the edges meet may lie outside the picture. */
function onMeetingEdges(
  lines: Partial<Record<Edge, EdgeInPicture>>,
  picture: Point,
  [width, height]: Point,
): readonly ControlPoint[] | undefined {
  const level = lines.top ?? lines.bottom!;
  const upright = lines.left ?? lines.right!;
  const corner = meet(level, upright);
  const [along, down] = [unit(minus(level[1], level[0])), unit(minus(upright[1], upright[0]))];
  if (!corner || Math.abs(dot(along, down)) > STEEPEST_CORNER) return undefined;
  const scale = Math.min(width / picture[0], height / picture[1]);
  const [x0, y0] = [lines.left ? 0 : width, lines.top ? 0 : height];
  return [
    ...level.map((pixel): ControlPoint => ({
      pixel,
      at: [Math.round(x0 + scale * dot(minus(pixel, corner), along)), y0],
    })),
    ...upright.map((pixel): ControlPoint => ({
      pixel,
      at: [x0, Math.round(y0 + scale * dot(minus(pixel, corner), down))],
    })),
  ];
}

/** The cosine of the sharpest angle at which a photograph shows a right one. */
const STEEPEST_CORNER = 0.5;

function meet([a, b]: EdgeInPicture, [c, d]: EdgeInPicture): Point | undefined {
  const [r, s] = [minus(b, a), minus(d, c)];
  const cross = r[0] * s[1] - r[1] * s[0];
  if (cross === 0) return undefined;
  const share = ((c[0] - a[0]) * s[1] - (c[1] - a[1]) * s[0]) / cross;
  return [a[0] + share * r[0], a[1] + share * r[1]];
}

const minus = ([x, y]: Point, [u, v]: Point): Point => [x - u, y - v];
const dot = ([x, y]: Point, [u, v]: Point): number => x * u + y * v;
const unit = ([x, y]: Point): Point => [x / Math.hypot(x, y), y / Math.hypot(x, y)];
const mean = (values: readonly number[]): number =>
  values.reduce((sum, each) => sum + each, 0) / values.length;
