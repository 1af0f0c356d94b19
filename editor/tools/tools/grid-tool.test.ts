import { describe, expect, test } from 'vitest';
import { editBoard } from '../../../testing/editor/edit-boards.js';
import { driveNewBoard, describeBoard, GestureDriver } from '../../../testing/editor/gesture-driver.js';
import { shippedStreetBoard } from '../../../testing/boards/shipped-boards.js';
import { deleteEntities, setPrintedGrid } from '../../document/index.js';
import { isStreetBoard, type Board, type Grid } from '../../../model/index.js';
import { hintOf, isHalfDrawn, perform, shownBoard } from '../state/editor-state.js';
import { printedGridLabels } from '../grids/grid-lines.js';

const gridOf = (board: Board): Grid | undefined => (isStreetBoard(board) ? board.grid : undefined);
const lines = (hands: GestureDriver): string[] =>
  describeBoard(hands.board).filter((line) => line.startsWith('grid'));

/** Twelve columns and rows, each 100 wide. */
const laid = (): GestureDriver => driveNewBoard('wm').tool('grid').drag([1000, 1000], [2200, 2200]);
/** So near that a line is hit within 12 units. */
const near = (hands: GestureDriver): GestureDriver =>
  new GestureDriver(hands.board, { unitsPerPixel: 1, coarse: false, centre: [0, 0], rotation: 0 }).tool(
    'grid',
  );

test.each(['whitechapel', 'whitehall'])('%s: the labels offered are those printed', (folder) => {
  const { game, grid } = shippedStreetBoard(folder);
  expect({ ...printedGridLabels(game), rect: grid!.rect }).toEqual(grid);
});

describe('laying', () => {
  test.each<readonly [string, (hands: GestureDriver) => GestureDriver, readonly string[]]>([
    ['by dragging', (h) => h.drag([1000, 1000], [2200, 2200]), ['grid 1000,1000 2200,2200']],
    ['from any corner', (h) => h.drag([2200, 1000], [1000, 2200]), ['grid 1000,1000 2200,2200']],
    [
      'by two clicks',
      (h) => h.click(1000, 1000).hover(1500, 1500).click(2200, 2200),
      ['grid 1000,1000 2200,2200'],
    ],
    ['not without width', (h) => h.click(1000, 1000).click(1000, 2200), []],
    ['left with Escape', (h) => h.click(1000, 1000).escape(), []],
    ['left in the middle of a drag', (h) => h.pull([1, 1], [50, 50]).escape().drop([1, 1], [90, 90]), []],
  ])('%s', (_, gestures, grid) => {
    expect(lines(gestures(driveNewBoard('wm').tool('grid')))).toEqual(grid);
  });

  test('offers the labels of the game, shows the cells, and selects the grid', () => {
    const hands = driveNewBoard('lfw').tool('grid').click(0, 0).hover(2000, 1300);
    expect(hands.state.draft.lines).toHaveLength(20 + 13);
    hands.click(2000, 1300);
    expect(gridOf(hands.board)?.columns.at(-1)).toBe('C20');
    expect(gridOf(hands.board)?.rows[0]).toBe('b13');
    expect(hands.selection).toEqual(['grid']);
  });

  test('after it was deleted it is placed again', () => {
    const board = editBoard(shippedStreetBoard('whitehall'), deleteEntities(['grid']));
    const hands = new GestureDriver(board).tool('grid').drag([0, 0], [10000, 10000]);
    expect(gridOf(hands.board)).toEqual(shippedStreetBoard('whitehall').grid);
  });

  test('a grid without height, which a file may contain, is placed again with its own labels', () => {
    const board = shippedStreetBoard('whitehall');
    const flat: Board = {
      ...board,
      grid: {
        ...board.grid!,
        columns: ['A1'],
        rect: [
          [0, 0],
          [100, 0],
        ],
      },
    };
    const hands = new GestureDriver(flat).tool('grid').drag([0, 0], [500, 500]);
    expect(gridOf(hands.board)).toMatchObject({
      columns: ['A1'],
      rect: [
        [0, 0],
        [500, 500],
      ],
    });
  });
});

describe('pulling', () => {
  test.each<readonly [string, (hands: GestureDriver) => GestureDriver, string]>([
    ['a corner', (h) => h.drag([2200, 2200], [2300, 2400]), 'grid 1000,1000 2300,2400'],
    ['the left edge', (h) => h.drag([1000, 1550], [900, 1700]), 'grid 900,1000 2200,2200'],
    [
      'the bottom edge by two clicks',
      (h) => h.click(1550, 2200).click(1600, 2300),
      'grid 1000,1000 2200,2300',
    ],
    // Cells stay equal: line 9 of 12 goes from 1900 to 1990, so the right edge goes to 2320.
    [
      'an inner line: the nearer edge follows',
      (h) => h.drag([1900, 1550], [1990, 1550]),
      'grid 1000,1000 2320,2200',
    ],
    ['an inner line on the left', (h) => h.drag([1300, 1550], [1210, 1550]), 'grid 880,1000 2200,2200'],
    ['where two lines meet', (h) => h.drag([1900, 1900], [1990, 1990]), 'grid 1000,1000 2320,2320'],
    ['never inside out', (h) => h.drag([1000, 1550], [2300, 1550]), 'grid 1000,1000 2200,2200'],
    [
      'left with Escape',
      (h) => h.click(1000, 1550).hover(900, 1550).escape().hover(0, 0),
      'grid 1000,1000 2200,2200',
    ],
  ])('%s', (_, gestures, grid) => {
    expect(lines(gestures(near(laid())))).toEqual([grid]);
  });

  test('is previewed, and one step', () => {
    const hands = near(laid()).click(1000, 1550).hover(900, 1550);
    expect(gridOf(shownBoard(hands.state))?.rect[0]).toEqual([900, 1000]);
    expect(isHalfDrawn(hands.state)).toBe(true);
    hands.click(890, 1550);
    expect(hands.state.history.steps.map(({ name }) => name)).toEqual([
      'open',
      'Pull the left edge of the grid',
    ]);
    expect(near(laid()).drag([1600, 1550], [1610, 1550]).state.history.steps.at(-1)?.name).toBe(
      'Pull the line between columns A6 and B7',
    );
  });

  test('a click between the lines selects the grid', () => {
    const hands = near(laid()).click(1550, 1550);
    expect(hands.selection).toEqual(['grid']);
    expect(isHalfDrawn(hands.state)).toBe(false);
  });
});

test.each<readonly [string, (hands: GestureDriver) => GestureDriver]>([
  ['deleted', (h) => h.click(1500, 1650).hover(1510, 1660).run('edit.delete')],
  [
    'given fewer columns',
    (h) => {
      h.click(2200, 1650).state = perform(
        h.state,
        'Set columns',
        setPrintedGrid({ ...gridOf(h.board)!, columns: ['A1'] }),
      );
      return h;
    },
  ],
])('a line that is held is let go when the grid is %s', (_, gestures) => {
  const hands = gestures(near(laid()));
  expect(isHalfDrawn(hands.state)).toBe(false);
  expect(hands.state.draft).toEqual({});
  expect(hintOf(hands.state, hands.viewport)).not.toMatch(/undefined/);
});
