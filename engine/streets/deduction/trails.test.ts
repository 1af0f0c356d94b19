/** Where trails end: on the great board, beside every trail walked one by one. */
import { describe, expect, test } from 'vitest';
import { shippedStreetBoard } from '../../../testing/boards/shipped-boards.js';
import { pickRandom, seededRandom } from '../../../testing/seeded-random.js';
import type { CrossingId } from '../../../model/index.js';
import type { PublicAnswer } from './answer-tables.js';
import { indexedNeighboursOf } from './indexed-neighbours.js';
import { fullSecretSet } from './secret-sets.js';
import { findTrailEnds, type TrailLeg } from './trails.js';
import { streetMapOf } from '../street-map.js';

const board = shippedStreetBoard('whitechapel');
const index = indexedNeighboursOf(board);
const { openNeighbours, neighbours, alleys, circles } = streetMapOf(board);

type Move =
  { readonly kind: 'normal'; readonly held: ReadonlySet<CrossingId> } | { readonly kind: 'coach' | 'alley' };

const legOf = (move: Move): TrailLeg =>
  move.kind === 'coach'
    ? { entries: 2, moves: [{ lists: index.neighbours, pace: 'ride' }] }
    : {
        entries: 1,
        moves: [{ lists: move.kind === 'normal' ? index.open(move.held) : index.alleys, pace: 'step' }],
      };

/** By numbers, one trail after another: slow, and plain enough to be believed. */
function slowly(
  starts: readonly (readonly number[])[],
  moves: readonly Move[],
  answers: readonly PublicAnswer[],
): number[] {
  let rows: number[][] = starts.map((each) => [...each]);
  for (const move of moves)
    rows = rows.flatMap((row) => {
      const at = row.at(-1)!;
      if (move.kind === 'normal') return openNeighbours(at, move.held).map((to) => [...row, to]);
      if (move.kind === 'alley') return alleys.get(at)!.map((to) => [...row, to]);
      return neighbours.get(at)!.flatMap((via) =>
        neighbours
          .get(via)!
          .filter((to) => to !== at)
          .map((to) => [...row, via, to]),
      );
    });
  const fits = (row: readonly number[], { is, circles: named, entries }: PublicAnswer): boolean => {
    const part = row.slice(0, entries);
    if (is === 'passed') return named.every((circle) => part.includes(circle));
    if (is === 'not passed') return !named.some((circle) => part.includes(circle));
    return named.includes(part.at(-1)!) === (is === 'last');
  };
  const ends = rows.filter((row) => answers.every((each) => fits(row, each))).map((row) => row.at(-1)!);
  return [...new Set(ends)].sort((a, b) => a - b);
}

/** By index, all trails at once. */
function quickly(
  starts: readonly (readonly number[])[],
  moves: readonly Move[],
  answers: readonly PublicAnswer[],
): number[] {
  const inIndices = (numbers: readonly number[]): number[] => numbers.map((each) => index.indexOf.get(each)!);
  const ends = findTrailEnds({
    circles: circles.length,
    starts: starts.map(inIndices),
    legs: moves.map(legOf),
    answers: answers.map((each) => ({ ...each, circles: inIndices(each.circles) })),
    secrets: fullSecretSet(1),
    stock: [],
  });
  return ends.map(({ circle }) => circles[circle]!);
}

describe('where trails end', () => {
  test.each(Array.from({ length: 60 }, (_, seed) => seed))('as when every trail is walked, %i', (seed) => {
    const random = seededRandom(seed);
    const pick = <T>(values: readonly T[]): T => pickRandom(values, random);
    const [first, second] = [pick(circles), pick(circles)];
    const starts =
      random() < 0.3
        ? [
            [first, second],
            [second, first],
          ]
        : [[first]];
    const moves = Array.from({ length: 1 + Math.floor(random() * 4) }, (): Move => {
      if (random() < 0.15) return { kind: 'alley' };
      if (random() < 0.15) return { kind: 'coach' };
      return { kind: 'normal', held: new Set(Array.from({ length: 5 }, () => pick(board.crossings).id)) };
    });
    const whole = slowly(starts, moves, []);
    const begun = starts[0]!.length;
    const written = begun + moves.reduce((sum, { kind }) => sum + (kind === 'coach' ? 2 : 1), 0);
    const near = (): number =>
      random() < 0.5 && whole.length > 0 ? pick(whole) : pick([first, ...neighbours.get(first)!]);
    const answers = Array.from({ length: Math.floor(random() * 6) }, (): PublicAnswer => ({
      circles: [near()],
      entries: begun + Math.floor(random() * (written - begun + 1)),
      is: pick(['passed', 'not passed', 'not passed', 'not last'] as const),
    }));
    const caught: PublicAnswer = { circles: [near(), near()], entries: written, is: 'last' };
    for (const all of [answers, [...answers, caught]])
      expect(quickly(starts, moves, all)).toEqual(slowly(starts, moves, all));
  });

  test('a clue that was passed before it was asked for is remembered, however many there are', () => {
    const moves = Array.from({ length: 6 }, (): Move => ({ kind: 'normal', held: new Set() }));
    const row = [65];
    for (const _ of moves) row.push(neighbours.get(row.at(-1)!)!.find((to) => !row.includes(to))!);
    const answers = row.map((circle): PublicAnswer => ({
      circles: [circle],
      entries: row.length,
      is: 'passed',
    }));
    expect(quickly([[65]], moves, answers)).toEqual(endsThrough(row));
  });
});

/** The ends of all ways through seven circles in seven entries, each once, beginning at the first. */
function endsThrough(row: readonly number[]): number[] {
  const found = new Set<number>();
  const go = (at: number, left: readonly number[]): void => {
    if (left.length === 0) found.add(at);
    for (const to of left)
      if (neighbours.get(at)!.includes(to))
        go(
          to,
          left.filter((each) => each !== to),
        );
  };
  go(row[0]!, row.slice(1));
  return [...found].sort((a, b) => a - b);
}
