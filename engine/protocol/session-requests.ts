/** Requests about the open games as a whole: what there is, games loaded, copied and taken back. */
import { isRecord } from '../game/option-table.js';
import { hashState, replay } from '../run/game-record.js';
import { LIMITS } from '../run/limits.js';
import type { Engine, GameState } from '../run/open-engine.js';
import { BOARD_FIELD, describeOpenGame, engineOf, openGame, readRequestedBoard } from './game-requests.js';
import * as define from './request-definition.js';
import type { OpenGame, RequestDefinition } from './request-definition.js';

const { failure, gameRequest, isWithin, optionalField, success } = define;

/** The version of the protocol; raised by incompatible changes. */
export const PROTOCOL = 1;

const isCount = isWithin(0, Number.MAX_SAFE_INTEGER);

export const SESSION_REQUESTS: Readonly<Record<string, RequestDefinition>> = {
  hello: {
    meaning: 'What this engine is: versions, games, boards and limits.',
    fields: {},
    answer: (_, __, { version, boardNames }) =>
      success({
        protocol: PROTOCOL,
        version: version ?? null,
        games: ['lfw', 'wm', 'mj'],
        boards: boardNames?.() ?? [],
        limits: LIMITS,
      }),
  },
  list: {
    meaning: 'The open games.',
    fields: {},
    answer: (_, { games }) =>
      success({ games: [...games].map(([name, game]) => describeOpenGame(name, game)) }),
  },
  load: {
    meaning: 'Open a game from a record, whole or up to a step, or from a state.',
    fields: {
      board: BOARD_FIELD,
      record: optionalField('a record, as the request "record" gives it', isRecord),
      step: optionalField('with a record: how many actions to play, all if left out', isCount),
      state: optionalField('instead of a record: a state, as the request "state" gives it', isRecord),
    },
    answer: ({ board: wanted, record, step, state }, session, host) => {
      if ((record === undefined) === (state === undefined))
        return failure('badField', 'Give either a "record" or a "state".');
      if (step !== undefined && record === undefined)
        return failure('badField', '"step" goes with a "record".');
      const read = readRequestedBoard(wanted, host);
      if (!read.ok) return failure('badBoard', read.message);
      const opened = engineOf(read.board);
      if (!opened.ok) return failure('cannotStart', opened.message);
      const { engine } = opened;
      if (state !== undefined) {
        const problem = findStateProblem(engine, state as unknown as GameState);
        if (problem !== undefined) return failure('badState', problem);
        const first = state as unknown as GameState;
        const game: OpenGame = {
          engine,
          firstState: first,
          state: first,
          actions: [],
          events: [],
          isPart: true,
        };
        return openGame(game, session);
      }
      const again = replay(read.board, record);
      if (!again.ok) return failure('badRecord', `Step ${again.step}: ${again.message}`);
      const length = again.events.length;
      const steps = (step as number | undefined) ?? length;
      if (steps > length)
        return failure('badField', `The record has ${length} actions, so no step ${steps}.`);
      const { actions } = record as { readonly actions: OpenGame['actions'] };
      const game: OpenGame = {
        engine,
        firstState: again.states[0]!,
        state: again.states[steps]!,
        actions: actions.slice(0, steps),
        events: again.events.slice(0, steps).flat(),
      };
      return openGame(game, session);
    },
  },
  fork: gameRequest('Open a copy of a game, which goes on by itself.', {}, (game, _, session) =>
    openGame(game, session),
  ),
  undo: gameRequest(
    'Take back the last actions.',
    { steps: optionalField('how many, 1 if left out', isWithin(1, Number.MAX_SAFE_INTEGER)) },
    (game, { steps = 1, game: name }, session) => {
      const left = game.actions.length - (steps as number);
      if (left < 0) return failure('badField', `Only ${game.actions.length} actions can be taken back.`);
      const now = replayActions(game, left);
      return success(describeOpenGame(name as string, now), define.withGame(session, name as string, now));
    },
  ),
};

/** The game after its first actions. */
function replayActions(game: OpenGame, count: number): OpenGame {
  const { engine, firstState } = game;
  let state = firstState;
  const events: OpenGame['events'][number][] = [];
  for (const action of game.actions.slice(0, count)) {
    const played = engine.apply(state, action);
    if (!played.ok) throw new Error(played.refusal.message);
    events.push(...played.events);
    ({ state } = played);
  }
  return { ...game, state, actions: game.actions.slice(0, count), events };
}

/** What is wrong with a state from outside. */
function findStateProblem(engine: Engine, state: GameState): string | undefined {
  try {
    const created = engine.createGame(state);
    if (!created.ok) return created.message;
    const { board, game } = created.state;
    if (state.game !== game || state.board.digest !== board.digest)
      return 'The state belongs to another board, or to another version of it.';
    const lost = Object.keys(created.state).find((key) => !Object.hasOwn(state, key));
    if (lost !== undefined) return `The state lacks "${lost}".`;
    // What the engine cannot list and show it cannot play.
    engine.describe(state);
    for (const seat of engine.seats(state)) engine.viewFor(state, seat);
    hashState(state);
    return undefined;
  } catch {
    return 'The state does not fit together. Take it from the request "state", unchanged.';
  }
}
