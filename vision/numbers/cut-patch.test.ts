import { expect, test } from 'vitest';
import type { Plane } from '../pixels/index.js';
import { cutPatch } from './cut-patch.js';
import { PATCH_COLUMNS, PATCH_ROWS } from './number-net.js';

/** A plane whose value is a function of the place. */
function plane(width: number, height: number, value: (x: number, y: number) => number): Plane {
  const values = Float32Array.from({ length: width * height }, (_, i) =>
    value(i % width, Math.floor(i / width)),
  );
  return { width, height, values };
}

const slope = plane(200, 160, (x, y) => x + 0.5 * y);

test.each([8, 16, 24, 50])('a slope stays a slope at half the side %d', (half) => {
  const patch = cutPatch(slope, { x: 90, y: 70, half });
  const size = (2 * half) / PATCH_COLUMNS;
  expect(patch).toHaveLength(PATCH_ROWS * PATCH_COLUMNS);
  patch.forEach((value, i) => {
    const x = 90 + (Math.floor(i % PATCH_COLUMNS) + 0.5 - PATCH_COLUMNS / 2) * size;
    const y = 70 + (Math.floor(i / PATCH_COLUMNS) + 0.5 - PATCH_ROWS / 2) * size;
    expect(value).toBeCloseTo(x + 0.5 * y, 2);
  });
});

test('one pixel per value copies the pixels', () => {
  const random = plane(64, 64, (x, y) => (x * 37 + y * 101) % 251);
  const patch = cutPatch(random, { x: 31.5, y: 31.5, half: 16 });
  expect(patch[0]).toBe(random.values[20 * 64 + 16]);
  expect(patch.at(-1)).toBe(random.values[43 * 64 + 47]);
});

test('a fine pattern becomes its mean instead of stripes', () => {
  const stripes = plane(200, 200, (x) => (x % 4 < 2 ? 200 : 0));
  const patch = cutPatch(stripes, { x: 100, y: 100, half: 64 });
  patch.forEach((value) => {
    expect(value).toBeCloseTo(100, 0);
  });
});

test('the edge of the plane is repeated outside', () => {
  const patch = cutPatch(
    plane(10, 10, () => 77),
    { x: 0, y: 9, half: 30 },
  );
  expect(new Set(patch)).toEqual(new Set([77]));
});
