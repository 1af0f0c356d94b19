import { expect, it } from 'vitest';
import { shippedStreetBoard } from '../../../testing/boards/shipped-boards.js';
import { editBoard } from '../../../testing/editor/edit-boards.js';
import { validateBoard, type Finding } from '../../../validator/index.js';
import { deleteEntities } from '../../document/index.js';
import type { Shape } from '../../tools/shapes/shape.js';
import { NOT_VALIDATED, type ValidationState } from './validation-client.js';
import { createFindingMarkerAppender } from './finding-markers.js';

const board = editBoard(shippedStreetBoard('whitechapel'), deleteEntities(['street:c3-x2']));
const result = validateBoard(board);
const validation: ValidationState = { ...NOT_VALIDATED, result };
const lens: readonly Shape[] = [{ kind: 'ring', look: 'lens', at: [0, 0], radius: 1 }];

it('returns the lens shapes before the first validation', () => {
  expect(createFindingMarkerAppender()(lens, board, NOT_VALIDATED)).toBe(lens);
});

it('adds markers, and returns the same list while nothing changes', () => {
  const marks = createFindingMarkerAppender();
  const laid = marks(lens, board, validation);
  expect(laid[0]).toBe(lens[0]);
  expect(laid.length).toBeGreaterThan(1);
  expect(marks(lens, board, { ...validation, isChecking: true })).toBe(laid);
  expect(marks([], board, validation)).not.toBe(laid);
});

it('leaves hints that existed at opening to the panel', () => {
  const hint: Finding = { ...result.findings[0]!, id: 'hint', severity: 'info', entities: ['c65'] };
  const hinted = { ...validation, result: { ...result, findings: [hint] } };
  expect(
    createFindingMarkerAppender()(lens, board, { ...hinted, findingsAtOpening: new Set(['hint']) }),
  ).toBe(lens);
  expect(createFindingMarkerAppender()(lens, board, hinted)).toHaveLength(2);
});
