/** Search sets under the reading that a circle behind another on one street is searched too (AMB-LFW-06). */
import type { CrossingId, StreetBoard } from '../../model/index.js';
import { oncePerBoard } from '../../model/once-per-board.js';
import { CIRCLE, CROSSING, networkOf } from '../../model/network/network.js';
import { touchOf } from '../../model/relations/touch.js';
import { waysOf } from './ways.js';

/** The circles that a pawn on each crossing searches; `throughCircles` looks past circles up to the next crossing. */
export const searchSets = (
  board: StreetBoard,
  throughCircles: boolean,
): ReadonlyMap<CrossingId, readonly number[]> =>
  throughCircles ? pastCircles(board) : waysOf(board).searched;

const pastCircles = oncePerBoard((board: StreetBoard): ReadonlyMap<CrossingId, readonly number[]> => {
  const { ids, kinds } = networkOf(board);
  const { starts, ends } = touchOf(board);
  const sets = new Map<CrossingId, readonly number[]>();
  for (const [node, kind] of kinds.entries()) {
    if (kind !== CROSSING) continue;
    const found = new Set<number>();
    const waiting = [node];
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop())
      for (let i = starts[at]!; i < starts[at + 1]!; i++) {
        const next = ends[i]!;
        if (kinds[next] !== CIRCLE || found.has(next)) continue;
        found.add(next);
        waiting.push(next);
      }
    const numbers = [...found].map((each) => Number(ids[each]!.slice(1)));
    sets.set(
      ids[node] as CrossingId,
      numbers.sort((a, b) => a - b),
    );
  }
  return sets;
});
