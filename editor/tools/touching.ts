/**
 * What touches one node. The relation of the whole board says the same, but must be worked out anew for each board with other
 * streets: 2 ms for each circle placed on one, where two answers are wanted.
 */
import type { CircleId, CrossingId, NodeKind, StreetBoard } from '../../model/index.js';
import { compareIds } from '../../model/board.js';
import { neighboursAlong, nodesOf } from './nodes.js';

/** The circles searched from a crossing (DEF-07). */
export const searchedFrom = (board: StreetBoard, id: string): readonly CircleId[] =>
  nodesOf(board).get(id)?.kind === 'crossing' ? (touching(board, id, 'circle') as readonly CircleId[]) : [];

/** The crossings a circle is searched from. */
export const searchersOf = (board: StreetBoard, id: string): readonly CrossingId[] =>
  nodesOf(board).get(id)?.kind === 'circle' ? (touching(board, id, 'crossing') as readonly CrossingId[]) : [];

/** Junctions are nothing, so what lies behind them touches too (DEF-01). */
function touching(board: StreetBoard, id: string, wanted: NodeKind): readonly string[] {
  const nodes = nodesOf(board);
  const [seen, passed, found] = [new Set([id]), [id], [] as string[]];
  for (let at = passed.pop(); at !== undefined; at = passed.pop())
    for (const next of neighboursAlong(board.streets, at)) {
      if (seen.has(next)) continue;
      seen.add(next);
      const kind = nodes.get(next)?.kind;
      if (kind === 'junction') passed.push(next);
      else if (kind === wanted) found.push(next);
    }
  return found.sort(compareIds);
}
