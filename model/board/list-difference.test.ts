import fc from 'fast-check';
import { expect, test } from 'vitest';
import { diffLists } from './list-difference.js';

/** Two lists of objects compared by identity. */
const lists = fc
  .tuple(fc.array(fc.nat(30), { maxLength: 40 }), fc.array(fc.nat(30), { maxLength: 40 }))
  .map(([a, b]) => {
    const things = Array.from({ length: 31 }, (_, n) => ({ n }));
    return [a, b].map((list) => [...new Set(list)].map((n) => things[n]!)) as [
      { n: number }[],
      { n: number }[],
    ];
  });

const without = <T>(list: readonly T[], places: readonly number[]): readonly T[] =>
  list.filter((_, place) => !places.includes(place));

test('entries that are neither removed nor added are the same in both lists, in the same order', () => {
  fc.assert(
    fc.property(lists, ([before, after]) => {
      const { removed: gone, added: come } = diffLists(before, after);
      const [left, right] = [without(before, gone), without(after, come)];
      expect(left.length).toBe(right.length);
      expect(left.every((each, i) => each === right[i])).toBe(true);
    }),
    { numRuns: 2000 },
  );
});

test('common entries of lists in the same order are never reported', () => {
  fc.assert(
    fc.property(lists, ([before, after]) => {
      const [a, b] = [before, after].map((list) => list.toSorted((x, y) => x.n - y.n)) as [
        object[],
        object[],
      ];
      const { removed: gone, added: come } = diffLists(a, b);
      expect(gone).toEqual(a.flatMap((each, i) => (b.includes(each) ? [] : [i])));
      expect(come).toEqual(b.flatMap((each, i) => (a.includes(each) ? [] : [i])));
    }),
    { numRuns: 2000 },
  );
});

test('gaps wider than the search window are found', () => {
  const all = Array.from({ length: 20_000 }, (_, n) => ({ n }));
  // In turns ten of one list, ten of the other, and twenty of both.
  const [before, after] = [0, 10].map((turn) =>
    all.filter(({ n }) => n % 40 >= 20 || n % 20 < 10 === (turn === 0)),
  );
  const { removed: gone, added: come } = diffLists(before!, after!);
  expect([gone.length, come.length]).toEqual([5000, 5000]);
  expect(without(before!, gone.slice(0, 10))[0]).toBe(all[20]);
});
