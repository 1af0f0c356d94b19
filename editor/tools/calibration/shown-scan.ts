/** The picture that lies under the board now, where it lies, and its control points. */
import { actionFor, noAction, sequence, setBoardFields, setScan, type Action } from '../../document/index.js';
import type { Board, Homography, Point } from '../../../model/index.js';
import { fitScanTransform, type ScanTransform } from './fit-scan.js';
import { cornersOfRectangle } from './fit-transform.js';
import { extentFromCorners, isGainingCorners, isUntraced } from './landmarks.js';

/** Which picture is shown. The board's file may know it, or not yet. */
export interface ShownScan {
  readonly sha256: string;
  /** In pixels, as it is looked at. */
  readonly width: number;
  readonly height: number;
  /** Where it lies as long as the board has no points for it. */
  readonly guess?: Homography;
  /** Its points may not be changed. */
  readonly locked?: boolean;
  /** It is not shown for now. */
  readonly hidden?: boolean;
}

/** A place in the picture, in pixels, and the place on the board that it shows. */
export interface ControlPoint {
  readonly pixel: Point;
  readonly at: Point;
}

const NO_POINTS: readonly ControlPoint[] = [];

/** The points that the board's file has for a picture. */
export const controlPointsOf = (
  board: Board,
  { sha256 }: Pick<ShownScan, 'sha256'>,
): readonly ControlPoint[] =>
  board.provenance.scans?.find((scan) => scan.sha256 === sha256)?.points ?? NO_POINTS;

/** Where the picture lies. The answers are kept: they are asked for with every movement of the hand. */
export const transformOfShownScan = (board: Board, shown: ShownScan): ScanTransform =>
  mapByPoints(controlPointsOf(board, shown), board, shown);

/**
 * Where it lies while points are set. Until it has its four corners it lies still, as at first: with each of them it would
 * move, and the next corner often out of the window.
 */
export function transformWhilePlacing(board: Board, shown: ShownScan): ScanTransform {
  const points = controlPointsOf(board, shown);
  return mapByPoints(isGainingCorners(points, board.extent) ? NO_POINTS : points, board, shown);
}

interface Known {
  readonly shown: ShownScan;
  readonly extent: Point;
  readonly map: ScanTransform;
}
const known = new WeakMap<readonly ControlPoint[], Known>();

function mapByPoints(points: readonly ControlPoint[], { extent }: Board, shown: ShownScan): ScanTransform {
  const found = known.get(points);
  if (found?.shown === shown && found.extent[0] === extent[0] && found.extent[1] === extent[1])
    return found.map;
  const { width, height, guess } = shown;
  const map = fitScanTransform({ width, height, points }, extent, guess);
  known.set(points, { shown, extent, map });
  return map;
}

/**
 * Changes the control points of a picture, and with the first of them notes its fingerprint in the file. On a board with
 * nothing on it yet the corners of the print also say how high it is; the width stays.
 */
export const setControlPoints = (
  shown: ShownScan,
  change: (points: readonly ControlPoint[]) => readonly ControlPoint[],
): Action =>
  actionFor((board) => {
    const { sha256, width, height } = shown;
    const before = controlPointsOf(board, shown);
    const points = change(before);
    if (points === before) return noAction;
    const fitted = fitToCorners(board, shown, points);
    if (!fitted) return setScan({ sha256, width, height, points });
    const { extent } = fitted;
    return sequence(setBoardFields({ extent }), setScan({ sha256, width, height, points: fitted.points }));
  });

/** The extent of a board with nothing on it, by its four corners in a picture, and the control points in it. */
export function fitToCorners(
  board: Board,
  { width, height }: ShownScan,
  points: readonly ControlPoint[],
): { readonly points: readonly ControlPoint[]; readonly extent: Point } | undefined {
  const before = board.extent;
  if (!isUntraced(board)) return undefined;
  const order = cornersOfRectangle(before).map(([x, y]) =>
    points.findIndex(({ at }) => at[0] === x && at[1] === y),
  );
  if (points.length !== 4 || order.includes(-1)) return undefined;
  // Corners that are mixed up, or that no camera sees so, say nothing about proportions.
  const { kind, why } = fitScanTransform({ width, height, points }, before);
  if (kind !== 'perspective' || why !== undefined) return undefined;
  const pixels = order.map((i) => points[i]!.pixel);
  const extent = extentFromCorners(pixels, [width, height], before);
  const corners = cornersOfRectangle(extent);
  return { extent, points: points.map((point, i) => ({ ...point, at: corners[order.indexOf(i)]! })) };
}

/** The pixel of the picture at a place on the board, whole; undefined beside the picture. */
export function pixelInScan({ width, height }: ShownScan, [x, y]: Point, slack: number): Point | undefined {
  if (!(x >= -slack && y >= -slack && x <= width + slack && y <= height + slack)) return undefined;
  const within = (value: number, most: number): number => Math.min(most, Math.max(0, Math.round(value))) + 0;
  return [within(x, width), within(y, height)];
}

/** `point:4`: the fifth control point of the picture that is shown. */
export const nameOfControlPoint = (index: number): string => `point:${index}`;

/** The places in the list that such keys name. */
export const controlPointsOfNames = (keys: readonly string[]): readonly number[] =>
  keys.flatMap((key) => (/^point:\d{1,6}$/.test(key) ? [Number(key.slice('point:'.length))] : []));

/** Takes the control points that are among the keys out of the picture that is shown. */
export const removeControlPoints = (shown: ShownScan | undefined, keys: readonly string[]): Action => {
  const gone = new Set(controlPointsOfNames(keys));
  return shown && gone.size > 0
    ? setControlPoints(shown, (points) => points.filter((_, i) => !gone.has(i)))
    : noAction;
};

/** The board no longer knows of the picture. */
export const removeScan = (sha256: string): Action =>
  actionFor((board) => {
    const scans = board.provenance.scans ?? [];
    const others = scans.filter((scan) => scan.sha256 !== sha256);
    return others.length === scans.length ? noAction : sequence(setScan(null), ...others.map(setScan));
  });
