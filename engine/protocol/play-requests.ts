/** Requests by which a game is played. With a seat, none of them tells what that seat may not know. */
import type { Seat } from '../contract.js';
import { eventsFor } from '../engine.js';
import { hashOfState } from '../record.js';
import { AS_SEAT, GAME, isObject, needed, ofGame, SEAT } from './request.js';
import { changed, type OpenGame } from './room.js';

export const PLAY_REQUESTS = {
  legal: {
    meaning: 'The legal actions, sorted. For a seat that is not to act there are none.',
    fields: { game: GAME, seat: AS_SEAT },
    answer: ofGame(({ engine, state }, { seat }) => {
      const { actions, complete } = engine.describe(state, seat as Seat | undefined);
      return { ok: true, answer: { actions, complete } };
    }),
  },
  describe: {
    meaning: 'The same, and what is too much to list described.',
    fields: { game: GAME, seat: AS_SEAT },
    answer: ofGame(({ engine, state }, { seat }) => ({
      ok: true,
      answer: { ...engine.describe(state, seat as Seat | undefined) },
    })),
  },
  apply: {
    meaning: 'Do something. With a seat it must be its turn, and only what it sees is told.',
    fields: { game: GAME, action: needed('an action, as "legal" lists them', isObject), seat: AS_SEAT },
    answer: ofGame((game, given, room) => {
      const seat = given['seat'] as Seat | undefined;
      const played = game.engine.apply(game.state, given['action'], seat);
      if (!played.ok) return { ok: false, error: played.refusal };
      const { action, state, events } = played;
      const now: OpenGame = {
        ...game,
        state,
        actions: [...game.actions, action],
        events: [...game.events, ...events],
      };
      // Whoever has the hash of a state can try out every secret until it fits, so a seat is not given it.
      const told =
        seat === undefined ? { events, hash: hashOfState(state) } : { events: eventsFor(events, seat) };
      return {
        ok: true,
        answer: { ...told, ...standing(now) },
        room: changed(room, given['game'] as string, now),
      };
    }),
  },
  view: {
    meaning: 'What a seat sees.',
    fields: { game: GAME, seat: SEAT },
    answer: ofGame(({ engine, state }, { seat }) => ({
      ok: true,
      answer: { view: engine.viewFor(state, seat as Seat) },
    })),
  },
  outcome: {
    meaning: 'How the game ended, or null, and who is to act.',
    fields: { game: GAME },
    answer: ofGame((game) => ({ ok: true, answer: standing(game) })),
  },
} as const;

/** Both lie open to everybody. */
const standing = ({ engine, state }: OpenGame) => ({
  actor: engine.actor(state) ?? null,
  outcome: engine.outcome(state),
});
