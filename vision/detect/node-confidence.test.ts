import { expect, test } from 'vitest';
import type { FoundCircle } from './choose-circles.js';
import { circleConfidence, crossingConfidence } from './node-confidence.js';

const SAFE = 0.95;
const circle = (confidence: number): FoundCircle => ({
  x: 0,
  y: 0,
  strength: 1.5,
  reading: { candidates: [], notANumber: 0, confidence, probabilities: new Float32Array(0) },
});
const square = (strength: number, side = 10) => ({ x: 0, y: 0, side, strength });
const streets = (count: number, sure = count) => ({ streets: count, sure });

test('nothing is safe before the streets are known', () => {
  expect(circleConfidence(circle(1), 1, undefined)).toBeLessThan(SAFE);
  expect(crossingConfidence(square(1), 10, undefined)).toBeLessThan(SAFE);
});

test('a circle is safe with two streets and a number, or with one street and a sure number', () => {
  expect(circleConfidence(circle(0.5), 0.5, streets(2))).toBeGreaterThan(SAFE);
  expect(circleConfidence(circle(0.1), 0.1, streets(2))).toBeLessThan(SAFE);
  expect(circleConfidence(circle(1), 1, streets(1))).toBeGreaterThan(SAFE);
  expect(circleConfidence(circle(1), 0.5, streets(1))).toBeLessThan(SAFE);
  expect(circleConfidence(circle(1), 1, streets(0))).toBeLessThan(0.5);
});

test('a crossing is safe with two sure streets if it looks like one, and the surer the more it has', () => {
  expect(crossingConfidence(square(0.9), 10, streets(2))).toBeGreaterThan(SAFE);
  expect(crossingConfidence(square(0.7), 10, streets(2))).toBeLessThan(SAFE);
  expect(crossingConfidence(square(0.7), 10, streets(3))).toBeGreaterThan(SAFE);
  expect(crossingConfidence(square(1), 10, streets(4, 1))).toBeLessThan(SAFE);
  expect(crossingConfidence(square(1), 10, streets(0))).toBeLessThan(SAFE);
});

test('a square of twice the common side, which may be a dark disc, is not safe', () => {
  expect(crossingConfidence(square(1, 20), 10, streets(4))).toBeLessThan(SAFE);
});
