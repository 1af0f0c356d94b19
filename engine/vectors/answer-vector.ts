/** The reference engine's answer to the question of a vector. */
import { canonicalJson, type Board } from '../../model/index.js';
import type { GameEvent, Seat } from '../game/action.js';
import { fail } from '../game/contract.js';
import { eventsVisibleTo, openEngine, type Engine, type GameState } from '../run/open-engine.js';
import { maxPerftCount, perft } from '../run/perft.js';
import { LIMITS } from '../run/limits.js';
import { hashState, replay } from '../run/game-record.js';
import { deriveRelation, type RelationQuestion } from './derive-relation.js';
import { stripHints } from './strip-hints.js';
import type { VectorAnswer, VectorKind } from './vector.js';

type Input = Readonly<Record<string, unknown>>;

/** Answers any question, or returns why the data have no answer. */
export function answerVector(board: Board, kind: VectorKind, input: Input): VectorAnswer {
  try {
    if (kind === 'derive') return derive(board, input);
    if (kind === 'replay') return replayed(board, input);
    const opened = openEngine(board);
    if (!opened.ok) return fail(opened.message);
    return inState(opened.engine, kind, input['state'] as GameState, input);
  } catch (error) {
    // A state from outside may be anything, and is not validated.
    return fail(`The question cannot be answered: ${error instanceof Error ? error.message : ''}`);
  }
}

function derive(board: Board, input: Input): VectorAnswer {
  const value = deriveRelation(board, input as unknown as RelationQuestion);
  return value === undefined
    ? fail(`There is no ${String(input['relation'])} of ${String(input['of'])}.`)
    : { ok: true, expect: { value } };
}

function inState(
  engine: Engine,
  kind: Exclude<VectorKind, 'derive' | 'replay'>,
  state: GameState,
  input: Input,
): VectorAnswer {
  const seat = input['seat'] as Seat | undefined;
  switch (kind) {
    case 'legal': {
      const types = input['types'] as readonly string[] | undefined;
      const { actions, complete } = engine.describe(state, seat);
      const asked = actions.filter(({ type }) => types === undefined || types.includes(type)).map(stripHints);
      return { ok: true, expect: types === undefined ? { actions: asked, complete } : { actions: asked } };
    }
    case 'reject': {
      const refusal = engine.refusalFor(state, input['action'], seat);
      return refusal === undefined
        ? fail('This action is legal.')
        : { ok: true, expect: { code: refusal.code, rule: refusal.rule } };
    }
    case 'apply': {
      const played = engine.apply(state, input['action'], seat);
      return played.ok
        ? { ok: true, expect: { changes: changesOf(state, played.state), events: played.events } }
        : fail(played.refusal.message);
    }
    case 'view':
      return { ok: true, expect: { view: engine.viewFor(state, seat!) } };
    case 'perft': {
      const depth = input['depth'] as number;
      if (!Number.isSafeInteger(depth) || depth < 0 || depth > LIMITS.perftDepth)
        return fail(`"depth" is a whole number from 0 to ${LIMITS.perftDepth}.`);
      const counted = perft(engine, state, depth, maxPerftCount(engine, state));
      return counted.ok ? { ok: true, expect: { nodes: counted.nodes } } : fail(counted.message);
    }
  }
}

/** The fields of a state that changed. */
function changesOf(before: GameState, after: GameState): Input {
  const old = before as unknown as Input;
  const now = Object.entries(after as unknown as Input);
  return Object.fromEntries(
    now.filter(([key, value]) => canonicalJson(old[key] ?? null) !== canonicalJson(value ?? null)),
  );
}

function replayed(board: Board, input: Input): VectorAnswer {
  const again = replay(board, input['record']);
  if (!again.ok) return fail(`The record breaks at step ${again.step}: ${again.message}`);
  const last = again.states.at(-1)!;
  const events: readonly GameEvent[] = again.events.flat();
  const seat = input['seat'] as Seat;
  return {
    ok: true,
    expect: { events: eventsVisibleTo(events, seat), result: last.result, hash: hashState(last) },
  };
}
