import { expect, test } from 'vitest';
import { shippedStreetBoard } from '../../testing/boards/shipped-boards.js';
import { nameAsInSource } from './source-ids.js';

const whitechapel = shippedStreetBoard('whitechapel');
const sourceIds = {
  c65: '65',
  c66: 'sixty-six',
  c67: 'C67',
  c68: 'C67',
  x203: '45c1',
  x2: 'two\nlines',
  b1: 'b1',
  'h3,-2': 'D5',
};
const board = { ...whitechapel, provenance: { ...whitechapel.provenance, sourceIds } };

test.each([
  ['The crossing x203 is a dead end.', 'The crossing 45c1 (x203 here) is a dead end.'],
  ['circle 65 and circle 66, crossing x20', 'circle 65 and circle sixty-six (66 here), crossing x20'],
  ['circle 67 and circle 68', 'circle 67 and circle C67 (68 here)'],
  ['block b1, hex h3,-2 and junction t1', 'block b1, hex D5 (h3,-2 here) and junction t1'],
  ['crossing x2', 'crossing two⏎lines (x2 here)'],
])('%s', (ours, theirs) => {
  expect(nameAsInSource(board, ours)).toMatch(
    new RegExp(`^${theirs.replace(/[()]/g, '\\$&').replace('⏎', '.+')}$`),
  );
  expect(nameAsInSource(whitechapel, ours)).toBe(ours);
});
