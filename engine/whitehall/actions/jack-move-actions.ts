/** Jack's moves in the hunt: walk, coach, alley and boat (WM-R02 to R11). */
import { JACK, type Step } from '../../game/action.js';
import { privateEvent, publicEvent, stepThen } from '../../game/steps.js';
import { createJackMoveActions } from '../../streets/jack-move-actions.js';
import { beginPawnMoves } from '../../streets/pawn-actions.js';
import { layToken, recordCircles } from '../../streets/street-state.js';
import { boardForAlleys, JACK_MOVE_RULES, spacesNeeded } from '../state/jack-moves.js';
import { isInPhase, tilesLeftAsSeen, unreachedLocations } from '../state/state.js';
import type { TileKind, WhitehallState } from '../state/state.js';

type State = WhitehallState;

/** Appends circles to Jack's row and advances the track figure (WM-R04). */
function recordMove(state: State, kind: 'normal' | TileKind, circles: readonly number[]): Step<State> {
  const isHidden = kind !== 'normal' && state.options.murdererAtLarge;
  const now: State = {
    ...recordCircles(state, circles),
    ...(kind !== 'normal' && {
      tiles: { ...state.tiles, [kind]: state.tiles[kind] - 1 },
      laid: [...state.laid, layToken(state, kind, circles)],
    }),
  };
  const { index } = now;
  const events = [
    privateEvent([JACK], 'recorded', { kind, circles }),
    publicEvent('jackMoved', { kind: isHidden ? 'hidden' : kind, index, tiles: tilesLeftAsSeen(now) }),
  ];
  return stepThen(now, events, beginPawnMoves);
}

export const JACK_MOVE_ACTIONS = createJackMoveActions<State>({
  moves: JACK_MOVE_RULES,
  rules: { coach: 'WM-R08', alley: 'WM-R09', boat: 'WM-R10' },
  isDue: isInPhase('HUNT1'),
  isGoal: (state, circle) => unreachedLocations(state).includes(circle),
  crossingSpaces: (state) => spacesNeeded(state, 'alley'),
  boardForAlleys,
  performWalk: (_, state, to) => recordMove(state, 'normal', [to]),
  performSpecial: (_, state, kind, circles) => recordMove(state, kind, circles),
});
