/** Pawns on crossings, whatever a game calls them: how they move, and how Jack rides past them. */
import type { CrossingId, StreetBoard } from '../../model/index.js';
import { waysOf } from './ways.js';

/** Where each pawn stands. */
export type Pawns<C extends string> = Readonly<Partial<Record<C, CrossingId>>>;

export const heldBy = <C extends string>(pawns: Pawns<C>): ReadonlySet<CrossingId> =>
  new Set(Object.values<CrossingId | undefined>(pawns).filter((crossing) => crossing !== undefined));

/** Within two crossings, past anybody, but not onto another pawn (LFW-R41, WM-R12). */
export function pawnWays<C extends string>(board: StreetBoard, pawns: Pawns<C>, colour: C): CrossingId[] {
  const held = heldBy(pawns);
  return waysOf(board)
    .reach.get(pawns[colour]!)!
    .filter((to) => to === pawns[colour] || !held.has(to));
}

/** Two steps over three different circles, as a coach goes: pawns do not bar it (LFW-R28, WM-R08). */
export function ridesFrom(board: StreetBoard, from: number): { via: number; to: number }[] {
  const { neighbours } = waysOf(board);
  return neighbours.get(from)!.flatMap((via) =>
    neighbours
      .get(via)!
      .filter((to) => to !== from)
      .map((to) => ({ via, to })),
  );
}
