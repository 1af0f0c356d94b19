/** Selecting and moving: the tool one comes back to. */
import { addBend, moveThings } from '../../document/index.js';
import { isHexBoard, type Point } from '../../../model/index.js';
import { capital } from '../../../model/text/capital.js';
import type { Gesture } from '../gesture.js';
import { hitAt, hitsAt, keysWithin, type Hit, type HitOptions } from '../hit.js';
import { lineOfBend } from '../nodes.js';
import { isInside } from '../outline.js';
import { keysOfPieces } from '../pieces.js';
import { whole } from '../snap.js';
import type { Reply, Scene, Tool } from '../tool.js';
import { wordsOf, wordsOfAll } from '../words.js';
import { movedAlone, type ThingMoved } from './moving-node.js';
import { movedPieces, type PiecesMoved } from './moving-pieces.js';

type State =
  | { readonly kind: 'idle' }
  | { readonly kind: 'moving'; readonly keys: readonly string[] }
  | { readonly kind: 'pieces'; readonly keys: readonly string[]; readonly held: string }
  | { readonly kind: 'area'; readonly kept: readonly string[]; readonly lasso?: readonly Point[] };

const IDLE: State = { kind: 'idle' };

export const select: Tool<State> = {
  id: 'select',
  idle: IDLE,
  isBusy: ({ kind }) => kind !== 'idle',
  hint: (state, { board, selection, cursor }) => {
    switch (state.kind) {
      case 'moving':
        return `Moving ${wordsOfAll(board, state.keys)}; let go to place, Esc to leave it where it was.`;
      case 'pieces':
        return `Moving ${wordsOfAll(board, state.keys)}; let go on a hex.`;
      case 'area':
        return 'Let go to select what lies inside.';
      case 'idle':
        if (cursor)
          return 'Arrows move the pointer; Enter selects what is under it, Shift-Enter adds it; Esc puts the pointer away.';
        if (selection.length === 0)
          return 'Click something, or press Enter for a pointer, to select it; drag on empty ground to select an area, with Alt a lasso.';
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

type Looked = Pick<Scene, 'board' | 'sight' | 'selection'>;

/** What a hand means at a place; bends of what is selected can be taken hold of. */
export const under = (at: Point, scene: Looked): Hit | undefined =>
  hitAt(scene.board, at, scene.sight, withBends(scene));

const allUnder = (at: Point, scene: Looked): readonly Hit[] =>
  hitsAt(scene.board, at, scene.sight, withBends(scene));

const withBends = ({ selection }: Looked): HitOptions => ({ bendsOf: new Set(selection.map(lineOfBend)) });

/** Of things at one place another click means the next one, and one with Shift the next that is not selected yet. */
function click(at: Point, adds: boolean, scene: Scene): Reply<State> {
  const keys = allUnder(at, scene).map((hit) => hit.key);
  const { selection, board } = scene;
  const [first] = keys;
  if (first === undefined) return { state: IDLE, select: adds ? selection : [] };
  if (!adds) {
    const last = selection.length === 1 ? keys.indexOf(selection[0]!) : -1;
    const key = keys[(last + 1) % keys.length]!;
    return { state: IDLE, select: [key], said: `${capital(wordsOf(board, key))} selected.` };
  }
  const fresh = keys.find((key) => !selection.includes(key));
  const select = fresh === undefined ? selection.filter((each) => each !== first) : [...selection, fresh];
  return { state: IDLE, select, said: `${capital(wordsOfAll(board, select))} selected.` };
}

/** A bend where the street was clicked twice. */
function double(at: Point, scene: Scene): Reply<State> {
  const hit = hitAt(scene.board, at, scene.sight, { kinds: ['node', 'line'] });
  if (hit?.kind !== 'line') return {};
  const bend = hitAt(scene.board, at, scene.sight, { kinds: ['bend'], bendsOf: [hit.key] });
  if (bend)
    return {
      state: IDLE,
      select: [bend.key],
      said: 'There is a bend here already: drag it, or press Delete to take it out.',
    };
  return {
    state: IDLE,
    select: [hit.key],
    perform: [`Bend ${wordsOf(scene.board, hit.key)}`, addBend(hit.key, whole(at))],
  };
}

type Drag = Extract<Gesture, { type: 'drag' | 'drop' }>;

/** Blocks go with their nodes, hexes with their lattice. */
export const canMove = (key: string): boolean => !/^[bh]/.test(key) || key.startsWith('bend:');

/** What a drag takes hold of: a node, a bend or a selected street, and all that is selected with it; a piece; else an area is drawn. */
function begin({ from, shift, alt }: Drag, scene: Scene): State {
  const hits = allUnder(from, scene);
  const { selection, board } = scene;
  const hit = hits.find(({ key }) => selection.includes(key)) ?? hits[0];
  if (isHexBoard(board) && (hit?.kind === 'piece' || hit?.kind === 'exit')) {
    const all = new Set(keysOfPieces(board));
    const keys = selection.includes(hit.key) ? selection.filter((key) => all.has(key)) : [hit.key];
    return { kind: 'pieces', keys, held: hit.key };
  }
  const isHeld = hit?.kind === 'line' && selection.includes(hit.key);
  if (hit?.kind === 'node' || hit?.kind === 'bend' || (hit && isHeld))
    return { kind: 'moving', keys: selection.includes(hit.key) ? selection : [hit.key] };
  return { kind: 'area', kept: shift ? selection : [], ...(alt && { lasso: [from] }) };
}

const moved = ({ from, at }: Drag): Point => whole([at[0] - from[0], at[1] - from[1]]);

/** One thing alone snaps, unless Ctrl is held; several together go as they are. */
const alone = (gesture: Drag, keys: readonly string[], { board, sight }: Scene): ThingMoved | undefined =>
  keys.length === 1 && gesture.ctrl !== true ? movedAlone(board, keys[0]!, moved(gesture), sight) : undefined;

const piecesAt = (
  { at }: Drag,
  { keys, held }: Extract<State, { kind: 'pieces' }>,
  { board }: Scene,
): PiecesMoved | undefined => movedPieces(board, keys, held, at);

function drag(gesture: Drag, state: State, scene: Scene): Reply<State> {
  switch (state.kind) {
    case 'idle':
      return {};
    case 'moving': {
      const one = alone(gesture, state.keys, scene);
      if (one)
        return {
          state,
          select: one.select,
          preview: one.preview,
          ...(one.snap && { draft: { snap: one.snap } }),
        };
      return { state, select: state.keys, preview: moveThings(state.keys, ...moved(gesture)) };
    }
    case 'pieces': {
      const move = piecesAt(gesture, state, scene);
      return { state, select: move?.keys ?? state.keys, ...(move && { preview: move.action }) };
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
      const one = alone(gesture, state.keys, scene);
      if (one)
        return {
          state: IDLE,
          select: one.select,
          perform: [one.name, one.action],
          ...(one.said !== undefined && { said: one.said }),
        };
      const name = `Move ${wordsOfAll(board, state.keys)}`;
      return { state: IDLE, select: state.keys, perform: [name, moveThings(state.keys, ...moved(gesture))] };
    }
    case 'pieces': {
      const { keys } = state;
      const move = piecesAt(gesture, state, scene);
      if (!move)
        return {
          state: IDLE,
          select: keys,
          said:
            keys.length === 1
              ? 'It stays: there is no place for it there.'
              : 'They stay: there is no place for all of them there.',
        };
      return { state: IDLE, select: move.keys, perform: [`Move ${wordsOfAll(board, keys)}`, move.action] };
    }
    case 'area': {
      const outline = state.lasso ? [...state.lasso, gesture.at] : rectangle(gesture.from, gesture.at);
      const found = keysWithin(board, (at) => isInside(outline, at));
      const select = [...new Set([...state.kept, ...found])];
      return { state: IDLE, select, said: `${select.length} selected.` };
    }
  }
}

const rectangle = ([x1, y1]: Point, [x2, y2]: Point): readonly Point[] => [
  [x1, y1],
  [x2, y1],
  [x2, y2],
  [x1, y2],
];
