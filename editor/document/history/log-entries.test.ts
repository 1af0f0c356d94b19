/** Whatever happens to a history in one gesture, the log tells it again. */
import { expect, test } from 'vitest';
import {
  addNode,
  boardOf,
  newBoard,
  openHistory,
  perform,
  redo,
  replaceLastStep,
  replayLog,
  undo,
  goTo,
} from '../../document/index.js';
import type { History } from '../../document/index.js';
import { entriesBetween, entriesOfHistory } from './log.js';

const opening = openHistory(newBoard('lfw', { id: 'a', name: 'A' }));
const circle = (n: number) => addNode({ kind: 'circle', id: `c${n}`, at: [n, n] });
const add = (history: History, n: number): History => perform(history, `circle ${n}`, circle(n));
const three = [1, 2, 3].reduce(add, opening);

const CASES: readonly (readonly [string, (history: History) => History])[] = [
  ['nothing', (history) => history],
  ['one step', (history) => add(history, 4)],
  ['two steps at once', (history) => add(add(history, 4), 5)],
  ['undo', undo],
  ['undo all', (history) => goTo(history, 0)],
  ['undo, then redo', (history) => redo(undo(history))],
  ['undo and another step, which drops what was undone', (history) => add(undo(undo(history)), 7)],
  ['undo and several steps, then undo of one', (history) => undo(add(add(undo(history), 7), 8))],
  ['a step that joins the one before', (history) => replaceLastStep(history, 'circle 3', circle(9))],
  ['a joined step after undo', (history) => replaceLastStep(undo(history), 'circle 2', circle(9))],
  ['a step, joined to at once', (history) => replaceLastStep(add(history, 4), 'circle 4', circle(9))],
];

test.each(CASES)('%s', (_, change) => {
  const after = change(three);
  const log = [...entriesOfHistory(three), ...entriesBetween(three, after)];
  const replayed = replayLog(JSON.parse(JSON.stringify(log)) as unknown[]);
  expect(replayed.problem).toBeUndefined();
  expect(replayed.intactEntries).toBe(log.length);
  expect(replayed.history!.at).toBe(after.at);
  expect(replayed.history!.steps).toEqual(after.steps);
});

test('mostly it is one entry', () => {
  expect(entriesBetween(three, add(three, 4))).toHaveLength(1);
  expect(entriesBetween(three, undo(three))).toHaveLength(1);
  expect(entriesBetween(three, replaceLastStep(three, 'circle 3', circle(9)))).toHaveLength(1);
  expect(entriesBetween(three, three)).toEqual([]);
});

test('later entries follow earlier ones', () => {
  const after = add(undo(three), 8);
  const { history } = replayLog(entriesBetween(three, after), three);
  expect(boardOf(history!)).toEqual(boardOf(after));
});
