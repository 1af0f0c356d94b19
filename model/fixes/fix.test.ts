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

test('splitting a block declares its areas with its kind, and the first keeps its id', () => {
  const [first] = board.blocks;
  const areas = [
    { walk: ['c1', 'x1', 'x2'] },
    { walk: ['c2', 'x2', 'x1'], islands: [['c3', 'x4']] },
  ] as const;
  const split = SAFE_FIX_HANDLERS.splitBlock({ block: first!.id, areas })(board) as typeof board;
  const last = Math.max(...board.blocks.map(({ id }) => Number(id.slice(1))));
  expect(split.blocks.slice(0, 3)).toEqual([
    { ...first, ...areas[0] },
    { ...first, ...areas[1], id: `b${last + 1}` },
    board.blocks[1],
  ]);
  expect(SAFE_FIX_HANDLERS.splitBlock({ block: 'b999', areas })(board)).toBeUndefined();
});

test('correcting an expected count keeps its source', () => {
  const corrected = SAFE_FIX_HANDLERS.setExpectedCount({ what: 'streets', count: 594 })(board);
  const [before, after] = [board, corrected!].map((each) =>
    each.expect.find(({ what }) => what === 'streets'),
  );
  expect(after).toEqual({ ...before, count: 594 });
  expect(SAFE_FIX_HANDLERS.setExpectedCount({ what: 'manholes', count: 1 })(board)).toBeUndefined();
});

test('a count that is not stated yet is added with its source', () => {
  const given = { what: 'manholes', count: 8, source: '2006 edition' } as const;
  expect(SAFE_FIX_HANDLERS.setExpectedCount(given)(board)!.expect).toEqual([...board.expect, given]);
});

test('a witness takes the place of another, or comes last', () => {
  const witness = { rule: 'LFW-X02', fact: 'cell', of: 'x102', is: 'A5/b8' } as const;
  const set = (index?: number) =>
    SAFE_FIX_HANDLERS.setWitness({ witness, ...(index !== undefined && { index }) })(board)?.witnesses;
  expect(set()).toEqual([...board.witnesses, witness]);
  expect(set(1)).toEqual([board.witnesses[0], witness, ...board.witnesses.slice(2)]);
  expect(set(board.witnesses.length)).toBeUndefined();
});
