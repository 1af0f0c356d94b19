import { firstIndex } from '../../../model/index.js';

/**
 * The rows in which a board is numbered. On the printed boards numbers rise from left to right in rows that do not overlap:
 * Whitechapel has 13 and Whitehall 12.
 */
export interface NumberRows {
  /** For each circle, in order of numbers, the row of its number. */
  readonly rowOf: Int32Array;
  /** The border above row r is `borders[r]`, the one below it `borders[r + 1]`. */
  readonly borders: Float64Array;
  /** The circles outside their rows, or out of order in them. */
  readonly doubted: readonly number[];
}

/** The positions of circles in order of their numbers. */
export interface CirclePositions {
  readonly xs: Int32Array;
  readonly ys: Int32Array;
}

/** How far beyond the border of its row, or to the left of its predecessor, a circle may lie. */
export interface RowTolerance {
  readonly x: number;
  readonly y: number;
}

/** With fewer circles, rows, or circles in a row, the numbering cannot be recognised. */
const FEWEST_CIRCLES = 12;
const FEWEST_ROWS = 3;
const SHORTEST_ROWS = 3;

/** The rows, or undefined if the board is not numbered in rows. */
export function findNumberRows(places: CirclePositions, tolerance: RowTolerance): NumberRows | undefined {
  const { xs, ys } = places;
  if (xs.length < FEWEST_CIRCLES) return undefined;
  const starts = startsOfRows(xs);
  const count = starts.length - 1;
  if (count < FEWEST_ROWS || xs.length < count * SHORTEST_ROWS) return undefined;
  const rowOf = new Int32Array(xs.length);
  const heights: Float64Array[] = [];
  for (let row = 0; row < count; row++) {
    rowOf.fill(row, starts[row], starts[row + 1]);
    heights.push(Float64Array.from(ys.subarray(starts[row], starts[row + 1])).sort());
  }
  const borders = new Float64Array(count + 1).fill(Infinity);
  borders[0] = -Infinity;
  for (let row = 1; row < count; row++) borders[row] = borderBetween(heights[row - 1]!, heights[row]!);
  const doubted: number[] = [];
  for (let row = 0; row < count; row++) {
    const inside: number[] = [];
    for (let i = starts[row]!; i < starts[row + 1]!; i++)
      if (ys[i]! > borders[row]! - tolerance.y && ys[i]! < borders[row + 1]! + tolerance.y) inside.push(i);
      else doubted.push(i);
    doubted.push(...outOfOrder(xs, inside, tolerance.x));
  }
  return { rowOf, borders, doubted: doubted.sort((a, b) => a - b) };
}

/**
 * Where rows begin, and the end of the last. A row ends where the three circles before lie far right of the three after, by
 * their medians, so that one misread number changes nothing.
 */
function startsOfRows(xs: Int32Array): number[] {
  let [least, most] = [Infinity, -Infinity];
  for (const x of xs) {
    least = Math.min(least, x);
    most = Math.max(most, x);
  }
  const drops = new Float64Array(xs.length + 3).fill(-Infinity);
  const end = xs.length - 1;
  for (let i = 0; i < end; i++)
    drops[i] =
      median(xs[Math.max(0, i - 2)]!, xs[Math.max(0, i - 1)]!, xs[i]!) -
      median(xs[i + 1]!, xs[Math.min(end, i + 2)]!, xs[Math.min(end, i + 3)]!);
  // The medians fall around the end of a row; the step back to the left gives its exact position.
  const peaks = drops.map((drop, i) => (i < end ? drop + (xs[i]! - xs[i + 1]!) / 4 : -Infinity));
  const starts = [0];
  for (let i = 0; i < end; i++) {
    const peak = peaks[i]!;
    const isPeak =
      peak > (peaks[i - 1] ?? -Infinity) &&
      peak > (peaks[i - 2] ?? -Infinity) &&
      peak >= Math.max(peaks[i + 1]!, peaks[i + 2]!);
    if (isPeak && drops[i]! > (most - least) / 6) starts.push(i + 1);
  }
  return [...starts, xs.length];
}

const median = (a: number, b: number, c: number): number =>
  Math.max(Math.min(a, b), Math.min(Math.max(a, b), c));

/** The height that leaves the fewest circles of two rows on the wrong side, in the middle of the widest such gap. */
function borderBetween(upper: Float64Array, lower: Float64Array): number {
  let [best, fewest, widest] = [0, Infinity, 0];
  let [above, below] = [0, 0];
  while (above < upper.length || below < lower.length) {
    const y = Math.min(upper[above] ?? Infinity, lower[below] ?? Infinity);
    while (upper[above] === y) above++;
    while (lower[below] === y) below++;
    const next = Math.min(upper[above] ?? Infinity, lower[below] ?? Infinity);
    const wrong = upper.length - above + below;
    if (wrong > fewest || (wrong === fewest && next - y <= widest)) continue;
    [best, fewest, widest] = [next === Infinity ? y : (y + next) / 2, wrong, next - y];
  }
  return best;
}

/** The circles of a row that break its rise from left to right: all but the longest rising sequence and what nearly fits into it. */
function outOfOrder(xs: Int32Array, row: readonly number[], tolerance: number): number[] {
  // The usual row has none, and then the search for the longest sequence is not worth its while.
  if (row.every((i, k) => k === 0 || xs[i]! > xs[row[k - 1]!]! - tolerance)) return [];
  const tails: number[] = [];
  const before = new Map<number, number | undefined>();
  for (const i of row) {
    const place = firstIndex(tails.length, (tail) => xs[tails[tail]!]! >= xs[i]!);
    before.set(i, tails[place - 1]);
    tails[place] = i;
  }
  const longest = new Set<number>();
  for (let i = tails.at(-1); i !== undefined; i = before.get(i)) longest.add(i);
  const out: number[] = [];
  let last = -Infinity;
  for (const [k, i] of row.entries()) {
    if (longest.has(i)) {
      last = xs[i]!;
      continue;
    }
    let next = k + 1;
    while (next < row.length && !longest.has(row[next]!)) next++;
    const limit = next < row.length ? xs[row[next]!]! : Infinity;
    if (xs[i]! < last - tolerance || xs[i]! > limit + tolerance) out.push(i);
  }
  return out;
}
