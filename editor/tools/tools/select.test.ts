import { describe, expect, test } from 'vitest';
import { hexBoard } from '../../../testing/official-board.js';
import { atWork, contents, Hands } from '../../../testing/hands.js';
import { centreOfHex, type Axial, type Point } from '../../../model/index.js';
import { shownBoard } from '../desk.js';

/** Two circles a thousand apart with a crossing between them. */
const drawn = (): Hands =>
  new Hands(
    atWork()
      .tool('circle')
      .click(1000, 1000)
      .click(3000, 1000)
      .tool('crossing')
      .click(2000, 1000)
      .tool('street')
      .click(1000, 1000)
      .click(2000, 1000)
      .click(3000, 1000).board,
  );

const selected = (hands: Hands): readonly string[] => hands.desk.selection;

describe('selecting', () => {
  test.each<readonly [string, (hands: Hands) => Hands, readonly string[]]>([
    ['a click on a circle', (h) => h.click(1010, 990), ['c1']],
    ['a click on a street', (h) => h.click(1500, 1030), ['street:c1-x1']],
    ['a node before a street', (h) => h.click(1100, 1000), ['c1']],
    ['a click on empty ground lets go', (h) => h.click(1000, 1000).click(5000, 5000), []],
    ['Shift adds', (h) => h.click(1000, 1000).shiftClick(3000, 1000), ['c1', 'c2']],
    ['Shift takes away', (h) => h.click(1000, 1000).shiftClick(3000, 1000).shiftClick(1000, 1000), ['c2']],
    ['Shift on empty ground keeps', (h) => h.click(1000, 1000).shiftClick(5000, 5000), ['c1']],
    ['Escape lets go', (h) => h.click(1000, 1000).escape(), []],
    ['an area', (h) => h.drag([500, 500], [2500, 1500]), ['c1', 'x1', 'street:c1-x1']],
    ['an area from right to left', (h) => h.drag([2500, 1500], [500, 500]), ['c1', 'x1', 'street:c1-x1']],
    [
      'Shift and an area',
      (h) => h.click(3000, 1000).drag([500, 500], [1500, 1500], { shift: true }),
      ['c2', 'c1'],
    ],
    [
      'a lasso',
      (h) =>
        h
          .pull([800, 800], [1500, 500], { alt: true })
          .pull([800, 800], [1500, 1500], { alt: true })
          .drop([800, 800], [800, 1400], { alt: true }),
      ['c1'],
    ],
  ])('%s', (_, gestures, keys) => {
    expect(selected(gestures(drawn()))).toEqual(keys);
  });
});

describe('moving', () => {
  test.each<readonly [string, (hands: Hands) => Hands, readonly string[]]>([
    ['a node goes where it is dropped', (h) => h.drag([1000, 1000], [1100, 1200]), ['c1 1100,1200 white']],
    [
      'all that is selected goes along',
      (h) => h.click(1000, 1000).shiftClick(3000, 1000).drag([1000, 1000], [1000, 1500]),
      ['c1 1000,1500 white', 'c2 3000,1500 white'],
    ],
    [
      'what is not selected goes alone',
      (h) => h.click(3000, 1000).drag([1000, 1000], [1000, 1500]),
      ['c1 1000,1500 white', 'c2 3000,1000 white'],
    ],
    [
      'a selected street takes its ends along',
      (h) => h.click(1500, 1000).drag([1500, 1000], [1500, 1300]),
      ['c1 1000,1300 white', 'x1 2000,1300'],
    ],
    ['a double click bends a street', (h) => h.doubleClick(1500, 1050), ['street c1-x1 1500,1050']],
    [
      'a bend is moved',
      (h) => h.doubleClick(1500, 1050).drag([1500, 1050], [1500, 1400]),
      ['street c1-x1 1500,1400'],
    ],
    [
      'a bend dropped on the straight way goes',
      (h) => h.doubleClick(1500, 1050).drag([1500, 1050], [1400, 1010]),
      ['street c1-x1'],
    ],
  ])('%s', (_, gestures, lines) => {
    expect(contents(gestures(drawn()).board)).toEqual(expect.arrayContaining([...lines]));
  });

  test('is one step of the history however far it went, with a preview on the way', () => {
    const hands = drawn().pull([1000, 1000], [1500, 1500]);
    expect(hands.desk.history.steps).toHaveLength(1);
    expect(contents(shownBoard(hands.desk))).toContain('c1 1500,1500 white');
    hands.pull([1000, 1000], [1600, 1500]).drop([1000, 1000], [1600, 1500]);
    expect(hands.desk.history.steps.map(({ name }) => name)).toEqual(['open', 'Move circle 1']);
    expect(hands.undo().board).toEqual(drawn().board);
  });

  test('left with Escape it stays where it was, even if the hand goes on', () => {
    const hands = drawn();
    const before = hands.board;
    hands.pull([1000, 1000], [1500, 1500]).escape().pull([1000, 1000], [1700, 1500]);
    expect(shownBoard(hands.desk)).toBe(before);
    hands.drop([1000, 1000], [1700, 1500]);
    expect(hands.board).toBe(before);
    expect(hands.drag([1000, 1000], [1000, 1200]).board).not.toBe(before);
  });

  test('a block or a hex is not said to move', () => {
    expect(drawn().hover(0, 0).desk.said).toBe('');
    const hexes = new Hands(hexBoard('mr-jack-2006')).select('h0,1').hover(0, 0);
    expect(hexes.desk.selection).toEqual(['h0,1']);
  });
});

describe('on hexes', () => {
  const board = hexBoard('mr-jack-2006');
  const at = (...hex: Axial): Point => centreOfHex(board.layout, hex);
  const moved = (from: Point, to: Point): string[] => {
    const before = new Set(contents(board));
    return contents(new Hands(board).drag(from, to).board).filter((line) => !before.has(line));
  };

  test.each<readonly [string, Point, Point, readonly string[]]>([
    ['a character', at(6, 2), at(6, 1), ['holmes h6,1']],
    ['a lamp', at(1, 5), at(2, 4), ['lamp 1 h2,4']],
    ['a cover', at(2, 5), at(0, 2), ['cover h0,2']],
    ['an exit, to another side of the rim', [1030, 1140], at(0, 1), ['exit NW h1,0 SW']],
    ['nothing goes where no hex is', at(6, 2), [-3000, -3000], []],
    ['a hex itself does not move', at(0, 2), at(1, 2), []],
  ])('%s', (_, from, to, lines) => {
    expect(moved(from, to)).toEqual(lines);
  });

  test('pieces are selected before their hexes', () => {
    const click = (place: Point): readonly string[] => selected(new Hands(board).click(...place));
    expect(click(at(6, 2))).toEqual(['character:holmes']);
    expect(click(at(1, 5))).toEqual(['lamp:1']);
    expect(click(at(2, 5))).toEqual(['cover:h2,5']);
    expect(click(at(0, 2))).toEqual(['h0,2']);
    const [x, y] = at(6, 2);
    expect(click([x + 0.6 * board.layout.size, y])).toEqual(['h6,2']);
  });
});
