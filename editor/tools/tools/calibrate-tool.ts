/**
 * Laying the scan straight: first the four corners of the printed board, then as many further points as one likes. What is
 * traced stays where it is; the picture moves under it.
 */
import type { Action } from '../../document/index.js';
import { applyHomography, invertHomography, type Board, type Point } from '../../../model/index.js';
import { cornersOfRectangle } from '../fits.js';
import { reachOf, type Gesture } from '../gesture.js';
import { distanceBetween } from '../hit.js';
import { knownPlaceAt } from '../known-place.js';
import { CORNER_NAMES, isGainingCorners, nextCorner } from '../printed-corners.js';
import {
  changePoints,
  keyOfPoint,
  mapWhileSetting,
  pixelIn,
  pointsOf,
  type ControlPoint,
  type ShownScan,
} from '../shown-scan.js';
import type { Reply, Scene, Tool } from '../tool.js';

type State =
  | { readonly kind: 'idle' }
  /** A place of the picture is taken; the one on the board is still to be shown. */
  | { readonly kind: 'matching'; readonly pixel: Point }
  /** A point is moved: its place in the picture, or the one on the board. */
  | { readonly kind: 'moving'; readonly index: number; readonly end: keyof ControlPoint };

const IDLE: State = { kind: 'idle' };

export const calibrate: Tool<State> = {
  id: 'calibrate',
  idle: IDLE,
  isBusy: ({ kind }) => kind !== 'idle',
  hint: (state, { board, settings: { scan } }) => {
    if (!scan) return 'There is no picture under the board yet: add one in the scan panel.';
    if (scan.locked) return 'The scan is locked: unlock it in the scan panel to move its points.';
    if (state.kind === 'matching')
      return 'Now click what that is on the board, such as a circle; Esc leaves it.';
    if (state.kind === 'moving')
      return state.end === 'pixel'
        ? 'Let go where the picture shows it.'
        : 'Let go at its place on the board, such as a circle.';
    const corner = nextCorner(pointsOf(board, scan), board.extent);
    return corner === undefined
      ? 'Click a place in the picture, then what it is on the board; drag a point to correct it, Delete removes it.'
      : `Click the ${CORNER_NAMES[corner]!} corner of the printed board in the picture; Shift-click takes another place first.`;
  },
  on: (gesture, state, scene) => {
    const { scan } = scene.settings;
    if (gesture.type === 'cancel')
      return state.kind === 'idle' ? { select: [] } : { state: IDLE, said: 'Left.' };
    if (gesture.type === 'back') return { state: IDLE };
    if (gesture.type === 'finish' || !scan) return {};
    if (gesture.type === 'hover') return hover(gesture.at, state, scene, scan);
    if (scan.locked) return { state: IDLE, said: 'The scan is locked: unlock it in the scan panel.' };
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
        return state.kind !== 'moving' && scene.sight.coarse
          ? click({ type: 'click', at: gesture.at }, state, scene, scan)
          : drop(gesture.at, state, scene, scan);
    }
  },
};

function hover(at: Point, state: State, { board, sight }: Scene, scan: ShownScan): Reply<State> {
  if (state.kind !== 'matching') return {};
  const place = knownPlaceAt(board, at, sight);
  const from = applyHomography(mapWhileSetting(board, scan).toBoard, state.pixel);
  const onto = place.key === undefined ? undefined : { key: place.key, kind: 'node' as const };
  return {
    draft: { lines: [[from, place.at]], points: [from], snap: { at: place.at, ...(onto && { onto }) } },
  };
}

function click(
  { at, shift }: Extract<Gesture, { type: 'hover' | 'click' | 'double' }>,
  state: State,
  scene: Scene,
  scan: ShownScan,
): Reply<State> {
  const { board, sight } = scene;
  const points = pointsOf(board, scan);
  if (state.kind === 'matching') {
    const place = knownPlaceAt(board, at, sight);
    const what = `control point ${points.length + 1}${place.words === undefined ? '' : ` at ${place.words}`}`;
    return set(
      what,
      points.length,
      changePoints(scan, (so) => [...so, { pixel: state.pixel, at: place.at }]),
    );
  }
  const hit = pointAt(at, scene, scan);
  if (hit) return { select: [keyOfPoint(hit.index)], said: `Control point ${hit.index + 1} selected.` };
  const pixel = pixelAt(at, scene, scan);
  if (!pixel) return { said: 'That is beside the picture.' };
  const corner = shift ? undefined : nextCorner(points, board.extent);
  return corner === undefined
    ? { state: { kind: 'matching', pixel }, select: [], draft: { points: [at] } }
    : setCorner(corner, pixel, board, scan);
}

