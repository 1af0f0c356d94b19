/** Automatic transitions between decisions: nights begin and end, women are revealed, whistles blow, Jack is stuck. */
import type { CrossingId, StreetBoard } from '../../../model/index.js';
import { JACK, type Seat, type Step } from '../../game/action.js';
import { chainStep, privateEvent, publicEvent, step, stepThen } from '../../game/steps.js';
import { moveTrackOf, romanNumeral } from '../../streets/street-map.js';
import { beginPawnMoves } from '../../streets/pawn-actions.js';
import { jackCircleOf } from '../../streets/street-state.js';
import { isStuck } from './jack-moves.js';
import { nightOf, nightsOf } from './nights.js';
import {
  PAWN_COLOURS,
  seatOfHead,
  type PawnColour,
  type UsedSpecialMove,
  type WhitechapelState,
} from './state.js';

type State = WhitechapelState;

/** HELL1: Jack's stock for the night (LFW-R01). */
export function beginNight(board: StreetBoard, state: State): Step<State> {
  const { coach, alley, date } = nightOf(board, state.night);
  return step(
    { ...state, phase: 'HELL2', coach, alley, rows: [...state.rows, []] },
    publicEvent('nightBegan', { night: state.night, date, coach, alley }),
  );
}

/** HELL3: the next Head tile is turned (LFW-R04). */
export function turnHeadTile(state: State): Step<State> {
  const head = state.deals.headOrder[state.night - 1]!;
  return step({ ...state, phase: 'HELL3', head }, publicEvent('headTurned', { colour: head }));
}

/** After the patrols: Jack may play a letter from the second night on; the window opens even if none can be played (LFW-O01). */
export const continueAfterPatrols = (state: State): Step<State> =>
  state.options.letters && state.night > 1 ? step({ ...state, phase: 'HELL3L' }) : revealWomen(state);

/** HELL4: marked women become Wretched, and the crime token goes to I (LFW-R08). */
export function revealWomen(state: State): Step<State> {
  const wretched = state.women.filter(({ marked }) => marked).map(({ circle }) => circle);
  return step(
    { ...state, phase: 'HELL5', women: [], wretched, time: 1 },
    publicEvent('womenRevealed', { wretched }),
  );
}

/** HELL8 and HELL9: the crime is written down, and the patrols become police (LFW-R15, R16, R31). */
export function commitCrime(board: StreetBoard, state: State, circles: readonly number[]): Step<State> {
  const { indexOf } = moveTrackOf(board);
  const start = state.variants.track === 'flat15' ? 0 : indexOf.get(romanNumeral(state.time!))!;
  const police: Partial<Record<PawnColour, CrossingId>> = {};
  for (const colour of PAWN_COLOURS)
    police[colour] = state.patrols.find(({ face }) => face === colour)!.crossing;
  const index = start + circles.length - 1;
  const scenes = circles.toSorted((a, b) => a - b);
  const committed: State = {
    ...state,
    rows: [...state.rows.slice(0, -1), circles],
    crimeScenes: [...state.crimeScenes, ...circles].sort((a, b) => a - b),
    index,
    lastMove: 'crime',
    patrols: [],
    wretched: [],
    police,
  };
  const events = step(
    committed,
    publicEvent('crime', { circles: scenes, time: state.time, index }),
    ...(circles.length > 1 ? [privateEvent([JACK], 'recorded', { circles })] : []),
    publicEvent('whistles', { police }),
  );
  // After the double event the police move first.
  return chainStep(events, circles.length > 1 ? beginPawnMoves : (now) => beginJackTurn(board, now));
}

/** HUNT1, Jack's turn: he loses if he cannot move (LFW-R23). This is the only place where it is tested. */
export function beginJackTurn(board: StreetBoard, state: State): Step<State> {
  const now: State = { ...state, phase: 'HUNT1', acted: [], moved: [], search: null };
  if (canDeclareLate(now)) return step(now);
  return isStuck(board, now) ? endGame(now, 'police.stuck') : step(now);
}

/** Under `declareWindow=whileThere` Jack may still declare at the start of HUNT1 (AMB-LFW-07). */
export const canDeclareLate = (state: State): boolean =>
  state.variants.declareWindow === 'whileThere' &&
  state.lastMove === 'normal' &&
  jackCircleOf(state) === state.hideout;

/** Announces Jack's move to all: the track pawn, and a special token if one was used. */
export function announceMove(
  board: StreetBoard,
  state: State,
  kind: UsedSpecialMove['kind'] | 'normal',
): Step<State> {
  const { index } = state;
  const announced = step(
    { ...state, declaring: false },
    publicEvent('jackMoved', { kind, index, coach: state.coach, alley: state.alley }),
  );
  return chainStep(announced, (now) => {
    if (index! >= moveTrackOf(board).last) return endGame(now, 'police.trackFull');
    return isGoulstonOpen(now) ? step({ ...now, phase: 'HUNT1L' }) : beginPawnMoves(now);
  });
}

/** Whether Jack may play the letter of Goulston Street after a move: it is unspent, and no letter was used tonight. */
export const isGoulstonOpen = ({ options, night, lettersSpent, letterTonight }: State): boolean =>
  options.letters && night > 1 && !letterTonight && !lettersSpent.includes('goulston');

/** Jack has declared: the night ends, and the fourth wins the game (LFW-R50, R51). */
export function endNight(board: StreetBoard, state: State): Step<State> {
  const escaped = publicEvent('escaped', { night: state.night });
  const swept: State = {
    ...state,
    declaring: false,
    time: null,
    index: null,
    lastMove: null,
    specials: [],
    clues: [],
    cluesTonight: 0,
    falseStock: 0,
    falseClues: [],
    letterTonight: false,
    head: null,
    moved: [],
    acted: [],
  };
  if (state.night >= nightsOf(board).length)
    return stepThen(swept, escaped, (now) => endGame(now, 'jack.nights'));
  return stepThen({ ...swept, night: state.night + 1 }, escaped, (now) => beginNight(board, now));
}

/** The game is over, and the hideout is shown to all. */
export const endGame = (state: State, result: string): Step<State> =>
  step(
    { ...state, phase: 'OVER', result, declaring: false, search: null },
    publicEvent('gameOver', { result, hideout: state.hideout }),
  );

/** Whose turn it is among the detectives: the Head's player first, then clockwise; who has no pawn left is skipped (LFW-R40). */
export function nextDetective(state: State, done: readonly PawnColour[]): Seat | undefined {
  const { seatOrder, owner } = state.deals;
  const first = seatOrder.indexOf(seatOfHead(state));
  const round = [...seatOrder.slice(first), ...seatOrder.slice(0, first)];
  return round.find((seat) =>
    PAWN_COLOURS.some((colour) => owner[colour] === seat && !done.includes(colour)),
  );
}
