/** Who moves and searches where along the streets. All of it follows from which circles and crossings touch. */
import type { StreetBoard } from '../board/board.js';
import { memoByTopology } from '../board/memo-by-board.js';
import type { CircleId, CrossingId, NodeId } from '../board/vocabulary.js';
import { adjacencyOfLists, type Adjacency } from '../network/adjacency.js';
import { allPairsDistances, contractAdjacency, createMarkedNodeSearch } from '../network/breadth-first.js';
import { CIRCLE, CROSSING, JUNCTION, networkOf, type Network } from '../network/network.js';

/** A readable relation: every node it covers, in order, with its related nodes, in order. */
export type Relation<From extends string = string, To extends string = string> = ReadonlyMap<
  From,
  readonly To[]
>;

/** An adjacency with ids instead of indices, for the nodes of one kind. */
function relationOfAdjacency<From extends NodeId, To extends NodeId>(
  { ids, kinds }: Network,
  { starts, ends }: Adjacency,
  kind: number,
): Relation<From, To> {
  const relation = new Map<From, readonly To[]>();
  for (let node = 0; node < kinds.length; node++)
    if (kinds[node] === kind) {
      const related: To[] = [];
      for (let i = starts[node]!; i < starts[node + 1]!; i++) related.push(ids[ends[i]!] as To);
      relation.set(ids[node] as From, related);
    }
  return relation;
}

/** How many unordered pairs a symmetric relation has. */
export function countPairs(relation: Relation): number {
  let ends = 0;
  for (const related of relation.values()) ends += related.length;
  return ends / 2;
}

/** The circles and crossings that a street joins to each, directly or through junctions, sorted (DEF-01). Junctions have none. */
export const touchAdjacency = memoByTopology((board: StreetBoard): Adjacency => {
  const { kinds, streets } = networkOf(board);
  return contractAdjacency(
    streets,
    kinds.map((kind) => (kind === JUNCTION ? 0 : 1)),
  );
});

/** For every node of one kind those of its kind that it reaches by passing only the other kind. */
const adjacencyOfKind = (board: StreetBoard, wanted: number): Adjacency =>
  contractAdjacency(
    touchAdjacency(board),
    networkOf(board).kinds.map((kind) => (kind === wanted ? 1 : 0)),
  );

/** Jack's neighbours by index; crossings and junctions have none. */
export const jackAdjacency = memoByTopology((board: StreetBoard): Adjacency =>
  adjacencyOfKind(board, CIRCLE),
);

/** For every circle, those Jack may walk to when nothing blocks him: past any crossings, never past a circle (DEF-02). */
export const jackRelation = memoByTopology((board: StreetBoard): Relation<CircleId, CircleId> =>
  relationOfAdjacency(networkOf(board), jackAdjacency(board), CIRCLE),
);

/** The circles Jack may go to when these crossings are blocked: at least one route must be free (DEF-04). Sorted. */
export function unblockedNeighbours(
  board: StreetBoard,
  circle: CircleId,
  blocked: ReadonlySet<CrossingId>,
): CircleId[] {
  const { ids, indexOfId, kinds } = networkOf(board);
  const source = indexOfId.get(circle);
  if (source === undefined) return [];
  const isMarked = circleMarks(board).slice();
  for (const crossing of blocked) {
    const index = indexOfId.get(crossing);
    if (index !== undefined) isMarked[index] = 1;
  }
  return reachSearch(board)(source, isMarked)
    .filter((index) => kinds[index] === CIRCLE)
    .map((index) => ids[index] as CircleId);
}

const circleMarks = memoByTopology((board: StreetBoard) =>
  networkOf(board).kinds.map((kind) => (kind === CIRCLE ? 1 : 0)),
);

const reachSearch = memoByTopology((board: StreetBoard) => createMarkedNodeSearch(touchAdjacency(board)));

/** The number of normal moves between two circles, by their indices in the network; UNREACHABLE if there is no route. */
export interface JackDistances {
  readonly count: number;
  readonly between: (from: number, to: number) => number;
}

/** The fewest normal moves between all circles of an empty board. Circles come first in the network, so the table needs no other nodes. */
export const jackDistances = memoByTopology((board: StreetBoard): JackDistances => {
  const { starts, ends } = jackAdjacency(board);
  const count = networkOf(board).circleCount;
  const table = allPairsDistances({ starts: starts.subarray(0, count + 1), ends });
  return { count, between: (from, to) => table[from * count + to]! };
});

/** The moves that Jack always has left to return home on an empty board (LFW-R25, LFW-R31). */
export const LFW_MOVES_HOME = 14;

/** WM-R01: a round, from one Discovery Location to the next, has fifteen spaces. */
export const WM_MOVES_PER_ROUND = 15;

/** For every crossing, those one police step away: circles on the way neither cost nor stop (DEF-05). */
export const policeRelation = memoByTopology((board: StreetBoard): Relation<CrossingId, CrossingId> =>
  relationOfAdjacency(networkOf(board), adjacencyOfKind(board, CROSSING), CROSSING),
);

/** For every crossing, all crossings within two police steps, itself included (DEF-06). Other police do not block. */
export const policeReachRelation = memoByTopology((board: StreetBoard): Relation<CrossingId, CrossingId> => {
  const steps = policeRelation(board);
  const order = new Map([...steps.keys()].map((crossing, i) => [crossing, i]));
  const reach = new Map<CrossingId, readonly CrossingId[]>();
  for (const [crossing, near] of steps) {
    const within = new Set([crossing, ...near, ...near.flatMap((each) => steps.get(each) ?? [])]);
    reach.set(
      crossing,
      [...within].sort((a, b) => order.get(a)! - order.get(b)!),
    );
  }
  return reach;
});

/** For every crossing, the circles searched from it: those that touch it (DEF-07). Several crossings may have the same circles, so these do not identify one. */
export const searchRelation = memoByTopology((board: StreetBoard): Relation<CrossingId, CircleId> =>
  touchingOfKind(board, CROSSING, CIRCLE),
);

/** For every circle, the crossings it is searched from. */
export const searchersRelation = memoByTopology((board: StreetBoard): Relation<CircleId, CrossingId> =>
  touchingOfKind(board, CIRCLE, CROSSING),
);

function touchingOfKind<From extends NodeId, To extends NodeId>(
  board: StreetBoard,
  from: number,
  to: number,
): Relation<From, To> {
  const network = networkOf(board);
  const { starts, ends } = touchAdjacency(board);
  const lists = Array.from(network.kinds, (kind, node) =>
    kind === from
      ? [...ends.subarray(starts[node], starts[node + 1])].filter((end) => network.kinds[end] === to)
      : [],
  );
  return relationOfAdjacency<From, To>(network, adjacencyOfLists(lists), from);
}
