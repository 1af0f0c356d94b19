/** Requests that reckon: what can be deduced, how many ways go on, how a game may end. */
import type { Seat } from '../contract.js';
import { eventsFor } from '../engine.js';
import { divide, perft } from '../perft.js';
import { PLAYERS, type Player } from '../players.js';
import { playout } from '../playout.js';
import { playouts } from '../playouts.js';
import type { Seed } from '../random.js';
import { hashOfState, recordGame } from '../record.js';
import { LIMITS } from './limits.js';
import { failed, GAME, isBoolean, isSeed, needed, ofGame, optional } from './request.js';
import { changed, type OpenGame } from './room.js';

const isDepth = (value: unknown): boolean =>
  Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= LIMITS.perftDepth;
const isCount = (value: unknown): boolean =>
  Number.isSafeInteger(value) && (value as number) >= 1 && (value as number) <= LIMITS.playouts;
const isPlayer = (value: unknown): boolean => (PLAYERS as readonly unknown[]).includes(value);

export const RECKONING_REQUESTS = {
  deduce: {
    meaning: 'What the side against Jack can know: where he may be, and where his secret places may be.',
    fields: {
      game: GAME,
      seat: optional(
        'whose knowledge; the first seat that is not Jack’s if left out',
        (value) => typeof value === 'string',
      ),
    },
    answer: ofGame(({ engine, state, first, events }, given) => {
      const seat = (given['seat'] as Seat | undefined) ?? engine.seats(state).find((each) => each !== JACK)!;
      if (seat === JACK) return failed('badField', 'Jack has nothing to deduce: ask for another seat.');
      return { ok: true, answer: { seat, deduction: engine.deduce(first, eventsFor(events, seat)) } };
    }),
  },
  perft: {
    meaning: 'How many sequences of exactly so many legal actions go on from here.',
    fields: {
      game: GAME,
      depth: needed(`a whole number from 0 to ${LIMITS.perftDepth}`, isDepth),
      divide: optional('whether to count for each first action, too', isBoolean),
    },
    answer: ofGame(({ engine, state }, given) => {
      const depth = given['depth'] as number;
      const most = engine.fast(state) === undefined ? LIMITS.perftNodesApart : LIMITS.perftNodes;
      const counted =
        given['divide'] === true && depth > 0
          ? divide(engine, state, depth, most)
          : perft(engine, state, depth, most);
      if (!counted.ok) return failed(counted.code, counted.message);
      const { ok: _, ...answer } = counted;
      return { ok: true, answer: { depth, ...answer } };
    }),
  },
  playout: {
    meaning: 'Play on to the end by chance. The game stays as it is unless "keep" is true.',
    fields: {
      game: GAME,
      seed: needed('any text or whole number', isSeed),
      player: optional(`one of ${PLAYERS.join(', ')}; leaning if left out`, isPlayer),
      record: optional('whether to answer with the whole record', isBoolean),
      keep: optional('whether the game itself goes on so', isBoolean),
    },
    answer: ofGame((game, given, room) => {
      const { engine, first } = game;
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
          hash: hashOfState(state),
          ...(given['record'] === true && { record: recordGame(engine, first, now.actions) }),
        },
        ...(given['keep'] === true && { room: changed(room, given['game'] as string, now) }),
      };
    }),
  },
  playouts: {
    meaning: 'Play on to the end many times, with uniform players, and count how the games end.',
    fields: {
      game: GAME,
      seed: needed('any text or whole number', isSeed),
      count: needed(`a whole number from 1 to ${LIMITS.playouts}`, isCount),
    },
    answer: ofGame(({ engine, state }, given) => {
      const { results, steps } = playouts(engine, state, {
        seed: given['seed'] as Seed,
        count: given['count'] as number,
      });
      return { ok: true, answer: { results, steps } };
    }),
  },
} as const;

const JACK: Seat = 'jack';
