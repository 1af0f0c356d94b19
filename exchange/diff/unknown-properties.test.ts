import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arbitraryBoardWithExtra } from '../../testing/boards/arbitrary-board.js';
import { removeDanglingReferences } from '../../testing/boards/remove-dangling-references.js';
import { withoutExtra, type Board } from '../../model/index.js';
import { diffBoards } from './diff-boards.js';

test('boards that differ in unknown properties and `$schema` only are the same', () => {
  fc.assert(
    fc.property(arbitraryBoardWithExtra.map(removeDanglingReferences), (board) => {
      const { $schema: _, ...plain } = withoutExtra(board);
      for (const [a, b] of [
        [board, plain as Board],
        [plain as Board, board],
      ] as const)
        expect(diffBoards(a, b)).toMatchObject({ same: true, change: 'none', edits: [], consequences: [] });
    }),
    { numRuns: 150 },
  );
});
