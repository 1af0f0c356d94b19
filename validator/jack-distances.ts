import type { StreetBoard } from '../model/index.js';
import { allDistances, UNREACHABLE } from '../model/network/distances.js';
import { networkOf } from '../model/network/network.js';
import { placeless } from '../model/placeless.js';
import { jackAdjacency } from '../model/relations/jack.js';

/** How many normal moves lie between two circles, by their indices in the network; UNREACHABLE if none lead there. */
export interface JackDistances {
  readonly count: number;
  readonly between: (from: number, to: number) => number;
}

/** The fewest normal moves between all circles of an empty board. Circles come first in the network, so the table is theirs alone. */
export const jackDistances = placeless((board: StreetBoard): JackDistances => {
  const { starts, ends } = jackAdjacency(board);
  const count = networkOf(board).circleCount;
  const table = allDistances({ starts: starts.subarray(0, count + 1), ends });
  return { count, between: (from, to) => table[from * count + to]! };
});

/** Between parts that hang together by no street; that is the topology's business. */
export { UNREACHABLE };
