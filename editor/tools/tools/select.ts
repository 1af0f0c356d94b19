/** Selecting and moving: the tool one comes back to. */
import { addBend, moveThings, removeBend, setExit, type Action } from '../../document/index.js';
import { hexAtPoint, idOfHex, isHexBoard, type Point } from '../../../model/index.js';
import { reachOf, type Gesture } from '../gesture.js';
import { distanceBetween, hitAt, keysWithin, nearestOnCourse, type Hit } from '../hit.js';
import { lineOf } from '../nodes.js';
import { isInside } from '../outline.js';
import { placeOfPiece } from '../pieces.js';
import { rimSideAt } from '../rim-side.js';
import { whole } from '../snap.js';
import type { Reply, Scene, Tool } from '../tool.js';
import { capital, wordsOf, wordsOfAll } from '../words.js';

type State =
  | { readonly kind: 'idle' }
  | { readonly kind: 'moving'; readonly keys: readonly string[] }
  | { readonly kind: 'piece'; readonly key: string }
  | { readonly kind: 'area'; readonly kept: readonly string[]; readonly lasso?: readonly Point[] };

const IDLE: State = { kind: 'idle' };

export const select: Tool<State> = {
  id: 'select',
  idle: IDLE,
  isBusy: ({ kind }) => kind !== 'idle',
  hint: (state, { board, selection }) => {
    switch (state.kind) {
      case 'moving':
        return `Moving ${wordsOfAll(board, state.keys)}; let go to place, Esc to leave it where it was.`;
      case 'piece':
        return `Moving ${wordsOf(board, state.key)}; let go on a hex.`;
      case 'area':
        return 'Let go to select what lies inside.';
      case 'idle':
        if (selection.length === 0)
          return 'Click something to select it; drag on empty ground to select an area, with Alt a lasso.';
        return selection.some(canMove)
          ? `Drag to move ${wordsOfAll(board, selection)}; arrows nudge, Delete deletes, Esc lets go.`
          : `${capital(wordsOfAll(board, selection))} selected; Delete deletes, Esc lets go.`;
    }
  },
  on: (gesture, state, scene) => {
    switch (gesture.type) {
      case 'hover':
        return {};
      case 'click':
        return click(gesture.at, gesture.shift === true, scene);
      case 'double':
        return double(gesture.at, scene);
      case 'drag':
        return drag(gesture, state.kind === 'idle' ? begin(gesture, scene) : state, scene);
      case 'drop':
        return drop(gesture, state, scene);
      case 'cancel':
        return state.kind === 'idle' ? { select: [] } : { state: IDLE };
      case 'finish':
        return {};
      case 'back':
        return { state: IDLE };
    }
  },
};

const under = (at: Point, { board, sight, selection }: Scene): Hit | undefined =>
  hitAt(board, at, sight, { bendsOf: selection });

function click(at: Point, adds: boolean, scene: Scene): Reply<State> {
  const key = under(at, scene)?.key;
  const { selection, board } = scene;
  if (key === undefined) return { state: IDLE, select: adds ? selection : [] };
  if (!adds) return { state: IDLE, select: [key], said: `${capital(wordsOf(board, key))} selected.` };
  const select = selection.includes(key) ? selection.filter((each) => each !== key) : [...selection, key];
  return { state: IDLE, select, said: `${capital(wordsOfAll(board, select))} selected.` };
}

/** A bend where the street was clicked twice. */
function double(at: Point, scene: Scene): Reply<State> {
  const hit = hitAt(scene.board, at, scene.sight, { kinds: ['node', 'line'] });
  if (hit?.kind !== 'line') return {};
  return {
    state: IDLE,
    select: [hit.key],
    perform: [`Bend ${wordsOf(scene.board, hit.key)}`, addBend(hit.key, whole(at))],
  };
}

type Drag = Extract<Gesture, { type: 'drag' | 'drop' }>;

/** Blocks go with their nodes, hexes with their lattice. */
const canMove = (key: string): boolean => !/^[bh]/.test(key) || key.startsWith('bend:');

