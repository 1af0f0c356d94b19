import { expect, test } from 'vitest';
import { addLine, addNode, newBoard, recordScanCalibration } from '../../document/index.js';
import { changeToolSettings, openEditorState, perform, type EditorState } from '../state/editor-state.js';
import { showDetected } from '../suggestions/index.js';
import { tracingGuide, type TracingFacts } from './tracing-guide.js';

const SCAN = { sha256: 'ab'.repeat(32), width: 200, height: 100 };
const EMPTY = openEditorState(newBoard('wm', { id: 'a', name: 'A' }));
const FACTS: TracingFacts = { suggestions: 0, isDetecting: false };
const nextOf = (state: EditorState, facts = FACTS): string | undefined => {
  const { steps, next } = tracingGuide(state, facts);
  return steps[next]?.label;
};
const countsOf = (state: EditorState): string =>
  tracingGuide(state, FACTS)
    .counts.map(({ words }) => words)
    .join(', ');

test('the next step follows from the board and its scan', () => {
  expect(nextOf(EMPTY)).toBe('Choose a photo');
  const withScan = changeToolSettings(EMPTY, { scan: SCAN });
  expect(nextOf(withScan)).toBe('Mark its corners');
  const points = [[0, 0], [200, 0], [200, 100], [0, 100]].map(([x, y]) => ({ pixel: [x!, y!] as const, at: [50 * x!, 100 * y!] as const })); // prettier-ignore
  const calibrated = perform(withScan, 'Calibrate', recordScanCalibration({ ...SCAN, points }));
  expect(nextOf(calibrated)).toBe('Detect the board');
  expect(nextOf(calibrated, { ...FACTS, isDetecting: true })).toBe('Detecting …');
  const detected = showDetected(calibrated, { scan: SCAN.sha256, radius: 10, nodes: [], lines: [] });
  expect(nextOf(detected, { ...FACTS, suggestions: 12 })).toBe('Review 12 suggestions');
  const nodes = [
    addNode({ kind: 'circle', id: 'c1', at: [1000, 1000] }),
    addNode({ kind: 'crossing', id: 'x1', at: [2000, 1000] }),
    addNode({ kind: 'circle', id: 'c2', at: [2000, 2000] }),
  ].reduce((state, action) => perform(state, 'Place', action), detected);
  expect(nextOf(nodes)).toBe('Propose blocks');
  const streets = ([['c1', 'x1'], ['x1', 'c2'], ['c1', 'c2']] as const).reduce(
    (state, between) => perform(state, 'Draw', addLine('streets', between)),
    nodes,
  ); // prettier-ignore
  expect(countsOf(streets)).toBe('2 of 189 circles, 1 crossing, 3 streets, 0 of 1 block');
  expect(tracingGuide(streets, { ...FACTS, problems: 3 }).steps.at(-1)).toEqual({
    command: 'panel.findings',
    label: 'See 3 findings',
    short: '3 findings',
    isDone: false,
  });
});

test('a declared count is what is expected', () => {
  const board = newBoard('lfw', { id: 'a', name: 'A' });
  const expected = { ...board, expect: [{ what: 'circles', count: 15, source: 'the map' }, { what: 'streets', count: 1, source: 'the map' }] } as const; // prettier-ignore
  expect(countsOf(openEditorState(board))).toBe('0 of 195 circles, 0 crossings, 0 streets, 0 blocks');
  expect(countsOf(openEditorState(expected))).toBe('0 of 15 circles, 0 crossings, 0 of 1 street, 0 blocks');
});

test('what is expected follows from the edition or from the suggestions', () => {
  const board = newBoard('lfw', { id: 'a', name: 'A' });
  const facts = { ...FACTS, suggestions: 9, suggested: { crossing: 2, junction: 3, street: 4 } };
  const words = (state: EditorState): string =>
    tracingGuide(state, facts)
      .counts.map((each) => each.words)
      .join(', ');
  const one = perform(openEditorState(board), 'Place', addNode({ kind: 'crossing', id: 'x1', at: [10, 10] }));
  expect(words(one)).toBe('0 of 195 circles, 1 of 3 crossings, 0 of 3 junctions, 0 of 4 streets, 0 blocks');
  expect(words(openEditorState({ ...board, edition: '2012-revised' }))).toBe(
    '0 of 195 circles, 0 of 234 crossings, 0 of 17 junctions, 0 of 593 streets, 0 of 148 blocks',
  );
});

test('a draft of the command line is not finished until its other suggestions are there', () => {
  const board = newBoard('wm', { id: 'a', name: 'A' });
  const traced = [{ by: 'lamplighter detect', date: '2026-11-18', how: 'Detected.' }];
  const points = [[0, 0], [200, 0], [200, 100], [0, 100]].map(([x, y]) => ({ pixel: [x!, y!] as const, at: [50 * x!, 100 * y!] as const })); // prettier-ignore
  const provenance = { ...board.provenance, traced, scans: [{ ...SCAN, points }] };
  const draft = changeToolSettings(
    perform(
      openEditorState({ ...board, provenance }),
      'Place',
      addNode({ kind: 'crossing', id: 'x1', at: [10, 10] }),
    ),
    { scan: SCAN },
  );
  expect(nextOf(draft)).toBe('Open its other suggestions');
  const labels = tracingGuide(draft, FACTS).steps.map(({ label, isDone }) => `${label} ${isDone}`);
  expect(labels.slice(2, 5)).toEqual([
    'Open its other suggestions false',
    'Detect the board false',
    'Review the suggestions false',
  ]);
  const opened = showDetected(draft, { scan: SCAN.sha256, radius: 10, nodes: [], lines: [] });
  expect(nextOf(opened, { ...FACTS, suggestions: 3 })).toBe('Review 3 suggestions');
  expect(nextOf(opened)).toBe('Propose blocks');
});

test('an empty board without findings is not done', () => {
  const { steps, next } = tracingGuide(EMPTY, { ...FACTS, problems: 0 });
  expect([next, steps.at(-1)!.isDone]).toEqual([0, false]);
});

test('hexes have their own steps', () => {
  const hexes = openEditorState(newBoard('mj', { id: 'a', name: 'A' }));
  expect(countsOf(hexes)).toBe('0 hexes');
  expect(tracingGuide(hexes, FACTS).steps.map(({ label }) => label)).toEqual([
    'Choose a photo',
    'Mark its corners',
    'Detect the board',
    'Paint some hexes',
    'Review the suggestions',
    'Validate the board',
  ]);
});
