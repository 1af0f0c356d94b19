import { expect, test } from 'vitest';
import { shippedStreetBoard } from '../../testing/boards/shipped-boards.js';
import type { StreetBoard } from '../board/board.js';
import { circlesOnPerimeter } from './block-relations.js';
import { facesOfBoard } from './faces-of-board.js';

const empty = shippedStreetBoard('whitechapel');

/** A board of crossings `x1…` at these places with these streets; every other list is empty. */
function sketch(
  places: readonly (readonly [number, number])[],
  streets: StreetBoard['streets'],
): StreetBoard {
  const crossings = places.map((at, i) => ({ id: `x${i + 1}` as const, at }));
  return { ...empty, circles: [], crossings, junctions: [], streets, waterlines: [], blocks: [] };
}
const street = (a: number, b: number, ...bends: [number, number][]): StreetBoard['streets'][number] => ({
  between: [`x${a}`, `x${b}`],
  ...(bends.length > 0 && { bends }),
});

const SQUARE = [
  [0, 0],
  [100, 0],
  [100, 100],
  [0, 100],
] as const;
const RIM = [street(1, 2), street(2, 3), street(3, 4), street(4, 1)];

test('a square has one face, walked clockwise from its smallest node', () => {
  const { inner, outer } = facesOfBoard(sketch(SQUARE, RIM));
  expect(inner).toEqual([
    { walk: ['x1', 'x2', 'x3', 'x4'], islands: [], bridges: [], spurs: [], area: 10_000 },
  ]);
  expect(outer).toEqual([['x1', 'x4', 'x3', 'x2']]);
});

test('the area of a face includes bends', () => {
  const bent = [street(1, 2, [50, 40]), ...RIM.slice(1)];
  expect(facesOfBoard(sketch(SQUARE, bent)).inner[0]?.area).toBe(8000);
});

test('two streets between the same crossings enclose a face', () => {
  const { inner } = facesOfBoard(sketch(SQUARE.slice(0, 2), [street(1, 2), street(1, 2, [50, 30])]));
  expect(inner.map(({ walk, area }) => [walk, area])).toEqual([[['x1', 'x2'], 1500]]);
});

test('an island belongs to the face around it and has its own face', () => {
  const inside = [
    [40, 40],
    [60, 40],
    [50, 60],
  ] as const;
  const { inner, outer } = facesOfBoard(
    sketch([...SQUARE, ...inside], [...RIM, street(5, 6), street(6, 7), street(7, 5)]),
  );
  expect(outer).toHaveLength(1);
  expect(inner.find(({ walk }) => walk.includes('x1'))?.islands).toEqual([['x5', 'x7', 'x6']]);
  expect(inner.find(({ walk }) => walk.includes('x5'))?.islands).toEqual([]);
});

test('two islands side by side belong to the same face', () => {
  const pair = [
    [20, 20],
    [30, 20],
    [25, 30],
    [24, 60],
    [26, 60],
    [25, 70],
  ] as const;
  const lines = [street(5, 6), street(6, 7), street(7, 5), street(8, 9), street(9, 10), street(10, 8)];
  const { inner } = facesOfBoard(sketch([...SQUARE, ...pair], [...RIM, ...lines]));
  expect(inner.find(({ walk }) => walk.includes('x1'))?.islands).toHaveLength(2);
});

test('a spur is walked twice and listed; a street to an island is a bridge', () => {
  const { inner } = facesOfBoard(sketch([...SQUARE, [50, 50]], [...RIM, street(1, 5)]));
  expect(inner[0]).toMatchObject({
    walk: ['x1', 'x2', 'x3', 'x4', 'x1', 'x5'],
    spurs: ['x1-x5'],
    bridges: [],
  });

  const carried = [
    [40, 40],
    [60, 40],
    [50, 60],
  ] as const;
  const withIsland = facesOfBoard(
    sketch([...SQUARE, ...carried], [...RIM, street(5, 6), street(6, 7), street(7, 5), street(1, 5)]),
  );
  expect(withIsland.inner.find(({ walk }) => walk.includes('x2'))).toMatchObject({
    bridges: ['x1-x5'],
    spurs: [],
    islands: [],
  });
});

test('Whitechapel has one bridge inside a block, to circles 45, 47 and 61', () => {
  const bridged = facesOfBoard(empty).inner.filter(({ bridges }) => bridges.length > 0);
  expect(bridged.map((face) => [face.bridges, circlesOnPerimeter(face)])).toEqual([
    [['x59-t3'], ['c45', 'c46', 'c47', 'c48', 'c61', 'c62', 'c79', 'c80']],
  ]);
});
