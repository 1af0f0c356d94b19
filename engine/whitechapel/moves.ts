/** Jack's moves: on foot, by coach, through an alley (LFW-R20 to R30). */
import type { StreetBoard } from '../../model/index.js';
import { heldBy, ridesFrom } from '../streets/pawns.js';
import { moveTrackOf } from '../streets/track.js';
import { waysOf } from '../streets/ways.js';
import { locationOf, type WhitechapelState } from './state.js';

/** How many spaces of the track are left. */
export const spacesLeft = (board: StreetBoard, { index }: WhitechapelState): number =>
  moveTrackOf(board).last - index!;

/** Where Jack can walk: at least one route must be free of police (DEF-04). */
export const walks = (board: StreetBoard, state: WhitechapelState): readonly number[] =>
  waysOf(board).open(locationOf(state), heldBy(state.police));

/** Two steps, which police do not bar, over three different circles; each needs a space of the track (LFW-R28). */
export const rides = (board: StreetBoard, state: WhitechapelState): { via: number; to: number }[] =>
  state.coach === 0 || spacesLeft(board, state) < 2 ? [] : ridesFrom(board, locationOf(state));

/** The circles on a common block of houses; no crossing is passed, so police do not matter (LFW-R29). */
export const alleysFrom = (board: StreetBoard, state: WhitechapelState): readonly number[] =>
  state.alley === 0 || spacesLeft(board, state) < 1 ? [] : waysOf(board).alleys.get(locationOf(state))!;

/** Which kinds of move could be carried out now. */
export const executableMoves = (
  board: StreetBoard,
  state: WhitechapelState,
): { normal: boolean; coach: boolean; alley: boolean } => ({
  normal: walks(board, state).length > 0,
  coach: rides(board, state).length > 0,
  alley: alleysFrom(board, state).length > 0,
});
