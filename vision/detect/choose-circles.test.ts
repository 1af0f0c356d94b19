import { expect, test } from 'vitest';
import { chooseCircles, type FoundCircle } from './choose-circles.js';

const disc = (strength: number, notANumber: number, confidence: number): FoundCircle => ({
  x: 0,
  y: 0,
  strength,
  reading: { candidates: [], notANumber, confidence, probabilities: new Float32Array(0) },
});

const circles = Array.from({ length: 20 }, () => disc(2, 0.01, 0.97));
/** Whether a disc is taken for a circle on a board with clear ones. */
const isChosen = (one: FoundCircle, canRead = true): boolean =>
  chooseCircles([...circles, one], canRead).includes(one);

test.each([
  ['a disc that stands out and shows a number', disc(1.5, 0.2, 0.6), true],
  ['a disc that stands out and shows something else', disc(2, 0.99, 0), false],
  ['a disc that looks like the circles and hardly shows a number', disc(1.9, 0.7, 0.1), true],
  ['a faint disc with a sure number', disc(0.6, 0.01, 0.97), true],
  ['a faint disc with an unsure number', disc(0.6, 0.1, 0.5), false],
  ['something round that is fainter than the circles, with an unlikely number', disc(1.1, 0.3, 0.02), false],
])('%s: %s', (_, one, expected) => {
  expect(isChosen(one)).toBe(expected);
});

test('where no number can be read, only the strength and what is surely no number count', () => {
  expect(isChosen(disc(1.5, 0.5, 0), false)).toBe(true);
  expect(isChosen(disc(0.9, 0.01, 0.9), false)).toBe(false);
  expect(isChosen(disc(2, 0.99, 0), false)).toBe(false);
});
