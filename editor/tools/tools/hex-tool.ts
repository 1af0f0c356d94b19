/** Fits the lattice of hexes to the print, and paints hexes. */
import { type ToolSettings, type Tool, toToolOptions, type ToolResult } from './tool.js';
import { paintHexes } from '../../document/index.js';
import {
  hexAtPoint,
  idOfHex,
  isHexBoard,
  parseHexId,
  type HexBoard,
  type HexId,
  type Point,
  HEX_KINDS,
} from '../../../model/index.js';
import { outlineOfHex } from '../shapes/area-outlines.js';
import { distanceBetween } from '../pointing/hit-test.js';
import type { HexLayout } from '../grids/fit-lattice.js';
import {
  IDLE_HEX_TOOL_STATE,
  describeUnits,
  handleLatticeGesture,
  outlinesOfLattice,
  type PositionedGesture,
  type HexToolState,
} from './lattice-gestures.js';

export const hexTool: Tool<HexToolState, 'hex'> = {
  id: 'hex',
  label: 'Hexes',
  command: ['Lay and paint hexes', 'h'],
  icon: 'M6 4h8l4 6-4 6H6l-4-6z',
  boards: 'hexes',
  layers: ['nodes'],
  choice: (board) =>
    isHexBoard(board)
      ? {
          name: 'Kind of hex',
          setting: 'hexKind',
          options: toToolOptions(['lattice', ...HEX_KINDS, 'none'], {
            lattice: 'Fit the lattice',
            void: 'Hole',
            none: 'Remove',
          }),
        }
      : undefined,
  stickyModifiers: (_, { hexKind }) =>
    hexKind === 'lattice' ? [{ modifier: 'shift', name: 'Drag to size' }] : [],
  // On a board without hexes the lattice comes first.
  startWith: (board, { latticeError }) =>
    isHexBoard(board) && board.hexes.length === 0 && latticeError === undefined ? { hexKind: 'lattice' } : {},
  idle: IDLE_HEX_TOOL_STATE,
  isBusy: ({ kind }) => kind !== 'idle',
  describeDraft: ({ kind }) => (kind === 'fitting' ? 'the fit of the lattice' : undefined),
  hint: (state, { board, settings }) => {
    if (!isHexBoard(board)) return 'This board has streets, not hexes. Press S to draw them.';
    switch (state.kind) {
      case 'stroke':
        return `${describeStroke(state.ids, settings.hexKind)}; release to keep it. Esc cancels.`;
      case 'pulling':
        return 'Release where the lattice fits. Esc cancels.';
      case 'fitting':
        return state.middles.length === 1
          ? 'Now click the centre of the hex directly below or above it.'
          : 'Now click the centre of a hex far away; the lattice is fitted to all three.';
      case 'idle':
        if (settings.hexKind === 'lattice')
          return 'Click the centre of any hex to fit the lattice with three clicks, or drag the lattice; with Shift, dragging scales it.';
        return settings.hexKind === 'none'
          ? 'Click or drag over hexes to remove them.'
          : `Click or drag to paint hexes: ${settings.hexKind}.${describeLatticeError(settings.latticeError)}`;
    }
  },
  on: (gesture, state, scene) => {
    const { board, settings } = scene;
    if (!isHexBoard(board)) return {};
    switch (gesture.type) {
      case 'cancel':
        return state.kind === 'idle' ? { select: [] } : { state: IDLE_HEX_TOOL_STATE };
      case 'back':
        return state.kind === 'fitting' && state.middles.length > 1
          ? { state: { kind: 'fitting', middles: state.middles.slice(0, -1) } }
          : { state: IDLE_HEX_TOOL_STATE };
      case 'finish':
        return {};
      default:
        return settings.hexKind === 'lattice'
          ? handleLatticeGesture(gesture, state, board)
          : onPaint(gesture, state, board, settings.hexKind);
    }
  },
};

const describeLatticeError = (error: number | undefined): string =>
  error === undefined ? '' : ` The lattice is within ${describeUnits(error)} of the clicks.`;

type Brush = Exclude<ToolSettings['hexKind'], 'lattice'>;

function onPaint(
  gesture: PositionedGesture,
  state: HexToolState,
  board: HexBoard,
  kind: Brush,
): ToolResult<HexToolState> {
  const { layout } = board;
  switch (gesture.type) {
    case 'hover':
      return {
        state: IDLE_HEX_TOOL_STATE,
        draft: {
          guides: outlinesOfLattice(layout, board),
          area: outlineOfHex(layout, hexAtPoint(layout, gesture.at)),
        },
      };
    case 'click':
    case 'double':
      return painted(hexesBetween(layout, gesture.at, gesture.at), kind, board);
    case 'drag':
    case 'drop': {
      const before = state.kind === 'stroke' ? state : { ids: [], last: gesture.from };
      const ids = [...new Set([...before.ids, ...hexesBetween(layout, before.last, gesture.at)])];
      if (gesture.type === 'drop') return painted(ids, kind, board);
      return {
        state: { kind: 'stroke', ids, last: gesture.at },
        preview: brush(ids, kind),
        draft: {
          guides: outlinesOfLattice(layout, board),
          area: outlineOfHex(layout, hexAtPoint(layout, gesture.at)),
        },
      };
    }
  }
}

const brush = (ids: readonly HexId[], kind: Brush): ReturnType<typeof paintHexes> =>
  paintHexes(ids, kind === 'none' ? null : kind);

function painted(ids: readonly HexId[], kind: Brush, board: HexBoard): ToolResult<HexToolState> {
  if (ids.length === 0)
    return { state: IDLE_HEX_TOOL_STATE, announcement: 'A hex cannot be so far from h0,0.' };
  const there = new Set<string>(board.hexes.map(idOfHex));
  if (kind === 'none' && !ids.some((id) => there.has(id)))
    return { state: IDLE_HEX_TOOL_STATE, announcement: 'There is no hex here to remove.' };
  const words = describeStroke(kind === 'none' ? ids.filter((id) => there.has(id)) : ids, kind);
  return {
    state: IDLE_HEX_TOOL_STATE,
    perform: [words, brush(ids, kind)],
    select: kind !== 'none' && ids.length === 1 ? ids : [],
    announcement: `${words}.`,
  };
}

function describeStroke(ids: readonly HexId[], kind: ToolSettings['hexKind']): string {
  const what = ids.length === 1 ? `hex ${ids[0]!.slice(1)}` : `${ids.length} hexes`;
  return kind === 'none' ? `Take ${what} away` : `Paint ${what}: ${kind}`;
}

/** The hexes along a stroke. Steps of a third of a hex miss only corners. */
function hexesBetween(layout: HexLayout, from: Point, to: Point): readonly HexId[] {
  const steps = Math.min(1000, Math.ceil((3 * distanceBetween(from, to)) / layout.size));
  const ids = new Set<HexId>();
  for (let i = 0; i <= steps; i++) {
    const share = steps === 0 ? 0 : i / steps;
    const at: Point = [from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])];
    const id = idOfHex({ at: hexAtPoint(layout, at) });
    if (parseHexId(id)) ids.add(id);
  }
  return [...ids];
}
