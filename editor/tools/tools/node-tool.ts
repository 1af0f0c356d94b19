/** Placing circles, crossings and junctions, on empty ground or into a street. */
import { addNode, nextNodeId, splitLines, type Action } from '../../document/index.js';
import { isStreetBoard, type NodeId, type NodeKind } from '../../../model/index.js';
import { oncePerBoard } from '../../../model/once-per-board.js';
import { capital } from '../../../model/text/capital.js';
import { nodesOf } from '../nodes.js';
import { keysOnto, snapAt, type Snap } from '../snap.js';
import type { Reply, Scene, Tool } from '../tool.js';
import { wordsOf, wordsOfAll } from '../words.js';

/** What the pointer is on, so that digits typed after a click are for what lies there, and after moving on for the next. */
interface State {
  readonly on?: string;
}

/** The tool that places one kind of node. Every click is a whole. */
export const nodeTool = (kind: NodeKind): Tool<State> => ({
  id: kind,
  idle: {},
  isBusy: () => false,
  standing: ({ on }, _, now) => (on === undefined ? {} : { on: now(on as NodeId) }),
  ...(kind === 'circle' && { numbersNext: ({ on }, selected) => on !== selected }),
  hint: ({ on }, scene) => {
    if (!isStreetBoard(scene.board)) return 'This board has hexes, not streets. Press H for its tool.';
    if (kind !== 'circle') return `Click to place a ${kind}; on a street it is put into it.`;
    const [only, ...others] = scene.selection;
    const isOn = only !== undefined && on === only && others.length === 0 && only.startsWith('c');
    const digits = isOn ? `digits renumber circle ${only.slice(1)}` : 'type digits for another number';
    return `Click to place circle ${idOfNew(kind, scene).slice(1)}; ${digits}.`;
  },
  on: (gesture, _, scene) => {
    if (gesture.type === 'cancel') return { select: [] };
    if (!('at' in gesture) || !isStreetBoard(scene.board)) return {};
    const snap = snapAt(scene.board, gesture.at, scene.sight, { off: gesture.ctrl === true });
    // A press that is dragged is one that looks for its place; it counts where it is let go.
    if (gesture.type === 'click' || gesture.type === 'drop') {
      const reply = place(kind, snap, scene);
      return { ...reply, state: reply.select ? { on: reply.select[0]! } : {} };
    }
    return { state: snap.onto ? { on: snap.onto.key } : {}, draft: { snap } };
  },
});

function idOfNew(kind: NodeKind, { board, settings }: Scene): NodeId {
  if (kind === 'circle' && settings.number !== undefined) return `c${settings.number}`;
  return isStreetBoard(board) ? nextNodeId(board, kind) : 'c1';
}

function place(kind: NodeKind, { at, onto }: Snap, scene: Scene): Reply<State> {
  const { board, settings } = scene;
  if (onto?.kind === 'node')
    return {
      select: [onto.key],
      said: `${capital(wordsOf(board, onto.key))} is here already; now it is selected.`,
    };
  const id = idOfNew(kind, scene);
  if (kind === 'circle' && isStreetBoard(board) && nodesOf(board).has(id))
    return { select: [id], said: `Circle ${id.slice(1)} is on the board already; now it is selected.` };
  const { colour, border } = settings;
  const node = {
    kind,
    id,
    at,
    ...(kind === 'circle' && { colour }),
    ...(kind === 'crossing' && border !== 'none' && border !== undefined && { border }),
  };
  const words = kind === 'circle' ? `circle ${id.slice(1)}` : `a ${kind}`;
  const [name, action]: readonly [string, Action] = onto
    ? [`Put ${words} into ${wordsOfAll(board, keysOnto(onto))}`, splitLines(keysOnto(onto), at, node)]
    : [`Place ${words}`, addNode(node)];
  // It is asked whether it does anything, and then to do it.
  const once: Action = oncePerBoard(action);
  // A number or a place that the format does not have.
  if (once(board) === board)
    return {
      settings: { number: undefined },
      said: `${capital(words)} cannot be placed here: circles have numbers from 1 to 9999999, and the board ends at 1000000 units.`,
    };
  return {
    perform: [name, once],
    select: [id],
    settings: { number: undefined },
    said: `${capital(words)} placed.`,
  };
}
