import { describe, expect, test } from 'vitest';
import { digestBoard, formatBoard, parseBoard } from '../../model/index.js';
import { shippedBoard, shippedStreetBoard } from '../../testing/boards/shipped-boards.js';
import { seededRandom } from '../../testing/seeded-random.js';
import { validateBoard, validateText } from '../../validator/index.js';
import { OFFICIAL_BOARDS } from '../fault-class.js';
import { changesPlay, injectFaults } from '../inject-faults.js';
import { drawStreet, isCleanDrawing, retrace } from './retrace.js';
import { RETRACED_FAULTS } from './index.js';

test.each(OFFICIAL_BOARDS)('a board without a fault is retraced as it is: %s', (name) => {
  const board = shippedBoard(name);
  expect(digestBoard(retrace(board, board))).toBe(digestBoard(board));
});

/** Rules that compare what a person declares with what the machine derives. */
const COMPARES =
  /^(?:block\/(?!interrupted|oversized|sliver)|witness\/(?:expected-count|printed-fact)|provenance\/unknown-id)/;

describe('declared and derived data agree, although the board plays differently', () => {
  test.each(RETRACED_FAULTS)('$name', (faults) => {
    const outcomes = injectFaults(faults, { count: 3, seed: 2, custom: true });
    expect(outcomes).not.toEqual([]);
    expect(outcomes.flatMap(({ rules }) => rules).filter((rule) => COMPARES.test(rule))).toEqual([]);
    expect(outcomes.every((each) => changesPlay(each) || faults.name.includes('witness'))).toBe(true);
  });
});

test('faulty boards are in the form of the file', () => {
  for (const faults of RETRACED_FAULTS) {
    const random = seededRandom(5);
    const board = shippedBoard(faults.boards[0]!);
    const made = Array.from({ length: 20 }, () => faults.make(random, board)).find((each) => each);
    const text = formatBoard(made![0] as typeof board);
    expect([faults.name, parseBoard(text).ok]).toEqual([faults.name, true]);
    expect(validateText(text).findings.map(({ rule }) => rule)).not.toContain('file/not-canonical');
  }
});

test('a street that ends at the next crossing leaves no trace on a home-made board', () => {
  const board = shippedStreetBoard('whitechapel');
  const streets = board.streets.filter(({ between }) => between.join('-') !== 'c135-x167');
  const faulty = retrace(board, drawStreet({ ...board, streets }, ['c135', 'x153'])!);
  const walkOf = (id: string): string => faulty.blocks.find((block) => block.id === id)!.walk.join(' ');
  expect(walkOf('b91')).toBe('c112 x132 c113 x153 c135 x144');
  expect(walkOf('b106')).toBe('c135 x153 x167 c148 x183 x144');
  expect(
    validateBoard(faulty, { profile: 'custom' }).findings.filter(({ severity }) => severity !== 'info'),
  ).toEqual([]);
});

test('witnesses follow what they are about', () => {
  const board = shippedStreetBoard('whitechapel');
  const crossings = board.crossings.map(({ border, ...each }) =>
    each.id === 'x40'
      ? { ...each, border: 'yellow' as const }
      : each.id === 'x39'
        ? each
        : { ...each, ...(border && { border }) },
  );
  const { witnesses } = retrace(board, { ...board, crossings });
  expect(witnesses).toHaveLength(board.witnesses.length);
  expect(witnesses.find(({ rule }) => rule === 'LFW-B06')).toMatchObject({
    of: ['x40', 'x44', 'x63', 'x135', 'x138', 'x163', 'x180'],
  });
});

test('a new street is bent round what a straight one would meet', () => {
  const board = shippedStreetBoard('whitechapel');
  expect(isCleanDrawing({ ...board, streets: [...board.streets, { between: ['c1', 'c195'] }] })).toBe(false);
  expect(drawStreet(board, ['c1', 'c195'])).toBeUndefined();
});
