import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { shippedHexBoard, shippedBoard, shippedStreetBoard } from '../../testing/boards/shipped-boards.js';
import { shippedBoardFolders } from '../../testing/boards/shipped-board-folders.js';
import type { Expectation } from '../index.js';
import { countOnBoard } from './count-on-board.js';

type What = Expectation['what'];

interface Enum {
  readonly $defs: {
    readonly expectation: { readonly properties: { readonly what: { readonly enum: What[] } } };
  };
}
const schema = JSON.parse(
  readFileSync(join(import.meta.dirname, '..', '..', 'schemas', 'board.schema.json'), 'utf8'),
) as Enum;
const whats = schema.$defs.expectation.properties.what.enum;

test.each(whats)('%s can be counted on some shipped board, and only on one kind of board', (what) => {
  const counts = shippedBoardFolders().map(
    (folder) => [shippedBoard(folder).game === 'mj', countOnBoard(shippedBoard(folder), what)] as const,
  );
  const kinds = new Set(counts.filter(([, count]) => count !== undefined).map(([isHex]) => isHex));
  expect(kinds.size).toBe(1);
});

// Counts that the rules of play and the compared digitisations state, written here a second time.
describe.each([
  [
    'whitechapel',
    {
      circles: 195,
      whiteCircles: 187,
      redCircles: 8,
      blackCircles: 0,
      blueCircles: 0,
      crossings: 234,
      yellowCrossings: 7,
      redCrossings: 1,
      junctions: 17,
      streets: 593,
      waterlines: 0,
      blocks: 148,
      houseBlocks: 148,
      alleyBlocks: 135,
      waterBlocks: 0,
      unusedBlocks: 0,
      innerFaces: 148,
      jackPairs: 775,
      jackPairsWithChoice: 98,
      unbarrablePairs: 2,
      policePairs: 453,
      searchPairs: 451,
      alleyPairs: 451,
      boatPairs: 0,
      circlesWithoutAlley: 1,
    },
  ],
  [
    'whitehall',
    {
      circles: 189,
      whiteCircles: 105,
      blackCircles: 64,
      blueCircles: 20,
      crossings: 174,
      yellowCrossings: 6,
      redCrossings: 0,
      junctions: 0,
      streets: 495,
      waterlines: 2,
      blocks: 135,
      alleyBlocks: 116,
      waterBlocks: 5,
      unusedBlocks: 3,
      innerFaces: 135,
      jackPairs: 679,
      policePairs: 367,
      alleyPairs: 383,
      boatPairs: 39,
    },
  ],
  [
    'mr-jack-2006',
    {
      hexes: 86,
      gaslights: 8,
      obstacles: 18,
      manholes: 8,
      walkableHexes: 60,
      streetHexes: 52,
      exits: 4,
      visibleAtStart: 4,
      invisibleAtStart: 4,
    },
  ],
  [
    'mr-jack-2016',
    {
      hexes: 86,
      gaslights: 8,
      obstacles: 18,
      manholes: 9,
      walkableHexes: 60,
      streetHexes: 51,
      exits: 4,
      visibleAtStart: 4,
      invisibleAtStart: 4,
    },
  ],
] as [string, Partial<Record<What, number>>][])('%s', (folder, counts) => {
  test.each(Object.entries(counts) as [What, number][])('has of %s %i', (what, count) => {
    expect(countOnBoard(shippedBoard(folder), what)).toBe(count);
  });
});

describe('by section', () => {
  const whitehall = shippedStreetBoard('whitehall');
  const { sections } = whitehall.grid!;

  test('the four squares of Whitehall have 23, 35, 23 and 24 white circles', () => {
    expect(sections.map((section) => [section, countOnBoard(whitehall, 'whiteCircles', section)])).toEqual([
      ['Aa', 23],
      ['Ab', 35],
      ['Ba', 23],
      ['Bb', 24],
    ]);
  });

  test.each(['circles', 'blackCircles', 'blueCircles', 'crossings', 'yellowCrossings'] as const)(
    '%s of all squares are those of the board',
    (what) => {
      const parts = sections.map((section) => countOnBoard(whitehall, what, section)!);
      expect(parts.reduce((sum, count) => sum + count, 0)).toBe(countOnBoard(whitehall, what));
    },
  );

  test('a decided section counts, not the measured one', () => {
    const board = shippedStreetBoard('teaching/section-line');
    expect(countOnBoard(board, 'crossings', 'Ab')).toBe(1);
    const undecided = { ...board, crossings: board.crossings.map(({ id, at }) => ({ id, at })) };
    expect(countOnBoard(undecided, 'crossings', 'Ab')).toBe(0);
  });

  test.each([
    ['streets', 'Ab'],
    ['blocks', 'Ab'],
    ['jackPairs', 'Ab'],
    ['circles', 'Cc'],
    ['manholes', 'Ab'],
  ] as const)('%s in %s cannot be counted', (what, section) => {
    expect(countOnBoard(whitehall, what, section)).toBeUndefined();
  });
});

test('without a grid, a section or a starting position there is nothing to count', () => {
  const { grid: _, ...gridless } = shippedStreetBoard('whitehall');
  expect(countOnBoard(gridless, 'circles', 'Aa')).toBeUndefined();
  const { setup: __, ...unplaced } = shippedHexBoard('mr-jack-2016');
  expect(countOnBoard(unplaced, 'visibleAtStart')).toBeUndefined();
  expect(countOnBoard(unplaced, 'exits')).toBe(4);
  expect(countOnBoard(unplaced, 'exits', 'Aa')).toBeUndefined();
});

test('a gap in the board is no hex', () => {
  const jack = shippedHexBoard('mr-jack-2016');
  expect(countOnBoard({ ...jack, hexes: [...jack.hexes, { at: [6, 9], kind: 'void' }] }, 'hexes')).toBe(86);
});
