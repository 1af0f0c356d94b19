/** Laying the section grid, and pulling its lines to where they are printed. */
import { setGrid } from '../../document/index.js';
import { isStreetBoard, type Board, type Grid, type Point, type StreetBoard } from '../../../model/index.js';
import { hasArea } from '../../../validator/section-grid.js';
import { reachOf, type Gesture } from '../gesture.js';
import { heldAt, linesOf, pulled, wordsOfHeld, type Held } from '../grid-lines.js';
import { printedLabels } from '../printed-grid.js';
import { whole } from '../snap.js';
import type { Draft, Reply, Scene, Tool } from '../tool.js';

/** A press that is dragged ends in a drop; one that was clicked ends with the next click, so that it works without dragging. */
type State =
  | { readonly kind: 'idle' }
  | { readonly kind: 'laying'; readonly from: Point }
  | { readonly kind: 'pulling'; readonly held: Held };

const IDLE: State = { kind: 'idle' };

export const grid: Tool<State> = {
  id: 'grid',
  idle: IDLE,
  isBusy: ({ kind }) => kind !== 'idle',
  standing: (state, board) => (state.kind === 'pulling' && !isHeldOn(state.held, board) ? IDLE : state),
  hint: (state, { board }) => {
    if (!isStreetBoard(board)) return 'This board has hexes and no section grid. Press H for its tool.';
    switch (state.kind) {
      case 'laying':
        return 'Click or let go at the opposite corner of the printed grid; Esc leaves it.';
      case 'pulling':
        return `Pulling ${wordsOfHeld(state.held, board.grid)}; click or let go where it is printed, Esc leaves it.`;
      case 'idle':
        return isLaid(board.grid)
          ? 'Drag a line or a corner of the grid to where it is printed, or click it and click there.'
          : 'Drag from corner to corner of the printed grid, or click the one and then the other.';
    }
  },
  on: (gesture, state, scene) => {
    const { board } = scene;
    if (!isStreetBoard(board)) return {};
    switch (gesture.type) {
      case 'hover':
        return shown(state, gesture.at, scene, board);
      case 'click':
      case 'double':
        return state.kind === 'idle' ? begin(gesture.at, scene, board) : end(state, gesture.at, board);
      case 'drag':
        return drag(gesture, state, scene, board);
      case 'drop':
        return state.kind === 'idle' ? {} : end(state, gesture.at, board);
      case 'cancel':
        return state.kind === 'idle' ? { select: [] } : { state: IDLE };
      case 'back':
        return { state: IDLE };
      case 'finish':
        return {};
    }
  },
};

/** A grid without width or height, which a file may have, is laid anew; it keeps its labels. */
const isLaid = (found: Grid | undefined): found is Grid => found !== undefined && hasArea(found);

/** Whether the grid, which may have been deleted or have other columns now, has the lines that are held. */
const isHeldOn = ({ column = 0, row = 0 }: Held, board: Board): boolean =>
  isStreetBoard(board) &&
  isLaid(board.grid) &&
  column <= board.grid.columns.length &&
  row <= board.grid.rows.length;

function begin(at: Point, scene: Scene, board: StreetBoard): Reply<State> {
  if (!isLaid(board.grid)) return { state: { kind: 'laying', from: whole(at) }, draft: { points: [at] } };
  const held = heldAt(board.grid, at, reachOf('hit', scene.sight));
  if (!held)
    return {
      select: ['grid'],
      said: 'The grid is selected. To move a line of it, click on the line itself.',
    };
  return { state: { kind: 'pulling', held }, select: ['grid'], draft: { lines: linesOf(board.grid, held) } };
}

function drag(
  { from, at }: Extract<Gesture, { type: 'drag' | 'drop' }>,
  state: State,
  scene: Scene,
  board: StreetBoard,
): Reply<State> {
  const begun = state.kind === 'idle' ? begin(from, scene, board) : { state };
  return { ...begun, ...(begun.state && shown(begun.state, at, scene, board)) };
}

/** What would come of it here. */
function shown(state: State, at: Point, scene: Scene, board: StreetBoard): Reply<State> {
  switch (state.kind) {
    case 'idle': {
      const held = board.grid && heldAt(board.grid, at, reachOf('hit', scene.sight));
      return board.grid && held ? { draft: { lines: linesOf(board.grid, held) } } : {};
    }
    case 'laying':
      return { state, draft: laid(board, state.from, at) };
    case 'pulling': {
      const next = board.grid && pulled(board.grid, state.held, at);
      if (!next) return { state };
      return { state, preview: setGrid(next), draft: { lines: linesOf(next, state.held) } };
    }
  }
}

function end(state: Exclude<State, { kind: 'idle' }>, at: Point, board: StreetBoard): Reply<State> {
  if (state.kind === 'laying') {
    const next = gridBetween(board, state.from, at);
    if (!hasArea(next))
      return { state, said: 'The grid needs some width and height: go on to the opposite corner.' };
    return {
      state: IDLE,
      perform: ['Lay the section grid', setGrid(next)],
      select: ['grid'],
      said: `The grid is laid, with columns ${next.columns[0]!} to ${next.columns.at(-1)!} and rows ${next.rows[0]!} to ${next.rows.at(-1)!}.`,
    };
  }
  const next = board.grid && pulled(board.grid, state.held, at);
  if (!next) return { state, said: 'There the grid would turn inside out. Pull the line less far.' };
  return {
    state: IDLE,
    perform: [`Pull ${wordsOfHeld(state.held, board.grid)}`, setGrid(next)],
    select: ['grid'],
  };
}

const gridBetween = (board: StreetBoard, [x1, y1]: Point, at: Point): Grid => {
  const [x2, y2] = whole(at);
  return {
    ...(board.grid ?? printedLabels(board.game)),
    rect: [
      [Math.min(x1, x2), Math.min(y1, y2)],
      [Math.max(x1, x2), Math.max(y1, y2)],
    ],
  };
};

/** The grid to be, with the lines between its cells. */
function laid(board: StreetBoard, from: Point, at: Point): Draft {
  const next = gridBetween(board, from, at);
  const [[left, top], [right, bottom]] = next.rect;
  const lines = [
    ...next.columns.map((_, column) => linesOf(next, { column })),
    ...next.rows.map((_, row) => linesOf(next, { row })),
  ].flat();
  return {
    lines,
    area: [
      [left, top],
      [right, top],
      [right, bottom],
      [left, bottom],
    ],
  };
}
