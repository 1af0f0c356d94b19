/** Compares run times fairly: alternating, in one run, the median of several samples. */

/** The least duration of a sample, so that the clock's resolution and single pauses do not matter. */
const SAMPLE_MS = 20;
const MOST_ROUNDS = 9;

/** The median milliseconds of each function. They alternate for about `budgetMs` in all, after a warm-up. */
export function measureTimes(functions: readonly (() => unknown)[], budgetMs = 3000): number[] {
  const repeats = functions.map(repeatsOf);
  const samples = functions.map((): number[] => []);
  const start = performance.now();
  for (let round = 0; round < MOST_ROUNDS; round++) {
    for (const [i, each] of functions.entries()) samples[i]!.push(sampleOf(each, repeats[i]!));
    const elapsed = performance.now() - start;
    if (elapsed + elapsed / (round + 1) > budgetMs) break;
  }
  return samples.map(median);
}

/** Milliseconds per call in a sample of several calls. */
function sampleOf(run: () => unknown, repeats: number): number {
  const start = performance.now();
  for (let i = 0; i < repeats; i++) run();
  return (performance.now() - start) / repeats;
}

/** Warms a function up; returns how often it must run to fill a sample. */
function repeatsOf(run: () => unknown): number {
  let repeats = 1;
  for (let tries = 0; tries < 40; tries++) {
    const total = sampleOf(run, repeats) * repeats;
    if (total > SAMPLE_MS && (tries > 1 || total > 1000)) break;
    if (total < SAMPLE_MS) repeats *= 2;
  }
  return repeats;
}

/** The median milliseconds of some work on fresh inputs; creating them is not counted, nor are the first, warm-up rounds. */
export function measureOnFreshInputs<T>(
  create: () => T,
  work: (input: T) => unknown,
  { rounds, warmUps }: { readonly rounds: number; readonly warmUps: number },
): number {
  const times: number[] = [];
  for (let round = -warmUps; round < rounds; round++) {
    const input = create();
    const start = performance.now();
    work(input);
    if (round >= 0) times.push(performance.now() - start);
  }
  return median(times);
}

/** The value that the given share of all values does not exceed. */
export const percentile = (values: readonly number[], share = 0.95): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(share * values.length))]!;

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return (sorted[(sorted.length - 1) >> 1]! + sorted[sorted.length >> 1]!) / 2;
}
