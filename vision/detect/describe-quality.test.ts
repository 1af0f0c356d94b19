import { expect, it } from 'vitest';
import { countReason, describeQuality, isBoard } from './describe-quality.js';
import type { FoundNodes } from './find-nodes.js';

const nodesWith = (circles: number, crossings: number, usable: boolean, confidence = 0.5): FoundNodes => ({
  circles: Array.from(
    { length: circles },
    (_, i) =>
      ({
        reading: { candidates: [{ number: i + 1 }], confidence },
      }) as unknown as FoundNodes['circles'][number],
  ),
  crossings: Array.from({ length: crossings }, () => ({}) as FoundNodes['crossings'][number]),
  radius: 20,
  side: 12,
  readability: { usable, medianConfidence: usable ? 0.9 : 0 },
});
const picture = { width: 3900, height: 2600 };

it('accepts a count of circles near those that were found, and no count', () => {
  for (const count of [undefined, 189, 195, 205])
    expect(countReason(nodesWith(195, 234, true), count)).toBeNull();
});

it('says that a count is far from what was found, and that the numbers cannot be used', () => {
  for (const count of [40, 120, 299]) {
    const numbers = describeQuality(nodesWith(195, 234, true), picture, count)[1]!;
    expect(numbers.isUsable, `${count}`).toBe(false);
    expect(numbers.reason).toBe(
      `The board shall have ${count} circles, but 195 were found: correct the count or leave it out.`,
    );
  }
});

it('says that more circles were found than counted', () => {
  expect(countReason(nodesWith(195, 234, true), 150)).toContain('shall have 150 circles, but 195 were found');
});

it('accepts a higher count where circles may be missed, but not where the numbers are plainly complete', () => {
  expect(countReason(nodesWith(195, 234, true), 240)).toBeNull();
  expect(countReason(nodesWith(195, 234, true, 0.99), 240)).toContain('but 195 were found');
  expect(countReason(nodesWith(195, 234, true, 0.99), 200)).toBeNull();
});

it('takes few nodes for a board only if their numbers can be read, and then misses nothing', () => {
  expect(isBoard(nodesWith(3, 3, false))).toBe(false);
  expect(describeQuality(nodesWith(3, 3, true), picture).filter(({ isUsable }) => !isUsable)).toEqual([]);
});

it('says which discs are looked for where no board was found', () => {
  const [circles] = describeQuality(nodesWith(122, 818, false), picture);
  expect(circles!.isUsable).toBe(false);
  expect(circles!.reason).toContain('a radius of 10 to 144 pixels');
});

it('asks for a larger picture where the picture is small', () => {
  const [circles] = describeQuality(nodesWith(47, 234, false), { width: 500, height: 350 });
  expect(circles!.reason).toContain('The picture is too small, 500 × 350 pixels');
});

it('takes discs without numbers for a board only beside enough squares', () => {
  expect(isBoard(nodesWith(144, 28, false))).toBe(false);
  expect(isBoard(nodesWith(144, 60, false))).toBe(true);
  expect(isBoard(nodesWith(144, 28, true))).toBe(true);
});
