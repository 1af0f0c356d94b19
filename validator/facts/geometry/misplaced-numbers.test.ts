import { describe, expect, test } from 'vitest';
import { shippedStreetBoard } from '../../../testing/boards/shipped-boards.js';
import { pickRandom, seededRandom } from '../../../testing/seeded-random.js';
import { findMisplacedNumbers, type MisplacedNumber } from './misplaced-numbers.js';

/** The circles of a board in order of numbers, with the places of some exchanged. */
function misplaced(folder: string, ...swaps: readonly (readonly [number, number])[]): MisplacedNumber[] {
  const { circles, discs } = shippedStreetBoard(folder);
  const inOrder = circles.toSorted((a, b) => a.number - b.number);
  const xs = Int32Array.from(inOrder, ({ at }) => at[0]);
  const ys = Int32Array.from(inOrder, ({ at }) => at[1]);
  for (const [a, b] of swaps) {
    [xs[a - 1], xs[b - 1]] = [xs[b - 1]!, xs[a - 1]!];
    [ys[a - 1], ys[b - 1]] = [ys[b - 1]!, ys[a - 1]!];
  }
  return findMisplacedNumbers({ xs, ys }, { x: discs.circle / 8, y: discs.circle / 2 });
}

const BOARDS = [
  ['whitechapel', 195],
  ['whitehall', 189],
] as const;

describe.each(BOARDS)('%s', (folder, highest) => {
  test('as printed: every number lies in its row', () => {
    expect(misplaced(folder)).toEqual([]);
  });

  /** Turned upside down, digits exchanged, a 7 for a 1. */
  test.each([
    [6, 9],
    [69, 96],
    [66, 99],
    [68, 89],
    [86, 98],
    [16, 91],
    [106, 109],
    [166, 169],
    [1, 7],
    [11, 17],
    [71, 77],
    [111, 117],
    [12, 21],
    [145, 154],
  ])('%i read for %i', (a, b) => {
    expect(misplaced(folder, [a, b])).toEqual([{ circle: a - 1, swappedWith: b - 1 }]);
  });

  test('300 exchanges by chance are all found, and nearly all named', () => {
    const random = seededRandom(7);
    const numbers = Array.from({ length: highest }, (_, i) => i + 1);
    let named = 0;
    for (let i = 0; i < 300; i++) {
      const a = pickRandom(numbers, random);
      const b = pickRandom(numbers, random);
      if (a === b) continue;
      const found = misplaced(folder, [a, b]);
      const circles = found.flatMap(({ circle, swappedWith }) => [circle + 1, (swappedWith ?? -1) + 1]);
      expect(circles.includes(a) || circles.includes(b), `${a} and ${b}`).toBe(true);
      if (found.length === 1 && circles.includes(a) && circles.includes(b)) named++;
    }
    expect(named).toBeGreaterThan(290);
  });

  test('two exchanges at once', () => {
    expect(misplaced(folder, [69, 96], [18, 81])).toEqual([
      { circle: 17, swappedWith: 80 },
      { circle: 68, swappedWith: 95 },
    ]);
  });

  test('three numbers that were rotated are reported', () => {
    expect(misplaced(folder, [20, 70], [70, 120]).length).toBeGreaterThan(0);
  });
});

test('a board that is not numbered in rows is left in peace', () => {
  const random = seededRandom(1);
  const numbers = Array.from({ length: 60 }, (_, i) => i + 1);
  const chance = () => Int32Array.from(numbers, () => Math.floor(random() * 10_000));
  expect(findMisplacedNumbers({ xs: chance(), ys: chance() }, { x: 10, y: 40 })).toEqual([]);
  const spiral = numbers.map(
    (n) => [5000 + n * 60 * Math.cos(n / 3), 5000 + n * 60 * Math.sin(n / 3)] as const,
  );
  const places = {
    xs: Int32Array.from(spiral, ([x]) => x),
    ys: Int32Array.from(spiral, ([, y]) => y),
  };
  expect(findMisplacedNumbers(places, { x: 10, y: 40 })).toEqual([]);
});