function setCorner(corner: number, pixel: Point, board: Board, scan: ShownScan): Reply<State> {
  const at = cornersOfRectangle(board.extent)[corner]!;
  const change = changePoints(scan, (points) => [...points, { pixel, at }]);
  const what = `the ${CORNER_NAMES[corner]!} corner of the scan`;
  return set(`${what}${wordsOfProportions(change, board)}`, pointsOf(board, scan).length, change);
}

/** What a change of the points says of the board itself, if it does. */
function wordsOfProportions(change: Action, board: Board): string {
  const [wide, high] = change(board).extent;
  return high === board.extent[1] ? '' : `; by its proportions the board is ${wide} × ${high}`;
}

const set = (what: string, index: number, action: Action): Reply<State> => ({
  state: IDLE,
  perform: [`Set ${what}`, action],
  select: [keyOfPoint(index)],
  said: `Set: ${what}.`,
});

/** The control point under a hand. Where both its ends are, the one in the picture is meant. */
function pointAt(
  at: Point,
  { board, sight }: Scene,
  scan: ShownScan,
): { readonly index: number; readonly end: keyof ControlPoint } | undefined {
  const { toBoard } = mapWhileSetting(board, scan);
  const points = pointsOf(board, scan);
  const ends = points.flatMap((point, index) => [
    { index, end: 'pixel' as const, distance: distanceBetween(applyHomography(toBoard, point.pixel), at) },
    { index, end: 'at' as const, distance: distanceBetween(point.at, at) + 1 },
  ]);
  const isGaining = isGainingCorners(points, board.extent);
  const [nearest] = ends
    .filter(({ end, distance }) => distance <= reachOf('hit', sight) && !(isGaining && end === 'at'))
    .sort((a, b) => a.distance - b.distance);
  return nearest;
}

/** The whole pixel of the picture under a place of the board. */
function pixelAt(at: Point, { board, sight }: Scene, scan: ShownScan): Point | undefined {
  const back = invertHomography(mapWhileSetting(board, scan).toBoard);
  const [x, y] = applyHomography(back, at);
  const [besideX, besideY] = applyHomography(back, [at[0] + reachOf('hit', sight), at[1]]);
  return pixelIn(scan, [x, y], Math.hypot(besideX - x, besideY - y));
}

function begin(from: Point, scene: Scene, scan: ShownScan): State {
  const hit = pointAt(from, scene, scan);
  return hit ? { kind: 'moving', ...hit } : IDLE;
}

/** The picture lies still while a point is moved over it, or it would run away under the hand. */
function drag(
  { at }: Extract<Gesture, { type: 'drag' | 'drop' }>,
  state: State,
  scene: Scene,
  scan: ShownScan,
): Reply<State> {
  if (state.kind !== 'moving') return scene.sight.coarse ? { draft: { points: [at] } } : {};
  const { board, sight } = scene;
  const point = pointsOf(board, scan)[state.index];
  if (!point) return { state: IDLE };
  const select = [keyOfPoint(state.index)];
  const seen = applyHomography(mapWhileSetting(board, scan).toBoard, point.pixel);
  if (state.end === 'pixel') return { state, select, draft: { lines: [[seen, at]], points: [at] } };
  const place = knownPlaceAt(board, at, sight);
  return { state, select, draft: { lines: [[seen, place.at]], snap: { at: place.at } } };
}

function drop(at: Point, state: State, scene: Scene, scan: ShownScan): Reply<State> {
  if (state.kind !== 'moving') return {};
  const moved =
    state.end === 'pixel' ? pixelAt(at, scene, scan) : knownPlaceAt(scene.board, at, scene.sight).at;
  if (!moved) return { state: IDLE, said: 'That is beside the picture.' };
  const change = changePoints(scan, (points) =>
    points.map((point, i): ControlPoint => (i === state.index ? { ...point, [state.end]: moved } : point)),
  );
  const also = wordsOfProportions(change, scene.board);
  return {
    state: IDLE,
    perform: [`Move control point ${state.index + 1}${also}`, change],
    select: [keyOfPoint(state.index)],
    said: `Control point ${state.index + 1} moved${also}.`,
  };
}
