/** Decodes the move codes of the fast path. */
import type { Action } from '../../game/action.js';
import * as codes from './move-codes.js';
import type { StreetTables } from './street-tables.js';

/** The action of a move code. `declare` is the type of the action by which Jack declares where he is. */
export function createDecoder(
  { circles, crossings }: StreetTables,
  colours: readonly string[],
  declare: string,
): (code: number) => Action {
  const actions: Readonly<Record<number, (a: number, b: number) => Action>> = {
    [codes.WALK]: (a) => ({ type: 'move', to: circles[a] }),
    [codes.COACH_RIDE]: (a, b) => ({ type: 'coach', via: circles[a], to: circles[b] }),
    [codes.ALLEY_MOVE]: (a) => ({ type: 'alley', to: circles[a] }),
    [codes.BOAT_MOVE]: (a) => ({ type: 'boat', to: circles[a] }),
    [codes.DECLARE]: () => ({ type: declare }),
    [codes.NO_DECLARE]: () => ({ type: 'noDeclare' }),
    [codes.GOULSTON]: (a) => ({ type: 'goulston', colour: colours[a] }),
    [codes.PASS_LETTER]: () => ({ type: 'passLetter' }),
    [codes.SEND_PAWN]: (a) => ({ type: 'goulstonPawn', colour: colours[a] }),
    [codes.PAWN_MOVE]: (a, b) => ({ type: 'policeMove', colour: colours[a], to: crossings[b] }),
    [codes.FALSE_CLUE]: (a) => ({ type: 'falseClue', circle: circles[a] }),
    [codes.PASS_FALSE_CLUE]: () => ({ type: 'pass' }),
    [codes.SEARCH]: (a, b) => ({ type: 'search', colour: colours[a], circle: circles[b] }),
    [codes.STOP_SEARCH]: () => ({ type: 'stopSearch' }),
    [codes.ARREST]: (a, b) => ({ type: 'arrest', colour: colours[a], circle: circles[b] }),
    [codes.AREA_ARREST]: (a) => ({ type: 'arrestArea', colour: colours[a] }),
    [codes.RUSH]: (a, b) => ({ type: 'rush', colour: colours[a], to: crossings[b] }),
    [codes.PASS_ACTION]: (a) => ({ type: 'passAction', colour: colours[a] }),
    [codes.GUESS_LOCATION]: (_, b) => ({ type: 'ability', id: 'wm.brown', circle: circles[b] }),
  };
  return (code) => actions[codes.moveKind(code)]!(codes.firstOperand(code), codes.secondOperand(code));
}
