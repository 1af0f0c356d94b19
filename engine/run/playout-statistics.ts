/** Plays many random games from one state and counts how they end. */
import type { Engine, GameState } from './open-engine.js';
import { allocateBuffers, type FastHunt } from '../game/fast-hunt.js';
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
  const first = engine.fast(state);
  const results = new Map<string, number>();
  let steps = 0;
  for (let game = 0; game < count; game++) {
    let now = state;
    for (let hunt = first; engine.outcome(now) === null; hunt = engine.fast(now)) {
      const next = hunt === undefined ? oneStep(engine, now, random) : wholeHunt(engine, hunt, now, random);
      now = next.state;
      steps += next.steps;
    }
    const result = engine.outcome(now)!;
    results.set(result, (results.get(result) ?? 0) + 1);
  }
  return { results: Object.fromEntries([...results].sort(([a], [b]) => (a < b ? -1 : 1))), steps };
}

interface Walked<S> {
  readonly state: S;
  readonly steps: number;
}

function oneStep<S extends GameState>(engine: Engine<S>, state: S, random: Random): Walked<S> {
  return { state: applyLegal(engine, state, engine.choose(state, 'uniform', random)).state, steps: 1 };
}

/** Plays a hunt to its end. Its last action is applied on the readable path, which handles what follows. */
function wholeHunt<S extends GameState>(
  engine: Engine<S>,
  hunt: FastHunt<S>,
  state: S,
  random: Random,
): Walked<S> {
  const words = hunt.pack(state);
  const { codesAt, wordsAt } = allocateBuffers(hunt, words, 0);
  const [codes, before] = [codesAt[0]!, wordsAt[0]!];
  for (let steps = 1; ; steps++) {
    const code = codes[Math.floor(random() * hunt.listMoves(words, codes))]!;
    before.set(words);
    if (hunt.applyMove(words, code) !== 0)
      return { state: applyLegal(engine, hunt.unpack(before), hunt.decodeAction(code)).state, steps };
  }
}
