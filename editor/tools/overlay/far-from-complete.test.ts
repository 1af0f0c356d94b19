import { expect, test } from 'vitest';
import { shippedBoard, shippedStreetBoard } from '../../../testing/boards/shipped-boards.js';
import { isFarFromComplete } from './far-from-complete.js';

const draft = { ...shippedStreetBoard('whitechapel'), profile: 'draft' } as const;

test('a draft without most of its circles, crossings or streets is far from complete', () => {
  expect(isFarFromComplete(draft)).toBe(false);
  expect(isFarFromComplete({ ...draft, circles: draft.circles.slice(0, 100) })).toBe(true);
  expect(isFarFromComplete({ ...draft, streets: draft.streets.slice(0, 500) })).toBe(true);
  expect(isFarFromComplete({ ...draft, streets: draft.streets.slice(0, 590) })).toBe(false);
});

test('a draft of hexes as well, and a board that is no draft never', () => {
  const mrJack = shippedBoard('mr-jack-2006');
  expect(isFarFromComplete({ ...mrJack, profile: 'draft', hexes: [] } as typeof mrJack)).toBe(true);
  expect(isFarFromComplete({ ...draft, profile: 'custom', circles: [] })).toBe(false);
});
