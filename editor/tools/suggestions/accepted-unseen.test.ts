import { expect, test } from 'vitest';
import { newBoard } from '../../document/index.js';
import type { Point, StreetBoard } from '../../../model/index.js';
import type { SuggestedNode } from '../entities/detected-board.js';
import { boardOf, openEditorState, undo, type EditorState } from '../state/editor-state.js';
import { acceptedUnseenOf, confirmAccepted, deleteAccepted } from './accepted-unseen.js';
import {
  acceptAllAbove,
  acceptNextAbove,
  acceptSuggestion,
  expectedWrong,
  pendingOf,
  showDetected,
  suggestionsAbove,
} from './decide.js';
import { unseenInParts } from './board-parts.js';

const VIEWPORT = { unitsPerPixel: 1, coarse: false, centre: [0, 0] as Point, rotation: 0 };
const TODAY = '2026-11-18';

const node = (id: string, at: Point, confidence: number, number?: number): SuggestedNode => ({
  kind: number === undefined ? 'crossing' : 'circle',
  id,
  at,
  confidence,
  readings: number === undefined ? [] : [{ number, confidence: 1 }],
});
const STATE = showDetected(openEditorState(newBoard('wm', { id: 'a', name: 'A' })), {
  scan: 'abcdef0123456789',
  radius: 100,
  nodes: [node('c1', [1000, 1000], 0.7, 84), node('x1', [2000, 1000], 0.99), node('x2', [4000, 1000], 0.5)],
  lines: [
    { kind: 'street', id: 's1', ends: ['c1', 'x1'], path: [[1000, 1000], [2000, 1000]], confidence: 0.8 },
  ],
}); // prettier-ignore

const namesOf = (state: EditorState): readonly string[] =>
  acceptedUnseenOf(state).map(({ entity, certainty }) => `${entity} ${certainty.toFixed(2)}`);
const unreviewed = (state: EditorState): readonly string[] => boardOf(state).provenance.unreviewed ?? [];

test('how many of the accepted suggestions are wrong is expected from their certainties', () => {
  expect(expectedWrong(suggestionsAbove(pendingOf(STATE), 0.6))).toBeCloseTo(0.3 + 0.01 + 0.2);
  expect(expectedWrong(suggestionsAbove(pendingOf(STATE), 0.95))).toBeCloseTo(0.01);
});

test('what was accepted together below the safe threshold is to be seen, the least certain first', () => {
  const after = acceptAllAbove(STATE, 0.6, TODAY);
  expect(namesOf(after)).toEqual(['c84 0.70', 'street:c84-x1 0.80']);
  expect(unreviewed(after)).toEqual(['c84', 'c84-x1', 'x1']);
  expect(after.history.at).toBe(1);
  expect(namesOf(undo(after, VIEWPORT))).toEqual([]);
  expect(namesOf(acceptAllAbove(STATE, 0.95, TODAY))).toEqual([]);
});

test('what was accepted one by one, or in a part that was compared with the print, was seen', () => {
  expect(namesOf(acceptSuggestion(STATE, 's1', TODAY))).toEqual([]);
  const { nodes, lines } = pendingOf(STATE);
  let step = acceptNextAbove(STATE, { threshold: 1, today: TODAY, left: { nodes, lines }, isSeen: true });
  while (step.next) step = acceptNextAbove(step.state, step.next);
  expect([step.state.history.at, namesOf(step.state)]).toEqual([1, []]);
});

test('it is confirmed, corrected or deleted, each in one step', () => {
  const after = acceptAllAbove(STATE, 0.6, TODAY);
  const confirmed = confirmAccepted(after, 'accepted c84');
  expect([confirmed.announcement, namesOf(confirmed)]).toEqual([
    'Confirm circle 84.',
    ['street:c84-x1 0.80'],
  ]);
  expect(unreviewed(confirmed)).toEqual(['c84-x1', 'x1']);
  expect(namesOf(undo(confirmed, VIEWPORT))).toEqual(namesOf(after));
  const corrected = confirmAccepted(after, 'accepted c84', 85);
  expect((boardOf(corrected) as StreetBoard).circles[0]!.number).toBe(85);
  expect([namesOf(corrected), unreviewed(corrected)]).toEqual([['street:c85-x1 0.80'], ['c85-x1', 'x1']]);
  const deleted = deleteAccepted(after, 'accepted street:c84-x1');
  expect((boardOf(deleted) as StreetBoard).streets).toEqual([]);
  expect(namesOf(deleted)).toEqual(['c84 0.70']);
  expect(pendingOf(deleted).lines).toEqual([]);
  expect(confirmAccepted(after, 'accepted c1')).toBe(after);
});

test('a part is confirmed with what is accepted in it, as one step', () => {
  const after = acceptAllAbove(STATE, 0.6, TODAY);
  const parts = [[[0, 0], [3000, 3000]], [[3000, 0], [6000, 3000]]] as const; // prettier-ignore
  const unseen = unseenInParts(acceptedUnseenOf(after), parts, 0);
  expect(unseen).toHaveLength(2);
  const { nodes } = pendingOf(after);
  const confirmed = unseen.map(({ entity }) => entity);
  const both = acceptNextAbove(after, { threshold: 1, today: TODAY, left: { nodes, lines: [] }, isSeen: true, confirmed }); // prettier-ignore
  expect(both.state.announcement).toBe('Accept 1 suggestion and confirm 2.');
  expect([both.state.history.at, namesOf(both.state)]).toEqual([2, []]);
  const none = { nodes: [], lines: [] };
  const alone = acceptNextAbove(after, { threshold: 1, today: TODAY, left: none, isSeen: true, confirmed });
  expect(alone.state.announcement).toBe('Confirm 2 accepted suggestions.');
  expect(acceptNextAbove(alone.state, alone.next!).next).toBeUndefined();
});
