import type { StreetBoard } from '../board/board.js';
import { allPairsDistances } from '../network/breadth-first.js';
import { networkOf } from '../network/network.js';
import { memoByTopology } from '../board/memo-by-topology.js';
import { jackAdjacency } from './jack-relation.js';

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

/**
 * The moves that Jack always has left to return home: fifteen after a kill at I, one less in the third night (LFW-R25, LFW-R31).
 * Counted on the empty board.
 */
export const LFW_MOVES_HOME = 14;

/** WM-R01: a round, from one Discovery Location to the next, has fifteen spaces. */
export const WM_MOVES_PER_ROUND = 15;
