/** A detective's turn: which pawns are to act, what they could name, and what follows when one has acted (LFW-R40, R42, R47). */
import type { StreetBoard } from '../../model/index.js';
import type { Step } from '../contract.js';
import { after, refusal, shown, step } from '../steps.js';
import { searchSets } from '../streets/search-sets.js';
import { inPhase } from './kind.js';
import { beginEscape, nextDetective } from './passages.js';
import { COLOURS, type Colour, type WhitechapelState, type WhitechapelTable } from './state.js';

type State = WhitechapelState;

/** The pawns of the player whose turn it is that are still to move or to act. */
export function pawnsOf(state: State, done: readonly Colour[]): Colour[] {
  const seat = nextDetective(state, done);
  return COLOURS.filter((colour) => state.deals.owner[colour] === seat && !done.includes(colour));
}

export const notYours = (state: State, colour: string, done: readonly Colour[]) =>
  pawnsOf(state, done).includes(colour as Colour)
    ? undefined
    : refusal('notThisPawn', 'LFW-R40', `It is not the turn of the ${colour} pawn.`);

/** Whether a pawn is to choose what it does. */
export const isActing = (table: WhitechapelTable): boolean =>
  inPhase('HUNT3')(table) && table.state.search === null;

/** A pawn has acted; after the last one Jack moves again (LFW-R47). */
export function acted(
  board: StreetBoard,
  state: State,
  colour: Colour,
  ...events: Step<State>['events']
): Step<State> {
  const now: State = { ...state, search: null, acted: [...state.acted, colour] };
  if (now.acted.length < COLOURS.length) return step(now, ...events);
  return after(step(now, ...events, shown('turnEnded')), (last) => beginEscape(board, last));
}

/** Circles the pawn could name: beside its crossing, without a false clue (LFW-R43, O08). */
export const beside = ({ board, state }: WhitechapelTable, colour: Colour): number[] =>
  (searchSets(board, state.variants.searchThroughCircles).get(state.police[colour]!) ?? []).filter(
    (circle) => !state.falseClues.includes(circle),
  );

/** Why a pawn cannot name a circle. */
export function notNameable(
  { board, state }: WhitechapelTable,
  colour: Colour,
  circle: number,
  rule: 'LFW-R43' | 'LFW-R45',
) {
  const all = searchSets(board, state.variants.searchThroughCircles).get(state.police[colour]!) ?? [];
  if (!all.includes(circle))
    return refusal('notBeside', rule, `Circle ${circle} is not beside the ${colour} pawn.`);
  return state.falseClues.includes(circle)
    ? refusal('falseClue', 'LFW-O08', `A false clue lies on circle ${circle}.`)
    : refusal('named', rule, `Circle ${circle} was named already.`);
}
