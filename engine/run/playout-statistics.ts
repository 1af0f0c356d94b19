/** Plays many random games from one state and counts how they end. */
import type { Engine, GameState } from './open-engine.js';
import type { FastHunt } from '../game/fast-hunt.js';
import { applyLegal } from './playout.js';
import { randomFromSeed, type Random, type Seed } from '../game/random.js';

export interface PlayoutStatistics {
  /** How many games ended so, sorted by result. */
  readonly results: Readonly<Record<string, number>>;
  /** How many actions that took in all. */
  readonly steps: number;
}

/** Plays `count` games with uniform players: on the fast path where there is one, else on the readable path. */
export function countPlayoutResults<S extends GameState>(
  engine: Engine<S>,
  state: S,
  { seed, count }: { readonly seed: Seed; readonly count: number },
): PlayoutStatistics {
  const random = randomFromSeed(seed, 'playouts');
  const first = createFastWalk(engine, state, random);
  const results = new Map<string, number>();
  let steps = 0;
  for (let game = 0; game < count; game++) {
    let walk = first;
    let now: Walked<S> = { state, steps: 0, result: engine.outcome(state) };
    while (now.result === null) {
      now = walk === undefined ? oneStep(engine, now.state, random) : walk();
      steps += now.steps;
      if (now.result === null) walk = createFastWalk(engine, now.state, random);
    }
    results.set(now.result, (results.get(now.result) ?? 0) + 1);
  }
  return { results: Object.fromEntries([...results].sort(([a], [b]) => (a < b ? -1 : 1))), steps };
}

interface Walked<S> {
  /** If there is a result, it may be the state before the last action. */
  readonly state: S;
  readonly steps: number;
  readonly result: string | null;
}

function oneStep<S extends GameState>(engine: Engine<S>, from: S, random: Random): Walked<S> {
  const { state } = applyLegal(engine, from, engine.choose(from, 'uniform', random));
  return { state, steps: 1, result: engine.outcome(state) };
}

/** Plays hunts from one state to their end; undefined without a fast path. Its buffers serve all its hunts. */
function createFastWalk<S extends GameState>(
  engine: Engine<S>,
  state: S,
  random: Random,
): (() => Walked<S>) | undefined {
  const hunt = engine.fast(state);
  if (hunt === undefined) return undefined;
  const first = hunt.pack(state);
  const [words, before, codes] = [first.slice(), first.slice(), new Int32Array(hunt.maxMoves)];
  return () => {
    words.set(first);
    for (let steps = 1; ; steps++) {
      const code = codes[Math.floor(random() * hunt.listMoves(words, codes))]!;
      before.set(words);
      const end = hunt.applyMove(words, code);
      if (end !== 0) return { ...afterHunt(engine, hunt, before, code, end), steps };
    }
  };
}

/** Unless its last action ends the game, that is applied on the readable path, which handles what follows. */
function afterHunt<S extends GameState>(
  engine: Engine<S>,
  hunt: FastHunt<S>,
  before: Int32Array,
  code: number,
  end: number,
): Omit<Walked<S>, 'steps'> {
  const result = hunt.resultOf?.(end);
  const last = hunt.unpack(before);
  if (result !== undefined) return { state: last, result };
  const { state } = applyLegal(engine, last, hunt.decodeAction(code));
  return { state, result: engine.outcome(state) };
}
