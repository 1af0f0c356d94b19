import { describe, expect, test } from 'vitest';
import { entityNamesOfBoard } from '../../../testing/editor/arbitrary-edit.js';
import { shippedBoard } from '../../../testing/boards/shipped-boards.js';
import { entityFileId, formatEntityName, parseEntityName } from './entity-name.js';

test.each(['whitechapel', 'whitehall', 'mr-jack-2006', 'mr-jack-2016'])(
  'every key of %s is read and written back',
  (id) => {
    for (const key of entityNamesOfBoard(shippedBoard(id)))
      expect(formatEntityName(parseEntityName(key)!)).toBe(key);
  },
);

describe('a key', () => {
  test.each([
    ['c65', { is: 'node', kind: 'circle', id: 'c65' }, 'c65'],
    ['x102', { is: 'node', kind: 'crossing', id: 'x102' }, 'x102'],
    ['t9', { is: 'node', kind: 'junction', id: 't9' }, 't9'],
    ['b12', { is: 'block', id: 'b12' }, 'b12'],
    ['h3,-2', { is: 'hex', id: 'h3,-2' }, 'h3,-2'],
    ['street:c1-x1', { is: 'line', list: 'streets', id: 'c1-x1' }, 'c1-x1'],
    ['waterline:c1-x1~2', { is: 'line', list: 'waterlines', id: 'c1-x1~2' }, 'c1-x1~2'],
    ['bend:street:c1-x1~2#10', { is: 'bend', list: 'streets', line: 'c1-x1~2', index: 10 }, 'c1-x1~2'],
    ['exit:NW', { is: 'exit', id: 'NW' }, 'NW'],
    ['character:watson', { is: 'character', id: 'watson' }, 'watson'],
    ['lamp:a', { is: 'lamp', id: 'a' }, 'a'],
    ['cover:h2,5', { is: 'cover', id: 'h2,5' }, 'h2,5'],
    ['grid', { is: 'grid' }, undefined],
  ])('%s', (key, thing, id) => {
    expect(parseEntityName(key)).toEqual(thing);
    expect(entityFileId(key)).toBe(id);
  });

  test.each(
    ['', 'c0', 'c01', 'c12345678', 'y1', 'c1-x1', 'street:', 'street:c1', 'lane:c1-x1', 'bend:c1-x1#0', 'bend:street:c1-x1', 'bend:street:c1-x1#01', 'bend:exit:NW#0', 'exit:nw', 'character:moriarty', 'lamp:5', 'cover:c1', 'h1', 'h01,2', 'grid:', 'constructor'], // prettier-ignore
  )('%j is none', (key) => {
    expect(parseEntityName(key)).toBeUndefined();
    expect(entityFileId(key)).toBeUndefined();
  });
});
