/** Declares blocks: click inside a face to use its walk, or click its nodes in order. */
import {
  type Draft,
  PRINTED_KINDS_BY_GAME,
  type Tool,
  type ToolContext,
  toToolOptions,
  type ToolResult,
} from './tool.js';
import { declareBlock, type AreaToDeclare } from '../../document/index.js';
import {
  capitalise,
  facesOfBoard,
  isStreetBoard,
  type NodeId,
  outlinesOfFaces,
  pluralise,
  type Point,
  type StreetBoard,
} from '../../../model/index.js';
import { isAnticlockwise } from '../../../model/turf/index.js';
import { matchBlocks } from '../../../validator/index.js';
import { hitAt } from '../pointing/hit-test.js';
import { findPlacedNode } from '../entities/placed-entities.js';
import { isInArea, outlineOfWalk } from '../shapes/area-outlines.js';

/** The nodes clicked so far. */
interface State {
  readonly walk: readonly NodeId[];
}

const IDLE: State = { walk: [] };
const WORDS = { houses: 'houses', water: 'water', none: 'neither houses nor water' } as const;

export const blockTool: Tool<State, 'block'> = {
  id: 'block',
  label: 'Block',
  command: ['Declare blocks', 'b'],
  icon: 'M4 4h12v12H4zM8 16v-5h4v5',
  boards: 'streets',
  layers: ['blocks'],
  clearsSelection: true,
  choice: (board) =>
    isStreetBoard(board)
      ? {
          name: 'Kind of block',
          setting: 'blockKind',
          options: toToolOptions(PRINTED_KINDS_BY_GAME[board.game].blocks, { none: 'Not a block' }),
        }
      : undefined,
  stickyModifiers: () => [{ modifier: 'shift', name: 'Walk its nodes', isForBeginning: true }],
  idle: IDLE,
  isBusy: ({ walk }) => walk.length > 0,
  describeDraft: ({ walk }) =>
    walk.length === 0 ? undefined : `a block of ${pluralise(walk.length, 'node', 'nodes')}`,
  updateState: (state, board, now) => {
    const walk = state.walk.map(now);
    return walk.every((id) => findPlacedNode(board, id)) ? { walk } : IDLE;
  },
  hint: ({ walk }, { board, settings }) => {
    if (!isStreetBoard(board)) return 'This board has hexes, not blocks. Press H for its tool.';
    const kind = WORDS[settings.blockKind];
    if (walk.length === 0)
      return `Click inside an area to declare it ${kind}; or Shift-click its nodes one after another.`;
    return `Click the next node of the block; the first or the last one again closes it as ${kind}.`;
  },
  on: (gesture, state, scene) => {
    const { board } = scene;
    if (!isStreetBoard(board)) return {};
    switch (gesture.type) {
      case 'hover':
        return {
          state,
          draft: state.walk.length > 0 ? walked(board, state.walk, gesture.at) : hovered(board, gesture.at),
        };
      case 'click':
      case 'double':
        return state.walk.length > 0 || gesture.shift === true
          ? step(board, gesture.at, state, scene)
          : declare(board, gesture.at, scene);
      case 'finish':
        return close(board, state, scene);
      case 'cancel':
        return state.walk.length > 0 ? { state: IDLE } : { select: [] };
      case 'back':
        return { state: { walk: state.walk.slice(0, -1) } };
      case 'drag':
      case 'drop':
        return { state };
    }
  },
};

/** The index of the smallest face that contains a position. */
function faceAt(board: StreetBoard, at: Point): number | undefined {
  const { inner } = facesOfBoard(board);
  const found = [...outlinesOfFaces(board).entries()].filter(([, outlines]) => isInArea(outlines, at));
  return found.map(([face]) => face).sort((a, b) => inner[a]!.area - inner[b]!.area)[0];
}

function hovered(board: StreetBoard, at: Point): Draft {
  const face = faceAt(board, at);
  return face === undefined ? {} : { area: outlinesOfFaces(board)[face]![0]! };
}

const walked = (board: StreetBoard, walk: readonly NodeId[], at: Point): Draft => ({
  lines: [[...outlineOfWalk(board, walk), at]],
});

function declare(board: StreetBoard, at: Point, { settings }: ToolContext): ToolResult<State> {
  const face = faceAt(board, at);
  if (face === undefined)
    return {
      announcement: 'No streets enclose this position, so it is not a block. Close its border first.',
    };
  const { inner } = facesOfBoard(board);
  const { walk, islands } = inner[face]!;
  const block = board.blocks[matchBlocks(board).blockOfFace[face]!]?.id ?? null;
  const reply = declared({ walk, islands, block }, settings.blockKind);
  const name = walk.join(' ');
  const isOnly = inner.every((each, i) => i === face || each.walk.join(' ') !== name);
  return isOnly ? reply : { ...reply, announcement: `${reply.announcement} ${ONE_WALK}` };
}

const ONE_WALK =
  'The file cannot distinguish the areas between these streets: declare each of them, or add a junction to one of the streets.';

function declared(
  area: AreaToDeclare,
  kind: ToolContext['settings']['blockKind'],
): ToolResult<State> & { announcement: string } {
  const circles = [...new Set(area.walk.filter((id) => id.startsWith('c')).map((id) => id.slice(1)))];
  const words = circles.length > 0 ? `the block ${circles.join(' ')}` : 'a block without circles';
  return {
    state: IDLE,
    perform: [`Declare ${words} as ${WORDS[kind]}`, declareBlock(area, kind)],
    announcement: `${capitalise(words)}: ${WORDS[kind]}.`,
  };
}

function step(board: StreetBoard, at: Point, { walk }: State, scene: ToolContext): ToolResult<State> {
  const id = hitAt(board, at, scene.viewport, { kinds: ['node'] })?.key as NodeId | undefined;
  if (id === undefined)
    return { announcement: 'A block consists of nodes: click a circle, crossing or junction.' };
  const isClosed = (id === walk[0] && walk.length > 2) || id === walk.at(-1);
  return isClosed ? close(board, { walk }, scene) : { state: { walk: [...walk, id] }, select: [id] };
}

function close(board: StreetBoard, { walk }: State, { settings }: ToolContext): ToolResult<State> {
  if (walk.length < 2) return { state: IDLE, announcement: 'A block needs at least two nodes. Cancelled.' };
  return declared({ walk: clockwise(board, walk) }, settings.blockKind);
}

/** A walk goes clockwise along the inside. */
const clockwise = (board: StreetBoard, walk: readonly NodeId[]): readonly NodeId[] =>
  isAnticlockwise(outlineOfWalk(board, walk)) ? walk.toReversed() : walk;
