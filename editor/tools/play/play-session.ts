/** A game that is played on the board to test it: its settings, every position so far, and the one that is shown. */
import {
  type Action,
  type Engine,
  eventsVisibleTo,
  formatRecord,
  type GameEvent,
  type GameState,
  openEngine,
  randomFromSeed,
  recordGame,
  type Seat,
  type SeenEvent,
} from '../../../engine/index.js';
import type { Board } from '../../../model/index.js';

/** What a new game begins with. */
export interface PlaySettings {
  readonly options: Readonly<Record<string, unknown>>;
  readonly variants: Readonly<Record<string, unknown>>;
  /** What is shuffled and dealt follows from it, and so does what the heuristic player does. */
  readonly seed: string;
  /** How many detectives there are, in games that have them. */
  readonly detectives: number;
}

/** One action of the game: who took it, what happened, and the position after it. */
export interface PlayStep {
  readonly seat: Seat;
  readonly action: Action;
  readonly events: readonly GameEvent[];
  readonly state: GameState;
}

export interface PlaySession {
  /** The board as the game knows it. */
  readonly board: Board;
  readonly engine: Engine;
  readonly settings: PlaySettings;
  readonly first: GameState;
  readonly steps: readonly PlayStep[];
  /** How many steps are done; later ones were taken back and can be done again. */
  readonly at: number;
}

/** What was made, or the sentence that says why not. */
export type PlayResult<T> = ({ readonly ok: true } & T) | { readonly ok: false; readonly message: string };

/** Begins a game on a board. */
export function startPlay(
  board: Board,
  settings: PlaySettings,
): PlayResult<{ readonly session: PlaySession }> {
  const opened = openEngine(board);
  if (!opened.ok) return opened;
  const { engine } = opened;
  const dealt = engine.deal(settings.seed, board.game === 'lfw' ? settings.detectives : undefined);
  if (!dealt.ok) return dealt;
  const { options, variants } = settings;
  const created = engine.createGame({ options, variants, deals: dealt.deals });
  if (!created.ok) return created;
  return { ok: true, session: { board, engine, settings, first: created.state, steps: [], at: 0 } };
}

/** The position that is shown. */
export const positionOf = ({ first, steps, at }: PlaySession): GameState =>
  at === 0 ? first : steps[at - 1]!.state;

/** Whose turn it is; undefined when the game is over. */
export const actorOf = (session: PlaySession): Seat | undefined => session.engine.actor(positionOf(session));

/** Takes an action. What was taken back is dropped. */
export function takeAction(
  session: PlaySession,
  action: unknown,
): PlayResult<{ readonly session: PlaySession }> {
  const { engine, steps, at } = session;
  const before = positionOf(session);
  const seat = engine.actor(before);
  const played = engine.apply(before, action);
  if (!played.ok || seat === undefined)
    return { ok: false, message: played.ok ? 'The game is over.' : played.refusal.message };
  const step: PlayStep = { seat, action: played.action, events: played.events, state: played.state };
  return { ok: true, session: { ...session, steps: [...steps.slice(0, at), step], at: at + 1 } };
}

/** Lets the heuristic player take one action; the same session when the game is over. */
export function takeHeuristicAction(session: PlaySession): PlaySession {
  const action = suggestAction(session);
  const taken = action && takeAction(session, action);
  return taken?.ok === true ? taken.session : session;
}

/** What the heuristic player would do. The same game, seed and step give the same action. */
export const suggestAction = (session: PlaySession): Action | undefined =>
  session.engine.choose(
    positionOf(session),
    'leaning',
    randomFromSeed(session.settings.seed, `step ${session.at}`),
  );

/** Shows the position after so many steps. */
export const goToPlayStep = (session: PlaySession, at: number): PlaySession => ({
  ...session,
  at: Math.max(0, Math.min(at, session.steps.length)),
});

/** What a seat has seen so far; without a seat everything. Each event has the number of steps after which it happened. */
export const eventsSeenBy = (
  { steps, at }: PlaySession,
  seat: Seat | undefined,
): readonly { readonly step: number; readonly event: SeenEvent }[] =>
  steps
    .slice(0, at)
    .flatMap(({ events }, i) =>
      (seat === undefined ? events : eventsVisibleTo(events, seat)).map((event) => ({ step: i + 1, event })),
    );

/** The record of the game up to the position that is shown, which `lamplighter replay` reads. */
export const formatPlayRecord = ({ engine, first, steps, at }: PlaySession): string =>
  formatRecord(
    recordGame(
      engine,
      first,
      steps.slice(0, at).map(({ action }) => action),
    ),
  );
