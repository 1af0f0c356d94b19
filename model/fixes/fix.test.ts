import { expect, test } from 'vitest';
import { shippedStreetBoard } from '../../testing/boards/shipped-boards.js';
import { callFixHandler, type Fix } from './fix.js';
import { isSafeFix, SAFE_FIX_HANDLERS } from './safe-fixes.js';

const board = shippedStreetBoard('whitechapel');
const removeBlock: Fix = { kind: 'safe', action: 'removeBlock', arguments: { block: 'b1' }, label: '' };

test('a fix with a misspelt name, wrong arguments or an unsafe action marked safe does not compile', () => {
  const wrong: readonly Fix[] = [
    // @ts-expect-error: no action has this name.
    { kind: 'ask', action: 'removeBlok', arguments: { block: 'b1' }, label: '' },
    // @ts-expect-error: this action takes a block.
    { kind: 'ask', action: 'removeBlock', arguments: { node: 'c1' }, label: '' },
    // @ts-expect-error: merging nodes needs a person.
    { kind: 'safe', action: 'mergeNodes', arguments: { keep: 'c1', drop: 'c2' }, label: '' },
  ];
  expect(wrong.map(isSafeFix)).toEqual([false, true, false]);
});

test('a safe fix gives a new board', () => {
  expect(isSafeFix(removeBlock)).toBe(true);
  const fixed = isSafeFix(removeBlock) && callFixHandler(removeBlock, SAFE_FIX_HANDLERS)(board);
  expect(fixed).toEqual({ ...board, blocks: board.blocks.filter(({ id }) => id !== 'b1') });
});

test('a safe fix that does not fit the board gives no board', () => {
  expect(SAFE_FIX_HANDLERS.removeBlock({ block: 'b999' })(board)).toBeUndefined();
  expect(SAFE_FIX_HANDLERS.removeStreet({ line: 'c1-c999' })(board)).toBeUndefined();
});
