/** The lattice of hexes: fitted by three clicks, corrected by dragging. */
import { setLayout } from '../../document/index.js';
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
import type { Gesture } from '../gesture.js';
import { outlineOfHex } from '../hex-outline.js';
import { distanceBetween } from '../hit.js';
import { latticeThrough, neighbourTowards, placesOn, type Layout, type Middle } from '../lattice.js';
import { whole } from '../snap.js';
import type { Draft, Reply } from '../tool.js';

/** What the hex tool is at. */
export type State =
  | { readonly kind: 'idle' }
  /** Hexes painted so far, and where the brush is. */
  | { readonly kind: 'stroke'; readonly ids: readonly HexId[]; readonly last: Point }
  /** Middles clicked so far: one or two. */
  | { readonly kind: 'fitting'; readonly middles: readonly Middle[] }
  | { readonly kind: 'pulling' };

export const IDLE: State = { kind: 'idle' };

/** A gesture with a place. */
export type Placed = Exclude<Gesture, { type: 'cancel' | 'finish' | 'back' }>;

/** Three clicks, or a drag. */
export function onLattice(gesture: Placed, state: State, board: HexBoard): Reply<State> {
  if (state.kind === 'fitting') return onFitting(gesture, state, board);
  switch (gesture.type) {
    case 'hover':
      return { state: IDLE, draft: lattice(board.layout, board) };
    case 'double':
      return { state };
    case 'click':
      return fit(gesture.at, [], board);
    case 'drag':
    case 'drop':
      return pull(gesture, board);
  }
}

/** Between the clicks a press that is dragged is one that looks for its place; it counts where it is let go. */
function onFitting(
  gesture: Placed,
  state: Extract<State, { kind: 'fitting' }>,
  board: HexBoard,
): Reply<State> {
  switch (gesture.type) {
    case 'hover':
    case 'drag': {
      const next = latticeThrough([...state.middles, clicked(state.middles, gesture.at, board)]);
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

/** The hexes of the lattice, where there are none yet to be seen. */
function lattice(layout: Layout, { extent }: HexBoard): Draft {
  const places = placesOn(layout, extent);
  return { lines: places.map((at: Axial) => closed(outlineOfHex(layout, at))) };
}

const closed = (outline: readonly Point[]): readonly Point[] => [...outline, outline[0]!];

/** Which hex is meant by a click: the first keeps its place, the second lies beside it, the third where the two put it. */
function clicked(before: readonly Middle[], at: Point, { layout }: HexBoard): Middle {
  const [first, second] = before;
  if (!first) return { hex: hexAtPoint(layout, at), at };
  if (!second) return { hex: neighbourTowards(first.hex, first.at, at), at };
  return { hex: hexAtPoint(latticeThrough(before) ?? layout, at), at };
}

function fit(place: Point, before: readonly Middle[], board: HexBoard): Reply<State> {
  const at = whole(place);
  const middle = clicked(before, at, board);
  if (before.length === 0) {
    if (!parseHexId(idOfHex({ at: middle.hex })))
      return { said: 'So far from h0,0 a board can have no hex. Click nearer to the board.' };
    return { state: { kind: 'fitting', middles: [middle] }, draft: { points: [at] } };
  }
  const middles = [...before, middle];
  const next = latticeThrough(middles);
  const isOld = before.some(({ hex: [q, r] }) => q === middle.hex[0] && r === middle.hex[1]);
  if (!next || isOld || !parseHexId(idOfHex({ at: middle.hex })))
    return {
      state: { kind: 'fitting', middles: before },
      said: 'Too near: click the middle of another hex.',
    };
  if (middles.length === 2)
    return {
      state: { kind: 'fitting', middles },
      draft: { ...lattice(next, board), points: middles.map((each) => each.at) },
    };
  const off = Math.max(...middles.map((each) => distanceBetween(each.at, centreOfHex(next, each.hex))));
  return {
    state: IDLE,
    perform: ['Fit the lattice of hexes', setLayout(next)],
    said: `The lattice is fitted; the clicks lie within ${units(Math.ceil(off))} of it.`,
  };
}

/** Dragging moves the lattice; with Shift it grows or shrinks about h0,0. */
function pull({ type, from, at, shift }: Extract<Placed, { from: Point }>, board: HexBoard): Reply<State> {
  const { origin, size } = board.layout;
  const held = distanceBetween(from, origin);
  const next: Layout = shift
    ? { ...board.layout, size: Math.max(1, Math.round((size * distanceBetween(at, origin)) / held)) }
    : { ...board.layout, origin: whole([origin[0] + at[0] - from[0], origin[1] + at[1] - from[1]]) };
  if (shift && held < size)
    return { state: IDLE, said: 'Take hold farther from h0,0, about which the lattice grows and shrinks.' };
  const name = shift ? 'Make the lattice of hexes larger or smaller' : 'Move the lattice of hexes';
  return type === 'drop'
    ? { state: IDLE, perform: [name, setLayout(next)] }
    : { state: { kind: 'pulling' }, preview: setLayout(next), draft: lattice(next, board) };
}

const units = (count: number): string => (count === 1 ? '1 unit' : `${count} units`);
