/** Whether a game still fits the board after the board was edited, and how it goes on there. */
import { openEngine, type GameEvent } from '../../../engine/index.js';
import { type Board, canonicalJson, digestBoard } from '../../../model/index.js';
import type { PlaySession, PlayStep } from './play-session.js';

/** What the game makes of the edited board. */
export type BoardChange =
  /** Nothing that the game knows of has changed. */
  | { readonly is: 'none' }
  /** All steps can be played on the edited board; `differs` is the first that turns out otherwise there. */
  | { readonly is: 'replays'; readonly session: PlaySession; readonly differs?: number }
  /** A step is illegal there; the session ends before it. */
  | { readonly is: 'breaks'; readonly session: PlaySession; readonly step: number; readonly message: string }
  /** No game can begin there. */
  | { readonly is: 'unplayable'; readonly message: string };

/** Plays a game again on an edited board. */
export function replayOnBoard(session: PlaySession, board: Board): BoardChange {
  if (board === session.board || digestBoard(board) === session.first.board.digest) return { is: 'none' };
  if (board.game !== session.board.game)
    return { is: 'unplayable', message: 'The board is of another game now.' };
  const opened = openEngine(board);
  if (!opened.ok) return { is: 'unplayable', message: opened.message };
  const { engine } = opened;
  const { options, variants, deals } = session.first;
  const created = engine.createGame({ options, variants, deals });
  if (!created.ok) return { is: 'unplayable', message: created.message };
  const steps: PlayStep[] = [];
  let [state, differs]: [typeof created.state, number | undefined] = [created.state, undefined];
  const sessionSoFar = (): PlaySession => ({
    ...session,
    board,
    engine,
    first: created.state,
    steps,
    at: Math.min(session.at, steps.length),
  });
  for (const [i, { action, seat, events }] of session.steps.entries()) {
    const played = engine.apply(state, action, seat);
    if (!played.ok)
      return { is: 'breaks', session: sessionSoFar(), step: i + 1, message: played.refusal.message };
    if (differs === undefined && !isSameOutcome(events, played.events)) differs = i + 1;
    steps.push({ action: played.action, seat, events: played.events, state: played.state });
    ({ state } = played);
  }
  return { is: 'replays', session: sessionSoFar(), ...(differs !== undefined && { differs }) };
}

const isSameOutcome = (one: readonly GameEvent[], other: readonly GameEvent[]): boolean =>
  canonicalJson(one) === canonicalJson(other);
