/** The tool that places circles, crossings or junctions, on empty ground or on a street. */
import {
  NO_SNAPPING_MODIFIER,
  PRINTED_KINDS_BY_GAME,
  type Tool,
  type ToolContext,
  toToolOptions,
  type ToolResult,
} from './tool.js';
import { addNode, findNode, nextNodeId, splitLines } from '../../document/index.js';
import { capitalise, isStreetBoard, type NodeId, type NodeKind } from '../../../model/index.js';
import { entityNamesOfSnap, snapAt, type Snap } from '../pointing/snap.js';
import { describeEntity, describeEntities } from '../entities/describe-entity.js';

/** The entity under the pointer: digits typed there renumber it, and elsewhere number the next circle. */
interface State {
  readonly on?: string;
}

const OFFERS: Readonly<Record<NodeKind, Pick<Tool, 'command' | 'icon' | 'layers' | 'choice'>>> = {
  circle: {
    command: ['Place circles', 'c'],
    icon: 'M10 3a7 7 0 1 0 0 14a7 7 0 1 0 0-14M10 8v4',
    layers: ['nodes', 'numbers'],
    choice: (board) =>
      isStreetBoard(board)
        ? {
            name: 'Colour',
            setting: 'colour',
            options: toToolOptions(PRINTED_KINDS_BY_GAME[board.game].colours),
          }
        : undefined,
  },
  crossing: {
    command: ['Place crossings', 'x'],
    icon: 'M6 6h8v8H6z',
    layers: ['nodes'],
    choice: (board) =>
      isStreetBoard(board)
        ? {
            name: 'Border',
            setting: 'border',
            options: toToolOptions(PRINTED_KINDS_BY_GAME[board.game].borders, { none: 'No border' }),
          }
        : undefined,
  },
  junction: { command: ['Place junctions', 'j'], icon: 'M10 4l6 6-6 6-6-6z', layers: ['nodes'] },
};

/** Creates the tool that places one kind of node. Every click is complete in itself. */
export const createNodeTool = <K extends NodeKind>(kind: K): Tool<State, K> => ({
  id: kind,
  ...OFFERS[kind],
  boards: 'streets',
  clearsSelection: true,
  stickyModifiers: () => [NO_SNAPPING_MODIFIER],
  idle: {},
  isBusy: () => false,
  updateState: ({ on }, _, now) => (on === undefined ? {} : { on: now(on as NodeId) }),
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
    const { detected } = scene.settings;
    const snap = snapAt(scene.board, gesture.at, scene.viewport, { off: gesture.ctrl === true, detected });
    // A dragged press counts where it is released.
    if (gesture.type === 'click' || gesture.type === 'drop') {
      const reply = place(kind, snap, scene);
      return { ...reply, state: reply.select ? { on: reply.select[0]! } : {} };
    }
    return { state: snap.onto ? { on: snap.onto.key } : {}, draft: { snap } };
  },
});

function idOfNew(kind: NodeKind, { board, settings }: ToolContext): NodeId {
  if (kind === 'circle' && settings.number !== undefined) return `c${settings.number}`;
  return isStreetBoard(board) ? nextNodeId(board, kind) : 'c1';
}

function place(kind: NodeKind, { at, onto }: Snap, scene: ToolContext): ToolResult<State> {
  const { board, settings } = scene;
  if (onto?.kind === 'node')
    return {
      select: [onto.key],
      announcement: `${capitalise(describeEntity(board, onto.key))} is here already; now it is selected.`,
    };
  const id = idOfNew(kind, scene);
  if (kind === 'circle' && isStreetBoard(board) && findNode(board, id))
    return {
      select: [id],
      announcement: `Circle ${id.slice(1)} is on the board already; now it is selected.`,
    };
  const { colour, border } = settings;
  const node = {
    kind,
    id,
    at,
    ...(kind === 'circle' && { colour }),
    ...(kind === 'crossing' && border !== 'none' && border !== undefined && { border }),
  };
  const number = id.slice(1);
  const [name, title] =
    kind === 'circle' ? [`circle ${number}`, `Circle ${number}`] : [`a ${kind}`, `A ${kind}`];
  return {
    perform: onto
      ? [
          `Put ${name} into ${describeEntities(board, entityNamesOfSnap(onto))}`,
          splitLines(entityNamesOfSnap(onto), at, node),
        ]
      : [`Place ${name}`, addNode(node)],
    // A number or a position that the format does not have.
    ifRefused: {
      state: {},
      settings: { number: undefined },
      announcement: `${title} cannot be placed here: circles have numbers from 1 to 9999999, and the board ends at 1000000 units.`,
    },
    select: [id],
    settings: { number: undefined },
    announcement: `${title} placed.`,
  };
}
