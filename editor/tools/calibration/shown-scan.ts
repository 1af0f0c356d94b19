/** The scan shown under the board: its transform and its control points. */
import {
  chooseActionByBoard,
  noAction,
  sequenceActions,
  setBoardFields,
  recordScanCalibration,
  type Action,
} from '../../document/index.js';
import { type Board, type Homography, isHexBoard, type Point } from '../../../model/index.js';
import { fitScanTransform, type ScanTransform } from './fit-scan.js';

import { cornersBetween } from '../shapes/area-outlines.js';
import { type CalibrationMethod, isSettingPlaces } from './known-places.js';
import { extentFromCorners, isUntraced } from './landmarks.js';

/** The scan that is shown; the board file may not know it yet. */
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

/** A pixel of the scan and the board position that it shows. */
export interface ControlPoint {
  readonly pixel: Point;
  readonly at: Point;
}

const NO_POINTS: readonly ControlPoint[] = [];

/** The control points that the board file has for a scan. */
export const controlPointsOf = (
  board: Board,
  { sha256 }: Pick<ShownScan, 'sha256'>,
): readonly ControlPoint[] =>
  board.provenance.scans?.find((scan) => scan.sha256 === sha256)?.points ?? NO_POINTS;

/** The transform of the scan by its control points; cached, because it is used at every pointer move. */
export const transformOfShownScan = (board: Board, shown: ShownScan): ScanTransform =>
  mapByPoints(controlPointsOf(board, shown), board, shown);

/** The transform while control points are set. Until the first four are set the scan does not move. */
export function transformWhileCalibrating(
  board: Board,
  shown: ShownScan,
  method: CalibrationMethod = 'corners',
): ScanTransform {
  const points = controlPointsOf(board, shown);
  return mapByPoints(isSettingPlaces(points, board.extent, method) ? NO_POINTS : points, board, shown);
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

/** Changes the control points of a scan. On an empty board the four corners also set its height. */
export const setControlPoints = (
  shown: ShownScan,
  change: (points: readonly ControlPoint[]) => readonly ControlPoint[],
): Action =>
  chooseActionByBoard((board) => {
    const { sha256, width, height } = shown;
    const before = controlPointsOf(board, shown);
    const points = change(before);
    if (points === before) return noAction;
    const fitted = fitBoardToCorners(board, shown, points);
    if (!fitted) return recordScanCalibration({ sha256, width, height, points });
    const { extent } = fitted;
    return sequenceActions(
      setBoardFields({ extent }),
      recordScanCalibration({ sha256, width, height, points: fitted.points }),
    );
  });

/**
 * The extent of an empty board, from its four corners in the scan, with the control points adapted to it. A board of
 * hexes keeps its proportions: in others its lattice would not be regular.
 */
export function fitBoardToCorners(
  board: Board,
  { width, height }: ShownScan,
  points: readonly ControlPoint[],
): { readonly points: readonly ControlPoint[]; readonly extent: Point } | undefined {
  const before = board.extent;
  if (!isUntraced(board) || isHexBoard(board)) return undefined;
  const order = cornersBetween([0, 0], before).map(([x, y]) =>
    points.findIndex(({ at }) => at[0] === x && at[1] === y),
  );
  if (points.length !== 4 || order.includes(-1)) return undefined;
  // Corners that are mixed up, or that no camera sees so, say nothing about proportions.
  const { kind, why } = fitScanTransform({ width, height, points }, before);
  if (kind !== 'perspective' || why !== undefined) return undefined;
  const pixels = order.map((i) => points[i]!.pixel);
  const extent = extentFromCorners(pixels, [width, height], before);
  const corners = cornersBetween([0, 0], extent);
  return { extent, points: points.map((point, i) => ({ ...point, at: corners[order.indexOf(i)]! })) };
}

/** Rounds a pixel to one inside the scan; undefined if it lies farther outside than `slack`. */
export function roundPixelIntoScan(
  { width, height }: ShownScan,
  [x, y]: Point,
  slack: number,
): Point | undefined {
  if (!(x >= -slack && y >= -slack && x <= width + slack && y <= height + slack)) return undefined;
  const within = (value: number, most: number): number => Math.min(most, Math.max(0, Math.round(value))) + 0;
  return [within(x, width), within(y, height)];
}

/** The name of a control point: `point:4` is the fifth. */
export const nameOfControlPoint = (index: number): string => `point:${index}`;

/** The indices of the control points among some names. */
export const controlPointIndices = (keys: readonly string[]): readonly number[] =>
  keys.flatMap((key) => (/^point:\d{1,6}$/.test(key) ? [Number(key.slice('point:'.length))] : []));

/** Removes the control points with these names from the scan that is shown. */
export const removeControlPoints = (shown: ShownScan | undefined, keys: readonly string[]): Action => {
  const gone = new Set(controlPointIndices(keys));
  return shown && gone.size > 0
    ? setControlPoints(shown, (points) => points.filter((_, i) => !gone.has(i)))
    : noAction;
};

/** Removes a scan from the board file. */
export const removeScan = (sha256: string): Action =>
  chooseActionByBoard((board) => {
    const scans = board.provenance.scans ?? [];
    const others = scans.filter((scan) => scan.sha256 !== sha256);
    return others.length === scans.length
      ? noAction
      : sequenceActions(recordScanCalibration(null), ...others.map(recordScanCalibration));
  });
