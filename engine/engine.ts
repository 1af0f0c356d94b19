/** The reference engine: any game on its board, as pure functions of a state. */
import { digestBoard, isHexBoard, type Board, type HexBoard, type StreetBoard } from '../model/index.js';
import type {
  Action,
  Created,
  Dealt,
  GameEvent,
  GameRequest,
  GameRules,
  Refusal,
  Seat,
  Table,
} from './contract.js';
import type { Deduction, Seen } from './deduction.js';
import type { FastHunt } from './fast.js';
import { createMrJack } from './mr-jack/create.js';
import { deduceMrJack } from './mr-jack/deduce.js';
import { mrJackRules } from './mr-jack/rules.js';
import type { MrJackState } from './mr-jack/state.js';
import { choicesAt, play, refusalOf, type Choices, type Played } from './play.js';
import { choiceOf, type Player } from './players.js';
import { randomOf, type Random, type Seed } from './random.js';
import type { Scene } from './streets/scene.js';
import { createWhitechapel } from './whitechapel/create.js';
import { deduceWhitechapel } from './whitechapel/deduce.js';
import { WHITECHAPEL } from './whitechapel/rules.js';
import type { WhitechapelState } from './whitechapel/state.js';
import { problemOfAbilities, type Ability } from './whitehall/abilities.js';
import { createWhitehall } from './whitehall/create.js';
import { deduceWhitehall } from './whitehall/deduce.js';
import { whitehallRules } from './whitehall/rules.js';
import type { WhitehallState } from './whitehall/state.js';

export type GameState = WhitechapelState | WhitehallState | MrJackState;

/** What was agreed before the game and never changes. */
type Agreements<S extends GameState> = Pick<S, 'options' | 'variants'>;

/**
 * The engine for one board. It holds no game: every function is given the state and gives back a new one.
 * These are methods to the compiler, so that an engine for one game serves where any is asked for.
 */
export interface Engine<S extends GameState = GameState> {
  createGame(request: GameRequest): Created<S>;
  /** The deals that follow from a seed. `seats` are the detectives, or how many there are, where a game has such. */
  deal(seed: Seed, seats?: unknown): Dealt;
  /** A hunt that did not begin at the beginning, or where counting begins: its first state, or why it cannot be. */
  scene(scene: Scene): Created<S>;
  /** All legal actions, sorted. With a seat, those of that seat: none if it is not its turn. */
  legalActions(state: S, seat?: Seat): readonly Action[];
  /** The same, and what is too much to list described. */
  describe(state: S, seat?: Seat): Choices;
  isLegal(state: S, action: unknown, seat?: Seat): Refusal | undefined;
  apply(state: S, action: unknown, seat?: Seat): Played<S>;
  viewFor(state: S, seat: Seat): Readonly<Record<string, unknown>>;
  actor(state: S): Seat | undefined;
  seats(state: S): readonly Seat[];
  outcome(state: S): string | null;
  /** What a player does who chooses by chance; undefined when the game is over. */
  choose(state: S, player: Player, random: Random): Action | undefined;
  /**
   * What can be known of Jack from all that a seat which hunts him has seen since the game began, in order, as `eventsFor`
   * gives it. The agreements are those of any state of the game.
   */
  deduce(agreements: Agreements<S>, seen: readonly Seen[]): Deduction;
  /** The same game on typed arrays, for counting and for playing in thousands; undefined where it is not hunted that way. */
  fast(state: S): FastHunt<S> | undefined;
}

/** What a host brings to the games: what is printed on the black tiles of Whitehall Mystery. */
export interface Extras {
  readonly abilities?: readonly Ability[];
}

/** Opens the engine on a board; a sentence says why it cannot. */
export function openEngine(
  board: Board,
  { abilities = [] }: Extras = {},
): { readonly ok: true; readonly engine: Engine } | { readonly ok: false; readonly message: string } {
  if (isHexBoard(board)) return { ok: true, engine: mrJackEngine(board) };
  if (board.game === 'lfw') return { ok: true, engine: whitechapelEngine(board) };
  const message = problemOfAbilities(abilities);
  return message === undefined
    ? { ok: true, engine: whitehallEngine(board, abilities) }
    : { ok: false, message };
}

export const whitechapelEngine = (board: StreetBoard): Engine<WhitechapelState> =>
  engineOf(
    board,
    WHITECHAPEL,
    (request) => createWhitechapel(board, request),
    (agreements, seen) => deduceWhitechapel(board, agreements, seen),
  );

export const whitehallEngine = (
  board: StreetBoard,
  abilities: readonly Ability[] = [],
): Engine<WhitehallState> => {
  const names = abilities.map(({ name }) => name);
  return engineOf(
    board,
    whitehallRules(abilities),
    (request) => createWhitehall(board, request, names),
    (agreements, seen) => deduceWhitehall(board, agreements, seen),
  );
};

export const mrJackEngine = (board: HexBoard): Engine<MrJackState> =>
  engineOf(
    board,
    mrJackRules(board),
    (request) => createMrJack(board, request),
    (_, seen) => deduceMrJack(seen),
  );

function engineOf<B extends Board, S extends GameState>(
  board: B,
  rules: GameRules<Table<B, S>>,
  createGame: (request: GameRequest) => Created<S>,
  deduce: Engine<S>['deduce'],
): Engine<S> {
  const digest = digestBoard(board);
  const table = (state: S): Table<B, S> => {
    if (state.board.digest !== digest)
      throw new Error(`This game is played on another board: ${state.board.id}.`);
    return { board, state };
  };
  return {
    // Whoever asks for nothing gets the defaults.
    createGame: (request: GameRequest | null | undefined) => createGame(request ?? {}),
    deal: (seed, seats) => rules.deal(randomOf(seed, 'deals'), seats),
    scene: (scene) => rules.scene(board, scene),
    legalActions: (state, seat) => choicesAt(rules, table(state), seat).actions,
    describe: (state, seat) => choicesAt(rules, table(state), seat),
    isLegal: (state, action, seat) => refusalOf(rules, table(state), action, seat),
    apply: (state, action, seat) => play(rules, table(state), action, seat),
    viewFor: (state, seat) => rules.view(table(state), seat),
    actor: (state) => rules.actor(table(state)),
    seats: (state) => rules.seats(table(state)),
    outcome: ({ result }) => result,
    choose: (state, player, random) => choiceOf(rules, table(state), player, random),
    deduce,
    fast: (state) => rules.fast?.(table(state)),
  };
}

/** The events that a seat sees, without who else does. */
export const eventsFor = (events: readonly GameEvent[], seat: Seat): Seen[] =>
  events
    .filter(({ visibleTo }) => visibleTo === 'all' || visibleTo.includes(seat))
    .map(({ visibleTo: _, ...event }) => event);
