import { expect, test } from 'vitest';
import { shippedStreetBoard } from '../../../testing/boards/shipped-boards.js';
import { idsOfLines, type StreetBoard } from '../../../model/index.js';
import { blocksJoinedByDeleting } from '../../document/index.js';
import { answerQuestion, boardOf, openEditorState, undo } from '../state/editor-state.js';
import { deleteEntitiesOrAsk } from './delete-entities-or-ask.js';

const board = shippedStreetBoard('whitehall');
const kindsOf = (key: string): readonly string[] => [
  ...new Set(blocksJoinedByDeleting(board, [key]).flatMap((blocks) => blocks.map(({ kind }) => kind))),
];
const streets = idsOfLines(board.streets).map((id) => `street:${id}`);
const state = openEditorState(board);
const blocksOf = (editor: typeof state): StreetBoard['blocks'] => (boardOf(editor) as StreetBoard).blocks;

test('a street between blocks of one kind is deleted at once', () => {
  const key = streets.find((each) => kindsOf(each).length === 1)!;
  const after = deleteEntitiesOrAsk(state, 'Delete', [key]);
  expect(after.question).toBeUndefined();
  expect(blocksOf(after)).toHaveLength(board.blocks.length - 1);
});

test('between blocks of different kinds it asks, and the answer is one step', () => {
  const key = streets.find((each) => kindsOf(each).length === 2)!;
  const asked = deleteEntitiesOrAsk(state, 'Delete', [key]);
  expect(boardOf(asked)).toBe(boardOf(state));
  expect(asked.question!.text).toMatch(/become one block\. What is it\?$/);
  const left = answerQuestion(asked, -1);
  expect([left.question, boardOf(left)]).toEqual([undefined, boardOf(state)]);
  for (const [i, { label }] of asked.question!.answers.entries()) {
    const after = answerQuestion(asked, i);
    expect(after.question).toBeUndefined();
    expect(after.history.at).toBe(1);
    const [larger] = blocksJoinedByDeleting(board, [key])[0]!;
    const { kind } = blocksOf(after).find(({ id }) => id === larger!.id)!;
    expect(label.toLowerCase()).toBe(kind === 'none' ? 'not a block' : kind);
  }
  expect(boardOf(undo(answerQuestion(asked, 0), { unitsPerPixel: 1 } as never))).toBe(boardOf(state));
});
