import { expect, test } from 'vitest';
import { newBoard } from '../../document/index.js';
import type { Point, StreetBoard } from '../../../model/index.js';
import type { DetectedBoard } from '../entities/detected-board.js';
import { snapAt } from '../pointing/snap.js';
import { boardOf, handleGesture, openEditorState, switchTool } from '../state/editor-state.js';
import { showDetected } from './decide.js';
import { pendingSuggestions } from './pending-suggestions.js';
import { shapesOfSuggestions } from './suggestion-shapes.js';

const VIEWPORT = { unitsPerPixel: 10, coarse: false, centre: [0, 0] as Point, rotation: 0 };
const EMPTY = openEditorState(newBoard('wm', { id: 'a', name: 'A' }));
const board = boardOf(EMPTY) as StreetBoard;
const detected: DetectedBoard = {
  scan: 'ab',
  radius: 100,
  nodes: [
    { kind: 'circle', id: 'c1', at: [1000.4, 1000], confidence: 1, readings: [{ number: 5, confidence: 0.7 }] },
    { kind: 'crossing', id: 'x1', at: [3000, 1000], confidence: 0.99, readings: [] },
  ],
  lines: [
    { kind: 'street', id: 's1', ends: ['c1', 'x1'], path: [[1000, 1000], [3000, 1000]], confidence: 0.3 },
  ],
  decided: [],
}; // prettier-ignore

test.each([
  { at: [1060, 1030], snap: { at: [1000, 1000], near: 'circle' } },
  { at: [2000, 1090], snap: { at: [2000, 1000], near: 'street' } },
  { at: [2000, 1110], snap: { at: [2000, 1110] } },
] as const)('a pointer at $at snaps to what was detected', ({ at, snap }) => {
  expect(snapAt(board, at, VIEWPORT, { detected })).toEqual(snap);
  expect(snapAt(board, at, VIEWPORT, { detected, off: true })).toEqual({ at });
  expect(snapAt(board, at, VIEWPORT)).toEqual({ at });
});

test('the circle tool places a circle at the detected centre, and select moves one there', () => {
  const state = showDetected(switchTool(EMPTY, 'circle'), detected);
  const placed = handleGesture(state, { type: 'click', at: [1060, 1030] }, VIEWPORT);
  expect((boardOf(placed) as StreetBoard).circles).toMatchObject([{ at: [1000, 1000] }]);
  const far = handleGesture(state, { type: 'click', at: [5000, 5000] }, VIEWPORT);
  const drag = { from: [5000, 5000], at: [3050, 1050] } as const;
  const moved = (['drag', 'drop'] as const).reduce(
    (so, type) => handleGesture(so, { type, ...drag }, VIEWPORT),
    switchTool(far, 'select'),
  );
  expect((boardOf(moved) as StreetBoard).circles).toMatchObject([{ at: [3000, 1000] }]);
});

test('shapes tell kinds and certainties apart, and numbers are shown near', () => {
  const pending = pendingSuggestions(board, EMPTY.history, detected);
  const shapes = shapesOfSuggestions(pending, 100, true);
  expect(shapes.map(({ kind, look }) => `${kind} ${look}`)).toEqual([
    'lines doubtful',
    'rings likely',
    'label likely',
    'areas sure',
  ]);
  expect(shapes[2]).toMatchObject({ text: '5?' });
  expect(shapesOfSuggestions(pending, 100, false).map(({ kind }) => kind)).not.toContain('label');
});
