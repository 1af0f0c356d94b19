/** Requests that analyse a game: deduction, perft, random games. */
import { JACK, type Seat } from '../game/action.js';
import { eventsVisibleTo } from '../run/open-engine.js';
import { divide, perft } from '../run/perft.js';
import { PLAYERS, type Player } from '../game/random-players.js';
import { playout } from '../run/playout.js';
import { countPlayoutResults } from '../run/playout-statistics.js';
import type { Seed } from '../game/random.js';
import { hashState, recordGame } from '../run/game-record.js';
import { LIMITS } from '../run/limits.js';
import {
  failure,
  GAME_FIELD,
  isBoolean,
  isSeed,
  requiredField,
  onOpenGame,
  optionalField,
} from './request-definition.js';
import { replaceGame, type OpenGame } from './session.js';

const isDepth = (value: unknown): boolean =>
  Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= LIMITS.perftDepth;
const isCount = (value: unknown): boolean =>
  Number.isSafeInteger(value) && (value as number) >= 1 && (value as number) <= LIMITS.playouts;
const isPlayer = (value: unknown): boolean => (PLAYERS as readonly unknown[]).includes(value);

export const ANALYSIS_REQUESTS = {
  deduce: {
    meaning: 'What Jack’s opponents can deduce: where he may be, and where his secret places may be.',
    fields: {
      game: GAME_FIELD,
      seat: optionalField(
        'whose knowledge; the first seat that is not Jack’s if left out',
        (value) => typeof value === 'string',
      ),
    },
    answer: onOpenGame(({ engine, state, firstState, events }, given) => {
      const seat = (given['seat'] as Seat | undefined) ?? engine.seats(state).find((each) => each !== JACK)!;
      if (seat === JACK) return failure('badField', 'Jack has nothing to deduce: ask for another seat.');
      return {
        ok: true,
        answer: { seat, deduction: engine.deduce(firstState, eventsVisibleTo(events, seat)) },
      };
    }),
  },
  perft: {
    meaning: 'The number of sequences of exactly `depth` legal actions from here.',
    fields: {
      game: GAME_FIELD,
      depth: requiredField(`a whole number from 0 to ${LIMITS.perftDepth}`, isDepth),
      divide: optionalField('whether to count for each first action, too', isBoolean),
    },
    answer: onOpenGame(({ engine, state }, given) => {
      const depth = given['depth'] as number;
      const most = engine.fast(state) === undefined ? LIMITS.perftNodesApart : LIMITS.perftNodes;
      const counted =
        given['divide'] === true && depth > 0
          ? divide(engine, state, depth, most)
          : perft(engine, state, depth, most);
      if (!counted.ok) return failure(counted.code, counted.message);
      const { ok: _, ...answer } = counted;
      return { ok: true, answer: { depth, ...answer } };
    }),
  },
  playout: {
    meaning: 'Play to the end with random players. The game does not change unless "keep" is true.',
    fields: {
      game: GAME_FIELD,
      seed: requiredField('any text or whole number', isSeed),
      player: optionalField(`one of ${PLAYERS.join(', ')}; leaning if left out`, isPlayer),
      record: optionalField('whether to answer with the whole record', isBoolean),
      keep: optionalField('whether to keep the result as the state of the game', isBoolean),
    },
    answer: onOpenGame((game, given, session) => {
      const { engine, firstState } = game;
      const player = (given['player'] as Player | undefined) ?? 'leaning';
      const { actions, events, state } = playout(engine, game.state, { seed: given['seed'] as Seed, player });
      const now: OpenGame = {
        ...game,
        state,
        actions: [...game.actions, ...actions],
        events: [...game.events, ...events.flat()],
      };
      return {
        ok: true,
        answer: {
          outcome: engine.outcome(state),
          steps: actions.length,
          hash: hashState(state),
          ...(given['record'] === true && { record: recordGame(engine, firstState, now.actions) }),
        },
        ...(given['keep'] === true && { session: replaceGame(session, given['game'] as string, now) }),
      };
    }),
  },
  playouts: {
    meaning: 'Play to the end many times with uniform players, and count how the games end.',
    fields: {
      game: GAME_FIELD,
      seed: requiredField('any text or whole number', isSeed),
      count: requiredField(`a whole number from 1 to ${LIMITS.playouts}`, isCount),
    },
    answer: onOpenGame(({ engine, state }, given) => {
      const { results, steps } = countPlayoutResults(engine, state, {
        seed: given['seed'] as Seed,
        count: given['count'] as number,
      });
      return { ok: true, answer: { results, steps } };
    }),
  },
} as const;
