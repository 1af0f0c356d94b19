import { numberRows, type NumberRows, type Places, type Tolerance } from './number-rows.js';

/** A circle out of its row, by its place in the order of numbers, and the one with which it seems to have changed places. */
export interface Misplaced {
  readonly circle: number;
  readonly swappedWith?: number;
}

/** How many circles may be looked at in all trials of an exchange together: a printed board gets hundreds, a giant one a few. */
const MOST_LOOKS = 100_000;

/** So many of the doubted circles are offered for an exchange; where there are more, they did not come about by slips. */
const MOST_DOUBTED = 32;

/**
 * The circles that lie out of their rows. An exchange that puts rows in order explains two of them; the best is taken first,
 * and the others are judged anew after it.
 */
export function misplacedNumbers(places: Places, tolerance: Tolerance): Misplaced[] {
  const now = { xs: places.xs.slice(), ys: places.ys.slice() };
  const found: Misplaced[] = [];
  let trials = Math.floor(MOST_LOOKS / now.xs.length);
  const first = numberRows(now, tolerance);
  // Where many lie out of their rows there are no rows: the numbers follow another plan.
  if (first === undefined || first.doubted.length > Math.max(3, now.xs.length / 20)) return [];
  let rows: NumberRows = first;
  while (rows.doubted.length > 0) {
    let best: readonly [number, number] | undefined;
    let bestRows: NumberRows = rows;
    for (const [a, b] of exchangesOf(now, rows, tolerance)) {
      if (trials-- <= 0) break;
      exchange(now, a, b);
      const after = numberRows(now, tolerance);
      exchange(now, a, b);
      if (after === undefined || after.doubted.length >= bestRows.doubted.length) continue;
      [best, bestRows] = [[a, b], after];
      if (after.doubted.length === 0) break;
    }
    if (best === undefined) break;
    found.push({ circle: best[0], swappedWith: best[1] });
    exchange(now, best[0], best[1]);
    rows = bestRows;
  }
  return [...found, ...rows.doubted.map((circle) => ({ circle }))].sort((a, b) => a.circle - b.circle);
}

function exchange({ xs, ys }: Places, a: number, b: number): void {
  [xs[a], xs[b]] = [xs[b]!, xs[a]!];
  [ys[a], ys[b]] = [ys[b]!, ys[a]!];
}

/**
 * The exchanges worth a trial, the likeliest first: of two doubted circles, then of a doubted one and one that would fit
 * where it is, and it there.
 */
function exchangesOf(places: Places, rows: NumberRows, tolerance: Tolerance): (readonly [number, number])[] {
  const doubted = new Set(rows.doubted);
  const fitsAt = (circle: number, place: number): boolean =>
    fits(places, rows, doubted, tolerance, circle, place);
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

/** Whether a circle's number would fit at the place of another, going by the circles before and after that are not in doubt. */
function fits(
  { xs, ys }: Places,
  { rowOf, borders }: NumberRows,
  doubted: ReadonlySet<number>,
  tolerance: Tolerance,
  circle: number,
  place: number,
): boolean {
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
}
