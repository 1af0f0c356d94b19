/** The numbers in docs/data-flow.md match the board. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  cellOfPoint,
  facesOfBoard,
  jackRelation,
  countPairs,
  parseBoard,
  circlesOnPerimeter,
} from '../model/index.js';
import { networkOf } from '../model/network/network.js';
import { touchAdjacency } from '../model/relations/street-relations.js';
import { checkWitness } from '../validator/facts/print/check-witness.js';
import { proseOf } from './docs/parse-markdown.js';
import { shippedStreetBoard, shippedBoardText } from './boards/shipped-boards.js';

const page = readFileSync(join(import.meta.dirname, '../docs/data-flow.md'), 'utf8');
const prose = proseOf(page).replace(/\s+/g, ' ');
const board = shippedStreetBoard('whitechapel');
const network = networkOf(board);
const index = network.indexOfId.get('c84')!;
const at = board.circles.find(({ number }) => number === 84)!.at;

const idsAt = ({ starts, ends }: { starts: Int32Array; ends: Int32Array }, id: string): string[] => {
  const node = network.indexOfId.get(id)!;
  return Array.from(ends.subarray(starts[node], starts[node + 1]), (end) => network.ids[end]!);
};

test('the place of 84, and its pixel on a scan 5000 wide', () => {
  expect(prose).toContain(`The centre of 84 is at x ${at[0]}, y ${at[1]}.`);
  expect(prose).toContain(`that is pixel ${at[0] / 2}, ${at[1] / 2};`);
});

test('its index and its streets in the network', () => {
  const { starts, ends } = network.streets;
  expect(prose).toContain(
    `Whitechapel has ${network.ids.length} nodes: ${board.circles.length} circles, then ${board.crossings.length} crossings, then ${board.junctions.length} junctions. Circle 84 is index ${index}.`,
  );
  expect(starts[index + 1]! - starts[index]!).toBe(2);
  expect(prose).toContain(
    `slots ${starts[index]!} and ${starts[index]! + 1} are those of index ${index}. They hold ${ends[starts[index]!]!} and ${ends[starts[index]! + 1]!}: \`x95\` and \`x104\`.`,
  );
});

test('the error for a mistyped colour', () => {
  const text = shippedBoardText('whitechapel').replace(/("number": 84, .*"colour": )"red"/, '$1"rde"');
  const parsed = parseBoard(text);
  const error = parsed.ok ? undefined : parsed.errors[0];
  expect(error).toMatchObject({ pointer: '/circles/83/colour', words: 'circle 84' });
  expect(error?.message).toContain('Did you mean "red"?');
  expect(prose).toContain('its JSON Pointer `/circles/83/colour`, the description *circle 84*');
});

test('what meets at x83 and what x94 touches', () => {
  expect(idsAt(network.streets, 'x95')).toEqual(['c84', 'x83']);
  expect(idsAt(network.streets, 'x83')).toHaveLength(4);
  expect(idsAt(network.streets, 't9')).toHaveLength(3);
  expect(idsAt(network.streets, 'x94')).toEqual(['c83', 't9']);
  expect(idsAt(touchAdjacency(board), 'x94')).toEqual(['c65', 'c83', 'x82']);
});

test('what a missed street would have cost', () => {
  const without = {
    ...board,
    streets: board.streets.filter(({ between }) => between.join('-') !== 'c84-x95'),
  };
  const example = board.witnesses.find(({ rule }) => rule === 'LFW-X02')!;
  expect(checkWitness(board, example)).toEqual([]);
  expect(checkWitness(without, example)).not.toEqual([]);
  expect(countPairs(jackRelation(board))).toBe(775);
  expect(countPairs(jackRelation(without))).toBe(775 - 4);
  expect(facesOfBoard(without).inner).toHaveLength(facesOfBoard(board).inner.length - 1);
  expect(prose).toContain('four of the 775 pairs would be missing, and two blocks would be one');
});

test('the declared blocks are the derived faces', () => {
  const walks = facesOfBoard(board).inner.map(({ walk }) => walk.join(' '));
  expect(board.blocks.map(({ walk }) => walk.join(' ')).toSorted()).toEqual(walks.toSorted());
  expect(prose).toContain(`The two agree on all ${board.blocks.length} blocks.`);
});

test('its cell, and the move to 67 through b47', () => {
  const cell = cellOfPoint(board.grid!, at)!;
  expect(prose).toContain(`84 lies in cell ${cell.column}/${cell.row}, which is in section ${cell.section}`);
  expect(circlesOnPerimeter(board.blocks.find(({ id }) => id === 'b47')!)).toEqual(
    expect.arrayContaining(['c67', 'c84']),
  );
  const partners = board.blocks
    .filter(({ walk }) => walk.includes('c84'))
    .flatMap((block) => circlesOnPerimeter(block));
  expect(new Set(partners).size - 1).toBe(7);
  expect(prose).toContain('returns no move on foot and seven by alley');
});
