/** Calibrates the scan under the traced board: first the four corners of the printed board, then further points. */
import { sequenceActions, setBoardFields, type Action } from '../../document/index.js';
import {
  applyHomography,
  invertHomography,
  type Board,
  type Homography,
  type Point,
} from '../../../model/index.js';

import { reachInUnits, type Gesture } from '../input/gesture-types.js';
import { distanceBetween } from '../pointing/hit-test.js';
import { edgeOf, type EdgeInPicture, pointsOnEdges } from '../calibration/fit-edges.js';
import {
  type CalibrationMethod,
  calibrationMethodsFor,
  isSettingPlaces,
  type KnownPlace,
  knownExtent,
  nextKnownPlace,
} from '../calibration/known-places.js';
import { isUntraced, landmarkAt } from '../calibration/landmarks.js';
import {
  setControlPoints,
  nameOfControlPoint,
  transformWhileCalibrating,
  roundPixelIntoScan,
  controlPointsOf,
  fitBoardToCorners,
  type ControlPoint,
  type ShownScan,
} from '../calibration/shown-scan.js';
import { suggestKnownBoard } from '../calibration/suggest-known-board.js';
import { toToolOptions, type ToolResult, type ToolContext, type Tool } from './tool.js';

type State =
  | { readonly kind: 'idle' }
  /** A place of the picture is taken; the one on the board is still to be shown. */
  | { readonly kind: 'matching'; readonly pixel: Point }
  /** Places on two edges of the board, in pixels: two on each. */
  | { readonly kind: 'edges'; readonly pixels: readonly Point[] }
  /** A point is moved: its place in the picture, or the one on the board. */
  | { readonly kind: 'moving'; readonly index: number; readonly end: keyof ControlPoint };

const IDLE: State = { kind: 'idle' };

export const calibrateTool: Tool<State, 'calibrate'> = {
  id: 'calibrate',
  label: 'Calibrate',
  command: ['Calibrate the scan', 'p'],
  icon: 'M10 2v5M10 13v5M2 10h5M13 10h5M10 6a4 4 0 1 0 0 8a4 4 0 1 0 0-8',
  choice: (board, settings) => ({
    name: 'Calibrate by',
    setting: 'calibrateBy',
    options: toToolOptions(calibrationMethodsFor(board, settings), METHOD_NAMES),
  }),
  stickyModifiers: () => [{ modifier: 'shift', name: 'Another place', isForBeginning: true }],
  idle: IDLE,
  isBusy: ({ kind }) => kind !== 'idle',
  describeDraft: ({ kind }) =>
    kind === 'matching'
      ? 'a control point without its place on the board'
      : kind === 'edges'
        ? 'an edge of the board'
        : undefined,
  hint: (state, { board, settings }) => {
    const { scan, calibrateBy } = settings;
    if (!scan) return 'There is no picture under the board yet: add one in the scan panel.';
    if (scan.locked) return 'The scan is locked: unlock it in the scan panel to move its points.';
    if (state.kind === 'matching')
      return 'Now click what that is on the board, such as a circle; Esc cancels.';
    if (state.kind === 'moving')
      return state.end === 'pixel'
        ? 'Let go where the picture shows it.'
        : 'Let go at its place on the board, such as a circle.';
    if (state.kind === 'edges' || (calibrateBy === 'edges' && controlPointsOf(board, scan).length < 4))
      return hintForEdges(state.kind === 'edges' ? state.pixels : [], scan);
    const points = controlPointsOf(board, scan);
    const place = nextKnownPlace(board, settings, points);
    const unknown = points.length === 4 ? `${ERROR_UNKNOWN} ` : '';
    if (!place)
      return `${unknown}Click a place in the picture, then what it is on the board; drag a point to correct it, Delete removes it.`;
    return calibrateBy === 'circles'
      ? `${unknown}Click ${place.words} in the picture, or type the number of another circle.`
      : `Click ${place.words} in the picture; Shift-click takes another place first.`;
  },
  on: (gesture, state, scene) => {
    const { scan } = scene.settings;
    if (gesture.type === 'cancel')
      return state.kind === 'idle' ? { select: [] } : { state: IDLE, announcement: 'Left.' };
    if (gesture.type === 'back')
      return scan && state.kind === 'edges' && state.pixels.length > 1
        ? edges(state.pixels.slice(0, -1), scene, scan)
        : { state: IDLE };
    if (gesture.type === 'finish' || !scan) return {};
    if (gesture.type === 'hover') return hover(gesture.at, state, scene, scan);
    if (scan.locked) return { state: IDLE, announcement: 'The scan is locked: unlock it in the scan panel.' };
    switch (gesture.type) {
      case 'click':
        return click(gesture, state, scene, scan);
      case 'double':
        // The place in the picture and the place on the board are often one and the same spot, clicked twice.
        return state.kind === 'matching' ? click(gesture, state, scene, scan) : {};
      case 'drag':
        return drag(gesture, state.kind === 'idle' ? begin(gesture.from, scene, scan) : state, scene, scan);
      case 'drop':
        // A finger covers what it points at: it may press beside it, slide there under the magnifier and let go.
        return state.kind !== 'moving' && scene.viewport.coarse
          ? click({ type: 'click', at: gesture.at }, state, scene, scan)
          : drop(gesture.at, state, scene, scan);
    }
  },
};

