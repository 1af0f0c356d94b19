import { expect, test } from 'vitest';
import { greyPlane } from './grey-plane.js';

test('the luminance weighs green most and keeps grey as it is', () => {
  const rgb = Uint8Array.from([255, 0, 0, 0, 255, 0, 0, 0, 255, 90, 90, 90]);
  const { width, height, values } = greyPlane({ width: 2, height: 2, rgb });
  expect([width, height]).toEqual([2, 2]);
  expect([...values].map((value) => Math.round(value))).toEqual([76, 150, 29, 90]);
});
