/** The measure of accuracy itself: right suggestions count as right, wrong ones as wrong. */
import { describe, expect, test } from 'vitest';
import { formatBoard, parseBoard, type Homography } from '../../model/index.js';
import type { Suggestions } from '../../vision/index.js';
import { addScores, compareWithTruth } from './compare-with-truth.js';
import { randomStreetBoard } from './random-street-board.js';

const board = randomStreetBoard(3);
const half: Homography = [0.5, 0, 7, 0, 0.5, -3, 0, 0, 1];
const place = ([x, y]: readonly [number, number]): readonly [number, number] => [0.5 * x + 7, 0.5 * y - 3];

/** Suggestions that are right about everything. */
const perfect: Suggestions = {
  version: 1,
  game: 'lfw',
  picture: { width: 5000, height: 4000 },
  circles: board.circles.map(({ number, at, colour }) => ({
    id: `c${number + 500}`,
    at: place(at),
    radius: board.discs.circle / 2,
    number,
    confidence: 1,
    numberConfidence: 1,
    alternatives: [],
    colour,
  })),
  crossings: board.crossings.map(({ id, at }) => ({ id, at: place(at), side: 20, border: null, confidence: 1 })), // prettier-ignore
  junctions: [],
  streets: board.streets.map(({ between }, i) => ({
    id: `s${i + 1}`,
    between: between.map((id) => (id.startsWith('c') ? `c${Number(id.slice(1)) + 500}` : id)).reverse() as [string, string], // prettier-ignore
    path: [[0, 0], [1, 1]], // prettier-ignore
    confidence: 1,
  })),
  waterlines: [],
  hexes: [],
  quality: [],
};

describe.each([1, 2, 3, 4, 5, 6])('random board %i', (seed) => {
  test('is a board in form with numbers from 1 without gaps', () => {
    const made = randomStreetBoard(seed);
    expect(parseBoard(formatBoard(made)).ok).toBe(true);
    expect(randomStreetBoard(seed)).toEqual(made);
    const numbers = made.circles.map(({ number }) => number).sort((a, b) => a - b);
    expect(numbers).toEqual(numbers.map((_, i) => i + 1));
    expect(numbers.length).toBeGreaterThan(50);
    const used = new Set(made.streets.flatMap(({ between }) => between));
    expect(made.crossings.every(({ id }) => used.has(id))).toBe(true);
  });
});

test('perfect suggestions have no faults', () => {
  const scores = compareWithTruth(board, half, perfect);
  for (const { real, suggested, right, safeButWrong } of Object.values(scores))
    expect([suggested, right, safeButWrong]).toEqual([real, real, 0]);
});

test('a wrong number, a moved crossing and a missing circle are counted where they belong', () => {
  const [first, second, ...others] = perfect.circles;
  const [crossing, ...crossings] = perfect.crossings;
  const scores = compareWithTruth(board, half, {
    ...perfect,
    circles: [{ ...second!, number: 9999 }, ...others],
    crossings: [{ ...crossing!, at: [crossing!.at[0] + 11, crossing!.at[1]] }, ...crossings],
  });
  const { length } = perfect.circles;
  expect(scores.circles).toMatchObject({ real: length, suggested: length - 1, right: length - 1, safeButWrong: 0 }); // prettier-ignore
  expect(scores.numbers).toMatchObject({ real: length, right: length - 2, safeButWrong: 1 });
  expect(scores.crossings).toMatchObject({ right: perfect.crossings.length - 1, safeButWrong: 1 });
  const touching = board.streets.filter(
    ({ between }) => between.includes(`c${first!.number!}`) || between.includes(board.crossings[0]!.id),
  );
  expect(scores.streets.real - scores.streets.right).toBe(touching.length);
});

test('of two suggestions for one circle only the nearer is right', () => {
  const [first] = perfect.circles;
  const twin = { ...first!, id: 'c9000', at: [first!.at[0] + 3, first!.at[1]] as const };
  const { circles } = compareWithTruth(board, half, { ...perfect, circles: [twin, ...perfect.circles] });
  expect(circles).toMatchObject({ suggested: circles.real + 1, right: circles.real, safeButWrong: 1 });
  expect(addScores([compareWithTruth(board, half, perfect)]).circles.real).toBe(circles.real);
});
