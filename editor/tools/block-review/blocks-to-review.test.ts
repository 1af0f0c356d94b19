import { expect, test } from 'vitest';
import { shippedStreetBoard } from '../../../testing/boards/shipped-boards.js';
import { isStreetBoard, type StreetBoard } from '../../../model/index.js';
import { validateBoard } from '../../../validator/index.js';
import { findCommand, runCommand } from '../commands/commands.js';
import { TEST_VIEWPORT } from '../../../testing/editor/gesture-driver.js';
import { boardOf, openEditorState, undo, type EditorState } from '../state/editor-state.js';
import { blocksToReview, confirmBlock, endBlockReview, rejectBlock } from './blocks-to-review.js';

const whitechapel = shippedStreetBoard('whitechapel');
const command = findCommand('board.declare-houses')!;
const blocksOf = (state: EditorState): StreetBoard['blocks'] => {
  const board = boardOf(state);
  if (!isStreetBoard(board)) throw new Error('This is a street board.');
  return board.blocks;
};
const bare = openEditorState({ ...whitechapel, profile: 'draft', blocks: whitechapel.blocks.slice(0, 20) });
const declared = runCommand(bare, command, TEST_VIEWPORT);

test('all remaining areas become houses in one step, and the board has no undeclared area', () => {
  expect(blocksOf(declared)).toHaveLength(whitechapel.blocks.length);
  expect(declared.history.at).toBe(1);
  expect(declared.lens).toBe('blocks');
  expect(validateBoard(boardOf(declared)).findings.some(({ rule }) => rule === 'block/undeclared-area')).toBe(
    false,
  );
  expect(blocksOf(undo(declared, TEST_VIEWPORT))).toHaveLength(20);
  expect(command.refusal?.(declared)).toMatch(/declared already/);
});

test('they are reviewed one by one: confirmed, changed or taken back', () => {
  const list = blocksToReview(declared);
  expect(list).toHaveLength(whitechapel.blocks.length - 20);
  const [first, second, third] = list;
  const confirmed = confirmBlock(declared, first!.id);
  expect(confirmed.history.at).toBe(1);
  const changed = confirmBlock(confirmed, second!.id, 'none');
  expect(blocksOf(changed).find(({ id }) => id === second!.id)?.kind).toBe('none');
  const rejected = rejectBlock(changed, third!.id);
  expect(blocksOf(rejected).some(({ id }) => id === third!.id)).toBe(false);
  expect(blocksToReview(rejected)).toHaveLength(list.length - 3);
  expect(blocksToReview(endBlockReview(rejected))).toEqual([]);
});

test('an undone declaration leaves nothing to review', () => {
  expect(blocksToReview(undo(declared, TEST_VIEWPORT))).toEqual([]);
});
