/** What touches one node, beside the relation of the whole board. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isStreetBoard, searchersRelation, searchRelation } from '../../model/index.js';
import { arbitraryEdit } from '../../testing/arbitrary-action.js';
import { officialBoard } from '../../testing/official-board.js';
import { nodesOf } from './nodes.js';
import { searchedFrom, searchersOf } from './touching.js';

test.each(['whitechapel', 'whitehall'])('on %s, whatever is edited, it is what the relation says', (name) => {
  fc.assert(
    fc.property(fc.array(arbitraryEdit, { maxLength: 6 }), (edits) => {
      const board = edits.reduce((so, edit) => edit(so)[1](so), officialBoard(name));
      if (!isStreetBoard(board)) throw new Error('No street board.');
      const [searches, searchers] = [searchRelation(board), searchersRelation(board)];
      for (const id of [...nodesOf(board).keys(), 'c9999', 'b1']) {
        expect(searchedFrom(board, id)).toEqual(searches.get(id as 'x1') ?? []);
        expect(searchersOf(board, id)).toEqual(searchers.get(id as 'c1') ?? []);
      }
    }),
    { numRuns: 25 },
  );
});
