import { expect, test } from 'vitest';
import { judgeReadability, median } from './judge-readability.js';
import type { NumberReading } from './read-disc.js';

const readings = (...confidences: readonly number[]): NumberReading[] =>
  confidences.map((confidence) => ({
    candidates: [],
    notANumber: 0,
    confidence,
    probabilities: new Float32Array(0),
  }));

test('a picture is readable if the median confidence is', () => {
  expect(judgeReadability(readings(0, 0.9, 0.8), 7)).toEqual({ usable: true, medianConfidence: 0.8 });
});

test.each([
  [readings(0.2, 0.3, 0.9), 7.2, 'the numbers are too small to read: discs of about 7 pixels, 10 are needed'],
  [readings(0.2, 0.3, 0.9), 14, 'the picture is too blurred or too poor in contrast to read the numbers'],
  [readings(0.02, 0.05, 0.9), 14, 'no round discs with numbers were found'],
  [[], 0, 'no round discs with numbers were found'],
])('a picture that is not readable gets a reason (%#)', (discs, radius, reason) => {
  expect(judgeReadability(discs, radius)).toMatchObject({ usable: false, reason });
});

test('the median of an even number of values is between the middle two', () => {
  expect([median([]), median([3]), median([5, 1]), median([9, 1, 4])]).toEqual([0, 3, 3, 4]);
});
