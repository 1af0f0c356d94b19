/** Automatic transitions between decisions: turns and rounds end, Jack is stuck, the track is full. */
import type { StreetBoard } from '../../../model/index.js';
import type { Step } from '../../game/action.js';
import { chainStep, publicEvent, step, stepThen } from '../../game/steps.js';
import { locationCount, startingTiles } from './board-setup.js';
import { isStuck, trackSpacesLeft } from './jack-moves.js';
import { jackCircleOf } from '../../streets/street-state.js';
import { isOnUnreachedLocation, type WhitehallState } from './state.js';

const RECLAIMED = ['alley', 'boat'] as const;

/** The kinds of tile of which one was used and not taken back; never a coach (WM-O02). */
export const reclaimableTiles = (
  board: StreetBoard,
  { tiles }: Pick<WhitehallState, 'tiles'>,
): readonly (typeof RECLAIMED)[number][] =>
  RECLAIMED.filter((kind) => tiles[kind] < startingTiles(board)[kind]);

/** HUNT1, Jack's turn. A full track or being stuck ends the game; both are tested only here (WM-R05, R18). */
export function beginJackTurn(board: StreetBoard, state: WhitehallState): Step<WhitehallState> {
  if (trackSpacesLeft(board, state) <= 0) return endGame(state, 'police.trackFull');
  return isStuck(board, state) ? endGame(state, 'police.stuck') : step({ ...state, phase: 'HUNT1' });
}

/** TURN_END: only now does Jack say that he stands on a Discovery Location (WM-R16). */
export function endTurn(board: StreetBoard, state: WhitehallState): Step<WhitehallState> {
  const done: WhitehallState = { ...state, moved: [], acted: [], search: null };
  return stepThen(done, publicEvent('turnEnded'), (now) => afterTurn(board, now));
}

function afterTurn(board: StreetBoard, done: WhitehallState): Step<WhitehallState> {
  const isThere = isOnUnreachedLocation(done);
  if (done.variants.declareDL === 'must')
    return isThere ? reachLocation(board, done) : beginJackTurn(board, done);
  // Jack is asked even where he would lose; otherwise a pause would reveal that he is on a location.
  const isAsked = isThere || beginJackTurn(board, done).state.result !== null;
  return isAsked ? step({ ...done, phase: 'TURN_END' }) : beginJackTurn(board, done);
}

/** A red marker is placed; the last one wins, any other ends the round (WM-R19, R20). */
export function reachLocation(board: StreetBoard, state: WhitehallState): Step<WhitehallState> {
  const circle = jackCircleOf(state);
  const { round, laid } = state;
  const reached = [...state.reached, circle];
  const swept: WhitehallState = {
    ...state,
    reached,
    laid: [],
    clues: [],
    falseStock: 0,
    falseClues: [],
  };
  const marked = step(
    swept,
    publicEvent('locationReached', { circle, round }),
    // Tiles lay face down under Murderer at Large (WM-O01).
    ...(state.options.murdererAtLarge && laid.length > 0 ? [publicEvent('tilesTurned', { laid })] : []),
  );
  return chainStep(marked, (now) =>
    reached.length === locationCount(board) ? endGame(now, 'jack.dl4') : beginRound(board, now, circle),
  );
}

function beginRound(board: StreetBoard, state: WhitehallState, circle: number): Step<WhitehallState> {
  const now: WhitehallState = { ...state, round: state.round + 1, index: 0, rows: [...state.rows, [circle]] };
  const begun = publicEvent('roundBegan', { round: now.round, circle, tiles: now.tiles });
  // What was used is known to all by now, so a window that opens only for it reveals nothing.
  const isAsked = now.options.newspaper && reclaimableTiles(board, now).length > 0;
  return isAsked
    ? step({ ...now, phase: 'ROUND_END' }, begun)
    : stepThen(now, begun, (next) => beginJackTurn(board, next));
}

/** The game is over: Jack shows his Discovery Locations; his rows stay his. */
export const endGame = (state: WhitehallState, result: string): Step<WhitehallState> =>
  step(
    { ...state, phase: 'OVER', result, moved: [], acted: [], search: null },
    publicEvent('gameOver', { result, locations: state.locations }),
  );
