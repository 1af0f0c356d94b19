/** Jack's moves in the hunt, and declaring that he has reached his hideout (LFW-R20 to R30). */
import { JACK } from '../../game/action.js';
import { privateEvent, publicEvent, step, stepThen, withHint } from '../../game/steps.js';
import { createJackMoveActions, fillsTrack } from '../../streets/jack-move-actions.js';
import { layToken, recordCircles } from '../../streets/street-state.js';
import { boardForAlleys, JACK_MOVE_RULES } from '../state/jack-moves.js';
import { announceMove, canDeclareLate, endNight } from '../state/phase-transitions.js';
import { defineAction, isInPhase, type UsedSpecialMove, type WhitechapelState } from '../state/state.js';

const ESCAPES = createJackMoveActions<WhitechapelState>({
  moves: JACK_MOVE_RULES,
  rules: { coach: 'LFW-R28', alley: 'LFW-R29', boat: '' },
  isDue: (position) => isInPhase('HUNT1')(position) && !position.state.declaring,
  isGoal: ({ hideout }, circle) => circle === hideout,
  crossingSpaces: () => 1,
  boardForAlleys,
  performWalk: (board, state, to) => {
    const now: WhitechapelState = { ...recordCircles(state, [to]), lastMove: 'normal' };
    const written = privateEvent([JACK], 'recorded', { circles: [to] });
    // The move is announced only after Jack has decided whether to declare: a pause would reveal the hideout.
    if (to === state.hideout) return step({ ...now, declaring: true }, written);
    return stepThen(now, written, (moved) => announceMove(board, moved, 'normal'));
  },
  // Its token is spent and laid on the spaces it used (LFW-R26).
  performSpecial: (board, state, kind, circles) => {
    const lastMove = kind as UsedSpecialMove['kind'];
    const now: WhitechapelState = {
      ...recordCircles(state, circles),
      lastMove,
      [lastMove]: state[lastMove] - 1,
      specials: [...state.specials, layToken(state, lastMove, circles)],
    };
    return stepThen(now, privateEvent([JACK], 'recorded', { circles }), (moved) =>
      announceMove(board, moved, lastMove),
    );
  },
});

const declare = defineAction('declare', 'LFW-R24', {
  isDue: (position) =>
    isInPhase('HUNT1')(position) && (position.state.declaring || canDeclareLate(position.state)),
  perform: ({ board, state }) => {
    const { declaring, index, coach, alley } = state;
    const arrived = declaring ? publicEvent('jackMoved', { kind: 'normal', index, coach, alley }) : [];
    return stepThen(state, arrived, (now) => endNight(board, now));
  },
});

const noDeclare = defineAction('noDeclare', 'LFW-R24', {
  hints: ['losing'],
  isDue: (position) => isInPhase('HUNT1')(position) && position.state.declaring,
  addHints: (position, action) => withHint(action, 'losing', fillsTrack(position, 0)),
  perform: ({ board, state }) => announceMove(board, state, 'normal'),
});

export const JACK_MOVE_ACTIONS = [...ESCAPES, declare, noDeclare];
