import { describe, expect, test } from 'vitest';
import { hexBoard, streetBoard } from '../../../testing/official-board.js';
import { atWork, contents, Hands, SIGHT } from '../../../testing/hands.js';
import { centreOfHex, type Axial, type HexBoard, type Point } from '../../../model/index.js';
import { addLine, inTurn } from '../../document/index.js';
import { hintOf, perform, shownBoard } from '../desk.js';
import { placeOfPiece } from '../pieces.js';

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
      'a bend is moved again and again',
      (h) =>
        h
          .doubleClick(1500, 1050)
          .drag([1500, 1050], [1500, 1400])
          .drag([1500, 1400], [1600, 1500])
          .click(1600, 1500)
          .drag([1600, 1500], [1600, 1600]),
      ['street c1-x1 1600,1600'],
    ],
    [
      'a double click on a bend adds no other',
      (h) => h.doubleClick(1500, 1050).drag([1500, 1050], [1500, 1300]).doubleClick(1520, 1320),
      ['street c1-x1 1500,1300'],
    ],
    [
      'a bend dropped on the straight way goes',
      (h) => h.doubleClick(1500, 1050).drag([1500, 1050], [1400, 1010]),
      ['street c1-x1'],
    ],
    [
      'and stays if Ctrl is held',
      (h) => h.doubleClick(1500, 1050).drag([1500, 1050], [1400, 1010], { ctrl: true }),
      ['street c1-x1 1400,1010'],
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

  test.each<readonly [string, Hands, string]>([
    ['a circle is said to move', drawn().select('c1'), 'Drag to move circle 1; arrows nudge, '],
    ['a block is not', new Hands(streetBoard('whitechapel')).select('b1'), 'The block '],
    ['a hex is not', new Hands(hexBoard('mr-jack-2006')).select('h6,2'), 'The street hex 6,2 selected; '],
  ])('%s', (_, hands, hint) => {
    const said = hintOf(hands.desk, SIGHT);
    expect(said.slice(0, hint.length)).toBe(hint);
    expect(said.includes('nudge')).toBe(hint.includes('nudge'));
  });
});

describe('moving one node', () => {
  /** The same with a crossing of its own farther down, and another circle beside it. */
  const beside = (): Hands =>
    new Hands(drawn().tool('crossing').click(1500, 3000).tool('circle').click(4000, 3000).board);

  test('near a street snaps to it, with a ring that names it, and puts it into the street', () => {
    const hands = beside().pull([1500, 3000], [1510, 1040]);
    expect(hands.desk.draft.snap).toEqual({ at: [1510, 1000], onto: { key: 'street:c1-x1', kind: 'line' } });
    expect(contents(shownBoard(hands.desk))).toEqual(
      expect.arrayContaining(['x2 1510,1000', 'street c1-x1']),
    );
    hands.drop([1500, 3000], [1510, 1040]);
    expect(contents(hands.board)).toEqual(
      expect.arrayContaining(['x2 1510,1000', 'street c1-x2', 'street x1-x2']),
    );
    expect(contents(hands.board)).not.toContain('street c1-x1');
    expect(hands.desk.history.steps).toHaveLength(2);
    expect(hands.desk.said).toMatch(/^Put the crossing x2 into the street from circle 1 to /);
  });

  test('with Ctrl held it goes where it is dropped, and so do several', () => {
    const alone = beside().drag([1500, 3000], [1510, 1040], { ctrl: true });
    expect(contents(alone.board)).toEqual(expect.arrayContaining(['x2 1510,1040', 'street c1-x1']));
    const both = beside().select('x2', 'c3').drag([1500, 3000], [1510, 1040]);
    expect(contents(both.board)).toEqual(expect.arrayContaining(['x2 1510,1040', 'street c1-x1']));
  });

  test('never snaps to a street of its own', () => {
    expect(contents(drawn().drag([2000, 1000], [1600, 1020]).board)).toContain('x1 1600,1020');
  });

  test('onto another merges nothing, and says how to', () => {
    const hands = beside().drag([4000, 3000], [3010, 1010]);
    expect(contents(hands.board)).toEqual(
      expect.arrayContaining(['c2 3000,1000 white', 'c3 3010,1010 white']),
    );
    expect(hands.desk.said).toMatch(/^Circle 3 lies at circle 2\. .*press M\.$/);
  });
});

