/** Games in thousands: how those end that go on from one state when all play by chance. */
import type { Engine, GameState } from './engine.js';
import { roomFor, type FastHunt } from './fast.js';
import { randomOf, type Random, type Seed } from './random.js';

export interface Endings {
  /** How many games ended so, sorted by result. */
  readonly results: Readonly<Record<string, number>>;
  /** How many actions that took in all. */
  readonly steps: number;
}

/** Plays `count` games with uniform players: on the fast path where there is one, else on the readable path. */
export function playouts<S extends GameState>(
  engine: Engine<S>,
  state: S,
  { seed, count }: { readonly seed: Seed; readonly count: number },
): Endings {
  const random = randomOf(seed, 'playouts');
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
  return { state: applied(engine, state, engine.choose(state, 'uniform', random)), steps: 1 };
}

/** Up to the end of a hunt; its last action is left to the readable path, which knows what comes then. */
function wholeHunt<S extends GameState>(
  engine: Engine<S>,
  hunt: FastHunt<S>,
  state: S,
  random: Random,
): Walked<S> {
  const words = hunt.load(state);
  const { codesAt, wordsAt } = roomFor(hunt, words, 0);
  const [codes, before] = [codesAt[0]!, wordsAt[0]!];
  for (let steps = 1; ; steps++) {
    const code = codes[Math.floor(random() * hunt.moves(words, codes))]!;
    before.set(words);
    if (hunt.make(words, code) !== 0)
      return { state: applied(engine, hunt.unload(before), hunt.action(code)), steps };
  }
}

function applied<S extends GameState>(engine: Engine<S>, state: S, action: unknown): S {
  const played = engine.apply(state, action);
  if (played.ok) return played.state;
  throw new Error(`${JSON.stringify(action)} was chosen, but ${played.refusal.message}`);
}
