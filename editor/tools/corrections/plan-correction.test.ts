import { describe, expect, test } from 'vitest';
import { shippedBoard } from '../../../testing/boards/shipped-boards.js';
import type { Board } from '../../../model/index.js';
import { validateBoard } from '../../../validator/index.js';
import { addLineWithIntersections, deleteEntities, type Action } from '../../document/index.js';
import { boardOf, openEditorState, perform, type EditorState } from '../state/editor-state.js';
import { actionOfCorrection, planCorrection } from './plan-correction.js';

const whitechapel = shippedBoard('whitechapel');
const edited = (board: Board, action: Action): EditorState => perform(openEditorState(board), 'Edit', action);
const plan = (state: EditorState) =>
  planCorrection(state, {
    findings: validateBoard(boardOf(state)).findings,
    findingsAtOpening: new Set(
      validateBoard(state.history.steps[0]!.document.board).findings.map(({ id }) => id),
    ),
  });
const NEW_STREET = addLineWithIntersections('streets', ['c6', 'x8'], [], 'junction');

describe('after a street is added on an official board', () => {
  const state = edited(whitechapel, NEW_STREET);
  const correction = plan(state)!;

  test('the counts that follow are offered as one step', () => {
    expect(correction.changes).toBe('the new street from circle 6 to the crossing by 6 24');
    expect(correction.counts.map(({ expectation, count }) => [expectation.what, count])).toContainEqual([
      'streets',
      594,
    ]);
    expect(correction.leftEdition).toBe('2012-revised');
    expect(correction.unreviewed).toContain('c6-x8');
  });

  test('and with them, the source and a second person no finding is left', () => {
    const after = perform(
      state,
      'Update',
      actionOfCorrection(boardOf(state), correction, { source: 'Seen on our copy.', isReviewed: true }),
    );
    const board = boardOf(after);
    expect(after.history.at).toBe(2);
    expect(validateBoard(board).findings).toEqual([]);
    expect(board.edition).toBe('custom');
    expect(board.expect.find(({ what }) => what === 'streets')).toMatchObject({
      count: 594,
      source: 'Seen on our copy.',
    });
    expect(board.provenance.notes?.some(({ note }) => note === 'Seen on our copy.')).toBe(true);
    expect(plan(after)).toBeUndefined();
  });

  test('what waits for a second person goes on waiting unless it was compared', () => {
    const action = actionOfCorrection(boardOf(state), correction, { source: '', isReviewed: false });
    const board = boardOf(perform(state, 'Update', action));
    expect(board.provenance.unreviewed).toContain('c6-x8');
    expect(board.expect.find(({ what }) => what === 'streets')?.source).toBe('Counted after a correction.');
  });
});

test('a witness states what its node reaches now', () => {
  const witness = whitechapel.witnesses.find((each) => each.fact === 'relation' && each.of === 'c65')!;
  const custom: Board = { ...whitechapel, edition: 'custom', profile: 'custom' };
  const state = edited(custom, deleteEntities(['street:c65-t9']));
  const correction = plan(state)!;
  const updated = correction.witnesses
    .map((each) => each.witness)
    .filter((each) => each?.rule === witness.rule);
  expect(updated.length).toBeGreaterThan(0);
  const board = boardOf(
    perform(
      state,
      'Update',
      actionOfCorrection(boardOf(state), correction, { source: 'x', isReviewed: true }),
    ),
  );
  expect(validateBoard(board).findings.filter(({ rule }) => rule.startsWith('witness/'))).toEqual([]);
});

test('counts that did not hold when the board was opened are not offered, and drafts are progress', () => {
  const wrong = {
    ...whitechapel,
    expect: whitechapel.expect.map((each) => (each.what === 'streets' ? { ...each, count: 1 } : each)),
  };
  const counts = plan(edited(wrong, NEW_STREET))!.counts.map(({ expectation }) => expectation.what);
  expect(counts).not.toContain('streets');
  expect(counts).toContain('blocks');
  expect(plan(edited({ ...whitechapel, profile: 'draft' }, NEW_STREET))).toBeUndefined();
  expect(plan(openEditorState(wrong))).toBeUndefined();
});
