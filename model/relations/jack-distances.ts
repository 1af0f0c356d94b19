import type { StreetBoard } from '../board.js';
import { allDistances, UNREACHABLE } from '../network/distances.js';
import { networkOf } from '../network/network.js';
import { placeless } from '../placeless.js';
import { jackAdjacency } from './jack.js';

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

/**
 * The moves that are always left to come home: fifteen after a kill at I, one less in the third night (LFW-R25, LFW-R31).
 * Counted on the empty board.
 */
export const MOVES_HOME = 14;

/** WM-R01: a round, from one Discovery Location to the next, has fifteen spaces. */
export const MOVES_OF_A_ROUND = 15;

/** Between parts that hang together by no street; that is the topology's business. */
export { UNREACHABLE };
