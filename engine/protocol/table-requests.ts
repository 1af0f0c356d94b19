/** Requests that open and close games, and those that only the host may see: they tell every secret. */
import { parseBoard, type Board } from '../../model/index.js';
import { oncePerBoard } from '../../model/once-per-board.js';
import type { Seed } from '../random.js';
import { openEngine } from '../engine.js';
import { hashOfState, recordGame } from '../record.js';
import type { GameRequest } from '../contract.js';
import { LIMITS } from './limits.js';
import {
  failed,
  GAME,
  isObject,
  isSeed,
  needed,
  ofGame,
  optional,
  type Done,
  type Given,
} from './request.js';
import { closed, opened, type Host, type Room } from './room.js';

export const isBoard = (value: unknown): boolean => typeof value === 'string' || isObject(value);
const isSeats = (value: unknown): boolean => Number.isSafeInteger(value) || Array.isArray(value);

export const TABLE_REQUESTS = {
  new: {
    meaning: 'Open a game.',
    fields: {
      board: needed('the name of a shipped board, a path, or a whole board as an object', isBoard),
      options: optional('the optional rules that are played, as an object', isObject),
      variants: optional('rulings that differ from the default, as an object', isObject),
      deals: optional('what chance decided, as an object', isObject),
      seed: optional('any text or whole number, to deal by instead of "deals"', isSeed),
      seats: optional('with a seed: the detectives by name, clockwise, or how many', isSeats),
    },
    answer: open,
  },
  state: {
    meaning: 'The whole state and its hash, secrets and all.',
    fields: { game: GAME },
    answer: ofGame(({ state }) => ({ ok: true, answer: { state, hash: hashOfState(state) } })),
  },
  record: {
    meaning: 'The record so far, which `lamplighter replay` plays again.',
    fields: { game: GAME },
    answer: ofGame(({ engine, first, actions }) => ({
      ok: true,
      answer: { record: recordGame(engine, first, actions) },
    })),
  },
  end: {
    meaning: 'Close a game and forget it.',
    fields: { game: GAME },
    answer: ofGame((_, { game }, room) => ({
      ok: true,
      answer: { ended: game },
      room: closed(room, game as string),
    })),
  },
} as const;

function open(given: Given, room: Room, host: Host): Done {
  const { board: wanted, deals, seed, seats } = given;
  if (room.games.size >= LIMITS.games)
    return failed('tooManyGames', `${LIMITS.games} games are open. Close one with {"do":"end", …}.`);
  if (deals !== undefined && seed !== undefined)
    return failed('badField', 'Give "deals" or a "seed", not both.');
  if (seats !== undefined && seed === undefined)
    return failed('badField', '"seats" goes with a "seed"; "deals" name the seats themselves.');
  const read = boardOf(wanted, host);
  if (!read.ok) return failed('badBoard', read.message);
  return begin(read.board, given, room);
}

/** The same board has one engine, which remembers its relations. */
const engineOf = oncePerBoard((board: Board) => openEngine(board));

function begin(board: Board, { options, variants, deals, seed, seats }: Given, room: Room): Done {
  const opening = engineOf(board);
  if (!opening.ok) return failed('cannotStart', opening.message);
  const { engine } = opening;
  const dealt = seed === undefined ? { ok: true as const, deals } : engine.deal(seed as Seed, seats);
  if (!dealt.ok) return failed('cannotStart', dealt.message);
  const asked: GameRequest = { options, variants, deals: dealt.deals };
  const created = engine.createGame(asked);
  if (!created.ok) {
    const byChance = engine.deal('');
    const isLackOfDeals =
      dealt.deals === undefined && byChance.ok && engine.createGame({ ...asked, deals: byChance.deals }).ok;
    return failed(
      'cannotStart',
      isLackOfDeals ? `${created.message} Or give a "seed" to deal by.` : created.message,
    );
  }
  const { state } = created;
  const name = `g${room.opened + 1}`;
  return {
    ok: true,
    answer: {
      game: name,
      of: state.game,
      board: state.board,
      seats: engine.seats(state),
      actor: engine.actor(state),
      outcome: engine.outcome(state),
      hash: hashOfState(state),
    },
    room: opened(room, name, { engine, first: state, state, actions: [], events: [] }),
  };
}

/** The board that a request means. */
export const boardOf = (wanted: unknown, host: Host): ReturnType<Host['board']> =>
  typeof wanted === 'string' ? host.board(wanted) : inlineBoard(wanted);

function inlineBoard(data: unknown): ReturnType<Host['board']> {
  const parsed = parseBoard(JSON.stringify(data));
  if (parsed.ok) return parsed;
  const [{ words, pointer, message } = { words: '', pointer: '', message: '' }] = parsed.errors;
  return { ok: false, message: `This is no board. ${words} (${pointer}): ${message}` };
}
