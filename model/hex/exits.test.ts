import { expect, test } from 'vitest';
import { exitsOfHex } from './movement-steps.js';

const exits = [
  { id: 'SW', hex: 'h1,6', side: 'SW' },
  { id: 'NW', hex: 'h1,0', side: 'NW' },
  { id: 'N', hex: 'h1,0', side: 'N' },
] as const;

test('the exits of a hex are sorted by id', () => {
  expect(exitsOfHex({ exits }, 'h1,0').map(({ id }) => id)).toEqual(['N', 'NW']);
  expect(exitsOfHex({ exits: exits.toReversed() }, 'h1,0').map(({ id }) => id)).toEqual(['N', 'NW']);
  expect(exitsOfHex({ exits }, 'h1,6')).toEqual([exits[0]]);
  expect(exitsOfHex({ exits }, 'h0,0')).toEqual([]);
});
