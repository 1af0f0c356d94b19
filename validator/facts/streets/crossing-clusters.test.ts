import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jackRelation, policeRelation } from '../model/index.js';
import { networkOf } from '../model/network/network.js';
import { streetBoard } from '../testing/official-board.js';
import { smallStreetBoards } from '../testing/small-street-board.js';
import { partsOfRelation } from './parts-of-relation.js';
import { patchesOf } from './patches.js';
import { streetParts } from './street-parts.js';

test('Jack’s neighbours are the circles he is joined to and those round the patches beside him', () => {
  fc.assert(
    fc.property(smallStreetBoards, (board) => {
      const { ids, kinds, streets } = networkOf(board);
      const { of, starts, circles } = patchesOf(board);
      const neighbours = new Map(
        [...jackRelation(board).keys()].map((id, circle) => {
          const found = new Set<string>();
          for (const next of streets.ends.subarray(streets.starts[circle], streets.starts[circle + 1])) {
            if (kinds[next] === 0) found.add(ids[next]!);
            else
              for (const round of circles.subarray(starts[of[next]!], starts[of[next]! + 1]))
                found.add(ids[round]!);
          }
          found.delete(id);
          return [id, [...found].sort()];
        }),
      );
      expect(neighbours).toEqual(new Map([...jackRelation(board)].map(([id, to]) => [id, to.toSorted()])));
    }),
    { seed: 1888 },
  );
});

// This is why `topology/streets-apart` answers for Jack and for the police too.
test('where all streets hang together, Jack’s moves and the police’s do', () => {
  fc.assert(
    fc.property(smallStreetBoards, (board) => {
      const { members } = streetParts(board);
      const { streets } = networkOf(board);
      const isWhole = members.length === 1 && members[0]!.length === streets.starts.length - 1;
      if (!isWhole) return;
      expect(partsOfRelation(jackRelation(board)).length).toBeLessThan(2);
      expect(partsOfRelation(policeRelation(board)).length).toBeLessThan(2);
    }),
    { seed: 1888, numRuns: 500 },
  );
});

test.each([
  ['whitechapel', 9, 6],
  ['whitehall', 8, 4],
])('on %s at most %i circles stand together, and at most %i crossings', (name, circles, crossings) => {
  const patches = patchesOf(streetBoard(name));
  const round = [...patches.crossings.keys()].map(
    (patch) => patches.starts[patch + 1]! - patches.starts[patch]!,
  );
  expect([Math.max(...round), Math.max(...patches.crossings)]).toEqual([circles, crossings]);
});
