import { expect, test } from 'vitest';
import { sortActions, withSortKey } from './action-order.js';
import { FAR_POLICE, huntState, engine } from '../../testing/engine/whitechapel-fixture.js';

test('by type, then by numbers, then by words, as code units have them', () => {
  const kinds = [
    {
      fields: ['colour', 'circle'],
      actions: [
        { type: 'search', colour: 'blue', circle: 10 },
        { type: 'search', colour: 'yellow', circle: 9 },
        { type: 'search', colour: 'brown', circle: 10 },
      ],
    },
    {
      fields: ['letter', 'from', 'to'],
      actions: [
        { type: 'letter', letter: 'fromHell', from: 'x2', to: 'x10' },
        { type: 'letter', letter: 'dearBoss', from: 'x9', to: 'x1' },
      ],
    },
    {
      fields: ['letter', 'tokens'],
      actions: [
        { type: 'letter', letter: 'eve', tokens: ['x1', 'x2'] },
        { type: 'letter', letter: 'eve', tokens: ['x1'] },
      ],
    },
  ];
  const all = kinds.flatMap(({ fields, actions }) => actions.map((action) => withSortKey(action, fields)));
  const names = sortActions(all).map(({ type: _, ...named }) => Object.values(named).flat().join(' '));
  expect(names).toEqual([
    'dearBoss x9 x1',
    'eve x1',
    'eve x1 x2',
    'fromHell x2 x10',
    'yellow 9',
    'blue 10',
    'brown 10',
  ]);
});

test('is that of the legal actions', () => {
  const police = { ...FAR_POLICE, yellow: 'x115', blue: 'x127' } as const;
  const circles = engine
    .legalActions(huntState({ phase: 'HUNT3', head: 'yellow', police, acted: [] }))
    .filter(({ type }) => type === 'search')
    .map(({ circle }) => circle as number);
  expect(circles).toEqual(circles.toSorted((a, b) => a - b));
  expect(circles.length).toBeGreaterThan(3);
});
