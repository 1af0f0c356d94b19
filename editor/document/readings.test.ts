import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arbitraryEdit } from '../../testing/arbitrary-action.js';
import { officialBoard } from '../../testing/official-board.js';
import {
  idOfCircle,
  idOfHex,
  idsOfLines,
  isStreetBoard,
  type Board,
  type Point,
  type StreetBoard,
} from '../../model/index.js';
import { readAnew, replaced, type Replaced } from './readings.js';

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

/** Everything a board says, by a look at all of it. */
function readingsOf(board: Board): ReadonlyMap<string, string> {
  const said: (readonly [string, string])[] = isStreetBoard(board)
    ? [
        ...board.circles.map(
          (each) => [`circles ${idOfCircle(each)}`, `${each.colour} ${each.sector ?? ''}`] as const,
        ),
        ...board.crossings.map(
          ({ id, border, sector }) => [`crossings ${id}`, `${border ?? ''} ${sector ?? ''}`] as const,
        ),
        ...board.junctions.map(({ id }) => [`junctions ${id}`, ' '] as const),
        ...board.blocks.map(({ id, kind }) => [`blocks ${id}`, kind] as const),
        ...idsOfLines(board.streets).map((id) => [`streets ${id}`, ''] as const),
        ...idsOfLines(board.waterlines).map((id) => [`waterlines ${id}`, ''] as const),
      ]
    : [
        ...board.hexes.map((each) => [`hexes ${idOfHex(each)}`, each.kind] as const),
        ...board.exits.map(({ id, hex, side }) => [`exits ${id}`, `${hex} ${side}`] as const),
      ];
  return new Map(said);
}

test('what one board says anew is what it says and the other did not', () => {
  const seen = { anew: 0 };
  fc.assert(
    fc.property(steps, (pairs) => {
      for (const [before, after] of pairs) {
        const were = readingsOf(before);
        const anew = [...readingsOf(after)].filter(([name, said]) => were.get(name) !== said);
        const told = readAnew(before, after).filter(({ part }) => part !== 'setup');
        expect(new Map(told.map(({ part, id, said }) => [`${part} ${id}`, said]))).toEqual(new Map(anew));
        seen.anew += anew.length;
      }
    }),
    { numRuns: 60 },
  );
  expect(seen.anew).toBeGreaterThan(20);
});

/** The same by maps of all nodes. */
function replacedByMaps(before: StreetBoard, after: StreetBoard): readonly Replaced[] {
  const nodes = (board: StreetBoard) =>
    [
      ['circles', board.circles.map((each) => [idOfCircle(each), each.at] as const)],
      ['crossings', board.crossings.map(({ id, at }) => [id, at] as const)],
      ['junctions', board.junctions.map(({ id, at }) => [id, at] as const)],
    ] as const;
  const were = new Map(nodes(before).flatMap(([, each]) => each as readonly (readonly [string, Point])[]));
  return nodes(after).flatMap(([part, each]) =>
    each.flatMap(([id, at]) => {
      const was = were.get(id);
      return was === undefined || was === at ? [] : [{ part, id, was, at }];
    }),
  );
}

test('nodes that lie elsewhere are found, whatever became of their lists', () => {
  fc.assert(
    fc.property(steps, (pairs) => {
      for (const [before, after] of pairs)
        if (isStreetBoard(before) && isStreetBoard(after))
          expect(replaced(before, after)).toEqual(replacedByMaps(before, after));
    }),
    { numRuns: 60 },
  );
});
