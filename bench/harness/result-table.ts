import { measureTimes } from './timing.js';

/** One line of the table: the measure, our figure, the peer's, and their ratio. */
export interface ResultRow {
  readonly measure: string;
  readonly size: string;
  readonly ours: string;
  readonly peer?: string;
  /** Our figure against the peer's, or whatever the goal is about. */
  readonly result: string;
  readonly goal?: { readonly text: string; readonly met: boolean };
  /** Whether both gave the same result, where both gave one. */
  readonly agree?: boolean;
}

/** One measure of the benchmark: its name, and a function that returns its rows of the table. */
export type Measure = (options: { readonly quick: boolean }) => ResultRow[] | Promise<ResultRow[]>;

const HEADS = ['measure', 'size', 'ours', 'peer', 'result', 'goal', 'met', 'answers'] as const;

/** The table as text, one row per line. */
export function formatTable(rows: readonly ResultRow[]): string {
  const cells = rows.map((row) => [
    row.measure,
    row.size,
    row.ours,
    row.peer ?? '',
    row.result,
    row.goal?.text ?? '',
    row.goal === undefined ? '' : row.goal.met ? 'yes' : 'NO',
    row.agree === undefined ? '' : row.agree ? 'equal' : 'DIFFER',
  ]);
  const widths = HEADS.map((head, i) => Math.max(head.length, ...cells.map((row) => row[i]!.length)));
  const line = (row: readonly string[]): string =>
    row
      .map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!)))
      .join('  ')
      .trimEnd();
  return [line(HEADS), line(widths.map((width) => '-'.repeat(width))), ...cells.map(line)].join('\n');
}

export const formatNodeCount = (count: number): string =>
  count >= 1_000_000 ? `${count / 1_000_000}M` : count >= 1000 ? `${count / 1000}k` : `${count}`;

export function formatTime(ms: number): string {
  if (ms >= 10_000) return `${(ms / 1000).toFixed(0)} s`;
  if (ms >= 1000) return `${(ms / 1000).toFixed(1)} s`;
  if (ms >= 1) return `${ms.toFixed(ms >= 100 ? 0 : 1)} ms`;
  return `${(ms * 1000).toFixed(ms >= 0.1 ? 0 : 1)} µs`;
}

export const formatRatio = (ratio: number): string =>
  `${ratio >= 20 ? ratio.toFixed(0) : ratio.toFixed(1)} ×`;

export const formatRate = (count: number, ms: number): string => {
  const rate = (count / ms) * 1000;
  return rate >= 1e6 ? `${(rate / 1e6).toFixed(1)} M/s` : `${(rate / 1e3).toFixed(0)} k/s`;
};

/** How many times as fast as a peer, and whether the goal is met. */
export const describeSpeedup = (
  ours: number,
  peer: number,
  goal?: number,
): Pick<ResultRow, 'result' | 'goal'> => ({
  result: formatRatio(peer / ours),
  ...(goal === undefined ? {} : { goal: { text: `≥ ${goal} ×`, met: peer / ours >= goal } }),
});

/** A row for the same work by our function and by a peer's, measured by turns. */
export function comparisonRow({
  measure,
  size,
  ours,
  peer,
  theirs,
  goal,
  budgetMs,
  agree,
}: TwoFunctions): ResultRow {
  const [ms, peerMs] = measureTimes([ours, theirs], budgetMs) as [number, number];
  const times = { ours: formatTime(ms), peer: `${peer} ${formatTime(peerMs)}` };
  return { measure, size, ...times, ...describeSpeedup(ms, peerMs, goal), agree };
}

interface TwoFunctions extends Pick<ResultRow, 'measure' | 'size'> {
  readonly ours: () => unknown;
  /** The name of the peer, and its function. */
  readonly peer: string;
  readonly theirs: () => unknown;
  readonly goal: number;
  readonly budgetMs?: number;
  readonly agree: boolean;
}

/** A row for the growth of our time, measured now. The sizes alternate, so that a busy machine affects all of them alike. */
export function measureGrowth(measure: string, runs: readonly SizedRun[], most?: number): ResultRow {
  const times = measureTimes(
    runs.map(({ ours }) => ours),
    8000,
  );
  return growthRow(
    measure,
    runs.map(({ size }, i) => ({ size, ms: times[i]! })),
    most,
  );
}

/** Our work on an input of a size. */
export interface SizedRun {
  readonly size: number;
  readonly ours: () => unknown;
}

/** A row for the growth of our time over some sizes. */
export function growthRow(
  measure: string,
  times: readonly { readonly size: number; readonly ms: number }[],
  most?: number,
): ResultRow {
  const exponent = growthExponent(times);
  return {
    measure: `${measure}, growth`,
    size: `${formatNodeCount(times[0]!.size)}…${formatNodeCount(times.at(-1)!.size)}`,
    ours: times.map(({ ms }) => formatTime(ms)).join(', '),
    result: `n^${exponent.toFixed(2)}`,
    ...(most === undefined ? {} : { goal: { text: `≤ n^${most}`, met: exponent <= most } }),
  };
}

/** The exponent of growth: 1 is linear, 2 quadratic. The slope of the regression line on logarithmic axes. */
function growthExponent(points: readonly { readonly size: number; readonly ms: number }[]): number {
  const logs = points.map(({ size, ms }) => [Math.log(size), Math.log(ms)] as const);
  const mean = (axis: 0 | 1): number => logs.reduce((sum, each) => sum + each[axis], 0) / logs.length;
  const [x, y] = [mean(0), mean(1)];
  const rise = logs.reduce((sum, each) => sum + (each[0] - x) * (each[1] - y), 0);
  return rise / logs.reduce((sum, each) => sum + (each[0] - x) ** 2, 0);
}
