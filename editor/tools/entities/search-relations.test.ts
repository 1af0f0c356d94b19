/** What touches one node, beside the relation of the whole board. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editKeyedBoard } from '../../../testing/editor/edit-boards.js';
import { isStreetBoard, searchersRelation, searchRelation } from '../../../model/index.js';
import { arbitraryEdit } from '../../../testing/editor/arbitrary-edit.js';
import { shippedBoard } from '../../../testing/boards/shipped-boards.js';
import { placedNodesOf } from './placed-entities.js';
import { circlesSearchedFrom, crossingsSearching } from './search-relations.js';

test.each(['whitechapel', 'whitehall'])('on %s, whatever is edited, it is what the relation says', (name) => {
  fc.assert(
    fc.property(fc.array(arbitraryEdit, { maxLength: 6 }), (edits) => {
      const board = edits.reduce((so, edit) => editKeyedBoard(so, edit(so)[1]), shippedBoard(name));
      if (!isStreetBoard(board)) throw new Error('No street board.');
      const [searches, searchers] = [searchRelation(board), searchersRelation(board)];
      for (const id of [...placedNodesOf(board).keys(), 'c9999', 'b1']) {
        expect(circlesSearchedFrom(board, id)).toEqual(searches.get(id as 'x1') ?? []);
        expect(crossingsSearching(board, id)).toEqual(searchers.get(id as 'c1') ?? []);
      }
    }),
    { numRuns: 25 },
  );
});
