/** Requests to play a game. With a seat, the answer holds only what that seat may know. */
import type { Seat } from '../game/action.js';
import { eventsVisibleTo } from '../run/open-engine.js';
import { hashState } from '../run/game-record.js';
import {
  AS_SEAT_FIELD,
  GAME_FIELD,
  isObject,
  requiredField,
  onOpenGame,
  SEAT_FIELD,
} from './request-definition.js';
import { replaceGame, type OpenGame } from './session.js';

export const PLAY_REQUESTS = {
  legal: {
    meaning: 'The legal actions, sorted. A seat whose turn it is not has none.',
    fields: { game: GAME_FIELD, seat: AS_SEAT_FIELD },
    answer: onOpenGame(({ engine, state }, { seat }) => {
      const { actions, complete } = engine.describe(state, seat as Seat | undefined);
      return { ok: true, answer: { actions, complete } };
    }),
  },
  describe: {
    meaning: 'The same, with a description of the actions that are too many to list.',
    fields: { game: GAME_FIELD, seat: AS_SEAT_FIELD },
    answer: onOpenGame(({ engine, state }, { seat }) => ({
      ok: true,
      answer: { ...engine.describe(state, seat as Seat | undefined) },
    })),
  },
  apply: {
    meaning: 'Apply an action. With a seat it must be its turn, and the answer holds only what it sees.',
    fields: {
      game: GAME_FIELD,
      action: requiredField('an action, as "legal" lists them', isObject),
      seat: AS_SEAT_FIELD,
    },
    answer: onOpenGame((game, given, session) => {
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
      // A seat does not get the hash of the state: with it, secrets could be found by trial.
      const visible =
        seat === undefined ? { events, hash: hashState(state) } : { events: eventsVisibleTo(events, seat) };
      return {
        ok: true,
        answer: { ...visible, ...standing(now) },
        session: replaceGame(session, given['game'] as string, now),
      };
    }),
  },
  view: {
    meaning: 'What a seat sees.',
    fields: { game: GAME_FIELD, seat: SEAT_FIELD },
    answer: onOpenGame(({ engine, state }, { seat }) => ({
      ok: true,
      answer: { view: engine.viewFor(state, seat as Seat) },
    })),
  },
  outcome: {
    meaning: 'How the game ended, or null, and who is to act.',
    fields: { game: GAME_FIELD },
    answer: onOpenGame((game) => ({ ok: true, answer: standing(game) })),
  },
} as const;

/** Both are public. */
const standing = ({ engine, state }: OpenGame) => ({
  actor: engine.actor(state) ?? null,
  outcome: engine.outcome(state),
});