const METHOD_NAMES = {
  corners: 'Corners',
  circles: 'Known circles',
  edges: 'Two edges',
  grid: 'Printed grid',
} as const satisfies Record<CalibrationMethod, string>;

/** Four points determine the transform, and leave nothing over to check it with. */
const ERROR_UNKNOWN = 'Four points always fit, so their error is not known: set a fifth.';

const transformOf = (board: Board, scan: ShownScan, { calibrateBy }: ToolContext['settings']): Homography =>
  transformWhileCalibrating(board, scan, calibrateBy).toBoard;

function hover(at: Point, state: State, scene: ToolContext, scan: ShownScan): ToolResult<State> {
  const { board, viewport, settings } = scene;
  if (state.kind === 'edges') return edges(state.pixels, scene, scan, at);
  if (state.kind !== 'matching') return {};
  const place = landmarkAt(board, at, viewport);
  const from = applyHomography(transformOf(board, scan, settings), state.pixel);
  const onto = place.key === undefined ? undefined : { key: place.key, kind: 'node' as const };
  return {
    draft: { lines: [[from, place.at]], points: [from], snap: { at: place.at, ...(onto && { onto }) } },
  };
}

function click(
  { at, shift }: Extract<Gesture, { type: 'hover' | 'click' | 'double' }>,
  state: State,
  scene: ToolContext,
  scan: ShownScan,
): ToolResult<State> {
  const { board, viewport, settings } = scene;
  const points = controlPointsOf(board, scan);
  if (state.kind === 'edges' || (settings.calibrateBy === 'edges' && points.length < 4))
    return clickEdge(at, state.kind === 'edges' ? state.pixels : [], scene, scan);
  if (state.kind === 'matching') {
    const place = landmarkAt(board, at, viewport);
    const what = `control point ${points.length + 1}${place.words === undefined ? '' : ` at ${place.words}`}`;
    return set(
      what,
      points.length,
      setControlPoints(scan, (so) => [...so, { pixel: state.pixel, at: place.at }]),
    );
  }
  const hit = pointAt(at, scene, scan);
  if (hit)
    return {
      select: [nameOfControlPoint(hit.index)],
      announcement: `Control point ${hit.index + 1} selected.`,
    };
  const pixel = pixelAt(at, scene, scan);
  if (!pixel) return { announcement: 'That is beside the picture.' };
  const place = shift ? undefined : nextKnownPlace(board, settings, points);
  return place
    ? setPlace(place, pixel, scene, scan)
    : { state: { kind: 'matching', pixel }, select: [], draft: { points: [at] } };
}

