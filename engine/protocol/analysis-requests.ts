/** Requests that analyse a game: deduction, perft, random games; and the question of a conformance vector. */
import { JACK, type Seat } from '../game/action.js';
import { isString } from '../game/field-checks.js';
import { isRecord } from '../game/option-table.js';
import { RANDOM_PLAYER_NAMES, type RandomPlayerName } from '../game/random-players.js';
import type { Seed } from '../game/random.js';
import { hashState, recordGame } from '../run/game-record.js';
import { countJackMoveSequences } from '../run/count-jack-move-sequences.js';
import { LIMITS } from '../run/limits.js';
import { eventsVisibleTo } from '../run/open-engine.js';
import { divide, maxPerftCount, perft } from '../run/perft.js';
import { countPlayoutResults } from '../run/playout-statistics.js';
import { playout } from '../run/playout.js';
import { answerVector, VECTOR_KINDS, type VectorKind } from '../vectors/index.js';
import { BOARD_FIELD, NO_BEGINNING, readRequestedBoard } from './game-requests.js';
import * as define from './request-definition.js';

const { failure, gameRequest, isBoolean, isWithin, optionalField, requiredField, success } = define;

const SEED_FIELD = requiredField('any text or whole number', define.isSeed);
const isOneOf =
  (values: readonly unknown[]) =>
  (value: unknown): boolean =>
    values.includes(value);

export const ANALYSIS_REQUESTS: Readonly<Record<string, define.RequestDefinition>> = {
  deduce: gameRequest(
    'What Jack’s opponents can deduce: where he may be, and where his secret places may be.',
    { seat: optionalField('whose knowledge; the first seat that is not Jack’s if left out', isString) },
    ({ engine, state, firstState, events, isPart }, given) => {
      if (isPart === true) return NO_BEGINNING;
      const seat = (given['seat'] as Seat | undefined) ?? engine.seats(state).find((each) => each !== JACK)!;
      if (seat === JACK) return failure('badField', 'Jack has nothing to deduce: ask for another seat.');
      return success({ seat, deduction: engine.deduce(firstState, eventsVisibleTo(events, seat)) });
    },
  ),
  perft: gameRequest(
    'The number of sequences of exactly `depth` legal actions from here.',
    {
      depth: requiredField(`a whole number from 0 to ${LIMITS.perftDepth}`, isWithin(0, LIMITS.perftDepth)),
      divide: optionalField('whether to count for each first action, too', isBoolean),
      jack: optionalField('whether only Jack moves, in a hunt', isBoolean),
    },
    ({ engine, state }, given) => {
      const depth = given['depth'] as number;
      if (given['jack'] === true) {
        if (given['divide'] === true) return failure('badField', '"divide" does not work with "jack".');
        const alone = countJackMoveSequences(engine, state, depth);
        return alone === undefined
          ? failure('notHunting', 'With "jack" it must be Jack’s turn to move in a hunt.')
          : success({ depth, nodes: alone > Number.MAX_SAFE_INTEGER ? String(alone) : Number(alone) });
      }
      const count = given['divide'] === true && depth > 0 ? divide : perft;
      const counted = count(engine, state, depth, maxPerftCount(engine, state));
      if (!counted.ok) return failure(counted.code, counted.message);
      const { ok: _, ...answer } = counted;
      return success({ depth, ...answer });
    },
  ),
  playout: gameRequest(
    'Play to the end with random players. The game does not change unless "keep" is true.',
    {
      seed: SEED_FIELD,
      player: optionalField(
        `one of ${RANDOM_PLAYER_NAMES.join(', ')}; leaning if left out`,
        isOneOf(RANDOM_PLAYER_NAMES),
      ),
      record: optionalField('whether to answer with the whole record', isBoolean),
      keep: optionalField('whether to keep the result as the state of the game', isBoolean),
    },
    (game, given, session) => {
      const { engine, firstState } = game;
      const player = (given['player'] as RandomPlayerName | undefined) ?? 'leaning';
      const { actions, events, state } = playout(engine, game.state, { seed: given['seed'] as Seed, player });
      const now = define.extendOpenGame(game, state, actions, events.flat());
      const answer = {
        outcome: engine.outcome(state),
        steps: actions.length,
        hash: hashState(state),
        ...(given['record'] === true && { record: recordGame(engine, firstState, now.actions) }),
      };
      const isKept = given['keep'] === true;
      return success(answer, isKept ? define.withGame(session, given['game'] as string, now) : undefined);
    },
  ),
  playouts: gameRequest(
    'Play to the end many times with uniform players, and count how the games end.',
    {
      seed: SEED_FIELD,
      count: requiredField(`a whole number from 1 to ${LIMITS.playouts}`, isWithin(1, LIMITS.playouts)),
    },
    ({ engine, state }, { seed, count }) =>
      success({ ...countPlayoutResults(engine, state, { seed: seed as Seed, count: count as number }) }),
  ),
  /** Any program that answers this request can be compared with the engine. */
  vector: {
    meaning: 'Answer the question of a conformance vector.',
    fields: {
      kind: requiredField(`one of ${VECTOR_KINDS.join(', ')}`, isOneOf(VECTOR_KINDS)),
      board: BOARD_FIELD,
      input: requiredField('the question, as an object', isRecord),
    },
    answer: ({ board, kind, input }, _, host) => {
      const read = readRequestedBoard(board, host);
      if (!read.ok) return failure('badBoard', read.message);
      const answered = answerVector(read.board, kind as VectorKind, input as define.RequestFields);
      return answered.ok ? success({ expect: answered.expect }) : failure('noAnswer', answered.message);
    },
  },
};
