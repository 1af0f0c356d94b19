/** Selects and moves; the default tool. */
import { addBend, moveEntities, type Action } from '../../document/index.js';
import { capitalise, isHexBoard, type Point, isStreetBoard } from '../../../model/index.js';
import { isInsideOutline } from '../../../model/turf/index.js';
import type { Gesture } from '../input/gesture-types.js';
import { hitAt, hitsAt, entitiesWithin, type Hit, type HitOptions } from '../pointing/hit-test.js';
import { lineNameOfBend } from '../entities/placed-entities.js';
import { cornersBetween } from '../shapes/area-outlines.js';
import { namesOfPieces } from '../entities/pieces.js';
import { roundPoint } from '../pointing/snap.js';
import {
  NO_SNAPPING_MODIFIER,
  type ToolResult,
  type ToolContext,
  type Tool,
  type StickyModifier,
} from './tool.js';
import { describeEntity, describeEntities } from '../entities/describe-entity.js';
import { planSingleMove, planPiecesMove, type SingleMove } from './move-selection.js';

type State =
  | { readonly kind: 'idle' }
  | { readonly kind: 'moving'; readonly keys: readonly string[] }
  | { readonly kind: 'pieces'; readonly keys: readonly string[]; readonly held: string }
  | { readonly kind: 'area'; readonly kept: readonly string[]; readonly lasso?: readonly Point[] };

const IDLE: State = { kind: 'idle' };

const ADD: StickyModifier = { modifier: 'shift', name: 'Add to the selection' };
const LASSO: StickyModifier = { modifier: 'alt', name: 'Lasso' };