function setPlace(
  { at, words }: KnownPlace,
  pixel: Point,
  scene: ToolContext,
  scan: ShownScan,
): ToolResult<State> {
  const { board, settings } = scene;
  const points = [...controlPointsOf(board, scan), { pixel, at }];
  const name = settings.calibrateBy === 'corners' ? words.replace('printed board', 'scan') : words;
  const extent = knownExtent(board, settings);
  const action = setControlPoints(scan, () => points);
  const done = set(
    `${name}${describeNewSize(board, scan, points)}`,
    points.length - 1,
    extent ? sequenceActions(setBoardFields({ extent }), action) : action,
  );
  const next: ToolResult<State> = { ...done, settings: { calibrateNumber: undefined } };
  if (points.length !== 4) return next;
  // With the fourth point the scan is in place, and the guide goes on: it is shown while nothing is selected.
  return {
    ...next,
    select: [],
    announcement: `${done.announcement} ${ERROR_UNKNOWN}`,
    ...layKnownBoard(scene, scan),
  };
}

/** The official board as suggestions over the scan of another copy, once its circles are found on an empty board. */
function layKnownBoard(
  { board, settings }: ToolContext,
  { sha256 }: ShownScan,
): Pick<ToolResult<State>, 'settings'> {
  const { calibrateBy, known } = settings;
  if (calibrateBy !== 'circles' || !known || !isUntraced(board) || settings.detected) return {};
  return { settings: { calibrateNumber: undefined, ...suggestKnownBoard(known, sha256) } };
}

function hintForEdges(
  pixels: readonly Point[],
  { width, height }: Pick<ShownScan, 'width' | 'height'>,
): string {
  const [a, b, c] = pixels;
  if (!a) return 'Click a place on an edge of the printed board, then another one far away on the same edge.';
  if (!b) return 'Now click another place on the same edge, far away.';
  const edge = edgeOf([a, b], [width, height]);
  return c
    ? 'Now click another place on that edge, far away.'
    : `That is the ${edge} edge. Now click two places on another edge of the printed board.`;
}

function clickEdge(
  at: Point,
  before: readonly Point[],
  scene: ToolContext,
  scan: ShownScan,
): ToolResult<State> {
  const pixel = pixelAt(at, scene, scan);
  if (!pixel) return { announcement: 'That is beside the picture.' };
  const pixels = [...before, pixel];
  const picture: Point = [scan.width, scan.height];
  const last = pixels.length % 2 === 0 ? pixels.at(-2)! : undefined;
  if (last && distanceBetween(last, pixel) < NEAR_ON_EDGE * Math.max(...picture))
    return { announcement: 'Too near: click a place farther away on the same edge.' };
  if (pixels.length < 4) return edges(pixels, scene, scan);
  const lines = [pixels.slice(0, 2), pixels.slice(2)] as unknown as readonly [EdgeInPicture, EdgeInPicture];
  const [first, second] = lines.map((line) => edgeOf(line, picture));
  const points = pointsOnEdges(lines, picture, scene.board.extent);
  if (!points)
    return {
      ...edges(before.slice(0, 2), scene, scan),
      announcement:
        first === second
          ? `That is the ${first} edge again. Click two places on another edge.`
          : 'These two edges do not meet at about a right angle. Click two places on another edge.',
    };
  return {
    ...set(
      `the ${first} and the ${second} edge of the scan`,
      3,
      setControlPoints(scan, () => points),
    ),
    select: [],
    announcement: `The ${first} and the ${second} edge are set. ${ERROR_UNKNOWN}`,
  };
}

/** Nearer places on an edge do not give its direction; relative to the longer side of the picture. */
const NEAR_ON_EDGE = 0.1;

/** Places on edges so far, shown with the line to the pointer. */
function edges(
  pixels: readonly Point[],
  { board, settings }: ToolContext,
  scan: ShownScan,
  pointer?: Point,
): ToolResult<State> {
  const map = transformOf(board, scan, settings);
  const places = pixels.map((pixel) => applyHomography(map, pixel));
  const all = pointer ? [...places, pointer] : places;
  const lines = [all.slice(0, 2), all.slice(2, 4)].filter(({ length }) => length === 2);
  return { state: { kind: 'edges', pixels }, draft: { points: places, lines } };
}

