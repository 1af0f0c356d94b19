import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createKeyLookup } from './create-key-lookup.js';

interface Thing {
  readonly keys: readonly string[];
}
const key = fc.constantFrom('a', 'b', 'c', 'd', 'e');
const thing = fc.record({ keys: fc.uniqueArray(key, { maxLength: 2 }) });
const edit = fc.record({
  of: fc.nat(1),
  isDoubled: fc.boolean(),
  drops: fc.array(fc.nat(80), { maxLength: 3 }),
  adds: fc.array(fc.tuple(fc.nat(80), thing), { maxLength: 3 }),
});

test('the index finds the same entries as a search through the list after every edit, in older lists too', () => {
  fc.assert(
    fc.property(
      fc.tuple(fc.array(thing, { maxLength: 80 }), fc.array(thing, { maxLength: 5 })),
      fc.array(edit, { maxLength: 15 }),
      (starts, edits) => {
        const find = createKeyLookup<Thing>(({ keys }) => keys);
        const lists: (readonly Thing[])[][] = starts.map((start) => [start]);
        const check = (list: readonly Thing[]): void => {
          for (const each of ['a', 'b', 'c', 'd', 'e', 'f'])
            expect(find(list, each)).toEqual(list.filter(({ keys }) => keys.includes(each)));
        };
        for (const { of, isDoubled, drops, adds } of edits) {
          const row = lists[of]!;
          const next = row.at(-1)!.filter((_, i) => !drops.includes(i));
          for (const [at, each] of adds) next.splice(at, 0, each);
          // The very same entry twice, which is a fault.
          if (isDoubled && next[0]) next.unshift(next[0]);
          row.push(next);
          check(next);
        }
        lists.flat().forEach(check);
      },
    ),
    { numRuns: 300 },
  );
});

test('after many changes the index is merged without losing or keeping wrong entries', () => {
  const find = createKeyLookup<Thing>(({ keys }) => keys);
  let list: readonly Thing[] = Array.from({ length: 300 }, (_, i) => ({ keys: [`a${i}`, `b${i % 7}`] }));
  const names = [0, 1, 2].flatMap((i) => ['a', 'b', 'c'].map((letter) => letter + String(i)));
  for (let i = 0; i < 300; i++) {
    list = list.toSpliced(i, 1, { keys: [`c${i}`, `b${i % 5}`] });
    for (const each of [...names, `a${i}`, `c${i}`, `a${i - 130}`, `c${i - 130}`])
      expect(find(list, each)).toEqual(list.filter(({ keys }) => keys.includes(each)));
  }
});
