/** Places of the printed board that are known before it is traced: corners, circles by their numbers, the section grid. */
import type { Board, Point, StreetBoard } from '../../../model/index.js';
import { isStreetBoard } from '../../../model/index.js';
import { cornersBetween } from '../shapes/area-outlines.js';
import { CORNER_NAMES, isSettingCorners, isUntraced, nextCorner } from './landmarks.js';

/** By what a picture is calibrated. */
const CALIBRATION_METHODS = ['corners', 'circles', 'edges', 'grid'] as const;
export type CalibrationMethod = (typeof CALIBRATION_METHODS)[number];

/** A place to be clicked in the picture. */
export interface KnownPlace {
  readonly at: Point;
  /** "the top left corner of the printed board", "circle 24". */
  readonly words: string;
  /** The words on the map. */
  readonly short: string;
}

/** What decides which places are asked for. */
export interface CalibrationSettings {
  readonly calibrateBy: CalibrationMethod;
  /** The circle to click next, if a number was typed. */
  readonly calibrateNumber?: number | undefined;
  /** The official board of the game, whose positions are known. */
  readonly known?: StreetBoard | undefined;
}

type Points = readonly { readonly at: Point }[];

/** The board whose circles are known: the traced one, or the official one of its game. */
export function boardWithKnownCircles(
  board: Board,
  { known }: Pick<CalibrationSettings, 'known'>,
): StreetBoard | undefined {
  if (!isStreetBoard(board)) return undefined;
  if (board.circles.length >= 4) return board;
  return known?.game === board.game ? known : undefined;
}

/** The section grid as it is printed, if it is known and has corners of its own. */
function knownGrid(
  board: Board,
  { known }: Pick<CalibrationSettings, 'known'>,
): StreetBoard['grid'] | undefined {
  if (!isStreetBoard(board)) return undefined;
  return board.grid ?? (known?.game === board.game ? known.grid : undefined);
}

/** The methods that a board allows. */
export const calibrationMethodsFor = (
  board: Board,
  settings: Pick<CalibrationSettings, 'known'>,
): readonly CalibrationMethod[] =>
  CALIBRATION_METHODS.filter((method) => {
    if (method === 'circles') return boardWithKnownCircles(board, settings) !== undefined;
    return method !== 'grid' || knownGrid(board, settings) !== undefined;
  });

/** The next place that the method asks for; undefined if the user chooses one. */
export function nextKnownPlace(
  board: Board,
  settings: CalibrationSettings,
  points: Points,
): KnownPlace | undefined {
  const { calibrateBy, calibrateNumber } = settings;
  const isOpen = ({ at }: KnownPlace): boolean => !points.some((point) => isSame(point.at, at));
  switch (calibrateBy) {
    case 'edges':
      return undefined;
    case 'corners': {
      const corner = nextCorner(points, board.extent);
      return corner === undefined
        ? undefined
        : cornersOf('board', cornersBetween([0, 0], board.extent))[corner];
    }
    case 'grid': {
      const rect = knownGrid(board, settings)?.rect;
      return rect && points.length < 4 ? cornersOf('grid', cornersBetween(...rect)).find(isOpen) : undefined;
    }
    case 'circles': {
      const circles = boardWithKnownCircles(board, settings)?.circles ?? [];
      const typed = circles.find(({ number }) => number === calibrateNumber);
      return (typed ? [typed] : spreadOut(circles)).map(toKnownPlace).find(isOpen);
    }
  }
}

const toKnownPlace = ({ number, at }: StreetBoard['circles'][number]): KnownPlace => ({
  at,
  words: `circle ${number}`,
  short: String(number),
});

const cornersOf = (of: 'board' | 'grid', corners: readonly Point[]): readonly KnownPlace[] =>
  corners.map((at, i) => ({
    at,
    words: `the ${CORNER_NAMES[i]!} corner of the printed ${of}`,
    short: CORNER_NAMES[i]!,
  }));

/** The circles to click: those farthest out in the diagonals, then in the middle, then farthest to the four sides. */
const spreadOut = (circles: StreetBoard['circles']): StreetBoard['circles'] => {
  const [xs, ys] = [circles.map(({ at }) => at[0]), circles.map(({ at }) => at[1])];
  const middle = (values: readonly number[]): number => (Math.min(...values) + Math.max(...values)) / 2;
  const [x0, y0] = [middle(xs), middle(ys)];
  const most = (value: (dx: number, dy: number) => number): StreetBoard['circles'][number] | undefined =>
    circles.reduce<StreetBoard['circles'][number] | undefined>(
      (best, each) =>
        best && value(best.at[0] - x0, best.at[1] - y0) >= value(each.at[0] - x0, each.at[1] - y0)
          ? best
          : each,
      undefined,
    );
  return [
    most((x, y) => -x - y),
    most((x, y) => x - y),
    most((x, y) => x + y),
    most((x, y) => y - x),
    most((x, y) => -Math.hypot(x, y)),
    most((x) => x),
    most((x) => -x),
    most((_, y) => y),
    most((_, y) => -y),
  ].filter((each) => each !== undefined);
};

/** Whether the first places are set, during which the picture does not move. */
export const isSettingPlaces = (points: Points, extent: Point, method: CalibrationMethod): boolean =>
  method === 'corners' ? isSettingCorners(points, extent) : points.length < 4;

/** The size that an empty board takes over with the known places. */
export function knownExtent(board: Board, { calibrateBy, known }: CalibrationSettings): Point | undefined {
  const isKnown =
    calibrateBy === 'circles' || (calibrateBy === 'grid' && isStreetBoard(board) && !board.grid);
  return isKnown && known?.game === board.game && isUntraced(board) ? known.extent : undefined;
}

const isSame = ([x, y]: Point, [u, v]: Point): boolean => x === u && y === v;