/** What the control points say about the size of the board, if they change it. */
function describeNewSize(board: Board, scan: ShownScan, points: readonly ControlPoint[]): string {
  const [width, height] = fitBoardToCorners(board, scan, points)?.extent ?? board.extent;
  return height === board.extent[1] ? '' : `; by its proportions the board is ${width} × ${height}`;
}

const set = (what: string, index: number, action: Action): ToolResult<State> => ({
  state: IDLE,
  perform: [`Set ${what}`, action],
  select: [nameOfControlPoint(index)],
  announcement: `Set: ${what}.`,
});

/** The control point under a hand. Where both its ends are, the one in the picture is meant. */
function pointAt(
  at: Point,
  { board, viewport, settings }: ToolContext,
  scan: ShownScan,
): { readonly index: number; readonly end: keyof ControlPoint } | undefined {
  const toBoard = transformOf(board, scan, settings);
  const points = controlPointsOf(board, scan);
  const ends = points.flatMap((point, index) => [
    { index, end: 'pixel' as const, distance: distanceBetween(applyHomography(toBoard, point.pixel), at) },
    { index, end: 'at' as const, distance: distanceBetween(point.at, at) + 1 },
  ]);
  const isGaining = isSettingPlaces(points, board.extent, settings.calibrateBy);
  const [nearest] = ends
    .filter(({ end, distance }) => distance <= reachInUnits('hit', viewport) && !(isGaining && end === 'at'))
    .sort((a, b) => a.distance - b.distance);
  return nearest;
}

/** The whole pixel of the picture under a place of the board. */
function pixelAt(at: Point, { board, viewport, settings }: ToolContext, scan: ShownScan): Point | undefined {
  const back = invertHomography(transformOf(board, scan, settings));
  const [x, y] = applyHomography(back, at);
  const [besideX, besideY] = applyHomography(back, [at[0] + reachInUnits('hit', viewport), at[1]]);
  return roundPixelIntoScan(scan, [x, y], Math.hypot(besideX - x, besideY - y));
}

function begin(from: Point, scene: ToolContext, scan: ShownScan): State {
  const hit = pointAt(from, scene, scan);
  return hit ? { kind: 'moving', ...hit } : IDLE;
}

/** The picture lies still while a point is moved over it, or it would run away under the hand. */
function drag(
  { at }: Extract<Gesture, { type: 'drag' | 'drop' }>,
  state: State,
  scene: ToolContext,
  scan: ShownScan,
): ToolResult<State> {
  if (state.kind !== 'moving') return scene.viewport.coarse ? { draft: { points: [at] } } : {};
  const { board, viewport, settings } = scene;
  const point = controlPointsOf(board, scan)[state.index];
  if (!point) return { state: IDLE };
  const select = [nameOfControlPoint(state.index)];
  const seen = applyHomography(transformOf(board, scan, settings), point.pixel);
  if (state.end === 'pixel') return { state, select, draft: { lines: [[seen, at]], points: [at] } };
  const place = landmarkAt(board, at, viewport);
  return { state, select, draft: { lines: [[seen, place.at]], snap: { at: place.at } } };
}

function drop(at: Point, state: State, scene: ToolContext, scan: ShownScan): ToolResult<State> {
  if (state.kind !== 'moving') return {};
  const moved =
    state.end === 'pixel' ? pixelAt(at, scene, scan) : landmarkAt(scene.board, at, scene.viewport).at;
  if (!moved) return { state: IDLE, announcement: 'That is beside the picture.' };
  const points = controlPointsOf(scene.board, scan).map((point, i): ControlPoint =>
    i === state.index ? { ...point, [state.end]: moved } : point,
  );
  const also = describeNewSize(scene.board, scan, points);
  return {
    state: IDLE,
    perform: [`Move control point ${state.index + 1}${also}`, setControlPoints(scan, () => points)],
    select: [nameOfControlPoint(state.index)],
    announcement: `Control point ${state.index + 1} moved${also}.`,
  };
}
