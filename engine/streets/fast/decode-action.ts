/** What a code of the fast path stands for. */
import type { Action } from '../../contract.js';
import {
  AREA_ARREST,
  ARREST,
  FALSE_CLUE,
  firstOf,
  GUESS,
  kindOfCode,
  NO_DECLARE,
  PASS,
  PASS_ACTION,
  PASS_LETTER,
  PAWN_MOVE,
  RIDE,
  RUSH,
  SAIL,
  SEARCH,
  secondOf,
  SLIP,
  STOP_SEARCH,
  WALK,
} from './move-codes.js';
import type { StreetTables } from './tables.js';

/** The action that a code stands for. What only one game has is told by that game. */
export function commonAction(
  { circles, crossings }: StreetTables,
  colours: readonly string[],
  code: number,
): Action {
  const [a, b] = [firstOf(code), secondOf(code)];
  switch (kindOfCode(code)) {
    case WALK:
      return { type: 'move', to: circles[a] };
    case RIDE:
      return { type: 'coach', via: circles[a], to: circles[b] };
    case SLIP:
      return { type: 'alley', to: circles[a] };
    case SAIL:
      return { type: 'boat', to: circles[a] };
    case NO_DECLARE:
      return { type: 'noDeclare' };
    case PASS_LETTER:
      return { type: 'passLetter' };
    case PAWN_MOVE:
      return { type: 'policeMove', colour: colours[a], to: crossings[b] };
    case FALSE_CLUE:
      return { type: 'falseClue', circle: circles[a] };
    case PASS:
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
    case GUESS:
      return { type: 'ability', id: 'wm.brown', circle: circles[b] };
    default:
      throw new Error(`There is no move ${code}.`);
  }
}
