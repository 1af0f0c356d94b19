/** The tool that places circles, crossings or junctions, on empty ground or on a street. */
import {
  NO_SNAPPING_MODIFIER,
  PRINTED_KINDS_BY_GAME,
  type Tool,
  toToolOptions,
  type ToolResult,
  type ToolSettings,
} from './tool.js';
import { addNode, findNode, splitLines } from '../../document/index.js';
import {
  capitalise,
  isStreetBoard,
  type NodeId,
  type NodeKind,
  type StreetBoard,
} from '../../../model/index.js';
import { isProvisionalNumber, nextProvisionalNumber } from '../entities/circle-numbers.js';
import { entityNamesOfSnap, snapAt, type Snap } from '../pointing/snap.js';
import { describeEntity, describeEntities } from '../entities/describe-entity.js';
import {
  idOfNextNode,
  needsQuestion,
  newNode,
  numberOfNextCircle,
  questionAboutNumber,
  settingsAfterPlacing,
} from './new-node.js';

interface State {
  /** The entity under the pointer: digits typed there renumber it, and elsewhere number the next circle. */
  readonly on?: string;
  /** A number beyond the printed ones, which the next click confirms. */
  readonly asked?: number;
}

const OFFERS: Readonly<Record<NodeKind, Pick<Tool, 'label' | 'command' | 'icon' | 'layers' | 'choice'>>> = {
  circle: {
    label: 'Circle',
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
    label: 'Crossing',
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
  junction: {
    label: 'Junction',
    command: ['Place junctions', 'j'],
    icon: 'M10 4l6 6-6 6-6-6z',
    layers: ['nodes'],
  },
};

/** Creates the tool that places one kind of node. Every click is complete in itself. */
export const createNodeTool = <K extends NodeKind>(kind: K): Tool<State, K> => ({
  id: kind,
  ...OFFERS[kind],
  boards: 'streets',
  clearsSelection: true,
  stickyModifiers: () =>
    kind === 'circle'
      ? [{ modifier: 'alt', name: 'Without a number' }, NO_SNAPPING_MODIFIER]
      : [NO_SNAPPING_MODIFIER],
  idle: {},
  isBusy: () => false,
  updateState: ({ on, ...rest }, _, now) => (on === undefined ? rest : { ...rest, on: now(on as NodeId) }),
  ...(kind === 'circle' && { numbersNext: ({ on }, selected) => on !== selected }),
  hint: ({ on, asked }, scene) => {
    if (!isStreetBoard(scene.board)) return 'This board has hexes, not streets. Press H for its tool.';
    if (kind !== 'circle') return `Click to place a ${kind}; on a street it is put into it.`;
    const [only, ...others] = scene.selection;
    const isOn = only !== undefined && on === only && others.length === 0 && only.startsWith('c');
    if (asked !== undefined) return questionAboutNumber(scene.board, asked);
    const digits = isOn ? `digits renumber circle ${only.slice(1)}` : 'type digits for another number';
    return `Click to place circle ${numberOfNextCircle(scene.board, scene.settings)}; ${digits}; Alt-click places one without a number.`;
  },
  on: (gesture, { asked }, scene) => {
    if (gesture.type === 'cancel') return { select: [] };
    const { board, settings, viewport } = scene;
    if (!('at' in gesture) || !isStreetBoard(board)) return {};
    const { detected } = settings;
    const snap = snapAt(board, gesture.at, viewport, { off: gesture.ctrl === true, detected });
    const isUnnumbered = kind === 'circle' && gesture.alt === true;
    const id = isUnnumbered
      ? (`c${nextProvisionalNumber(board)}` as const)
      : idOfNextNode(board, kind, settings);
    const number = kind === 'circle' && !isUnnumbered ? Number(id.slice(1)) : undefined;
    const isToAsk = number !== undefined && needsQuestion(board, number);
    // A dragged press counts where it is released.
    if (gesture.type === 'click' || gesture.type === 'drop') {
      if (isToAsk && asked !== number && snap.onto?.kind !== 'node')
        return {
          state: { asked: number },
          announcement: questionAboutNumber(board, number),
          draft: { snap, label: { at: snap.at, text: `${number}?`, isNumber: true } },
        };
      const reply = place(kind, id, snap, board, settings);
      return { ...reply, state: reply.select ? { on: reply.select[0]! } : {} };
    }
    const isWaiting = isToAsk && asked === number;
    const text = isUnnumbered ? 'no number' : isWaiting ? `${number}?` : String(number);
    return {
      state: { ...(snap.onto && { on: snap.onto.key }), ...(isWaiting && { asked: number }) },
      draft: {
        snap,
        ...(kind === 'circle' && {
          label: { at: snap.at, text, ...(!isUnnumbered && { isNumber: true as const }) },
        }),
      },
    };
  },
});

function place(
  kind: NodeKind,
  id: NodeId,
  { at, onto }: Snap,
  board: StreetBoard,
  settings: ToolSettings,
): ToolResult<State> {
  if (onto?.kind === 'node')
    return {
      select: [onto.key],
      announcement: `${capitalise(describeEntity(board, onto.key))} is here already; now it is selected.`,
    };
  if (kind === 'circle' && findNode(board, id))
    return {
      select: [id],
      announcement: `Circle ${id.slice(1)} is on the board already; now it is selected.`,
    };
  const number = Number(id.slice(1));
  const [name, title] =
    kind !== 'circle'
      ? [`a ${kind}`, `A ${kind}`]
      : isProvisionalNumber(number)
        ? ['a circle without a number', 'A circle without a number']
        : [`circle ${number}`, `Circle ${number}`];
  const node = newNode(kind, id, at, settings);
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
    settings: isProvisionalNumber(number) ? {} : settingsAfterPlacing(id),
    announcement: `${title} placed.`,
  };
}
