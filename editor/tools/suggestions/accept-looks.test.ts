import { expect, test } from 'vitest';
import { newBoard } from '../../document/index.js';
import type { StreetBoard } from '../../../model/index.js';
import { boardOf, openEditorState } from '../state/editor-state.js';
import { acceptAllAbove, showDetected } from './decide.js';

test('colours, borders, junctions and waterlines are accepted as they were detected', () => {
  const certain = { confidence: 0.99, readings: [] } as const;
  const state = showDetected(openEditorState(newBoard('wm', { id: 'a', name: 'A' })), {
    scan: 'abcdef0123456789',
    radius: 100,
    nodes: [
      { ...certain, kind: 'circle', id: 'c1', at: [1000, 1000], readings: [{ number: 7, confidence: 0.99 }], colour: 'blue' },
      { ...certain, kind: 'circle', id: 'c2', at: [1000, 3000], readings: [{ number: 8, confidence: 0.99 }], colour: 'black' },
      { ...certain, kind: 'crossing', id: 'x1', at: [2000, 1000], border: 'yellow' },
      { ...certain, kind: 'junction', id: 't1', at: [3000, 1000] },
    ],
    lines: [
      { kind: 'street', id: 's1', ends: ['x1', 't1'], path: [[2000, 1000], [3000, 1000]], confidence: 0.99 },
      { kind: 'waterline', id: 'w1', ends: ['c1', 'c2'], path: [[1000, 1000], [1200, 2000], [1000, 3000]], confidence: 0.99 },
    ],
  }); // prettier-ignore
  expect(boardOf(acceptAllAbove(state, 0.95, '2026-11-18')) as StreetBoard).toMatchObject({
    circles: [{ number: 7, colour: 'blue' }, { number: 8, colour: 'black' }],
    crossings: [{ id: 'x1', border: 'yellow' }],
    junctions: [{ id: 't1', at: [3000, 1000] }],
    streets: [{ between: ['x1', 't1'] }],
    waterlines: [{ between: ['c7', 'c8'], bends: [[1200, 2000]] }],
  }); // prettier-ignore
});
