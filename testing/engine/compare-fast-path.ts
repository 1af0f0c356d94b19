/** Compares the fast path with the readable one at a state: the same state, the same legal actions, the same next states. */
import { expect } from 'vitest';
import type { Engine, FastHunt, GameState } from '../../engine/index.js';
import { pickRandom, type Random } from '../../engine/game/random.js';
import { actionKey } from './engine-shortcuts.js';

/** An action that both paths applied; `end` is how the hunt ended on the fast path, 0 if it continues. */
export interface ComparedStep<S> {
  readonly type: string;
  readonly end: number;
  readonly before: S;
  readonly after: S;
  readonly unpacked: () => S;
}

/** Compares the legal actions, then applies some of them on both paths. */
export function comparePathsAt<S extends GameState>(
  engine: Engine<S>,
  state: S,
  hunt: FastHunt<S>,
  random: Random,
  check: (step: ComparedStep<S>) => void,
  tries = 3,
): void {
  const words = hunt.pack(state);
  expect(hunt.unpack(words)).toEqual(state);
  const into = new Int32Array(hunt.maxMoves);
  const codes = [...into.subarray(0, hunt.listMoves(words, into))];
  const names = codes.map((code) => actionKey(hunt.decodeAction(code)));
  const expected = engine.legalActions(state).map(actionKey);
  // The lists are long, so they are compared as text.
  if (names.sort().join('\n') !== expected.sort().join('\n')) expect(names).toEqual(expected);
  for (let i = 0; i < tries && codes.length > 0; i++) {
    const code = pickRandom(codes, random);
    const next = words.slice();
    const end = hunt.applyMove(next, code);
    const action = hunt.decodeAction(code);
    const played = engine.apply(state, action);
    if (!played.ok) throw new Error(played.refusal.message);
    check({ type: action.type, end, before: state, after: played.state, unpacked: () => hunt.unpack(next) });
  }
}
