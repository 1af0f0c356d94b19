import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createIncrementalSort } from './incremental-sort.js';
import { mapOrSame, sortOrSame } from '../board/structural-sharing.js';

interface Thing {
  readonly n: number;
  readonly isSpelled: boolean;
}
const compare = (a: Thing, b: Thing): number => a.n - b.n;
const spelled = (each: Thing): Thing => (each.isSpelled ? each : { ...each, isSpelled: true });
const thing = fc.record({ n: fc.nat(500), isSpelled: fc.boolean() });

/** One edit of a list: some go, some come anywhere. */
const edit = fc.record({
  drops: fc.array(fc.nat(60), { maxLength: 3 }),
  adds: fc.array(fc.tuple(fc.nat(60), thing), { maxLength: 3 }),
});

test('an edited list is sorted like a new one', () => {
  const numbers = (list: readonly Thing[]): readonly number[] => list.map(({ n }) => n);
  fc.assert(
    fc.property(fc.array(thing, { maxLength: 60 }), fc.array(edit, { maxLength: 12 }), (start, edits) => {
      const order = createIncrementalSort(compare, spelled);
      let list = order(start);
      for (const { drops, adds } of edits) {
        const next = list.filter((_, i) => !drops.includes(i));
        for (const [at, each] of adds) next.splice(at, 0, each);
        const expected = sortOrSame(mapOrSame(next, spelled), compare);
        list = order(next);
        expect(numbers(list)).toEqual(numbers(expected));
        expect(list.every(({ isSpelled }) => isSpelled)).toBe(true);
        expect(list === next).toBe(expected === next);
        expect(order(list)).toBe(list);
        expect(list.filter((each) => !next.includes(each)).length).toBe(
          next.filter((each) => !each.isSpelled).length,
        );
      }
    }),
    { numRuns: 500 },
  );
});

test('entries that were in order are not compared again', () => {
  let compared = 0;
  const order = createIncrementalSort<Thing>((a, b) => {
    compared++;
    return compare(a, b);
  });
  const all = Array.from({ length: 1000 }, (_, n) => ({ n: 2 * n, isSpelled: true }));
  const list = order(all);
  compared = 0;
  const more = order([...list, { n: 777, isSpelled: true }]);
  expect(more[389]!.n).toBe(777);
  expect(compared).toBeLessThan(20);
  expect(order(more)).toBe(more);
  expect(compared).toBeLessThan(20);
});
