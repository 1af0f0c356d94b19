/** Requests to play a game. With a seat, the answer holds only what that seat may know. */
import type { Seat } from '../game/action.js';
import { isString } from '../game/field-checks.js';
import { isRecord } from '../game/option-table.js';
import { hashState } from '../run/game-record.js';
import { eventsVisibleTo } from '../run/open-engine.js';
import {
  gameRequest,
  optionalField,
  extendOpenGame,
  requiredField,
  success,
  withGame,
} from './request-definition.js';
import type { OpenGame } from './request-definition.js';

const AS_SEAT = {
  seat: optionalField(
    'answer with what this seat may know; without it, with everything, as to a host',
    isString,
  ),
};

export const PLAY_REQUESTS = {
  legal: gameRequest(
    'The legal actions, sorted. A seat whose turn it is not has none.',
    AS_SEAT,
    ({ engine, state }, { seat }) => {
      const { actions, complete } = engine.describe(state, seat as Seat | undefined);
      return success({ actions, complete });
    },
  ),
  describe: gameRequest(
    'The same, with a description of the actions that are too many to list.',
    AS_SEAT,
    ({ engine, state }, { seat }) => success({ ...engine.describe(state, seat as Seat | undefined) }),
  ),
  apply: gameRequest(
    'Apply an action. With a seat it must be its turn, and the answer holds only what it sees.',
    { action: requiredField('an action, as "legal" lists them', isRecord), ...AS_SEAT },
    (game, given, session) => {
      const seat = given['seat'] as Seat | undefined;
      const played = game.engine.apply(game.state, given['action'], seat);
      if (!played.ok) return { ok: false, error: played.refusal };
      const { action, state, events } = played;
      const now = extendOpenGame(game, state, [action], events);
      // A seat does not get the hash of the state: with it, secrets could be found by trial.
      const visible =
        seat === undefined ? { events, hash: hashState(state) } : { events: eventsVisibleTo(events, seat) };
      return success({ ...visible, ...standing(now) }, withGame(session, given['game'] as string, now));
    },
  ),
  view: gameRequest(
    'What a seat sees.',
    { seat: requiredField('who sits there, such as "jack"', isString) },
    ({ engine, state }, { seat }) => success({ view: engine.viewFor(state, seat as Seat) }),
  ),
  outcome: gameRequest('How the game ended, or null, and who is to act.', {}, (game) =>
    success(standing(game)),
  ),
};

/** Both are public. */
const standing = ({ engine, state }: OpenGame) => ({
  actor: engine.actor(state) ?? null,
  outcome: engine.outcome(state),
});
