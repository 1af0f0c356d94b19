/** Places the section grid, and drags its lines to their printed positions. */
import { setPrintedGrid } from '../../document/index.js';
import { isStreetBoard, type Board, type Grid, type Point, type StreetBoard } from '../../../model/index.js';
import { hasGridArea } from '../../../validator/index.js';
import { reachInUnits, type Gesture } from '../input/gesture-types.js';
import {
  describeGridLines,
  dragGridLines,
  type GrabbedGridLines,
  gridLinesAt,
  printedGridLabels,
  segmentsOfGridLines,
} from '../grids/grid-lines.js';
import { cornersBetween } from '../shapes/area-outlines.js';
import { roundPoint } from '../pointing/snap.js';
import type { Draft, ToolResult, ToolContext, Tool } from './tool.js';

/** A press that is dragged ends in a drop; a click ends with the next click, so that dragging is not required. */
type State =
  | { readonly kind: 'idle' }
  | { readonly kind: 'laying'; readonly from: Point }
  | { readonly kind: 'pulling'; readonly held: GrabbedGridLines };

const IDLE: State = { kind: 'idle' };

export const gridTool: Tool<State, 'grid'> = {
  id: 'grid',
  label: 'Grid',
  command: ['Lay the section grid', 'g'],
  icon: 'M3 7h14M3 13h14M7 3v14M13 3v14',
  boards: 'streets',
  layers: ['grid'],
  idle: IDLE,
  isBusy: ({ kind }) => kind !== 'idle',
  updateState: (state, board) => (state.kind === 'pulling' && !isHeldOn(state.held, board) ? IDLE : state),
  hint: (state, { board }) => {
    if (!isStreetBoard(board)) return 'This board has hexes and no section grid. Press H for its tool.';
    switch (state.kind) {
      case 'laying':
        return 'Click or release at the opposite corner of the printed grid. Esc cancels.';
      case 'pulling':
        return `Moving ${describeGridLines(state.held, board.grid)}; click or release at its printed position. Esc cancels.`;
      case 'idle':
        return isLaid(board.grid)
          ? 'Drag a line or a corner of the grid to where it is printed, or click it and click there.'
          : 'Drag from corner to corner of the printed grid, or click both corners.';
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

/** A grid without width or height, which a file may contain, is placed again and keeps its labels. */
const isLaid = (found: Grid | undefined): found is Grid => found !== undefined && hasGridArea(found);

/** Whether the grid still has the dragged lines; it may have been deleted or changed. */
const isHeldOn = ({ column = 0, row = 0 }: GrabbedGridLines, board: Board): boolean =>
  isStreetBoard(board) &&
  isLaid(board.grid) &&
  column <= board.grid.columns.length &&
  row <= board.grid.rows.length;

function begin(at: Point, scene: ToolContext, board: StreetBoard): ToolResult<State> {
  if (!isLaid(board.grid))
    return { state: { kind: 'laying', from: roundPoint(at) }, draft: { points: [at] } };
  const held = gridLinesAt(board.grid, at, reachInUnits('hit', scene.viewport));
  if (!held)
    return {
      select: ['grid'],
      announcement: 'The grid is selected. To move a line of it, click on the line itself.',
    };
  return {
    state: { kind: 'pulling', held },
    select: ['grid'],
    draft: { lines: segmentsOfGridLines(board.grid, held) },
  };
}

function drag(
  { from, at }: Extract<Gesture, { type: 'drag' | 'drop' }>,
  state: State,
  scene: ToolContext,
  board: StreetBoard,
): ToolResult<State> {
  const begun = state.kind === 'idle' ? begin(from, scene, board) : { state };
  return { ...begun, ...(begun.state && shown(begun.state, at, scene, board)) };
}

/** The preview at this position. */
function shown(state: State, at: Point, scene: ToolContext, board: StreetBoard): ToolResult<State> {
  switch (state.kind) {
    case 'idle': {
      const held = board.grid && gridLinesAt(board.grid, at, reachInUnits('hit', scene.viewport));
      return board.grid && held ? { draft: { lines: segmentsOfGridLines(board.grid, held) } } : {};
    }
    case 'laying':
      return { state, draft: laid(board, state.from, at) };
    case 'pulling': {
      const next = board.grid && dragGridLines(board.grid, state.held, at);
      if (!next) return { state };
      return {
        state,
        preview: setPrintedGrid(next),
        draft: { lines: segmentsOfGridLines(next, state.held) },
      };
    }
  }
}

function end(state: Exclude<State, { kind: 'idle' }>, at: Point, board: StreetBoard): ToolResult<State> {
  if (state.kind === 'laying') {
    const next = gridBetween(board, state.from, at);
    if (!hasGridArea(next))
      return {
        state,
        announcement: 'The grid needs some width and height: continue to the opposite corner.',
      };
    return {
      state: IDLE,
      perform: ['Lay the section grid', setPrintedGrid(next)],
      select: ['grid'],
      announcement: `Grid placed with columns ${next.columns[0]!} to ${next.columns.at(-1)!} and rows ${next.rows[0]!} to ${next.rows.at(-1)!}.`,
    };
  }
  const next = board.grid && dragGridLines(board.grid, state.held, at);
  if (!next) return { state, announcement: 'The grid would be inverted. Drag the line less far.' };
  return {
    state: IDLE,
    perform: [`Pull ${describeGridLines(state.held, board.grid)}`, setPrintedGrid(next)],
    select: ['grid'],
  };
}

const gridBetween = (board: StreetBoard, [x1, y1]: Point, at: Point): Grid => {
  const [x2, y2] = roundPoint(at);
  return {
    ...(board.grid ?? printedGridLabels(board.game)),
    rect: [
      [Math.min(x1, x2), Math.min(y1, y2)],
      [Math.max(x1, x2), Math.max(y1, y2)],
    ],
  };
};

/** The shapes of the preview. */
function laid(board: StreetBoard, from: Point, at: Point): Draft {
  const next = gridBetween(board, from, at);
  const lines = [
    ...next.columns.map((_, column) => segmentsOfGridLines(next, { column })),
    ...next.rows.map((_, row) => segmentsOfGridLines(next, { row })),
  ].flat();
  return { lines, area: cornersBetween(...next.rect) };
}
