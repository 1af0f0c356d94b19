import { describe, expect, test } from 'vitest';
import { formatBoard, isHexBoard, isStreetBoard, parseBoard } from '../../model/index.js';
import type { Suggestions } from '../detect/index.js';
import { type DraftOptions, draftOfSuggestions } from './draft-of-suggestions.js';

const circle = (id: number, number: number | null, at: readonly [number, number], more: object = {}) => ({
  id: `c${id}`,
  at,
  radius: 10,
  number,
  confidence: 0.99,
  numberConfidence: 0.98,
  alternatives: [],
  colour: 'white' as const,
  ...more,
});
const crossing = (id: number, at: readonly [number, number], confidence = 0.99) => ({
  id: `x${id}`,
  at,
  side: 8,
  border: id === 2 ? ('yellow' as const) : null,
  confidence,
});
const street = (id: number, from: string, to: string, confidence = 0.97) => ({
  id: `s${id}`,
  between: [from, to] as const,
  path: [[0, 0], [300, 100], [10, 10]] as const, // prettier-ignore
  confidence,
});

const suggestions: Suggestions = {
  version: 1,
  game: 'lfw',
  picture: { width: 1000, height: 600, sha256: 'a'.repeat(64) },
  circles: [
    circle(1, 12, [100, 60]),
    circle(2, 12, [200, 60], { numberConfidence: 0.96 }),
    circle(3, null, [300, 60]),
    circle(4, 8, [400, 60], { numberConfidence: 0.7 }),
    circle(5, 3, [500, 60], { colour: 'red' }),
  ],
  crossings: [crossing(1, [100, 300], 0.5), crossing(2, [200, 300]), crossing(3, [300, 300])],
  junctions: [{ id: 't1', at: [700, 300], confidence: 0.99 }],
  streets: [
    street(1, 'c1', 'x2'),
    street(2, 'c2', 'x2'),
    street(3, 'c5', 'x3', 0.6),
    street(4, 'x3', 't1'),
    street(5, 'x1', 'c1'),
  ],
  waterlines: [],
  hexes: [],
  quality: [],
};
const options = { id: 'photo', name: 'Photo', minConfidence: 0.95, date: '2026-11-18' };

function streetDraft(more: Partial<DraftOptions> = {}) {
  const { board, leftOut } = draftOfSuggestions(suggestions, { ...options, ...more });
  if (!isStreetBoard(board)) throw new Error('not a street board');
  return { board, leftOut };
}

describe('a draft', () => {
  const { board, leftOut } = streetDraft();

  test('has what is sure enough, in board units, with unique numbers and both ends of every street', () => {
    expect(board.extent).toEqual([10000, 6000]);
    expect(board.discs).toEqual({ circle: 100, crossing: 40 });
    expect(board.circles).toEqual([
      { number: 12, at: [1000, 600], colour: 'white' },
      { number: 3, at: [5000, 600], colour: 'red' },
    ]);
    expect(board.crossings).toEqual([
      { id: 'x1', at: [2000, 3000], border: 'yellow' },
      { id: 'x2', at: [3000, 3000] },
    ]);
    expect(board.streets).toEqual([
      { between: ['c12', 'x1'], bends: [[3000, 1000]] },
      { between: ['x2', 't1'], bends: [[3000, 1000]] },
    ]);
    expect(leftOut).toEqual({ circles: 3, crossings: 1, junctions: 0, streets: 3, waterlines: 0, hexes: 0 });
  });

  test('is a board file in form, marked as detected and unreviewed', () => {
    const parsed = parseBoard(formatBoard(board));
    expect(parsed.ok).toBe(true);
    expect(board.profile).toBe('draft');
    expect(board.provenance.traced[0]!.how).toContain('Detected');
    expect(board.provenance.unreviewed).toEqual(['c12', 'c12-x1', 'c3', 't1', 'x1', 'x2', 'x2-t1']);
    expect(board.provenance.scans).toEqual([
      {
        sha256: 'a'.repeat(64),
        width: 1000,
        height: 600,
        points: [
          { pixel: [0, 0], at: [0, 0] },
          { pixel: [1000, 0], at: [10000, 0] },
          { pixel: [1000, 600], at: [10000, 6000] },
          { pixel: [0, 600], at: [0, 6000] },
        ],
      },
    ]);
  });
});

test('with a lower threshold more is taken', () => {
  const { board } = streetDraft({ minConfidence: 0.5 });
  expect(board.circles.map(({ number }) => number)).toEqual([12, 3, 8]);
  expect([board.crossings.length, board.streets.length]).toEqual([3, 4]);
});

test('with corners the board is what lies between them', () => {
  const { board } = streetDraft({
    corners: [[100, 60], [900, 60], [900, 460], [100, 460]], // prettier-ignore
  });
  expect(board.extent).toEqual([10000, 5000]);
  expect(board.circles[0]).toMatchObject({ number: 12, at: [0, 0] });
  expect(board.discs.circle).toBe(125);
});

test('hexes keep their cells, and those of an unknown kind are streets', () => {
  const { board, leftOut } = draftOfSuggestions(
    {
      ...suggestions,
      game: 'mj',
      circles: [],
      crossings: [],
      junctions: [],
      streets: [],
      lattice: { orientation: 'flat-top', side: 30, homography: [45, 0, 100, 26, 52, 80, 0, 0, 1] },
      hexes: [
        { cell: [0, 0], at: [100, 80], kind: null, confidence: 1 },
        { cell: [1, 0], at: [145, 106], kind: 'garden', confidence: 0.99 },
        { cell: [0, 1], at: [100, 132], kind: null, confidence: 0.4 },
      ],
    },
    options,
  );
  if (!isHexBoard(board)) throw new Error('not a hex board');
  expect(board.layout).toEqual({ orientation: 'flat-top', origin: [1000, 800], size: 300 });
  expect(board.hexes).toEqual([
    { at: [0, 0], kind: 'street' },
    { at: [1, 0], kind: 'garden' },
  ]);
  expect([leftOut.hexes, board.provenance.unreviewed]).toEqual([1, ['h0,0', 'h1,0']]);
  expect(parseBoard(formatBoard(board)).ok).toBe(true);
});

test('a count that is known is expected of the draft', () => {
  expect(streetDraft().board.expect).toEqual([]);
  const { board } = streetDraft({ count: 195 });
  expect(board.expect).toEqual([{ what: 'circles', count: 195, source: 'the count given to the detection' }]);
  expect(parseBoard(formatBoard(board)).ok).toBe(true);
});
