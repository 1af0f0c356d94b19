import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DIRECTIONS, idOfHex, neighbourInDirection, type Axial } from '../../../model/index.js';
import { findEnclosedGaps, type EnclosedGap } from './enclosed-gaps.js';

const MOST = 6;
const SIDE = MOST + 1;
/** Three places of four have a hex, so that there are gaps. */
const places = fc
  .array(fc.nat(3), { minLength: SIDE * SIDE, maxLength: SIDE * SIDE })
  .map((all) =>
    all.flatMap((some, i) => (some > 0 ? [{ at: [Math.floor(i / SIDE), i % SIDE] as Axial }] : [])),
  );

/** Floods the whole rectangle from its margin; what stays dry is in gaps. */
function gapsByFlood(hexes: readonly { readonly at: Axial }[]): EnclosedGap[] {
  const there = new Set(hexes.map(idOfHex));
  const [least, most] = [-1, MOST + 1];
  const flood = (from: Axial, wet: Map<string, Axial>): void => {
    wet.set(idOfHex({ at: from }), from);
    for (const direction of DIRECTIONS) {
      const at = neighbourInDirection(from, direction);
      const id = idOfHex({ at });
      if (Math.min(...at) < least || Math.max(...at) > most || there.has(id) || wet.has(id)) continue;
      flood(at, wet);
    }
  };
  const seen = new Map<string, Axial>();
  flood([least, least], seen);
  const gaps: EnclosedGap[] = [];
  for (let q = 0; q <= MOST; q++)
    for (let r = 0; r <= MOST; r++) {
      if (there.has(idOfHex({ at: [q, r] })) || seen.has(idOfHex({ at: [q, r] }))) continue;
      const gap = new Map<string, Axial>();
      flood([q, r], gap);
      for (const [id, at] of gap) seen.set(id, at);
      gaps.push({ first: [q, r], size: gap.size });
    }
  return gaps;
}

test('the gaps are those that a flood leaves dry', () => {
  let some = 0;
  fc.assert(
    fc.property(places, (hexes) => {
      const expected = gapsByFlood(hexes);
      some += expected.length;
      expect(findEnclosedGaps(hexes)).toEqual(expected);
      expect(findEnclosedGaps(hexes.toReversed())).toEqual(expected);
    }),
    { numRuns: 300 },
  );
  expect(some).toBeGreaterThan(20);
});

test('an island in a lake lies in one gap, and two boards far apart have none', () => {
  const ring = (q: number, r: number, radius: number) =>
    Array.from({ length: 2 * radius + 1 }, (_, i) => i - radius).flatMap((x) =>
      Array.from({ length: 2 * radius + 1 }, (_, i) => i - radius)
        .filter((y) => Math.max(Math.abs(x), Math.abs(y), Math.abs(x + y)) === radius)
        .map((y) => ({ at: [q + x, r + y] as Axial })),
    );
  expect(findEnclosedGaps([...ring(0, 0, 4), { at: [0, 0] }])).toEqual([{ first: [-3, 0], size: 36 }]);
  expect(findEnclosedGaps([{ at: [0, 0] }, { at: [9000, -9000] }, { at: [3, 0] }])).toEqual([]);
  expect(findEnclosedGaps(ring(0, 0, 300))).toEqual([{ first: [-299, 0], size: 3 * 300 * 299 + 1 }]);
  expect(findEnclosedGaps([])).toEqual([]);
});
