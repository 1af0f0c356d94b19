import { expect, test } from 'vitest';
import type { InkMap } from './ink-map.js';
import type { StreetNode } from './street-node.js';
import { plausibleTouches, touchingStreets } from './touching-nodes.js';

const circle = (x: number, y: number): StreetNode => ({ kind: 'circle', x, y, radius: 15 });
const crossing = (x: number, y: number): StreetNode => ({ kind: 'crossing', x, y, radius: 7 });
const nodes = [circle(0, 0), crossing(22, 0), crossing(0, 40), crossing(5, 3)];
const touching = touchingStreets({ nodes, side: 9 } as unknown as InkMap, [0.5, 0.9, 0.1]);

test('nodes whose rims meet are joined, but not those apart and those that are one thing found twice', () => {
  expect(touching.map(({ pair, probability }) => [...pair, probability])).toEqual([[0, 1, 0.9]]);
  const { x, length } = touching[0]!.path;
  expect([x[0]! > 14, x.at(-1)! < 16.01, length]).toEqual([true, true, 1]);
});

test('a square beside a disc needs another street', () => {
  expect(plausibleTouches(touching, [], nodes)).toEqual([]);
  const other = { ...touching[0]!, pair: [1, 2] as const };
  expect(plausibleTouches(touching, [other], nodes)).toEqual(touching);
});
