import { describe, expect, test } from 'vitest';
import { shippedHexBoard, shippedStreetBoard } from '../../../testing/boards/shipped-boards.js';
import {
  driveNewBoard,
  describeBoard,
  GestureDriver,
  TEST_VIEWPORT,
} from '../../../testing/editor/gesture-driver.js';
import { centreOfHex, type Axial, type HexBoard, type Point } from '../../../model/index.js';
import { addLine, sequenceActions } from '../../document/index.js';
import { hintOf, perform, shownBoard } from '../state/editor-state.js';
import { positionOfPiece } from '../entities/pieces.js';

/** Two circles a thousand apart with a crossing between them. */
const drawn = (): GestureDriver =>
  new GestureDriver(
    driveNewBoard()
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

const selected = (hands: GestureDriver): readonly string[] => hands.selection;

describe('selecting', () => {
  test.each<readonly [string, (hands: GestureDriver) => GestureDriver, readonly string[]]>([
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
  test.each<readonly [string, (hands: GestureDriver) => GestureDriver, readonly string[]]>([
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
    expect(describeBoard(gestures(drawn()).board)).toEqual(expect.arrayContaining([...lines]));
  });

  test('is one step of the history however far it went, with a preview on the way', () => {
    const hands = drawn().pull([1000, 1000], [1500, 1500]);
    expect(hands.state.history.steps).toHaveLength(1);
    expect(describeBoard(shownBoard(hands.state))).toContain('c1 1500,1500 white');
    hands.pull([1000, 1000], [1600, 1500]).drop([1000, 1000], [1600, 1500]);
    expect(hands.state.history.steps.map(({ name }) => name)).toEqual(['open', 'Move circle 1']);
    expect(hands.undo().board).toEqual(drawn().board);
  });

  test('left with Escape it stays where it was, even if the hand goes on', () => {
    const hands = drawn();
    const before = hands.board;
    hands.pull([1000, 1000], [1500, 1500]).escape().pull([1000, 1000], [1700, 1500]);
    expect(shownBoard(hands.state)).toBe(before);
    hands.drop([1000, 1000], [1700, 1500]);
    expect(hands.board).toBe(before);
    expect(hands.drag([1000, 1000], [1000, 1200]).board).not.toBe(before);
  });

  test.each<readonly [string, GestureDriver, string]>([
    ['moving a circle is announced', drawn().select('c1'), 'Drag to move circle 1; arrows nudge, '],
    ['a block is not', new GestureDriver(shippedStreetBoard('whitechapel')).select('b1'), 'The block '],
    [
      'a hex is not',
      new GestureDriver(shippedHexBoard('mr-jack-2006')).select('h6,2'),
      'The street hex 6,2 selected; ',
    ],
  ])('%s', (_, hands, hint) => {
    const shownHint = hintOf(hands.state, TEST_VIEWPORT);
    expect(shownHint.slice(0, hint.length)).toBe(hint);
    expect(shownHint.includes('nudge')).toBe(hint.includes('nudge'));
  });
});

describe('moving one node', () => {
  /** The same with a crossing of its own farther down, and another circle beside it. */
  const beside = (): GestureDriver =>
    new GestureDriver(drawn().tool('crossing').click(1500, 3000).tool('circle').click(4000, 3000).board);

  test('near a street snaps to it, with a ring that names it, and puts it into the street', () => {
    const hands = beside().pull([1500, 3000], [1510, 1040]);
    expect(hands.state.draft.snap).toEqual({ at: [1510, 1000], onto: { key: 'street:c1-x1', kind: 'line' } });
    expect(describeBoard(shownBoard(hands.state))).toEqual(
      expect.arrayContaining(['x2 1510,1000', 'street c1-x1']),
    );
    hands.drop([1500, 3000], [1510, 1040]);
    expect(describeBoard(hands.board)).toEqual(
      expect.arrayContaining(['x2 1510,1000', 'street c1-x2', 'street x1-x2']),
    );
    expect(describeBoard(hands.board)).not.toContain('street c1-x1');
    expect(hands.state.history.steps).toHaveLength(2);
    expect(hands.state.announcement).toMatch(/^Put the crossing x2 into the street from circle 1 to /);
  });

  test('with Ctrl held it goes where it is dropped, and so do several', () => {
    const alone = beside().drag([1500, 3000], [1510, 1040], { ctrl: true });
    expect(describeBoard(alone.board)).toEqual(expect.arrayContaining(['x2 1510,1040', 'street c1-x1']));
    const both = beside().select('x2', 'c3').drag([1500, 3000], [1510, 1040]);
    expect(describeBoard(both.board)).toEqual(expect.arrayContaining(['x2 1510,1040', 'street c1-x1']));
  });

  test('never snaps to a street of its own', () => {
    expect(describeBoard(drawn().drag([2000, 1000], [1600, 1020]).board)).toContain('x1 1600,1020');
  });

  test('onto another merges nothing, and says how to', () => {
    const hands = beside().drag([4000, 3000], [3010, 1010]);
    expect(describeBoard(hands.board)).toEqual(
      expect.arrayContaining(['c2 3000,1000 white', 'c3 3010,1010 white']),
    );
    expect(hands.state.announcement).toMatch(/^Circle 3 lies at circle 2\. .*press M\.$/);
  });
});

describe('things at one place', () => {
  /** Circle 3 dropped beside circle 2, at the end of a street. */
  const heap = (): GestureDriver =>
    new GestureDriver(
      drawn().tool('circle').click(4000, 3000).tool('select').drag([4000, 3000], [3040, 1040]).board,
    );

  test.each<readonly [string, (hands: GestureDriver) => GestureDriver, readonly string[]]>([
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
    expect(describeBoard(hands.board)).toEqual(
      expect.arrayContaining(['c3 3040,1040 white', 'street c3-x1']),
    );
    expect(describeBoard(hands.board).join()).not.toContain('c2 ');
  });

  test('streets that cross', () => {
    const hands = driveNewBoard('lfw').tool('junction').click(1000, 1000).click(5000, 1000).click(5000, 5000);
    hands.click(1000, 5000);
    const cross = sequenceActions(addLine('streets', ['t1', 't3']), addLine('streets', ['t2', 't4']));
    hands.state = perform(hands.state, 'Cross', cross);
    hands.tool('select').click(3000, 3000);
    const [first] = selected(hands);
    expect(selected(hands.click(3000, 3000))).not.toEqual([first]);
    expect(selected(hands.click(3000, 3000))).toEqual([first]);
  });
});

describe('on hexes', () => {
  const board = shippedHexBoard('mr-jack-2006');
  const at = (...hex: Axial): Point => centreOfHex(board.layout, hex);
  const moved = (from: Point, to: Point): string[] => {
    const before = new Set(describeBoard(board));
    return describeBoard(new GestureDriver(board).drag(from, to).board).filter((line) => !before.has(line));
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
    const hands = new GestureDriver(board).select('character:holmes', 'cover:h2,5', 'exit:SE');
    const before = new Set(describeBoard(board));
    const [x, y] = positionOfPiece(board, 'exit:SE')!;
    hands.drag(at(6, 2), at(6, 1));
    expect(describeBoard(hands.board).filter((line) => !before.has(line))).toEqual([
      expect.stringMatching(/^exit SE /),
      'holmes h6,1',
      'cover h2,4',
    ]);
    expect(positionOfPiece(hands.board as HexBoard, 'exit:SE')).not.toEqual([x, y]);
    expect(selected(hands)).toEqual(['character:holmes', 'cover:h2,4', 'exit:SE']);
    expect(hands.state.history.steps.at(-1)?.name).toBe('Move 3 things');
    const moved = hands.board;
    expect(hands.drag(at(6, 1), [9999, 9999]).board).toBe(moved);
    expect(hands.state.announcement).toBe('Not moved: there is no valid position for all of them there.');
  });

  test('an area takes the pieces on its hexes', () => {
    const [x, y] = at(6, 2);
    expect(selected(new GestureDriver(board).drag([x - 300, y - 300], [x + 300, y + 300]))).toEqual([
      'h6,2',
      'character:holmes',
    ]);
  });

  test('pieces are selected before their hexes', () => {
    const click = (place: Point): readonly string[] => selected(new GestureDriver(board).click(...place));
    expect(click(at(6, 2))).toEqual(['character:holmes']);
    expect(click(at(1, 5))).toEqual(['lamp:1']);
    expect(click(at(2, 5))).toEqual(['cover:h2,5']);
    expect(click(at(0, 2))).toEqual(['h0,2']);
    const [x, y] = at(6, 2);
    expect(click([x + 0.6 * board.layout.size, y])).toEqual(['h6,2']);
  });
});
