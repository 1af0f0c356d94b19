/** Requests that open and close games, and those for the host only, which reveal all secrets. */
import { type Board, memoByBoard, parseBoard } from '../../model/index.js';
import type { Seed } from '../game/random.js';
import { openEngine } from '../run/open-engine.js';
import { hashState, recordGame } from '../run/game-record.js';
import type { GameRequest } from '../game/contract.js';
import { LIMITS } from '../run/limits.js';
import {
  failure,
  GAME_FIELD,
  isObject,
  isSeed,
  requiredField,
  onOpenGame,
  optionalField,
  type RequestResult,
  type RequestFields,
} from './request-definition.js';
import { removeGame, addGame, type Host, type Session } from './session.js';

export const isBoardOrName = (value: unknown): boolean => typeof value === 'string' || isObject(value);
const isSeats = (value: unknown): boolean => Number.isSafeInteger(value) || Array.isArray(value);

export const GAME_REQUESTS = {
  new: {
    meaning: 'Open a game.',
    fields: {
      board: requiredField(
        'the name of a shipped board, a path, or a whole board as an object',
        isBoardOrName,
      ),
      options: optionalField('the optional rules in play, as an object', isObject),
      variants: optionalField('variants that differ from the default, as an object', isObject),
      deals: optionalField('the result of shuffling and dealing, as an object', isObject),
      seed: optionalField('any text or whole number, to deal by instead of "deals"', isSeed),
      seats: optionalField('with a seed: the detectives by name, clockwise, or how many', isSeats),
    },
    answer: open,
  },
  state: {
    meaning: 'The whole state with all secrets, and its hash.',
    fields: { game: GAME_FIELD },
    answer: onOpenGame(({ state }) => ({ ok: true, answer: { state, hash: hashState(state) } })),
  },
  record: {
    meaning: 'The record so far, which `lamplighter replay` can replay.',
    fields: { game: GAME_FIELD },
    answer: onOpenGame(({ engine, firstState, actions }) => ({
      ok: true,
      answer: { record: recordGame(engine, firstState, actions) },
    })),
  },
  end: {
    meaning: 'Close a game.',
    fields: { game: GAME_FIELD },
    answer: onOpenGame((_, { game }, session) => ({
      ok: true,
      answer: { ended: game },
      session: removeGame(session, game as string),
    })),
  },
} as const;

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
  const dealt = seed === undefined ? { ok: true as const, deals } : engine.deal(seed as Seed, seats);
  if (!dealt.ok) return failure('cannotStart', dealt.message);
  const asked: GameRequest = { options, variants, deals: dealt.deals };
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
  const name = `g${session.openedCount + 1}`;
  return {
    ok: true,
    answer: {
      game: name,
      of: state.game,
      board: state.board,
      seats: engine.seats(state),
      actor: engine.actor(state),
      outcome: engine.outcome(state),
      hash: hashState(state),
    },
    session: addGame(session, name, { engine, firstState: state, state, actions: [], events: [] }),
  };
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
