/** The stored editions are those of the official boards, and nothing that matters in play is lost. */
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import {
  alleyRelation,
  boatRelation,
  jackRoutes,
  policeRelation,
  searchRelation,
  sectorRelation,
  type HexBoard,
  type StreetBoard,
} from '../../model/index.js';
import { renameIds } from '../../testing/boards/rename-ids.js';
import { redigitiseBoard } from '../../testing/boards/redigitise-board.js';
import { shippedBoard, shippedHexBoard, shippedStreetBoard } from '../../testing/boards/shipped-boards.js';
import { EDITION_BOARDS, editionModule, editionPath } from '../../testing/editions/edition-files.js';
import { encodeEdition } from './encode-edition.js';
import { printedHexBoard, printedStreetBoard } from './index.js';
import { numberByTouch } from './number-by-touch.js';

const STREETS = ['whitechapel', 'whitehall'] as const;
const HEXES = ['mr-jack-2006', 'mr-jack-2016'] as const;

test.each(EDITION_BOARDS)('%s is stored as `npm run editions` writes it', (name) => {
  expect(readFileSync(editionPath(name), 'utf8')).toBe(editionModule(name));
});

test('the stored editions are small', () => {
  const text = EDITION_BOARDS.map((name) => readFileSync(editionPath(name), 'utf8')).join('');
  expect(gzipSync(text).length).toBeLessThan(12 * 1024);
});

describe.each(STREETS)('%s', (name) => {
  const board = shippedStreetBoard(name);
  const print = printedStreetBoard(board)!;

  test('has the relations of the official board, with other ids', () => {
    expect(playOf(print)).toEqual(playOf(renameIds(board, numberByTouch(board))));
  });

  test('is stored the same from a tracing with other ids in another frame', () => {
    for (const seed of [1, 2, 3])
      expect(encodeEdition(redigitiseBoard(board, seed, { degrees: 3, scale: 2 }))).toEqual(
        encodeEdition(board),
      );
  });

  test('is stored the same after it was decoded', () => {
    expect(encodeEdition(print)).toEqual(encodeEdition(board));
  });
});

const playOf = (board: StreetBoard) => ({
  routes: jackRoutes(board)
    .pairs.map(({ between, routes }) => `${between.join()}: ${routes.map(String).sort().join(' / ')}`)
    .sort(),
  police: sorted(policeRelation(board)),
  search: sorted(searchRelation(board)),
  alley: sorted(alleyRelation(board)),
  boat: sorted(boatRelation(board)),
  sections: [...sectorRelation(board)].sort(),
  colours: board.circles.map(({ number, colour }) => `${number} ${colour}`).sort(),
  borders: board.crossings.map(({ id, border, name }) => `${id} ${border} ${name}`).sort(),
});

const sorted = (relation: ReadonlyMap<string, readonly string[]>) =>
  [...relation].map(([id, related]) => `${id}: ${related.toSorted().join()}`).sort();

describe.each(HEXES)('%s', (name) => {
  const board = shippedHexBoard(name);
  const thingsOf = ({ hexes, exits, setup }: HexBoard) => ({
    hexes: hexes.map(({ at, kind }) => `${at.join()} ${kind}`).sort(),
    exits,
    setup,
  });

  test('has the hexes, exits and set-up of the official board', () => {
    expect(thingsOf(printedHexBoard(board)!)).toEqual(thingsOf(board));
  });

  test('is found again where the coordinates start elsewhere', () => {
    const moved = {
      ...board,
      hexes: board.hexes.map((hex) => ({ ...hex, at: [hex.at[0] - 6, hex.at[1] + 2] as const })),
    };
    const print = printedHexBoard(moved)!;
    expect(thingsOf(print).hexes).toEqual(thingsOf(moved).hexes);
    expect(print.exits[1]).toEqual({ id: 'NW', hex: 'h-5,2', side: 'NW' });
    expect(print.setup!.covers).toContain('h5,-3');
  });
});

test('a board of another edition has no reference', () => {
  expect(printedStreetBoard({ ...shippedStreetBoard('whitechapel'), edition: 'first' })).toBeUndefined();
  expect(printedStreetBoard({ ...shippedStreetBoard('whitechapel'), edition: 'custom' })).toBeUndefined();
  expect(printedHexBoard({ ...shippedHexBoard('mr-jack-2006'), edition: 'constructor' })).toBeUndefined();
  expect(shippedBoard('teaching/two-routes').edition).toBe('teaching');
});
