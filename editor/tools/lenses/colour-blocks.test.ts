import { expect, test } from 'vitest';
import { shippedStreetBoard } from '../../../testing/boards/shipped-boards.js';
import { BLOCK_COLOURS, colourBlocks } from './colour-blocks.js';

test.each(['whitechapel', 'whitehall'])('on %s no two blocks along a street have the same colour', (name) => {
  const { blocks } = shippedStreetBoard(name);
  const colours = colourBlocks(blocks);
  const sides = new Map<string, number>();
  let shared = 0;
  for (const [i, { walk }] of blocks.entries())
    for (const [at, node] of walk.entries()) {
      const key = [node, walk[(at + 1) % walk.length]!].sort().join(' ');
      const other = sides.get(key);
      sides.set(key, i);
      if (other === undefined || other === i) continue;
      shared++;
      expect(colours[other], `${blocks[i]!.id} along ${key}`).not.toBe(colours[i]);
    }
  expect(shared).toBeGreaterThan(100);
  expect(Math.max(...colours)).toBeLessThan(BLOCK_COLOURS);
});

test('blocks that do not touch share the first colour', () => {
  const block = (id: `b${number}`, walk: readonly `c${number}`[]) => ({ id, kind: 'houses', walk }) as const;
  expect(colourBlocks([block('b1', ['c1', 'c2', 'c3']), block('b2', ['c4', 'c5', 'c6'])])).toEqual([0, 0]);
  expect(colourBlocks([block('b1', ['c1', 'c2', 'c3']), block('b2', ['c3', 'c2', 'c6'])])).toEqual([0, 1]);
});
