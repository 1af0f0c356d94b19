/** Drawing streets and waterlines from node to node in a chain, with bends where a click hits nothing. */
import {
  addLineWithNodes,
  addNode,
  inTurn,
  nextNodeId,
  splitLine,
  type Action,
} from '../../document/index.js';
import {
  isStreetBoard,
  type NodeId,
  type NodeKind,
  type Point,
  type StreetBoard,
} from '../../../model/index.js';
import type { Gesture } from '../gesture.js';
import { nodeOf, type LineList } from '../nodes.js';
import { snapAt, type Snap } from '../snap.js';
import type { Reply, Scene, Tool } from '../tool.js';
import { wordsOf } from '../words.js';

/** Half a line: the nodes passed so far, the last one first to go on from, and the bends since. */
interface State {
  readonly trail: readonly NodeId[];
  readonly bends: readonly Point[];
}

const IDLE: State = { trail: [], bends: [] };

export const lineTool = (list: LineList): Tool<State> => {
  const word = list === 'streets' ? 'street' : 'waterline';
  return {
    id: word,
    idle: IDLE,
    isBusy: ({ trail }) => trail.length > 0,
    hint: ({ trail, bends }, { board }) => {
      if (!isStreetBoard(board)) return 'This board has hexes, not streets. Press H for its tool.';
      const from = trail.at(-1);
      if (from === undefined)
        return `Click a circle, crossing or junction to start a ${word}; Shift-click starts at a new junction.`;
      const ways = bends.length > 0 ? 'double-click ends here' : 'click empty ground for a bend';
      return `Click the next node after ${wordsOf(board, from)}; ${ways}; Esc leaves it.`;
    },
    on: (gesture, state, scene) => {
      if (!isStreetBoard(scene.board)) return {};
      switch (gesture.type) {
        case 'hover':
          return { draft: draftOf(scene.board, state, snapOf(gesture, scene)) };
        case 'click':
          return click(list, gesture, state, scene, scene.board);
        case 'double':
          return end(list, gesture, state, scene, scene.board);
        case 'drag':
        case 'drop':
          return { state };
        case 'finish':
          return { state: IDLE, said: 'Done.' };
        case 'cancel':
          return state.trail.length > 0 ? { state: IDLE, said: 'Left.' } : { select: [] };
        case 'back':
          return back(state);
      }
    },
  };
};

const snapOf = (gesture: Extract<Gesture, { at: Point }>, { board, sight }: Scene): Snap =>
  snapAt(board, gesture.at, sight, { off: gesture.ctrl === true });

function draftOf(board: StreetBoard, { trail, bends }: State, snap: Snap): { lines?: Point[][]; snap: Snap } {
  const from = nodeOf(board, trail.at(-1) ?? '');
  return from ? { lines: [[from.at, ...bends, snap.at]], snap } : { snap };
}

type Click = Extract<Gesture, { type: 'click' | 'double' | 'hover' }>;

function click(list: LineList, gesture: Click, state: State, scene: Scene, board: StreetBoard): Reply<State> {
  const snap = snapOf(gesture, scene);
  const { trail, bends } = state;
  const from = trail.at(-1);
  const { onto } = snap;
  if (onto?.kind === 'node') {
    const id = onto.key as NodeId;
    if (from === undefined) return { state: { trail: [id], bends: [] }, select: [] };
    // The node it just came from, clicked again: the person is done.
    if (from === id && bends.length === 0) return { state: IDLE, said: 'Done.' };
    return { state: { trail: [...trail, id], bends: [] }, perform: drawn(list, board, from, id, bends) };
  }
  if (onto === undefined && !(from === undefined && gesture.shift === true)) {
    if (from === undefined)
      return {
        said: 'A line begins at a node: click a circle, a crossing or a junction, or a street to branch off.',
      };
    const next = { trail, bends: [...bends, snap.at] };
    return { state: next, draft: draftOf(board, next, snap) };
  }
  return arrive(
    list,
    snap,
    gesture.shift === true && onto ? 'crossing' : 'junction',
    state,
    board,
    'goes-on',
  );
}

/** A double click ends the line at a new junction, or where the first click of the two already took it. */
function end(list: LineList, gesture: Click, state: State, scene: Scene, board: StreetBoard): Reply<State> {
  const { trail, bends } = state;
  if (trail.length === 0 || bends.length === 0) return { state: IDLE };
  const at = bends.at(-1)!;
  return arrive(list, { at }, 'junction', { trail, bends: bends.slice(0, -1) }, board, 'ends');
}

/** The line comes to a place without a node: one is made there, in the street that lies there if one does. */
function arrive(
  list: LineList,
  { at, onto }: Snap,
  kind: NodeKind,
  { trail, bends }: State,
  board: StreetBoard,
  then: 'goes-on' | 'ends',
): Reply<State> {
  const id = nextNodeId(board, kind);
  const from = trail.at(-1);
  const make = onto ? splitLine(onto.key, at, { kind, id, at }) : addNode({ kind, id, at });
  const state = then === 'ends' ? IDLE : { trail: [...trail, id], bends: [] };
  const where = onto ? ` in ${wordsOf(board, onto.key)}` : '';
  if (from === undefined) return { state, perform: [`Place a ${kind}${where}`, make] };
  const [, draw] = drawn(list, board, from, id, bends);
  const word = list === 'streets' ? 'street' : 'waterline';
  return {
    state,
    perform: [`Draw a ${word} from ${wordsOf(board, from)} to a new ${kind}${where}`, inTurn(make, draw)],
  };
}

function drawn(
  list: LineList,
  board: StreetBoard,
  from: NodeId,
  to: NodeId,
  bends: readonly Point[],
): readonly [string, Action] {
  const word = list === 'streets' ? 'street' : 'waterline';
  const name = `Draw a ${word} from ${wordsOf(board, from)} to ${wordsOf(board, to)}`;
  return [name, addLineWithNodes(list, [from, to], bends, 'crossing')];
}

/** Undo while drawing: the last bend, then the last street of the chain, then the start. */
function back({ trail, bends }: State): Reply<State> {
  if (bends.length > 0) return { state: { trail, bends: bends.slice(0, -1) } };
  if (trail.length > 1) return { state: { trail: trail.slice(0, -1), bends: [] }, undo: true };
  return { state: IDLE };
}
