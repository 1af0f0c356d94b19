import { findNumberRows, type CirclePositions, type NumberRows, type RowTolerance } from './number-rows.js';

/** A circle outside its row, by its index in the order of numbers, and the circle with which it seems to be swapped. */
export interface MisplacedNumber {
  readonly circle: number;
  readonly swappedWith?: number;
}

/** Limits the work of all trials: a printed board gets hundreds of trials, a giant one a few. */
const MOST_LOOKS = 100_000;

/** At most this many doubted circles are tried; more of them are not the result of mistakes. */
const MOST_DOUBTED = 32;

/**
 * The circles outside their rows. A swap that puts rows in order explains two of them; the best swap is applied first, and
 * the others are checked again after it.
 */
export function findMisplacedNumbers(places: CirclePositions, tolerance: RowTolerance): MisplacedNumber[] {
  const now = { xs: places.xs.slice(), ys: places.ys.slice() };
  const found: MisplacedNumber[] = [];
  let trials = Math.floor(MOST_LOOKS / now.xs.length);
  const first = findNumberRows(now, tolerance);
  // With many circles outside their rows the numbers do not follow rows.
  if (first === undefined || first.doubted.length > Math.max(3, now.xs.length / 20)) return [];
  let rows: NumberRows = first;
  while (rows.doubted.length > 0) {
    let best: readonly [number, number] | undefined;
    let bestRows: NumberRows = rows;
    for (const [a, b] of likelySwaps(now, rows, tolerance)) {
      if (trials-- <= 0) break;
      swap(now, a, b);
      const after = findNumberRows(now, tolerance);
      swap(now, a, b);
      if (after === undefined || after.doubted.length >= bestRows.doubted.length) continue;
      [best, bestRows] = [[a, b], after];
      if (after.doubted.length === 0) break;
    }
    if (best === undefined) break;
    found.push({ circle: best[0], swappedWith: best[1] });
    swap(now, best[0], best[1]);
    rows = bestRows;
  }
  return [...found, ...rows.doubted.map((circle) => ({ circle }))].sort((a, b) => a.circle - b.circle);
}

function swap({ xs, ys }: CirclePositions, a: number, b: number): void {
  [xs[a], xs[b]] = [xs[b]!, xs[a]!];
  [ys[a], ys[b]] = [ys[b]!, ys[a]!];
}

/**
 * The swaps worth a trial, the likeliest first: two doubted circles, then a doubted circle and one that would fit in its
 * place and the other way round.
 */
function likelySwaps(
  places: CirclePositions,
  rows: NumberRows,
  tolerance: RowTolerance,
): (readonly [number, number])[] {
  const { xs, ys } = places;
  const { rowOf, borders } = rows;
  const doubted = new Set(rows.doubted);
  // Whether a circle's number would fit at the position of another, by the circles before and after that are not doubted.
  const fitsAt = (circle: number, place: number): boolean => {
    const [x, y] = [xs[place]!, ys[place]!];
    let [before, after] = [circle - 1, circle + 1];
    while (before >= 0 && (before === place || doubted.has(before))) before--;
    while (after < xs.length && (after === place || doubted.has(after))) after++;
    const isIn = (row: number): boolean =>
      y > borders[row]! - tolerance.y && y < borders[row + 1]! + tolerance.y;
    const isRight = before < 0 || x > xs[before]! - tolerance.x;
    const isLeft = after >= xs.length || x < xs[after]! + tolerance.x;
    const [rowBefore, rowAfter] = [rowOf[before] ?? rowOf[after]!, rowOf[after] ?? rowOf[before]!];
    if (rowBefore === rowAfter) return isIn(rowBefore) && isRight && isLeft;
    return (isIn(rowBefore) && isRight) || (isIn(rowAfter) && isLeft);
  };
  const ranked: (readonly [number, number, rank: number])[] = [];
  for (const a of rows.doubted.slice(0, MOST_DOUBTED))
    for (let b = 0; b < places.xs.length; b++) {
      if (b === a || (doubted.has(b) && b < a)) continue;
      if (doubted.has(b)) ranked.push([a, b, 0]);
      else if (fitsAt(a, b) && fitsAt(b, a)) ranked.push([a, b, 1]);
    }
  return ranked
    .sort(([a, b, p], [c, d, q]) => p - q || Math.abs(a - b) - Math.abs(c - d))
    .map(([a, b]) => (a < b ? [a, b] : [b, a]));
}
