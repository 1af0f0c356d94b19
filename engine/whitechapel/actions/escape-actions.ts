/** Jack escapes: he moves, and may declare that he has reached his hideout (LFW-R20 to R30). */
import type { StreetBoard } from '../../../model/index.js';
import { isWholeNumber } from '../../game/field-checks.js';
import { privateEvent, publicEvent, step, stepThen, withHint } from '../../game/steps.js';
import { coachRidesFrom } from '../../streets/jack-moves.js';
import { moveTrackOf } from '../../streets/move-track.js';
import { sharedBlock, streetMapOf } from '../../streets/street-map.js';
import { JACK } from '../../game/action.js';
import {
  defineAction,
  isInPhase,
  locationOf,
  type WhitechapelPosition,
  type WhitechapelState,
} from '../state/state.js';
import { refuseAlley, refuseCoach, refuseWalk } from '../state/jack-moves.js';
import { announceMove, canDeclareLate, endNight } from '../state/phase-transitions.js';

const isMoving = (position: WhitechapelPosition): boolean =>
  isInPhase('HUNT1')(position) && !position.state.declaring;

/** Appends circles to Jack's row and advances the track pawn. */
const recordCircles = (state: WhitechapelState, circles: readonly number[]): WhitechapelState => ({
  ...state,
  rows: [...state.rows.slice(0, -1), [...state.rows.at(-1)!, ...circles]],
  index: state.index! + circles.length,
});

/** Whether a move of so many circles fills the track. Then only a walk to the hideout can still be declared. */
const fillsTrack = ({ board, state }: WhitechapelPosition, circles: number): boolean =>
  state.index! + circles >= moveTrackOf(board).last;

const move = defineAction<{ to: number }>('move', 'LFW-R21', {
  fields: { to: isWholeNumber },
  hints: ['losing'],
  isDue: isMoving,
  candidates: ({ board, state }) =>
    streetMapOf(board)
      .neighbours.get(locationOf(state))!
      .map((to) => ({ type: 'move', to })),
  addHints: (position, action) =>
    withHint(action, 'losing', fillsTrack(position, 1) && action.to !== position.state.hideout),
  refuse: ({ board, state }, { to }) => refuseWalk(board, state, to),
  perform: ({ board, state }, { to }) => {
    const now: WhitechapelState = { ...recordCircles(state, [to]), lastMove: 'normal' };
    const written = privateEvent([JACK], 'recorded', { circles: [to] });
    // The move is announced only after Jack has decided whether to declare: a pause would reveal the hideout.
    if (to === state.hideout) return step({ ...now, declaring: true }, written);
    return stepThen(now, written, (moved) => announceMove(board, moved, 'normal'));
  },
});

const coach = defineAction<{ via: number; to: number }>('coach', 'LFW-R28', {
  fields: { via: isWholeNumber, to: isWholeNumber },
  hints: ['losing'],
  isDue: isMoving,
  candidates: ({ board, state }) =>
    coachRidesFrom(board, locationOf(state)).map((ride) => ({ type: 'coach', ...ride })),
  addHints: (position, action) => withHint(action, 'losing', fillsTrack(position, 2)),
  refuse: ({ board, state }, ride) => refuseCoach(board, state, ride),
  perform: ({ board, state }, { via, to }) => specialMove(board, state, 'coach', [via, to]),
});

const alley = defineAction<{ to: number }>('alley', 'LFW-R29', {
  fields: { to: isWholeNumber },
  hints: ['losing', 'block'],
  isDue: isMoving,
  candidates: ({ board, state }) =>
    streetMapOf(board)
      .alleys.get(locationOf(state))!
      .map((to) => ({ type: 'alley', to })),
  addHints: (position, action) => {
    const block = sharedBlock(position.board, locationOf(position.state), action.to);
    return withHint({ ...action, block }, 'losing', fillsTrack(position, 1));
  },
  refuse: ({ board, state }, { to }) => refuseAlley(board, state, to),
  perform: ({ board, state }, { to }) => specialMove(board, state, 'alley', [to]),
});

/** A special move: its token is spent and laid on the spaces it used (LFW-R26). */
function specialMove(
  board: StreetBoard,
  state: WhitechapelState,
  lastMove: 'coach' | 'alley',
  circles: readonly number[],
) {
  const spaces = circles.map((_, i) => state.index! + 1 + i);
  const now: WhitechapelState = {
    ...recordCircles(state, circles),
    lastMove,
    [lastMove]: state[lastMove] - 1,
    specials: [...state.specials, { kind: lastMove, spaces }],
  };
  return stepThen(now, privateEvent([JACK], 'recorded', { circles }), (moved) =>
    announceMove(board, moved, lastMove),
  );
}

const declare = defineAction('declare', 'LFW-R24', {
  isDue: (position) =>
    isInPhase('HUNT1')(position) && (position.state.declaring || canDeclareLate(position.state)),
  perform: ({ board, state }) => {
    const { index, coach, alley } = state;
    const arrived = state.declaring
      ? [publicEvent('jackMoved', { kind: 'normal', index, coach, alley })]
      : [];
    return stepThen(state, [...arrived], (now) => endNight(board, now));
  },
});

const noDeclare = defineAction('noDeclare', 'LFW-R24', {
  hints: ['losing'],
  isDue: (position) => isInPhase('HUNT1')(position) && position.state.declaring,
  addHints: (position, action) => withHint(action, 'losing', fillsTrack(position, 0)),
  perform: ({ board, state }) => announceMove(board, state, 'normal'),
});

export const ESCAPE_ACTIONS = [move, coach, alley, declare, noDeclare];
