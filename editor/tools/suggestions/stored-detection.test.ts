import { expect, test } from 'vitest';
import { addNode, entriesOfHistory, newBoard, replayLog } from '../../document/index.js';
import type { DetectedBoard } from '../entities/detected-board.js';
import { openEditorState, perform, replaceHistory, undo, type EditorState } from '../state/editor-state.js';
import { pendingOf, rejectSuggestion, showDetected, withDetected } from './decide.js';
import { restoreDetected, toStoredDetection } from './stored-detection.js';

const VIEWPORT = { unitsPerPixel: 1, coarse: false, centre: [0, 0] as const, rotation: 0 };
const crossing = (id: string, x: number): DetectedBoard['nodes'][number] =>
  ({ kind: 'crossing', id, at: [x, 500], confidence: 0.9, readings: [] }); // prettier-ignore
const FOUND = {
  scan: 'abcdef',
  radius: 100,
  nodes: [crossing('x1', 1000), crossing('x2', 2000), crossing('x3', 3000)],
  lines: [],
};
const OPENED = openEditorState(newBoard('wm', { id: 'a', name: 'A' }));
const PLACE = [1, 0, 0, 0, 1, 0, 0, 0, 1] as const;

/** What is left after everything was stored and the page loaded again. */
function reload({ history, settings }: EditorState): EditorState {
  const stored = structuredClone(toStoredDetection(settings.detected!, history, PLACE));
  const replayed = replayLog(entriesOfHistory(history)).history!;
  return withDetected(replaceHistory(OPENED, replayed), restoreDetected(stored, replayed));
}
const idsOf = (state: EditorState): string => pendingOf(state).nodes.map(({ id }) => id).join(' '); // prettier-ignore

test('what was rejected stays rejected after a reload, and undo still brings it back', () => {
  const rejected = rejectSuggestion(showDetected(OPENED, FOUND), 'x2');
  const after = reload(rejected);
  expect(idsOf(after)).toBe('x1 x3');
  expect(idsOf(undo(after, VIEWPORT))).toBe('x1 x2 x3');
});

test('a rejection that was undone for good is not stored', () => {
  const undone = undo(rejectSuggestion(showDetected(OPENED, FOUND), 'x2'), VIEWPORT);
  const other = perform(undone, 'Place', addNode({ kind: 'crossing', id: 'x9', at: [1000, 500] }));
  expect(idsOf(reload(other))).toBe('x2 x3');
});

test('a rejection counts also for a board that was opened again from its file', () => {
  const { settings, history } = rejectSuggestion(showDetected(OPENED, FOUND), 'x2');
  const stored = toStoredDetection(settings.detected!, history, PLACE);
  expect(idsOf(withDetected(OPENED, restoreDetected(stored, OPENED.history)))).toBe('x1 x3');
});

test('unknown or very large content is left aside', () => {
  for (const value of [undefined, null, 7, {}, { version: 2 }, { version: 1, found: {} }])
    expect(restoreDetected(value, OPENED.history)).toBeUndefined();
  const many = {
    ...FOUND,
    nodes: Array.from({ length: 10_001 }, (_, i) => crossing(`x${i}`, i)),
    rejected: [],
  };
  expect(toStoredDetection(many, OPENED.history, PLACE)).toBeUndefined();
});
