/** The lattice of hexes: fitted by three clicks, corrected by dragging. */
import { setHexLayout } from '../../document/index.js';
import {
  centreOfHex,
  hexAtPoint,
  idOfHex,
  parseHexId,
  type Axial,
  type HexBoard,
  type HexId,
  type Point,
} from '../../../model/index.js';
import type { Gesture } from '../input/gesture-types.js';
import { outlineOfHex } from '../shapes/area-outlines.js';
import { distanceBetween } from '../pointing/hit-test.js';
import {
  fitLattice,
  neighbourHexTowards,
  latticeHexesOnBoard,
  type HexLayout,
  type ClickedHexCentre,
} from '../grids/fit-lattice.js';
import { roundPoint } from '../pointing/snap.js';
import type { Draft, ToolResult } from './tool.js';

/** The state of the hex tool. */
export type HexToolState =
  | { readonly kind: 'idle' }
  /** Hexes painted so far, and the position of the brush. */
  | { readonly kind: 'stroke'; readonly ids: readonly HexId[]; readonly last: Point }
  /** Centres clicked so far: one or two. */
  | { readonly kind: 'fitting'; readonly middles: readonly ClickedHexCentre[] }
  | { readonly kind: 'pulling' };

export const IDLE_HEX_TOOL_STATE: HexToolState = { kind: 'idle' };

/** A gesture with a position. */
export type PositionedGesture = Exclude<Gesture, { type: 'cancel' | 'finish' | 'back' }>;

/** Fits the lattice of hexes by three clicks, or moves it by a drag. */
export function handleLatticeGesture(
  gesture: PositionedGesture,
  state: HexToolState,
  board: HexBoard,
): ToolResult<HexToolState> {
  if (state.kind === 'fitting') return onFitting(gesture, state, board);
  switch (gesture.type) {
    case 'hover':
      return { state: IDLE_HEX_TOOL_STATE, draft: lattice(board.layout, board) };
    case 'double':
      return { state };
    case 'click':
      return fit(gesture.at, [], board);
    case 'drag':
    case 'drop':
      return pull(gesture, board);
  }
}

/** Between the clicks a drag counts as a click where it ends. */
function onFitting(
  gesture: PositionedGesture,
  state: Extract<HexToolState, { kind: 'fitting' }>,
  board: HexBoard,
): ToolResult<HexToolState> {
  switch (gesture.type) {
    case 'hover':
    case 'drag': {
      const next = fitLattice([...state.middles, clicked(state.middles, gesture.at, board)]);
      return {
        state,
        draft: { ...(next && lattice(next, board)), points: state.middles.map(({ at }) => at) },
      };
    }
    case 'double':
      return { state };
    case 'click':
    case 'drop':
      return fit(gesture.at, state.middles, board);
  }
}

/** The hexes of the lattice that are not on the board yet. */
const lattice = (layout: HexLayout, board: HexBoard): Draft => ({ lines: outlinesOfLattice(layout, board) });

/** The outlines of all hexes of the lattice on the board. */
export const outlinesOfLattice = (layout: HexLayout, { extent }: HexBoard): readonly (readonly Point[])[] =>
  latticeHexesOnBoard(layout, extent).map((at: Axial) => closed(outlineOfHex(layout, at)));

const closed = (outline: readonly Point[]): readonly Point[] => [...outline, outline[0]!];

/** The hex of a click: the first keeps its coordinates, the second is next to it, the third follows from the other two. */
function clicked(before: readonly ClickedHexCentre[], at: Point, { layout }: HexBoard): ClickedHexCentre {
  const [first, second] = before;
  if (!first) return { hex: hexAtPoint(layout, at), at };
  if (!second) return { hex: neighbourHexTowards(first.hex, first.at, at), at };
  return { hex: hexAtPoint(fitLattice(before) ?? layout, at), at };
}

function fit(place: Point, before: readonly ClickedHexCentre[], board: HexBoard): ToolResult<HexToolState> {
  const at = roundPoint(place);
  const middle = clicked(before, at, board);
  if (before.length === 0) {
    if (!parseHexId(idOfHex({ at: middle.hex })))
      return { announcement: 'A hex cannot be so far from h0,0. Click nearer to the board.' };
    return { state: { kind: 'fitting', middles: [middle] }, draft: { points: [at] } };
  }
  const middles = [...before, middle];
  const next = fitLattice(middles);
  const isOld = before.some(({ hex: [q, r] }) => q === middle.hex[0] && r === middle.hex[1]);
  if (!next || isOld || !parseHexId(idOfHex({ at: middle.hex })))
    return {
      state: { kind: 'fitting', middles: before },
      announcement: 'Too near: click the centre of another hex.',
    };
  if (middles.length === 2)
    return {
      state: { kind: 'fitting', middles },
      draft: { ...lattice(next, board), points: middles.map((each) => each.at) },
    };
  const off = Math.max(...middles.map((each) => distanceBetween(each.at, centreOfHex(next, each.hex))));
  if (off > WORST_FIT * next.size)
    return {
      state: { kind: 'fitting', middles: before },
      announcement: `The lattice is not changed: it would be ${describeUnits(Math.ceil(off))} off, more than half a hex (${describeUnits(Math.round(WORST_FIT * next.size))}). Click the centre of a hex, or press Esc and begin with two hexes side by side.`,
    };
  return {
    state: IDLE_HEX_TOOL_STATE,
    perform: ['Fit the lattice of hexes', setHexLayout(next)],
    settings: { latticeError: Math.ceil(off) },
    announcement: `Lattice fitted; the clicks are within ${describeUnits(Math.ceil(off))} of it. Choose a kind and paint.`,
  };
}

/** Dragging moves the lattice; with Shift it scales it about h0,0. */
function pull(
  { type, from, at, shift }: Extract<PositionedGesture, { from: Point }>,
  board: HexBoard,
): ToolResult<HexToolState> {
  const { origin, size } = board.layout;
  const held = distanceBetween(from, origin);
  const next: HexLayout = shift
    ? { ...board.layout, size: Math.max(1, Math.round((size * distanceBetween(at, origin)) / held)) }
    : { ...board.layout, origin: roundPoint([origin[0] + at[0] - from[0], origin[1] + at[1] - from[1]]) };
  if (shift && held < size)
    return {
      state: IDLE_HEX_TOOL_STATE,
      announcement: 'Start farther from h0,0, the centre of scaling.',
    };
  const name = shift ? 'Make the lattice of hexes larger or smaller' : 'Move the lattice of hexes';
  return type === 'drop'
    ? { state: IDLE_HEX_TOOL_STATE, perform: [name, setHexLayout(next)] }
    : { state: { kind: 'pulling' }, preview: setHexLayout(next), draft: lattice(next, board) };
}

/** A fit that is this share of a hex off, from its centre to a corner, would paint other hexes than those clicked. */
const WORST_FIT = 0.5;

export const describeUnits = (count: number): string => (count === 1 ? '1 unit' : `${count} units`);
