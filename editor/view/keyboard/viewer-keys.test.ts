import { expect, test } from 'vitest';
import { TEST_VIEWPORT } from '../../../testing/editor/gesture-driver.js';
import { shippedBoard, shippedStreetBoard } from '../../../testing/boards/shipped-boards.js';
import { handleViewerKey, type ViewerKeyResult } from './viewer-keys.js';

const board = shippedStreetBoard('teaching/two-routes');
const none = { shiftKey: false, ctrlKey: false, altKey: false, metaKey: false };

test.each<[string, object, string, ViewerKeyResult]>([
  ['ArrowLeft', {}, '', { pan: [60, 0] }],
  // Unlike in the editor, nodes cannot be nudged.
  ['ArrowLeft', {}, 'c1', { pan: [60, 0] }],
  ['+', {}, '', { view: 'view.zoom-in' }],
  ['-', {}, 'c1', { view: 'view.zoom-out' }],
  ['f', {}, '', { view: 'view.fit' }],
  ['Tab', {}, '', { of: 'c1' }],
  ['Tab', {}, 'c1', { of: 'c2' }],
  ['Tab', { shiftKey: true }, 'c2', { of: 'c1' }],
  // Past the first and last node the focus moves on.
  ['Tab', { shiftKey: true }, 'c1', undefined],
  [
    'ArrowRight',
    { altKey: true },
    'c1',
    { of: board.streets.find(({ between }) => between[0] === 'c1')!.between[1] },
  ],
  ['Enter', {}, 'c1', { pick: 'c1' }],
  ['Enter', {}, '', undefined],
  ['Escape', {}, 'c1', { of: '' }],
  ['Escape', {}, '', undefined],
  // Keys that draw, delete or save do nothing here.
  ['s', {}, 'c1', undefined],
  ['Delete', {}, 'c1', undefined],
  ['s', { ctrlKey: true }, 'c1', undefined],
])('%s %o with %s', (key, held, of, answer) => {
  expect(handleViewerKey(board, of, { ...none, key, ...held }, TEST_VIEWPORT)).toEqual(answer);
});

test('on a rotated view streets are followed as seen', () => {
  const left = { ...none, key: 'ArrowLeft', altKey: true };
  const right = { ...left, key: 'ArrowRight' };
  expect(handleViewerKey(board, 'c1', left, { ...TEST_VIEWPORT, rotation: 180 })).toEqual(
    handleViewerKey(board, 'c1', right, TEST_VIEWPORT),
  );
});

test('hexes are visited too', () => {
  expect(
    handleViewerKey(shippedBoard('mr-jack-2006'), '', { ...none, key: 'Tab' }, TEST_VIEWPORT),
  ).toMatchObject({
    of: expect.stringMatching(/^h/) as unknown,
  });
});
