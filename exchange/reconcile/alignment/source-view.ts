/** What each digitisation can know: a source without crossings says nothing about them, neither yes nor no. */
import type { StreetBoard } from '../../model/board.js';
import { sortBoard } from '../../model/file/sort-board.js';
import type { Adjacency } from '../../model/network/adjacency.js';
import { CIRCLE, JUNCTION, networkOf, type Network } from '../../model/network/network.js';
import { touchOf } from '../../model/relations/touch.js';
import { nodesById, type Node } from '../../model/matching/nodes-by-id.js';

/** The kinds of things of which a source may have none. */
export const KNOWABLE = [
  'places',
  'crossings',
  'junctions',
  'streets',
  'waterlines',
  'blocks',
  'colours',
  'borders',
  'sections',
] as const;
type Knowable = (typeof KNOWABLE)[number];

/** One street board among those that are reconciled, its nodes by index. */
export interface View {
  readonly index: number;
  readonly board: StreetBoard;
  /** By id; of several with the same id the first. */
  readonly nodes: ReadonlyMap<string, Node>;
  readonly network: Network;
  readonly touch: Adjacency;
  readonly knows: ReadonlySet<Knowable>;
  /** Nodes that lie where no other lies. A place that several share tells none of them from the others. */
  readonly isPlaced: (node: number) => boolean;
  /** Nodes that can be matched: without crossings only circles, since lines then mean something else. */
  readonly isSeen: (node: number) => boolean;
  /** Ids that stand twice, of which only the first is looked at. */
  readonly doubled: readonly string[];
}

/** The views of some boards of one game. */
export function viewsOf(boards: readonly StreetBoard[]): readonly View[] {
  const sorted = boards.map(sortBoard);
  const has = sorted.map(kindsIn);
  return sorted.map((board, index) => {
    const network = networkOf(board);
    // What nobody has is not missing: Whitehall has no junctions.
    const knows = new Set(
      KNOWABLE.filter((kind) => has[index]!.has(kind) || !has.some((each) => each.has(kind))),
    );
    const placed = placedNodes(network);
    const { nodes, others } = nodesById(board);
    return {
      index,
      board,
      nodes,
      network,
      touch: touchOf(board),
      knows,
      isPlaced: (node) => placed[node] === 1,
      isSeen: (node) => network.kinds[node] === CIRCLE || knows.has('crossings'),
      doubled: [...new Set(others.map(({ id }) => id))],
    };
  });
}

/** Every printed board has ten times as many circles and crossings, and both in several colours. */
const A_WHOLE_BOARD = 20;

function kindsIn(board: StreetBoard): ReadonlySet<Knowable> {
  const network = networkOf(board);
  const there: Record<Knowable, boolean> = {
    places: placedNodes(network).some((placed) => placed === 1),
    crossings: board.crossings.length > 0,
    junctions: board.junctions.length > 0,
    streets: board.streets.length > 0,
    waterlines: board.waterlines.length > 0,
    blocks: board.blocks.length > 0,
    // The file wants a colour; on a whole board one for all is none. On a small one it may well be true.
    colours:
      board.circles.length < A_WHOLE_BOARD || new Set(board.circles.map(({ colour }) => colour)).size > 1,
    borders:
      board.crossings.length < A_WHOLE_BOARD || board.crossings.some(({ border }) => border !== undefined),
    sections:
      board.grid !== undefined ||
      [...board.circles, ...board.crossings].some(({ sector }) => sector !== undefined),
  };
  return new Set(KNOWABLE.filter((kind) => there[kind]));
}

function placedNodes({ drawing: { xs, ys }, kinds }: Network): Uint8Array {
  const count = new Map<string, number>();
  const keys = Array.from(kinds, (_, i) => `${xs[i]} ${ys[i]}`);
  for (const key of keys) count.set(key, (count.get(key) ?? 0) + 1);
  return Uint8Array.from(keys, (key) => (count.get(key) === 1 ? 1 : 0));
}

/** Whom a node has next to it: circles and crossings those that touch, junctions the ends of their streets. */
export function nextTo({ network: { kinds, streets }, touch }: View, node: number): Int32Array {
  const { starts, ends } = kinds[node] === JUNCTION ? streets : touch;
  return ends.subarray(starts[node], starts[node + 1]);
}
