import { expect, test } from 'vitest';
import { shippedStreetBoard } from '../../testing/boards/shipped-boards.js';
import type { StreetBoard } from '../board/board.js';
import { alleyRelation, boatRelation, circlesOnPerimeter } from './block-relations.js';

const board = (blocks: StreetBoard['blocks']): StreetBoard => ({
  ...shippedStreetBoard('whitehall'),
  circles: [1, 2, 3, 4].map((number) => ({
    number,
    at: [number, 0] as const,
    colour: number > 2 ? ('blue' as const) : ('white' as const),
  })),
  blocks,
});

test('[DEF-13] a perimeter has each circle once, including islands, sorted by number', () => {
  expect(circlesOnPerimeter({ walk: ['c10', 'x1', 'c2', 'x1'], islands: [['c9', 'x3']] })).toEqual([
    'c2',
    'c9',
    'c10',
  ]);
});

test('[DEF-14] circles that share a block of houses are joined by an alley', () => {
  const alleys = alleyRelation(
    board([
      { id: 'b1', kind: 'houses', walk: ['c1', 'c2', 'x1'] },
      { id: 'b2', kind: 'houses', walk: ['c1', 'c2', 'x2'] },
      { id: 'b3', kind: 'none', walk: ['c1', 'c3'] },
    ]),
  );
  expect([...alleys]).toEqual([
    ['c1', ['c2']],
    ['c2', ['c1']],
    ['c3', []],
    ['c4', []],
  ]);
});

test('[DEF-15] a boat joins only blue circles of one block of water', () => {
  const boats = boatRelation(
    board([
      { id: 'b1', kind: 'water', walk: ['c1', 'c3', 'x1'], islands: [['c4']] },
      { id: 'b2', kind: 'houses', walk: ['c3', 'c4'] },
    ]),
  );
  expect([...boats]).toEqual([
    ['c3', ['c4']],
    ['c4', ['c3']],
  ]);
});

test('[WM-X09] the boat relation contains the worked example', () => {
  expect(boatRelation(shippedStreetBoard('whitehall')).get('c138')).toContain('c157');
});
