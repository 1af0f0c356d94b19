import { expect, test } from 'vitest';
import { SIGHT } from '../../testing/hands.js';
import { officialBoard, streetBoard } from '../../testing/official-board.js';
import { lookKey, type LookAnswer } from './look-key.js';

const board = streetBoard('teaching/two-routes');
const none = { shiftKey: false, ctrlKey: false, altKey: false, metaKey: false };

test.each<[string, object, string, LookAnswer]>([
  ['ArrowLeft', {}, '', { pan: [60, 0] }],
  // Unlike in the editor, nothing can be nudged.
  ['ArrowLeft', {}, 'c1', { pan: [60, 0] }],
  ['+', {}, '', { view: 'view.zoom-in' }],
  ['-', {}, 'c1', { view: 'view.zoom-out' }],
  ['f', {}, '', { view: 'view.fit' }],
  ['Tab', {}, '', { of: 'c1' }],
  ['Tab', {}, 'c1', { of: 'c2' }],
  ['Tab', { shiftKey: true }, 'c2', { of: 'c1' }],
  // Past the first and the last the focus goes on.
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
  // What draws, deletes or saves is no key here.
  ['s', {}, 'c1', undefined],
  ['Delete', {}, 'c1', undefined],
  ['s', { ctrlKey: true }, 'c1', undefined],
])('%s %o with %s', (key, held, of, answer) => {
  expect(lookKey(board, of, { ...none, key, ...held }, SIGHT)).toEqual(answer);
});

test('on a turned sheet streets are followed as they are seen', () => {
  const left = { ...none, key: 'ArrowLeft', altKey: true };
  const right = { ...left, key: 'ArrowRight' };
  expect(lookKey(board, 'c1', left, { ...SIGHT, rotation: 180 })).toEqual(lookKey(board, 'c1', right, SIGHT));
});

test('hexes are visited too', () => {
  expect(lookKey(officialBoard('mr-jack-2006'), '', { ...none, key: 'Tab' }, SIGHT)).toMatchObject({
    of: expect.stringMatching(/^h/) as unknown,
  });
});
