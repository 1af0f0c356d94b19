import { expect, it } from 'vitest';
import { streetBoard } from '../../../testing/official-board.js';
import { judgeBoard, type Finding } from '../../../validator/index.js';
import { deleteThings } from '../../document/index.js';
import type { Shape } from '../../tools/shape.js';
import { NOT_JUDGED, type JudgeState } from './judge.js';
import { keepMarks } from './marks.js';

const board = deleteThings(['street:c3-x2'])(streetBoard('whitechapel'));
const judgement = judgeBoard(board);
const judged: JudgeState = { ...NOT_JUDGED, judgement };
const lens: readonly Shape[] = [{ kind: 'ring', look: 'lens', at: [0, 0], radius: 1 }];

it('gives the lens alone before anything was judged', () => {
  expect(keepMarks()(lens, board, NOT_JUDGED)).toBe(lens);
});

it('adds marks, and the same list again while nothing changes', () => {
  const marks = keepMarks();
  const laid = marks(lens, board, judged);
  expect(laid[0]).toBe(lens[0]);
  expect(laid.length).toBeGreaterThan(1);
  expect(marks(lens, board, { ...judged, isChecking: true })).toBe(laid);
  expect(marks([], board, judged)).not.toBe(laid);
});

it('leaves hints that were there from the start to the panel', () => {
  const hint: Finding = { ...judgement.findings[0]!, id: 'hint', severity: 'info', entities: ['c65'] };
  const hinted = { ...judged, judgement: { ...judgement, findings: [hint] } };
  expect(keepMarks()(lens, board, { ...hinted, opened: new Set(['hint']) })).toBe(lens);
  expect(keepMarks()(lens, board, hinted)).toHaveLength(2);
});
