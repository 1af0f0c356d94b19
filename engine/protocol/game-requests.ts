/** Requests that open and close games, and those for the host only, which reveal all secrets. */
import { type Board, memoByBoard, parseBoard } from '../../model/index.js';
import { isListOf, isString, isWholeNumber } from '../game/field-checks.js';
import { isRecord } from '../game/option-table.js';
import type { Seed } from '../game/random.js';
import { openEngine, type Engine } from '../run/open-engine.js';
import { hashState, recordGame } from '../run/game-record.js';
import type { FieldCheck, HuntSetup, NewGameSettings } from '../game/contract.js';
import { LIMITS } from '../run/limits.js';
import * as define from './request-definition.js';
import type { Host, OpenGame, RequestFields, RequestResult, Session } from './request-definition.js';

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
      scene: optionalField(
        'instead of all these: {"at", "pawns", "goals", "stock", "index"}, to begin in a hunt',
        isRecord,
      ),
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
    ({ engine, firstState, actions, isPart }) =>
      isPart === true ? NO_BEGINNING : success({ record: recordGame(engine, firstState, actions) }),
  ),
  end: gameRequest('Close a game.', {}, (_, { game }, session) => {
    const games = new Map([...session.games].filter(([name]) => name !== game));
    return success({ ended: game }, { ...session, games });
  }),
};

function open(given: RequestFields, session: Session, host: Host): RequestResult {
  const { board: wanted, deals, seed, seats } = given;
  if (session.games.size >= LIMITS.games) return TOO_MANY_GAMES;
  if (given['scene'] !== undefined && Object.keys(given).length > 2)
    return failure('badField', '"scene" goes with "board" alone: a scene has no options, deals or seats.');
  if (deals !== undefined && seed !== undefined)
    return failure('badField', 'Give "deals" or a "seed", not both.');
  if (seats !== undefined && seed === undefined)
    return failure('badField', '"seats" goes with a "seed"; "deals" name the seats themselves.');
  const read = readRequestedBoard(wanted, host);
  if (!read.ok) return failure('badBoard', read.message);
  return begin(read.board, given, session);
}

/** One engine for each board, because an engine caches the board's relations. */
export const engineOf = memoByBoard((board: Board) => openEngine(board));

function begin(
  board: Board,
  { options, variants, deals, seed, seats, scene }: RequestFields,
  session: Session,
): RequestResult {
  const opening = engineOf(board);
  if (!opening.ok) return failure('cannotStart', opening.message);
  const { engine } = opening;
  if (scene !== undefined) return beginScene(engine, scene, session);
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
  return openGame({ engine, firstState: state, state, actions: [], events: [] }, session);
}

/** Begins in the middle of a hunt. */
function beginScene(engine: Engine, scene: unknown, session: Session): RequestResult {
  const wrong = Object.entries(scene as RequestFields).find(([key, value]) => SCENE[key]?.(value) !== true);
  if (wrong !== undefined)
    return failure(
      'badField',
      `"scene" has "at", a circle; "pawns", a list of crossings; "goals", a list of circles; "stock", an object of counts; "index", a whole number. "${wrong[0]}" does not fit.`,
    );
  const created = engine.startHunt(scene as HuntSetup);
  if (!created.ok) return failure('cannotStart', created.message);
  const { state } = created;
  return openGame({ engine, firstState: state, state, actions: [], events: [], isPart: true }, session);
}

/** The fields of a scene. */
const SCENE: Readonly<Record<string, FieldCheck>> = {
  at: isWholeNumber,
  index: isWholeNumber,
  pawns: isListOf(isString),
  goals: isListOf(isWholeNumber),
  stock: (value) =>
    isRecord(value) &&
    Object.entries(value).every(
      ([kind, count]) => ['coach', 'alley', 'boat'].includes(kind) && define.isWithin(0, 20)(count),
    ),
};

const TOO_MANY_GAMES = failure(
  'tooManyGames',
  `${LIMITS.games} games are open. Close one with {"do":"end", …}.`,
);

/** The answer where a game has no beginning. */
export const NO_BEGINNING = failure(
  'noBeginning',
  'This game began in the middle, from a scene or a state, so what happened before is not known.',
);

/** Opens a game under a new name. */
export function openGame(game: OpenGame, session: Session): RequestResult {
  if (session.games.size >= LIMITS.games) return TOO_MANY_GAMES;
  const openedCount = session.openedCount + 1;
  const name = `g${openedCount}`;
  return success(describeOpenGame(name, game), define.withGame({ ...session, openedCount }, name, game));
}

/** An open game in short. */
export const describeOpenGame = (name: string, { engine, state, actions }: OpenGame) => ({
  game: name,
  of: state.game,
  board: state.board,
  seats: engine.seats(state),
  actor: engine.actor(state) ?? null,
  outcome: engine.outcome(state),
  steps: actions.length,
  hash: hashState(state),
});

/** The board of a request. */
export const readRequestedBoard = (wanted: unknown, host: Host): ReturnType<Host['board']> =>
  typeof wanted === 'string' ? host.board(wanted) : inlineBoard(wanted);

function inlineBoard(data: unknown): ReturnType<Host['board']> {
  const parsed = parseBoard(JSON.stringify(data));
  if (parsed.ok) return parsed;
  const [{ words, pointer, message } = { words: '', pointer: '', message: '' }] = parsed.errors;
  return { ok: false, message: `This is not a valid board. ${words} (${pointer}): ${message}` };
}
