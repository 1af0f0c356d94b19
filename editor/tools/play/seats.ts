/** The seats of a game in words, and what is shown of the game to whom. */
import type { Seat } from '../../../engine/index.js';
import { capitalise } from '../../../model/index.js';
import { actorOf, type PlaySession, positionOf } from './play-session.js';

/** What is shown: everything, what one seat may see, or always what the seat to act may see. */
export type ShownTo = { readonly is: 'everyone' } | { readonly is: 'seat'; readonly seat: Seat };

/** What the game calls a seat: `Jack`, `Detective 2`. */
export const seatName = (seat: Seat): string => capitalise(seat.replace(/(?<=[a-z])(?=\d)/, ' '));

export const seatsOf = ({ engine, first }: PlaySession): readonly Seat[] => engine.seats(first);

/** A seat that knows what lies open and nothing else. */
const ONLOOKER = '';

/** A view of the game with only what may be shown: everything, a seat's view, or without a seat what lies open. */
export type GameView = Readonly<Record<string, unknown>>;

export function viewOf(session: PlaySession, shown: ShownTo | undefined): GameView {
  const { engine } = session;
  const state = positionOf(session);
  if (shown?.is === 'seat') return engine.viewFor(state, shown.seat);
  if (shown === undefined) return engine.viewFor(state, ONLOOKER);
  // Jack comes first among the seats; where views differ, his says what is so.
  const views = seatsOf(session).map((seat) => engine.viewFor(state, seat));
  return Object.assign({}, ...views.toReversed()) as GameView;
}

/** Whether the legal actions of the seat to act may be shown. */
export const mayShowChoices = (session: PlaySession, shown: ShownTo | undefined): boolean =>
  shown?.is === 'everyone' || (shown?.is === 'seat' && shown.seat === actorOf(session));
