import { expect, test } from 'vitest';
import { isWithin, centreOffset, findFreeArea, type Box } from './camera.js';

const box = (left: number, top: number, right: number, bottom: number): Box => ({ left, top, right, bottom });

test.each([
  ['nothing over it', [], box(0, 0, 900, 600)],
  ['a strip at the top', [box(8, 8, 800, 46)], box(0, 46, 900, 600)],
  ['a strip, and a sentence below', [box(8, 8, 800, 46), box(8, 560, 400, 592)], box(0, 46, 900, 560)],
  ['a high card at the right', [box(600, 8, 892, 400)], box(0, 0, 600, 600)],
  [
    'what lies beside the room costs nothing',
    [box(8, 8, 800, 46), box(850, 10, 890, 40)],
    box(0, 46, 900, 600),
  ],
  ['what would leave nothing is borne', [box(0, 0, 900, 590)], box(0, 0, 900, 600)],
])('%s', (_, covers, room) => {
  expect(findFreeArea([900, 600], covers)).toEqual(room);
});

test('a place is within a box, or near it', () => {
  expect(isWithin([10, 50], box(8, 8, 800, 46), 0)).toBe(false);
  expect(isWithin([10, 50], box(8, 8, 800, 46), 5)).toBe(true);
});

test('the middle of a room, from the middle of the window', () => {
  expect(centreOffset(box(0, 50, 900, 600), [900, 600])).toEqual([0, 25]);
});
