/** Things of two boards that lie at about the same place. */
import type { Point } from '../board.js';

interface Placed {
  readonly at: Point;
}

/** Cells hold a handful. Hundreds in one cell lie on one another, and place says nothing about them. */
const MOST_IN_A_CELL = 64;

/**
 * The pairs of which each is the other's nearest, no farther apart than `reach`. Of equally near ones the first counts, so lists
 * must be in order. Linear: a grid whose cells are as wide as the reach is asked for nine cells each.
 */
export function nearestPairs<T extends Placed>(
  ones: readonly T[],
  others: readonly T[],
  reach: number,
): readonly (readonly [T, T])[] {
  if (ones.length === 0 || others.length === 0) return [];
  const nearestOther = nearestIn(others, reach);
  const nearestOne = nearestIn(ones, reach);
  return ones.flatMap((one) => {
    const other = nearestOther(one.at);
    return other !== undefined && nearestOne(other.at) === one ? [[one, other] as const] : [];
  });
}

function nearestIn<T extends Placed>(things: readonly T[], reach: number): (at: Point) => T | undefined {
  const size = Math.max(1, reach);
  const cells = new Map<string, T[]>();
  const cellOf = (value: number): number => Math.floor(value / size);
  for (const thing of things) {
    const key = `${cellOf(thing.at[0])} ${cellOf(thing.at[1])}`;
    const cell = cells.get(key);
    if (cell === undefined) cells.set(key, [thing]);
    else if (cell.length < MOST_IN_A_CELL) cell.push(thing);
  }
  return ([x, y]) => {
    let [nearest, least] = [undefined as T | undefined, Infinity];
    for (let column = cellOf(x) - 1; column <= cellOf(x) + 1; column++)
      for (let row = cellOf(y) - 1; row <= cellOf(y) + 1; row++)
        for (const thing of cells.get(`${column} ${row}`) ?? []) {
          const distance = Math.hypot(thing.at[0] - x, thing.at[1] - y);
          if (distance <= reach && distance < least) [nearest, least] = [thing, distance];
        }
    return nearest;
  };
}
