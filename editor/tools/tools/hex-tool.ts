/** Laying the lattice of hexes on the print, and painting hexes with a stroke. */
import { paintHexes } from '../../document/index.js';
import {
  hexAtPoint,
  idOfHex,
  isHexBoard,
  parseHexId,
  type HexBoard,
  type HexId,
  type Point,
} from '../../../model/index.js';
import { outlineOfHex } from '../hex-outline.js';
import { distanceBetween } from '../hit.js';
import type { Layout } from '../lattice.js';
import type { Reply, Settings, Tool } from '../tool.js';
import { IDLE, onLattice, type Placed, type State } from './hex-lattice.js';

export const hex: Tool<State> = {
  id: 'hex',
  idle: IDLE,
  isBusy: ({ kind }) => kind !== 'idle',
  hint: (state, { board, settings }) => {
    if (!isHexBoard(board)) return 'This board has streets, not hexes. Press S to draw them.';
    switch (state.kind) {
      case 'stroke':
        return `${wordsOfStroke(state.ids, settings.hexKind)}; let go to keep it, Esc to leave it.`;
      case 'pulling':
        return 'Let go where the lattice fits; Esc leaves it where it was.';
      case 'fitting':
        return state.middles.length === 1
          ? 'Now click the middle of the hex directly below or above it.'
          : 'Now click the middle of a hex far away; the lattice is fitted to all three.';
      case 'idle':
        if (settings.hexKind === 'lattice')
          return 'Click the middle of any hex to fit the lattice by three clicks; or drag the lattice, with Shift to make it larger or smaller.';
        return settings.hexKind === 'none'
          ? 'Click or drag over hexes to take them away.'
          : `Click or drag to paint hexes: ${settings.hexKind}.`;
    }
  },
  on: (gesture, state, scene) => {
    const { board, settings } = scene;
    if (!isHexBoard(board)) return {};
    switch (gesture.type) {
      case 'cancel':
        return state.kind === 'idle' ? { select: [] } : { state: IDLE };
      case 'back':
        return state.kind === 'fitting' && state.middles.length > 1
          ? { state: { kind: 'fitting', middles: state.middles.slice(0, -1) } }
          : { state: IDLE };
      case 'finish':
        return {};
      default:
        return settings.hexKind === 'lattice'
          ? onLattice(gesture, state, board)
          : onPaint(gesture, state, board, settings.hexKind);
    }
  },
};

type Brush = Exclude<Settings['hexKind'], 'lattice'>;

function onPaint(gesture: Placed, state: State, board: HexBoard, kind: Brush): Reply<State> {
  const { layout } = board;
  switch (gesture.type) {
    case 'hover':
      return { state: IDLE, draft: { area: outlineOfHex(layout, hexAtPoint(layout, gesture.at)) } };
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
        draft: { area: outlineOfHex(layout, hexAtPoint(layout, gesture.at)) },
      };
    }
  }
}

const brush = (ids: readonly HexId[], kind: Brush): ReturnType<typeof paintHexes> =>
  paintHexes(ids, kind === 'none' ? null : kind);

function painted(ids: readonly HexId[], kind: Brush, board: HexBoard): Reply<State> {
  if (ids.length === 0) return { state: IDLE, said: 'So far from h0,0 a board can have no hex.' };
  const there = new Set<string>(board.hexes.map(idOfHex));
  if (kind === 'none' && !ids.some((id) => there.has(id)))
    return { state: IDLE, said: 'There is no hex here to take away.' };
  const words = wordsOfStroke(kind === 'none' ? ids.filter((id) => there.has(id)) : ids, kind);
  return {
    state: IDLE,
    perform: [words, brush(ids, kind)],
    select: kind !== 'none' && ids.length === 1 ? ids : [],
    said: `${words}.`,
  };
}

function wordsOfStroke(ids: readonly HexId[], kind: Settings['hexKind']): string {
  const what = ids.length === 1 ? `hex ${ids[0]!.slice(1)}` : `${ids.length} hexes`;
  return kind === 'none' ? `Take ${what} away` : `Paint ${what}: ${kind}`;
}

/** The hexes a brush passes on its way. Steps of a third of a hex miss no hex but at a corner, which nobody aims at. */
function hexesBetween(layout: Layout, from: Point, to: Point): readonly HexId[] {
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
