/** Jack's moves: on foot, by coach, through an alley (LFW-R20 to R30). */
import type { StreetBoard } from '../../../model/index.js';
import type { Refusal } from '../../game/action.js';
import { memoByState } from '../../game/memo-by-state.js';
import { refusal } from '../../game/steps.js';
import { coachRidesFrom, refuseRide, refuseStep, type CoachRide } from '../../streets/jack-moves.js';
import { moveTrackOf } from '../../streets/move-track.js';
import { occupiedCrossings } from '../../streets/pawns.js';
import { streetMapOf } from '../../streets/street-map.js';
import { locationOf, type WhitechapelState } from './state.js';

/** The circles Jack can walk to: at least one route must be free of police (DEF-04). */
export const walkDestinations = memoByState((board: StreetBoard, state: WhitechapelState) =>
  streetMapOf(board).openNeighbours(locationOf(state), occupiedCrossings(state.police)),
);

export function refuseWalk(board: StreetBoard, state: WhitechapelState, to: number): Refusal | undefined {
  const from = locationOf(state);
  const wrong = refuseStep(board, from, to, 'LFW-R21');
  if (wrong) return wrong;
  return walkDestinations(board, state).includes(to)
    ? undefined
    : refusal('blocked', 'LFW-R21', `Police stand on every way from ${from} to ${to}.`);
}

/** Each of the two steps needs a space of the track (LFW-R28). */
export function refuseCoach(
  board: StreetBoard,
  state: WhitechapelState,
  ride: CoachRide,
): Refusal | undefined {
  if (state.coach === 0) return refusal('noCoach', 'LFW-R26', 'No coach is left tonight.');
  if (moveTrackOf(board).last - state.index! < 2)
    return refusal('noSpace', 'LFW-R28', 'A coach needs two spaces of the track.');
  return refuseRide(board, locationOf(state), ride, 'LFW-R28');
}

/** No crossing is passed, so police do not matter (LFW-R29). */
export function refuseAlley(board: StreetBoard, state: WhitechapelState, to: number): Refusal | undefined {
  if (state.alley === 0) return refusal('noAlley', 'LFW-R26', 'No alley is left tonight.');
  const from = locationOf(state);
  return streetMapOf(board).alleys.get(from)!.includes(to)
    ? undefined
    : refusal('noCommonBlock', 'LFW-R29', `Circles ${from} and ${to} share no block of houses.`);
}

/** Whether Jack has no move, or cannot walk if `stuckRule` demands it (LFW-R23, AMB-LFW-03). */
export function isStuck(board: StreetBoard, state: WhitechapelState): boolean {
  if (walkDestinations(board, state).length > 0) return false;
  if (state.variants.stuckRule === 'normalOnly') return true;
  const from = locationOf(state);
  return (
    coachRidesFrom(board, from).every((ride) => refuseCoach(board, state, ride)) &&
    streetMapOf(board)
      .alleys.get(from)!
      .every((to) => refuseAlley(board, state, to))
  );
}
