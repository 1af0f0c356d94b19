/** What Jack's moves have in common in both street games. */
import type { StreetBoard } from '../../model/index.js';
import type { Refusal } from '../game/action.js';
import { refusal } from '../game/steps.js';
import { streetMapOf } from './street-map.js';

/** Two steps by coach. */
export interface CoachRide {
  readonly via: number;
  readonly to: number;
}

/** All pairs of steps from a circle. */
export function coachRidesFrom(board: StreetBoard, from: number): CoachRide[] {
  const { neighbours } = streetMapOf(board);
  return neighbours.get(from)!.flatMap((via) => neighbours.get(via)!.map((to) => ({ via, to })));
}

/** A ride goes over three different circles; pawns do not block it (LFW-R28, WM-R08). */
export function refuseRide(
  board: StreetBoard,
  from: number,
  { via, to }: CoachRide,
  rule: string,
): Refusal | undefined {
  if (to === from) return refusal('backAgain', rule, 'A coach does not come back to where it started.');
  return refuseStep(board, from, via, rule) ?? refuseStep(board, via, to, rule);
}

export const refuseStep = (
  board: StreetBoard,
  from: number,
  to: number,
  rule: string,
): Refusal | undefined =>
  streetMapOf(board).neighbours.get(from)!.includes(to)
    ? undefined
    : refusal('notAdjacent', rule, `Circle ${to} is not beside circle ${from}.`);