describe('things at one place', () => {
  /** Circle 3 dropped beside circle 2, at the end of a street. */
  const heap = (): Hands =>
    new Hands(drawn().tool('circle').click(4000, 3000).tool('select').drag([4000, 3000], [3040, 1040]).board);

  test.each<readonly [string, (hands: Hands) => Hands, readonly string[]]>([
    ['a click takes the nearest', (h) => h.click(3000, 1000), ['c2']],
    ['another click the next', (h) => h.click(3000, 1000).click(3000, 1000), ['c3']],
    ['and then the first again', (h) => h.click(3000, 1000).click(3000, 1000).click(3010, 1000), ['c2']],
    ['Shift adds the next', (h) => h.click(3000, 1000).shiftClick(3000, 1000), ['c2', 'c3']],
    ['Shift takes away when all are selected', (h) => h.select('c3', 'c2').shiftClick(3000, 1000), ['c3']],
    ['one that lies alone stays', (h) => h.click(1000, 1000).click(1000, 1000), ['c1']],
    ['one of several that are selected', (h) => h.select('c1', 'c2').click(3000, 1000), ['c2']],
    [
      'the one that is selected is dragged',
      (h) => h.click(3000, 1000).click(3000, 1000).drag([3000, 1000], [3000, 2000]),
      ['c3'],
    ],
  ])('%s', (_, gestures, keys) => {
    expect(selected(gestures(heap()))).toEqual(keys);
  });

  test('are made one as the hint says', () => {
    const hands = heap().click(3000, 1000).click(3000, 1000).shiftClick(3000, 1000).run('edit.merge');
    expect(contents(hands.board)).toEqual(expect.arrayContaining(['c3 3040,1040 white', 'street c3-x1']));
    expect(contents(hands.board).join()).not.toContain('c2 ');
  });

  test('streets that cross', () => {
    const hands = atWork('lfw').tool('junction').click(1000, 1000).click(5000, 1000).click(5000, 5000);
    hands.click(1000, 5000);
    const cross = inTurn(addLine('streets', ['t1', 't3']), addLine('streets', ['t2', 't4']));
    hands.desk = perform(hands.desk, 'Cross', cross);
    hands.tool('select').click(3000, 3000);
    const [first] = selected(hands);
    expect(selected(hands.click(3000, 3000))).not.toEqual([first]);
    expect(selected(hands.click(3000, 3000))).toEqual([first]);
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

  test('several pieces go together, or none of them does', () => {
    const hands = new Hands(board).select('character:holmes', 'cover:h2,5', 'exit:SE');
    const before = new Set(contents(board));
    const [x, y] = placeOfPiece(board, 'exit:SE')!;
    hands.drag(at(6, 2), at(6, 1));
    expect(contents(hands.board).filter((line) => !before.has(line))).toEqual([
      expect.stringMatching(/^exit SE /),
      'holmes h6,1',
      'cover h2,4',
    ]);
    expect(placeOfPiece(hands.board as HexBoard, 'exit:SE')).not.toEqual([x, y]);
    expect(selected(hands)).toEqual(['character:holmes', 'cover:h2,4', 'exit:SE']);
    expect(hands.desk.history.steps.at(-1)?.name).toBe('Move 3 things');
    const moved = hands.board;
    expect(hands.drag(at(6, 1), [9999, 9999]).board).toBe(moved);
    expect(hands.desk.said).toBe('They stay: there is no place for all of them there.');
  });

  test('an area takes the pieces on its hexes', () => {
    const [x, y] = at(6, 2);
    expect(selected(new Hands(board).drag([x - 300, y - 300], [x + 300, y + 300]))).toEqual([
      'h6,2',
      'character:holmes',
    ]);
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
