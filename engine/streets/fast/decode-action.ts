/** Decodes the move codes of the fast path. */
import type { Action } from '../../game/action.js';
import {
  AREA_ARREST,
  ARREST,
  FALSE_CLUE,
  firstOperand,
  GUESS_LOCATION,
  moveKind,
  NO_DECLARE,
  PASS_FALSE_CLUE,
  PASS_ACTION,
  PASS_LETTER,
  PAWN_MOVE,
  COACH_RIDE,
  RUSH,
  BOAT_MOVE,
  SEARCH,
  secondOperand,
  ALLEY_MOVE,
  STOP_SEARCH,
  WALK,
} from './move-codes.js';
import type { StreetTables } from './street-tables.js';

/** The action of a move code, for the moves that both games have. */
export function decodeCommonAction(
  { circles, crossings }: StreetTables,
  colours: readonly string[],
  code: number,
): Action {
  const [a, b] = [firstOperand(code), secondOperand(code)];
  switch (moveKind(code)) {
    case WALK:
      return { type: 'move', to: circles[a] };
    case COACH_RIDE:
      return { type: 'coach', via: circles[a], to: circles[b] };
    case ALLEY_MOVE:
      return { type: 'alley', to: circles[a] };
    case BOAT_MOVE:
      return { type: 'boat', to: circles[a] };
    case NO_DECLARE:
      return { type: 'noDeclare' };
    case PASS_LETTER:
      return { type: 'passLetter' };
    case PAWN_MOVE:
      return { type: 'policeMove', colour: colours[a], to: crossings[b] };
    case FALSE_CLUE:
      return { type: 'falseClue', circle: circles[a] };
    case PASS_FALSE_CLUE:
      return { type: 'pass' };
    case SEARCH:
      return { type: 'search', colour: colours[a], circle: circles[b] };
    case STOP_SEARCH:
      return { type: 'stopSearch' };
    case ARREST:
      return { type: 'arrest', colour: colours[a], circle: circles[b] };
    case AREA_ARREST:
      return { type: 'arrestArea', colour: colours[a] };
    case RUSH:
      return { type: 'rush', colour: colours[a], to: crossings[b] };
    case PASS_ACTION:
      return { type: 'passAction', colour: colours[a] };
    case GUESS_LOCATION:
      return { type: 'ability', id: 'wm.brown', circle: circles[b] };
    default:
      throw new Error(`There is no move ${code}.`);
  }
}
