/** Declaring blocks: click inside a face to take its walk, or walk its nodes. */
import { declareBlock, type Area } from '../../document/index.js';
import {
  facesOfBoard,
  isStreetBoard,
  type NodeId,
  type Point,
  type StreetBoard,
} from '../../../model/index.js';
import { outlinesOfFaces } from '../../../model/relations/outlines-of-faces.js';
import { capital } from '../../../model/text/capital.js';
import { matchBlocks } from '../../../validator/match-blocks.js';
import { hitAt } from '../hit.js';
import { nodeOf } from '../nodes.js';
import { isInArea, outlineOfWalk } from '../outline.js';
import type { Draft, Reply, Scene, Tool } from '../tool.js';

/** The nodes walked so far, where the person walks them. */
interface State {
  readonly walk: readonly NodeId[];
}

const IDLE: State = { walk: [] };
const WORDS = { houses: 'houses', water: 'water', none: 'neither houses nor water' } as const;

export const block: Tool<State> = {
  id: 'block',
  idle: IDLE,
  isBusy: ({ walk }) => walk.length > 0,
  standing: (state, board, now) => {
    const walk = state.walk.map(now);
    return walk.every((id) => nodeOf(board, id)) ? { walk } : IDLE;
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

/** The smallest face that a place lies in, by its number. */
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

function declare(board: StreetBoard, at: Point, { settings }: Scene): Reply<State> {
  const face = faceAt(board, at);
  if (face === undefined)
    return { said: 'No streets enclose this place, so it is no block. Close its border first.' };
  const { inner } = facesOfBoard(board);
  const { walk, islands } = inner[face]!;
  const block = board.blocks[matchBlocks(board).blockOfFace[face]!]?.id ?? null;
  const reply = declared({ walk, islands, block }, settings.blockKind);
  const name = walk.join(' ');
  const isOnly = inner.every((each, i) => i === face || each.walk.join(' ') !== name);
  return isOnly ? reply : { ...reply, said: `${reply.said} ${ONE_WALK}` };
}

const ONE_WALK =
  'The file cannot tell the areas between these streets apart: declare each of them, or put a junction into one of the streets.';

function declared(area: Area, kind: Scene['settings']['blockKind']): Reply<State> & { said: string } {
  const circles = [...new Set(area.walk.filter((id) => id.startsWith('c')).map((id) => id.slice(1)))];
  const words = circles.length > 0 ? `the block ${circles.join(' ')}` : 'a block without circles';
  return {
    state: IDLE,
    perform: [`Declare ${words} as ${WORDS[kind]}`, declareBlock(area, kind)],
    said: `${capital(words)}: ${WORDS[kind]}.`,
  };
}

function step(board: StreetBoard, at: Point, { walk }: State, scene: Scene): Reply<State> {
  const id = hitAt(board, at, scene.sight, { kinds: ['node'] })?.key as NodeId | undefined;
  if (id === undefined)
    return { said: 'A block is walked from node to node: click a circle, crossing or junction.' };
  const isClosed = (id === walk[0] && walk.length > 2) || id === walk.at(-1);
  return isClosed ? close(board, { walk }, scene) : { state: { walk: [...walk, id] }, select: [id] };
}

function close(board: StreetBoard, { walk }: State, { settings }: Scene): Reply<State> {
  if (walk.length < 2) return { state: IDLE, said: 'A block is walked round at least two nodes. Left.' };
  return declared({ walk: clockwise(board, walk) }, settings.blockKind);
}

/** A walk goes clockwise along the inside; on a plane whose y runs down that is where the enclosed area counts positive. */
function clockwise(board: StreetBoard, walk: readonly NodeId[]): readonly NodeId[] {
  const outline = outlineOfWalk(board, walk);
  const area = outline.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = outline[(i + 1) % outline.length]!;
    return sum + x * nextY - nextX * y;
  }, 0);
  return area < 0 ? walk.toReversed() : walk;
}