/** What a drag takes hold of: a node, a bend or a selected street, and all that is selected with it; a piece; else an area is drawn. */
function begin({ from, shift, alt }: Drag, scene: Scene): State {
  const hit = under(from, scene);
  const { selection } = scene;
  if (hit?.kind === 'piece' || hit?.kind === 'exit') return { kind: 'piece', key: hit.key };
  const isHeld = hit?.kind === 'line' && selection.includes(hit.key);
  if (hit?.kind === 'node' || hit?.kind === 'bend' || (hit && isHeld))
    return { kind: 'moving', keys: selection.includes(hit.key) ? selection : [hit.key] };
  return { kind: 'area', kept: shift ? selection : [], ...(alt && { lasso: [from] }) };
}

const moved = ({ from, at }: Drag): Point => whole([at[0] - from[0], at[1] - from[1]]);

function drag(gesture: Drag, state: State, { board }: Scene): Reply<State> {
  switch (state.kind) {
    case 'idle':
      return {};
    case 'moving': {
      const [dx, dy] = moved(gesture);
      return { state, select: state.keys, preview: moveThings(state.keys, dx, dy) };
    }
    case 'piece': {
      const move = pieceMove(gesture, state.key, board);
      return { state, select: [move?.key ?? state.key], ...(move && { preview: move.action }) };
    }
    case 'area': {
      const lasso = state.lasso && [...state.lasso, gesture.at];
      return {
        state: lasso ? { ...state, lasso } : state,
        draft: { area: lasso ?? rectangle(gesture.from, gesture.at) },
      };
    }
  }
}

function drop(gesture: Drag, state: State, scene: Scene): Reply<State> {
  const { board } = scene;
  switch (state.kind) {
    case 'idle':
      return {};
    case 'moving': {
      const [dx, dy] = moved(gesture);
      const only = state.keys.length === 1 ? state.keys[0]! : '';
      if (isOnChord(only, gesture.at, scene))
        return { state: IDLE, select: [], perform: ['Take a bend out', removeBend(only)] };
      const name = `Move ${wordsOfAll(board, state.keys)}`;
      return { state: IDLE, select: state.keys, perform: [name, moveThings(state.keys, dx, dy)] };
    }
    case 'piece': {
      const move = pieceMove(gesture, state.key, board);
      if (!move)
        return { state: IDLE, select: [state.key], said: 'It stays: there is no place for it there.' };
      return {
        state: IDLE,
        select: [move.key],
        perform: [`Move ${wordsOf(board, state.key)}`, move.action],
      };
    }
    case 'area': {
      const outline = state.lasso ? [...state.lasso, gesture.at] : rectangle(gesture.from, gesture.at);
      const found = keysWithin(board, (at) => isInside(outline, at));
      const select = [...new Set([...state.kept, ...found])];
      return { state: IDLE, select, said: `${select.length} selected.` };
    }
  }
}

/** A piece goes to the hex under the pointer, an exit to the side of the rim there. A cover goes by its hex, so its key changes. */
function pieceMove(
  { at }: Drag,
  key: string,
  board: Scene['board'],
): { readonly action: Action; readonly key: string } | undefined {
  if (!isHexBoard(board)) return undefined;
  if (key.startsWith('exit:')) {
    const side = rimSideAt(board, at);
    const id = key.slice('exit:'.length);
    return side && { action: setExit({ id, hex: side.hex, side: side.side }), key };
  }
  const [place, hex] = [placeOfPiece(board, key), idOfHex({ at: hexAtPoint(board.layout, at) })];
  if (!place || !board.hexes.some((each) => idOfHex(each) === hex)) return undefined;
  const action = moveThings([key], at[0] - place[0], at[1] - place[1]);
  return { action, key: key.startsWith('cover:') ? `cover:${hex}` : key };
}

/** A bend that was dropped on the straight way between its neighbours is not wanted. */
function isOnChord(key: string, at: Point, { board, sight }: Scene): boolean {
  const parts = /^bend:(.*)#(\d+)$/.exec(key);
  const course = parts ? lineOf(board, parts[1]!)?.course : undefined;
  if (!parts || !course) return false;
  const index = Number(parts[2]) + 1;
  const [before, after] = [course[index - 1], course[index + 1]];
  if (!before || !after) return false;
  const place = nearestOnCourse([before, after], at);
  return distanceBetween(place.at, at) <= reachOf('snap', sight) / 2;
}

const rectangle = ([x1, y1]: Point, [x2, y2]: Point): readonly Point[] => [
  [x1, y1],
  [x2, y1],
  [x2, y2],
  [x1, y2],
];
