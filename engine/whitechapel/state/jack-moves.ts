/** Jack's moves: on foot, by coach, through an alley (LFW-R20 to R30). */
import { isInterrupted, memoByBoard, type StreetBoard } from '../../../model/index.js';
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
  circlesOnSameBlock: (board, state) => alleysFrom(board, state),
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
    return alleysFrom(board, state).includes(to)
      ? undefined
      : refusal(
          'noCommonBlock',
          'LFW-R29',
          `Circles ${jackCircleOf(state)} and ${to} share no block of houses.`,
        );
  },
});
export const { isStuck, walkDestinations } = JACK_MOVE_RULES;

const alleysFrom = (board: StreetBoard, state: WhitechapelState): readonly number[] =>
  streetMapOf(boardForAlleys(board, state)).alleys.get(jackCircleOf(state))!;

/** The board whose blocks decide where alleys lead. */
export const boardForAlleys = (
  board: StreetBoard,
  { variants }: Pick<WhitechapelState, 'variants'>,
): StreetBoard => (variants.bridgedBlocks === 'barred' ? withoutInterruptedHouses(board) : board);

/** The board on which interrupted blocks of houses are none, by the letter of the rules (AMB-LFW-19). */
const withoutInterruptedHouses = memoByBoard((board: StreetBoard): StreetBoard => ({
  ...board,
  blocks: board.blocks.map((block) =>
    block.kind === 'houses' && isInterrupted(board, block) ? { ...block, kind: 'none' } : block,
  ),
}));
