import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arbitraryEdit } from '../../testing/arbitrary-action.js';
import { officialBoard } from '../../testing/official-board.js';
import { isStreetBoard, type Board, type StreetBoard } from '../../model/index.js';
import { placesOf, readingsOf, replaced } from './readings.js';

/** Boards on the way through some edits, two and two. */
const steps = fc
  .tuple(
    fc.constantFrom('whitechapel', 'whitehall', 'mr-jack-2006').map(officialBoard),
    fc.array(arbitraryEdit, { minLength: 1, maxLength: 8 }),
  )
  .map(([start, edits]) => {
    const boards: Board[] = [start];
    for (const edit of edits) boards.push(edit(boards.at(-1)!)[1](boards.at(-1)!));
    return boards.slice(1).map((after, i) => [boards[i]!, after] as const);
  });

test('what is read with the board before at hand is what is read without', () => {
  fc.assert(
    fc.property(steps, (pairs) => {
      for (const [before, after] of pairs) {
        readingsOf(before);
        expect(readingsOf(after, before)).toEqual(readingsOf(structuredClone(after)));
      }
    }),
    { numRuns: 40 },
  );
});

/** The same by maps of all nodes. */
const replacedByMaps = (before: StreetBoard, after: StreetBoard): unknown =>
  placesOf(after).flatMap((places, part) =>
    [...places].flatMap(([id, at]) => {
      const was = placesOf(before)[part]!.get(id);
      return was === undefined || was === at ? [] : [{ part, id, was, at }];
    }),
  );

test('nodes that lie elsewhere are found, whatever became of their lists', () => {
  fc.assert(
    fc.property(steps, (pairs) => {
      for (const [before, after] of pairs)
        if (isStreetBoard(before) && isStreetBoard(after))
          expect(replaced(before, after)).toEqual(replacedByMaps(before, after));
    }),
    { numRuns: 40 },
  );
});
