/** Requests that open and close games, and those for the host only, which reveal all secrets. */
import { type Board, memoByBoard, parseBoard } from '../../model/index.js';
import { isString } from '../game/field-checks.js';
import { isRecord } from '../game/option-table.js';
import type { Seed } from '../game/random.js';
import { openEngine } from '../run/open-engine.js';
import { hashState, recordGame } from '../run/game-record.js';
import type { NewGameSettings } from '../game/contract.js';
import { LIMITS } from '../run/limits.js';
import * as define from './request-definition.js';
import type { Host, RequestFields, RequestResult, Session } from './request-definition.js';

const { failure, gameRequest, optionalField, requiredField, success } = define;

const isSeats = (value: unknown): boolean => Number.isSafeInteger(value) || Array.isArray(value);

/** A board, or how the host finds it. */
export const BOARD_FIELD = requiredField(
  'the name of a shipped board, a path, or a whole board as an object',
  (value) => isString(value) || isRecord(value),
);

export const GAME_REQUESTS = {
  new: {
    meaning: 'Open a game.',
    fields: {
      board: BOARD_FIELD,
      options: optionalField('the optional rules in play, as an object', isRecord),
      variants: optionalField('variants that differ from the default, as an object', isRecord),
      deals: optionalField('the result of shuffling and dealing, as an object', isRecord),
      seed: optionalField('any text or whole number, to deal by instead of "deals"', define.isSeed),
      seats: optionalField('with a seed: the players against Jack by name, clockwise, or how many', isSeats),
    },
    answer: open,
  },
  state: gameRequest('The whole state with all secrets, and its hash.', {}, ({ state }) =>
    success({ state, hash: hashState(state) }),
  ),
  record: gameRequest(
    'The record so far, which `lamplighter replay` can replay.',
    {},
    ({ engine, firstState, actions }) => success({ record: recordGame(engine, firstState, actions) }),
  ),
  end: gameRequest('Close a game.', {}, (_, { game }, session) => {
    const games = new Map([...session.games].filter(([name]) => name !== game));
    return success({ ended: game }, { ...session, games });
  }),
};

function open(given: RequestFields, session: Session, host: Host): RequestResult {
  const { board: wanted, deals, seed, seats } = given;
  if (session.games.size >= LIMITS.games)
    return failure('tooManyGames', `${LIMITS.games} games are open. Close one with {"do":"end", …}.`);
  if (deals !== undefined && seed !== undefined)
    return failure('badField', 'Give "deals" or a "seed", not both.');
  if (seats !== undefined && seed === undefined)
    return failure('badField', '"seats" goes with a "seed"; "deals" name the seats themselves.');
  const read = readRequestedBoard(wanted, host);
  if (!read.ok) return failure('badBoard', read.message);
  return begin(read.board, given, session);
}

/** One engine for each board, because an engine caches the board's relations. */
const engineOf = memoByBoard((board: Board) => openEngine(board));

function begin(
  board: Board,
  { options, variants, deals, seed, seats }: RequestFields,
  session: Session,
): RequestResult {
  const opening = engineOf(board);
  if (!opening.ok) return failure('cannotStart', opening.message);
  const { engine } = opening;
  const dealt = seed === undefined ? { ok: true as const, deals } : engine.deal(seed as Seed, seats, options);
  if (!dealt.ok) return failure('cannotStart', dealt.message);
  const asked: NewGameSettings = { options, variants, deals: dealt.deals };
  const created = engine.createGame(asked);
  if (!created.ok) {
    const byChance = engine.deal('');
    const isLackOfDeals =
      dealt.deals === undefined && byChance.ok && engine.createGame({ ...asked, deals: byChance.deals }).ok;
    return failure(
      'cannotStart',
      isLackOfDeals ? `${created.message} Or give a "seed" to deal by.` : created.message,
    );
  }
  const { state } = created;
  const openedCount = session.openedCount + 1;
  const name = `g${openedCount}`;
  const answer = {
    game: name,
    of: state.game,
    board: state.board,
    seats: engine.seats(state),
    actor: engine.actor(state),
    outcome: engine.outcome(state),
    hash: hashState(state),
  };
  const game = { engine, firstState: state, state, actions: [], events: [] };
  return success(answer, define.withGame({ ...session, openedCount }, name, game));
}

/** The board of a request. */
export const readRequestedBoard = (wanted: unknown, host: Host): ReturnType<Host['board']> =>
  typeof wanted === 'string' ? host.board(wanted) : inlineBoard(wanted);

function inlineBoard(data: unknown): ReturnType<Host['board']> {
  const parsed = parseBoard(JSON.stringify(data));
  if (parsed.ok) return parsed;
  const [{ words, pointer, message } = { words: '', pointer: '', message: '' }] = parsed.errors;
  return { ok: false, message: `This is not a valid board. ${words} (${pointer}): ${message}` };
}
