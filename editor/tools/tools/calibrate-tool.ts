/** Calibrates the scan under the traced board: first the four corners of the printed board, then further points. */
import type { Action } from '../../document/index.js';
import { applyHomography, invertHomography, type Board, type Point } from '../../../model/index.js';

import { reachInUnits, type Gesture } from '../input/gesture-types.js';
import { cornersBetween } from '../shapes/area-outlines.js';
import { distanceBetween } from '../pointing/hit-test.js';
import { CORNER_NAMES, isSettingCorners, landmarkAt, nextCorner } from '../calibration/landmarks.js';
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
import type { ToolResult, ToolContext, Tool } from './tool.js';

type State =
  | { readonly kind: 'idle' }
  /** A place of the picture is taken; the one on the board is still to be shown. */
  | { readonly kind: 'matching'; readonly pixel: Point }
  /** A point is moved: its place in the picture, or the one on the board. */
  | { readonly kind: 'moving'; readonly index: number; readonly end: keyof ControlPoint };

const IDLE: State = { kind: 'idle' };

export const calibrateTool: Tool<State, 'calibrate'> = {
  id: 'calibrate',
  label: 'Calibrate',
  command: ['Calibrate the scan', 'p'],
  icon: 'M10 2v5M10 13v5M2 10h5M13 10h5M10 6a4 4 0 1 0 0 8a4 4 0 1 0 0-8',
  stickyModifiers: () => [{ modifier: 'shift', name: 'Another place than the corner', isForBeginning: true }],
  idle: IDLE,
  isBusy: ({ kind }) => kind !== 'idle',
  describeDraft: ({ kind }) =>
    kind === 'matching' ? 'a control point without its place on the board' : undefined,
  hint: (state, { board, settings: { scan } }) => {
    if (!scan) return 'There is no picture under the board yet: add one in the scan panel.';
    if (scan.locked) return 'The scan is locked: unlock it in the scan panel to move its points.';
    if (state.kind === 'matching')
      return 'Now click what that is on the board, such as a circle; Esc cancels.';
    if (state.kind === 'moving')
      return state.end === 'pixel'
        ? 'Let go where the picture shows it.'
        : 'Let go at its place on the board, such as a circle.';
    const corner = nextCorner(controlPointsOf(board, scan), board.extent);
    return corner === undefined
      ? 'Click a place in the picture, then what it is on the board; drag a point to correct it, Delete removes it.'
      : `Click the ${CORNER_NAMES[corner]!} corner of the printed board in the picture; Shift-click takes another place first.`;
  },
  on: (gesture, state, scene) => {
    const { scan } = scene.settings;
    if (gesture.type === 'cancel')
      return state.kind === 'idle' ? { select: [] } : { state: IDLE, announcement: 'Left.' };
    if (gesture.type === 'back') return { state: IDLE };
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

function hover(
  at: Point,
  state: State,
  { board, viewport }: ToolContext,
  scan: ShownScan,
): ToolResult<State> {
  if (state.kind !== 'matching') return {};
  const place = landmarkAt(board, at, viewport);
  const from = applyHomography(transformWhileCalibrating(board, scan).toBoard, state.pixel);
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
  const { board, viewport } = scene;
  const points = controlPointsOf(board, scan);
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
  const corner = shift ? undefined : nextCorner(points, board.extent);
  return corner === undefined
    ? { state: { kind: 'matching', pixel }, select: [], draft: { points: [at] } }
    : setCorner(corner, pixel, board, scan);
}

function setCorner(corner: number, pixel: Point, board: Board, scan: ShownScan): ToolResult<State> {
  const at = cornersBetween([0, 0], board.extent)[corner]!;
  const points = [...controlPointsOf(board, scan), { pixel, at }];
  const what = `the ${CORNER_NAMES[corner]!} corner of the scan${describeNewSize(board, scan, points)}`;
  const done = set(
    what,
    points.length - 1,
    setControlPoints(scan, () => points),
  );
  // With the last corner the scan is in place, and the guide goes on: it is shown while nothing is selected.
  return nextCorner(points, board.extent) === undefined ? { ...done, select: [] } : done;
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
  { board, viewport }: ToolContext,
  scan: ShownScan,
): { readonly index: number; readonly end: keyof ControlPoint } | undefined {
  const { toBoard } = transformWhileCalibrating(board, scan);
  const points = controlPointsOf(board, scan);
  const ends = points.flatMap((point, index) => [
    { index, end: 'pixel' as const, distance: distanceBetween(applyHomography(toBoard, point.pixel), at) },
    { index, end: 'at' as const, distance: distanceBetween(point.at, at) + 1 },
  ]);
  const isGaining = isSettingCorners(points, board.extent);
  const [nearest] = ends
    .filter(({ end, distance }) => distance <= reachInUnits('hit', viewport) && !(isGaining && end === 'at'))
    .sort((a, b) => a.distance - b.distance);
  return nearest;
}

/** The whole pixel of the picture under a place of the board. */
function pixelAt(at: Point, { board, viewport }: ToolContext, scan: ShownScan): Point | undefined {
  const back = invertHomography(transformWhileCalibrating(board, scan).toBoard);
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
  const { board, viewport } = scene;
  const point = controlPointsOf(board, scan)[state.index];
  if (!point) return { state: IDLE };
  const select = [nameOfControlPoint(state.index)];
  const seen = applyHomography(transformWhileCalibrating(board, scan).toBoard, point.pixel);
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