export const selectTool: Tool<State, 'select'> = {
  id: 'select',
  label: 'Select',
  command: ['Select and move', 'v'],
  icon: 'M5 3l10 6-4.5 1.2L13 16l-2 .9-2.6-5.7L5 14z',
  stickyModifiers: (board) => [ADD, LASSO, ...(isStreetBoard(board) ? [NO_SNAPPING_MODIFIER] : [])],
  idle: IDLE,
  isBusy: ({ kind }) => kind !== 'idle',
  hint: (state, { board, selection, cursor }) => {
    switch (state.kind) {
      case 'moving':
        return `Moving ${describeEntities(board, state.keys)}; release to place. Esc cancels.`;
      case 'pieces':
        return `Moving ${describeEntities(board, state.keys)}; release on a hex.`;
      case 'area':
        return 'Release to select everything inside.';
      case 'idle':
        if (cursor)
          return 'Arrows move the pointer. Enter selects, Shift-Enter adds to the selection, Esc hides the pointer.';
        if (selection.length === 0)
          return 'Click to select. Drag to select an area, with Alt a lasso. Enter shows the keyboard pointer.';
        return selection.some(isMovable)
          ? `Drag to move ${describeEntities(board, selection)}; arrows nudge, Delete removes, Esc deselects.`
          : `${capitalise(describeEntities(board, selection))} selected; Delete removes, Esc deselects.`;
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

type Looked = Pick<ToolContext, 'board' | 'viewport' | 'selection'>;

/** The entity that a click at a position selects, including bends of selected lines. */
export const selectableHitAt = (at: Point, scene: Looked): Hit | undefined =>
  hitAt(scene.board, at, scene.viewport, withBends(scene));

const allUnder = (at: Point, scene: Looked): readonly Hit[] =>
  hitsAt(scene.board, at, scene.viewport, withBends(scene));

const withBends = ({ selection }: Looked): HitOptions => ({
  bendsOf: new Set(selection.map(lineNameOfBend)),
});

/** Repeated clicks cycle through the entities at one position; with Shift, to the next that is not selected. */
function click(at: Point, adds: boolean, scene: ToolContext): ToolResult<State> {
  const keys = allUnder(at, scene).map((hit) => hit.key);
  const { selection, board } = scene;
  const [first] = keys;
  if (first === undefined) return { state: IDLE, select: adds ? selection : [] };
  if (!adds) {
    const last = selection.length === 1 ? keys.indexOf(selection[0]!) : -1;
    const key = keys[(last + 1) % keys.length]!;
    return {
      state: IDLE,
      select: [key],
      announcement: `${capitalise(describeEntity(board, key))} selected.`,
    };
  }
  const fresh = keys.find((key) => !selection.includes(key));
  const select = fresh === undefined ? selection.filter((each) => each !== first) : [...selection, fresh];
  return { state: IDLE, select, announcement: `${capitalise(describeEntities(board, select))} selected.` };
}

/** A bend where a street was double-clicked. */
function double(at: Point, scene: ToolContext): ToolResult<State> {
  const hit = hitAt(scene.board, at, scene.viewport, { kinds: ['node', 'line'] });
  if (hit?.kind !== 'line') return {};
  const bend = hitAt(scene.board, at, scene.viewport, { kinds: ['bend'], bendsOf: [hit.key] });
  if (bend)
    return {
      state: IDLE,
      select: [bend.key],
      announcement: 'There is already a bend here: drag it, or press Delete to remove it.',
    };
  return {
    state: IDLE,
    select: [hit.key],
    perform: [`Bend ${describeEntity(scene.board, hit.key)}`, addBend(hit.key, roundPoint(at))],
  };
}

type Drag = Extract<Gesture, { type: 'drag' | 'drop' }>;

/** Whether an entity can be dragged: blocks move with their nodes, hexes with their lattice. */
export const isMovable = (key: string): boolean => !/^[bh]/.test(key) || key.startsWith('bend:');

/** What a drag moves: a node, a bend or a selected street together with the selection; a piece; otherwise it selects an area. */
function begin({ from, shift, alt }: Drag, scene: ToolContext): State {
  const hits = allUnder(from, scene);
  const { selection, board } = scene;
  const hit = hits.find(({ key }) => selection.includes(key)) ?? hits[0];
  if (isHexBoard(board) && (hit?.kind === 'piece' || hit?.kind === 'exit')) {
    const all = new Set(namesOfPieces(board));
    const keys = selection.includes(hit.key) ? selection.filter((key) => all.has(key)) : [hit.key];
    return { kind: 'pieces', keys, held: hit.key };
  }
  const isHeld = hit?.kind === 'line' && selection.includes(hit.key);
  if (hit?.kind === 'node' || hit?.kind === 'bend' || (hit && isHeld))
    return { kind: 'moving', keys: selection.includes(hit.key) ? selection : [hit.key] };
  return { kind: 'area', kept: shift ? selection : [], ...(alt && { lasso: [from] }) };
}

const moved = ({ from, at }: Drag): Point => roundPoint([at[0] - from[0], at[1] - from[1]]);

/** A single entity snaps, unless Ctrl is held; several do not. */
const alone = (
  gesture: Drag,
  keys: readonly string[],
  { board, viewport, settings: { detected } }: ToolContext,
): SingleMove | undefined =>
  keys.length === 1 && gesture.ctrl !== true
    ? planSingleMove(board, keys[0]!, moved(gesture), viewport, detected)
    : undefined;

const piecesAt = (
  { at }: Drag,
  { keys, held }: Extract<State, { kind: 'pieces' }>,
  { board }: ToolContext,
): Action | undefined => planPiecesMove(board, keys, held, at);

function drag(gesture: Drag, state: State, scene: ToolContext): ToolResult<State> {
  switch (state.kind) {
    case 'idle':
      return {};
    case 'moving': {
      const one = alone(gesture, state.keys, scene);
      return {
        state,
        select: one?.select ?? state.keys,
        preview: one?.preview ?? moveEntities(state.keys, ...moved(gesture)),
        ...(one?.snap && { draft: { snap: one.snap } }),
      };
    }
    case 'pieces': {
      const move = piecesAt(gesture, state, scene);
      return { state, select: state.keys, ...(move && { preview: move }) };
    }
    case 'area': {
      const lasso = state.lasso && [...state.lasso, gesture.at];
      return {
        state: lasso ? { ...state, lasso } : state,
        draft: { area: lasso ?? cornersBetween(gesture.from, gesture.at) },
      };
    }
  }
}

function drop(gesture: Drag, state: State, scene: ToolContext): ToolResult<State> {
  const { board } = scene;
  switch (state.kind) {
    case 'idle':
      return {};
    case 'moving': {
      const one = alone(gesture, state.keys, scene);
      const name = one?.name ?? `Move ${describeEntities(board, state.keys)}`;
      return {
        state: IDLE,
        select: one?.select ?? state.keys,
        perform: [name, one?.action ?? moveEntities(state.keys, ...moved(gesture))],
        ...(one?.announcement !== undefined && { announcement: one.announcement }),
      };
    }
    case 'pieces': {
      const { keys } = state;
      const move = piecesAt(gesture, state, scene);
      if (!move)
        return {
          state: IDLE,
          select: keys,
          announcement:
            keys.length === 1
              ? 'Not moved: there is no valid position for it there.'
              : 'Not moved: there is no valid position for all of them there.',
        };
      return {
        state: IDLE,
        perform: [`Move ${describeEntities(board, keys)}`, move],
      };
    }
    case 'area': {
      const outline = state.lasso ? [...state.lasso, gesture.at] : cornersBetween(gesture.from, gesture.at);
      const found = entitiesWithin(board, (at) => isInsideOutline(outline, at));
      const select = [...new Set([...state.kept, ...found])];
      return { state: IDLE, select, announcement: `${select.length} selected.` };
    }
  }
}
