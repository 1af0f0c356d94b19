/** The reference engine: any game on its board, as pure functions of a state. */
import { digestBoard, isHexBoard, type Board, type HexBoard, type StreetBoard } from '../../model/index.js';
import type { Action, GameEvent, Refusal, Seat } from '../game/action.js';
import { fail, type Result } from '../game/contract.js';
import type {
  CreateResult,
  DealResult,
  NewGameSettings,
  GameRules,
  BoardAndState,
  Deduction,
  SeenEvent,
  HuntSetup,
} from '../game/contract.js';
import type { FastHunt } from '../game/fast-hunt.js';
import { mrJackRules } from '../mr-jack/rules.js';
import type { MrJackState } from '../mr-jack/state/state.js';
import {
  listChoices,
  applyAction,
  findRefusal,
  type LegalChoices,
  type ApplyResult,
} from '../game/apply-action.js';
import { chooseAction, type RandomPlayerName } from '../game/random-players.js';
import { randomFromSeed, type Random, type Seed } from '../game/random.js';
import { whitechapelRules } from '../whitechapel/rules.js';
import type { WhitechapelState } from '../whitechapel/state/state.js';
import { findAbilityProblem, type Ability } from '../whitehall/actions/ability-actions.js';
import { whitehallRules } from '../whitehall/rules.js';
import type { WhitehallState } from '../whitehall/state/state.js';

export type GameState = WhitechapelState | WhitehallState | MrJackState;

/** The engine for one board. It holds no game: its functions take a state and return a new one. */
export interface Engine<S extends GameState = GameState> {
  createGame(request: NewGameSettings): CreateResult<S>;
  /** The deals of a seed. `seats` are the players against Jack or their number, in games that have several. */
  deal(seed: Seed, seats?: unknown, options?: unknown): DealResult;
  /** The state of a game that starts in the middle of a hunt, where perft begins; or why it cannot. */
  startHunt(setup: HuntSetup): CreateResult<S>;
  /** All legal actions, sorted. With a seat, those of that seat: none if it is not its turn. */
  legalActions(state: S, seat?: Seat): readonly Action[];
  /** The same, with a description of the actions that are too many to list. */
  describe(state: S, seat?: Seat): LegalChoices;
  /** Why an action is illegal; undefined if it is legal. */
  refusalFor(state: S, action: unknown, seat?: Seat): Refusal | undefined;
  apply(state: S, action: unknown, seat?: Seat): ApplyResult<S>;
  viewFor(state: S, seat: Seat): Readonly<Record<string, unknown>>;
  actor(state: S): Seat | undefined;
  seats(state: S): readonly Seat[];
  outcome(state: S): string | null;
  /** The action of a random player; undefined when the game is over. */
  choose(state: S, player: RandomPlayerName, random: Random): Action | undefined;
  /** What Jack's opponent can deduce from all events a seat has seen since the game began, in order. */
  deduce(settings: Pick<S, 'options' | 'variants'>, seen: readonly SeenEvent[]): Deduction;
  /** The hunt on typed arrays, for perft and thousands of random games; undefined where there is none. */
  fast(state: S): FastHunt<S> | undefined;
}

/** What a host supplies: the abilities printed on the black tiles of Whitehall Mystery. */
export interface SuppliedAbilities {
  readonly abilities?: readonly Ability[];
}

/**
 * Opens the engine on a board; a sentence says why it cannot.
 *
 * @example
 * {@includeCode ../../docs/examples/api/open-engine.ts}
 */
export function openEngine(
  board: Board,
  { abilities = [] }: SuppliedAbilities = {},
): Result<{ readonly engine: Engine }> {
  if (isHexBoard(board)) return { ok: true, engine: openMrJack(board) };
  if (board.game === 'lfw') return { ok: true, engine: openWhitechapel(board) };
  const message = findAbilityProblem(abilities);
  return message === undefined ? { ok: true, engine: openWhitehall(board, abilities) } : fail(message);
}

export const openWhitechapel = (board: StreetBoard): Engine<WhitechapelState> =>
  engineOf(board, whitechapelRules);

export const openWhitehall = (
  board: StreetBoard,
  abilities: readonly Ability[] = [],
): Engine<WhitehallState> => engineOf(board, whitehallRules(abilities));

export const openMrJack = (board: HexBoard): Engine<MrJackState> => engineOf(board, mrJackRules(board));

function engineOf<B extends Board, S extends GameState>(
  board: B,
  rules: GameRules<BoardAndState<B, S>>,
): Engine<S> {
  const digest = digestBoard(board);
  const position = (state: S): BoardAndState<B, S> => {
    if (state.board.digest !== digest)
      throw new Error(`The game is played on another board: ${state.board.id}.`);
    return { board, state };
  };
  return {
    // Without a request all settings have their defaults.
    createGame: (request: NewGameSettings | null | undefined) => rules.createGame(board, request ?? {}),
    deal: (seed, seats, options) => rules.deal(randomFromSeed(seed, 'deals'), seats, options),
    startHunt: (setup) => rules.startHunt(board, setup),
    legalActions: (state, seat) => listChoices(rules, position(state), seat).actions,
    describe: (state, seat) => listChoices(rules, position(state), seat),
    refusalFor: (state, action, seat) => findRefusal(rules, position(state), action, seat),
    apply: (state, action, seat) => applyAction(rules, position(state), action, seat),
    viewFor: (state, seat) => rules.view(position(state), seat),
    actor: (state) => rules.actor(position(state)),
    seats: (state) => rules.seats(position(state)),
    outcome: ({ result }) => result,
    choose: (state, player, random) => chooseAction(rules, position(state), player, random),
    deduce: (settings, seen) => rules.deduce(board, settings, seen),
    fast: (state) => rules.fast?.(position(state)),
  };
}

/** The events that a seat sees, without who else does. */
export const eventsVisibleTo = (events: readonly GameEvent[], seat: Seat): SeenEvent[] =>
  events
    .filter(({ visibleTo }) => visibleTo === 'all' || visibleTo.includes(seat))
    .map(({ visibleTo: _, ...event }) => event);
