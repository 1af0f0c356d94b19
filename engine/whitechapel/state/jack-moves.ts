/** Jack's moves: on foot, by coach, through an alley (LFW-R20 to R30). */
import { refusal } from '../../game/steps.js';
import { createJackMoveRules, refuseRide } from '../../streets/jack-move-actions.js';
import { moveTrackOf, streetMapOf } from '../../streets/street-map.js';
import { jackCircleOf } from '../../streets/street-state.js';
import type { WhitechapelState } from './state.js';

export const JACK_MOVE_RULES = createJackMoveRules<WhitechapelState>({
  walkRule: 'LFW-R21',
  blockers: 'Police',
  pawnsOf: ({ police }) => police,
  crossings: ['alley'],
  circlesOnSameBlock: (board, state) => streetMapOf(board).alleys.get(jackCircleOf(state))!,
  // Each of the two steps needs a space of the track (LFW-R28).
  refuseCoach: (board, state, ride) => {
    if (state.coach === 0) return refusal('noCoach', 'LFW-R26', 'No coach is left tonight.');
    if (moveTrackOf(board).last - state.index! < 2)
      return refusal('noSpace', 'LFW-R28', 'A coach needs two spaces of the track.');
    return refuseRide(board, jackCircleOf(state), ride, 'LFW-R28');
  },
  // No crossing is passed, so police do not matter (LFW-R29).
  refuseCrossing: (board, state, _, to) => {
    if (state.alley === 0) return refusal('noAlley', 'LFW-R26', 'No alley is left tonight.');
    const from = jackCircleOf(state);
    return streetMapOf(board).alleys.get(from)!.includes(to)
      ? undefined
      : refusal('noCommonBlock', 'LFW-R29', `Circles ${from} and ${to} share no block of houses.`);
  },
});
export const { isStuck, walkDestinations } = JACK_MOVE_RULES;
