import { expect, test } from 'vitest';
import type { StreetBoard } from '../../../../model/index.js';
import { newBoard } from '../../entities/new-board.js';
import { boardOf, openHistory, perform, undo } from '../../history/history.js';
import { addDetectedEntities, type DetectedEntities } from './add-detected.js';
import { addNode } from './add-node.js';

const traced = { by: 'Lamplighter', date: '2026-11-18', how: 'Detected in the scan 12345678.' };
const DETECTED: DetectedEntities = {
  nodes: [
    { kind: 'circle', id: 'c7', at: [100.4, 100], colour: 'red' },
    { kind: 'crossing', id: 'x1', at: [300, 100], border: 'yellow' },
    { kind: 'junction', id: 't1', at: [300, 300] },
  ],
  lines: [
    { list: 'streets', between: ['c7', 'x1'], bends: [[200.2, 130]] },
    { list: 'waterlines', between: ['x1', 't1'], bends: [] },
  ],
  traced,
};
const EMPTY = openHistory(newBoard('wm', { id: 'a', name: 'A' }));
const streetsOf = (history: typeof EMPTY): StreetBoard => boardOf(history) as StreetBoard;

test('nodes and lines are added in one step, unreviewed, with the detection among the sources', () => {
  const after = perform(EMPTY, 'Accept', addDetectedEntities(DETECTED));
  const board = streetsOf(after);
  expect(board.circles).toMatchObject([{ number: 7, at: [100, 100], colour: 'red' }]);
  expect(board.crossings).toMatchObject([{ id: 'x1', at: [300, 100], border: 'yellow' }]);
  expect(board.junctions).toMatchObject([{ id: 't1', at: [300, 300] }]);
  expect(board.streets).toMatchObject([{ between: ['c7', 'x1'], bends: [[200, 130]] }]);
  expect(board.waterlines).toMatchObject([{ between: ['x1', 't1'] }]);
  expect(board.provenance.traced).toEqual([traced]);
  expect(board.provenance.unreviewed).toEqual(['c7', 'c7-x1', 't1', 'x1', 'x1-t1']);
  expect(after.at).toBe(1);
  expect(boardOf(undo(after))).toBe(boardOf(EMPTY));
});

test('what is there already is kept, and the same detection is recorded once', () => {
  const traces = perform(EMPTY, 'Place', addNode({ kind: 'circle', id: 'c7', at: [90, 90] }));
  const after = perform(traces, 'Accept', addDetectedEntities(DETECTED));
  expect(streetsOf(after).circles).toMatchObject([{ number: 7, at: [90, 90], colour: 'white' }]);
  expect(streetsOf(after).provenance.unreviewed).not.toContain('c7');
  expect(perform(after, 'Accept', addDetectedEntities(DETECTED))).toBe(after);
});

test('a line without its ends, and a node twice, are left out', () => {
  const [circle] = DETECTED.nodes;
  const after = perform(
    EMPTY,
    'Accept',
    addDetectedEntities({ ...DETECTED, nodes: [circle!, { ...circle!, at: [0, 0] }] }),
  );
  expect(streetsOf(after).circles).toHaveLength(1);
  expect(streetsOf(after).streets).toEqual([]);
});
