import { describe, expect, test } from 'vitest';
import {
  driveNewBoard,
  describeBoard,
  GestureDriver,
  TEST_VIEWPORT,
} from '../../../testing/editor/gesture-driver.js';
import { shippedHexBoard, shippedStreetBoard } from '../../../testing/boards/shipped-boards.js';
import { boardOf, hintOf, selectEntities, selectionOf, type EditorState } from '../state/editor-state.js';
import { centreOfHex } from '../../../model/index.js';
import {
  clickAtCursor,
  followStreet,
  moveCursor,
  applyTypedNumber,
  selectNextEntity,
} from './keyboard-navigation.js';
import { nudgeSelection } from './nudge-selection.js';
import { NO_MODIFIERS } from '../input/gesture-types.js';
import { positionOfEntity } from '../pointing/hit-test.js';
import type { ToolId } from '../tools/all-tools.js';

/** A cross: the crossing in the middle of four circles. */
const cross = (): GestureDriver =>
  new GestureDriver(
    driveNewBoard()
      .tool('circle')
      .click(1000, 2000)
      .click(2000, 1000)
      .click(3000, 2000)
      .click(2000, 3000)
      .tool('crossing')
      .click(2000, 2000)
      .tool('street')
      .click(1000, 2000)
      .click(2000, 2000)
      .click(3000, 2000)
      .escape()
      .click(2000, 1000)
      .click(2000, 2000)
      .click(2000, 3000).board,
  );

describe('visiting', () => {
  test('goes through all nodes in the order of their numbers and then lets go', () => {
    const seen: string[] = [];
    let { state: desk } = cross();
    for (
      let next = selectNextEntity(desk, 1, TEST_VIEWPORT);
      next;
      next = selectNextEntity(desk, 1, TEST_VIEWPORT)
    ) {
      desk = next;
      seen.push(...selectionOf(desk));
      expect(desk.announcement).toMatch(/\.$/);
    }
    expect(seen).toEqual(['c1', 'c2', 'c3', 'c4', 'x1']);
  });

  test('goes back, and begins with the last', () => {
    const { state: desk } = cross();
    expect(selectionOf(selectNextEntity(desk, -1, TEST_VIEWPORT)!)).toEqual(['x1']);
    expect(selectionOf(selectNextEntity(selectEntities(desk, ['c2']), -1, TEST_VIEWPORT)!)).toEqual(['c1']);
    expect(selectNextEntity(selectEntities(desk, ['c1']), -1, TEST_VIEWPORT)).toBeUndefined();
  });

  test('with a drawing tool the pointer goes along', () => {
    const hands = cross().tool('street');
    expect(selectNextEntity(hands.state, 1, TEST_VIEWPORT)?.cursor).toEqual([1000, 2000]);
  });

  test('on hexes the pieces come after the hexes, each with its place', () => {
    const board = shippedHexBoard('mr-jack-2006');
    let { state: desk } = new GestureDriver(board);
    let count = 0;
    for (
      let next = selectNextEntity(desk, 1, TEST_VIEWPORT);
      next;
      next = selectNextEntity(desk, 1, TEST_VIEWPORT)
    ) {
      desk = next;
      count++;
      expect(positionOfEntity(board, selectionOf(desk)[0]!)).toBeDefined();
    }
    expect(count).toBe(board.hexes.length + 8 + 6 + 2 + 4);
  });
});

test.each<readonly [string, readonly [number, number], string]>([
  ['left', [-1, 0], 'c1'],
  ['up', [0, -1], 'c2'],
  ['right', [1, 0], 'c3'],
  ['down', [0, 1], 'c4'],
])('streets are followed %s', (_, way, to) => {
  expect(selectionOf(followStreet(selectEntities(cross().state, ['x1']), way, TEST_VIEWPORT))).toEqual([to]);
  expect(followStreet(selectEntities(cross().state, ['c1']), [0, 1], TEST_VIEWPORT).announcement).toBe(
    'There is no street in that direction.',
  );
});

describe('moving', () => {
  test('nudges in a row are one step', () => {
    let { state: desk } = cross().select('c1');
    for (let i = 0; i < 5; i++) desk = nudgeSelection(desk, [1, 0], TEST_VIEWPORT);
    expect(desk.history.steps.map(({ name }) => name)).toEqual(['open', 'Nudge circle 1']);
    expect(describeBoard(boardOf(desk))).toContain('c1 1005,2000 white');
    expect(nudgeSelection(selectEntities(desk, ['c2']), [0, 10], TEST_VIEWPORT).history.steps).toHaveLength(
      3,
    );
  });

  test('pieces go from hex to hex', () => {
    const board = shippedHexBoard('mr-jack-2006');
    let { state: desk } = new GestureDriver(board).select('character:holmes');
    const where = (): string => describeBoard(boardOf(desk)).find((line) => line.startsWith('holmes'))!;
    desk = nudgeSelection(desk, [0, -1], TEST_VIEWPORT);
    expect(where()).toBe('holmes h6,1');
    desk = nudgeSelection(desk, [1, 0], TEST_VIEWPORT);
    expect(where()).toBe('holmes h7,1');
    desk = nudgeSelection(desk, [1, 0], TEST_VIEWPORT);
    expect(where()).toBe('holmes h8,0');
    expect(selectionOf(desk)).toEqual(['character:holmes']);
    expect(nudgeSelection(selectEntities(desk, ['h6,2']), [1, 0], TEST_VIEWPORT).announcement).toMatch(
      /^Hexes cannot be moved/,
    );
    expect(
      nudgeSelection(selectEntities(desk, ['character:holmes']), [0, 1], TEST_VIEWPORT).announcement,
    ).toBe('Nudge Holmes.');
  });

  test('several pieces go together, or none; a cover stays selected on its new manhole', () => {
    const { state: desk } = new GestureDriver(shippedHexBoard('mr-jack-2006')).select(
      'character:holmes',
      'cover:h2,5',
      'h6,2',
    );
    const next = nudgeSelection(desk, [0, -1], TEST_VIEWPORT);
    expect(describeBoard(boardOf(next))).toEqual(expect.arrayContaining(['holmes h6,1', 'cover h2,4']));
    expect(selectionOf(next)).toEqual(['character:holmes', 'cover:h2,4']);
    let stuck = next;
    for (let i = 0; i < 20; i++) stuck = nudgeSelection(stuck, [0, -10], TEST_VIEWPORT);
    expect(stuck.announcement).toBe('There is no hex in that direction.');
    expect(describeBoard(boardOf(stuck))).toEqual(expect.arrayContaining(['holmes h6,-3', 'cover h2,0']));
  });

  test('an exit goes along the rim', () => {
    const exits = (desk: EditorState): string[] =>
      describeBoard(boardOf(desk)).filter((line) => line.startsWith('exit NW'));
    const { state: desk } = new GestureDriver(shippedHexBoard('mr-jack-2006')).select('exit:NW');
    let now = desk;
    const places = [
      [1, 0],
      [10, 0],
      [1, 0],
      [0, 1],
    ].flatMap(([x, y]) => exits((now = nudgeSelection(now, [x!, y!], TEST_VIEWPORT))));
    expect(places).toEqual(['exit NW h1,0 N', 'exit NW h1,0 NE', 'exit NW h2,0 N', 'exit NW h0,2 N']);
    expect(selectionOf(now)).toEqual(['exit:NW']);
    for (let i = 0; i < 40; i++) now = nudgeSelection(now, [0, -1], TEST_VIEWPORT);
    expect(now.announcement).toBe('There is no border side in that direction.');
  });

  test('what cannot go says why', () => {
    const { state: desk } = new GestureDriver(shippedStreetBoard('whitechapel')).select('b1');
    expect(nudgeSelection(desk, [1, 0], TEST_VIEWPORT).announcement).toBe(
      'A block moves with its nodes: move those.',
    );
    const edge = cross().select('c1').state;
    expect(
      nudgeSelection(nudgeSelection(edge, [2_000_000, 0], TEST_VIEWPORT), [1, 0], TEST_VIEWPORT).announcement,
    ).toMatch(/^It cannot go farther that way/);
    expect(nudgeSelection({ ...edge, readOnly: true }, [1, 0], TEST_VIEWPORT).announcement).toBe(
      'This board is read-only here.',
    );
  });
});

describe('the pointer of the keyboard', () => {
  test('selects a node, a street, a bend or a block, and says what is under it', () => {
    const { state: desk } = new GestureDriver(
      cross()
        .tool('street')
        .click(1000, 2000)
        .click(1000, 1000)
        .click(2000, 1000)
        .tool('block')
        .click(1500, 1500).board,
    );
    const select = (before: EditorState, x: number, y: number): EditorState => {
      const [fromX, fromY] = before.cursor ?? TEST_VIEWPORT.centre;
      const there = moveCursor(before, [x - fromX, y - fromY], TEST_VIEWPORT);
      return clickAtCursor(there, NO_MODIFIERS, TEST_VIEWPORT);
    };
    const street = select(desk, 1000, 1500);
    expect(selectionOf(street)).toEqual(['street:c1-c2']);
    expect(selectionOf(select(street, 1000, 1000))).toEqual(['bend:street:c1-c2#0']);
    expect(selectionOf(select(street, 1500, 1500))).toEqual(['b1']);
    expect(selectionOf(select(street, 2000, 2000))).toEqual(['x1']);
    expect(moveCursor(street, [0, 0], TEST_VIEWPORT).announcement).toBe(
      'The street from circle 1 to circle 2.',
    );
    expect(moveCursor(street, [-5000, 0], TEST_VIEWPORT).announcement).toBe('Empty ground.');
    expect(hintOf(street, TEST_VIEWPORT)).toMatch(/^Arrows move the pointer. Enter selects/);
  });

  test.each<[string, ToolId, readonly (readonly [number, number])[], readonly string[]]>([
    [
      'a node, a street and the ground between',
      'circle',
      [
        [1000, 2000],
        [1500, 2090],
        [1500, 1500],
      ],
      ['Circle 1.', 'The street from circle 1 to the crossing by 1 2 3 4.', 'Empty ground.'],
    ],
    [
      'only what it snaps to',
      'street',
      [
        [2090, 2000],
        [1500, 2110],
      ],
      ['The crossing by 1 2 3 4.', 'Empty ground.'],
    ],
    ['what is there, where nothing snaps', 'grid', [[1000, 2000]], ['Circle 1.']],
  ])('says with a drawing tool that it is on %s', (_, tool, places, announcement) => {
    let { state: desk } = cross().tool(tool);
    const heard = places.map(([x, y]) => {
      const [fromX, fromY] = desk.cursor ?? TEST_VIEWPORT.centre;
      return (desk = moveCursor(desk, [x - fromX, y - fromY], TEST_VIEWPORT)).announcement;
    });
    expect(heard).toEqual(announcement);
  });

  test('comes out where the selection is, and goes along with Tab', () => {
    const first = clickAtCursor(cross().select('c3').state, NO_MODIFIERS, TEST_VIEWPORT);
    expect(first.cursor).toEqual([3000, 2000]);
    expect(selectNextEntity(first, 1, TEST_VIEWPORT)?.cursor).toEqual([2000, 3000]);
    expect(selectNextEntity(cross().select('c3').state, 1, TEST_VIEWPORT)?.cursor).toBeUndefined();
  });

  test('appears in the middle of the window, moves, and clicks', () => {
    let { state: desk } = driveNewBoard().tool('circle');
    desk = clickAtCursor(desk, NO_MODIFIERS, TEST_VIEWPORT);
    expect(desk.cursor).toEqual([5000, 3500]);
    expect(desk.history.steps).toHaveLength(1);
    desk = clickAtCursor(moveCursor(desk, [-1000, 250], TEST_VIEWPORT), NO_MODIFIERS, TEST_VIEWPORT);
    expect(describeBoard(boardOf(desk))).toEqual(['c1 4000,3750 white']);
  });

  test('says on which exit it is, and on which hex', () => {
    const board = shippedHexBoard('mr-jack-2006');
    const [x, y] = positionOfEntity(board, 'exit:NW')!;
    const { state: desk } = new GestureDriver(board).tool('piece', { piece: 'cordon' });
    const there = moveCursor(desk, [x - TEST_VIEWPORT.centre[0], y - TEST_VIEWPORT.centre[1]], TEST_VIEWPORT);
    expect(there.announcement).toBe('The exit NW.');
    expect(moveCursor(desk, [0, 0], TEST_VIEWPORT).announcement).toMatch(/^The [a-z]+ hex \d+,-?\d+\.$/);
  });

  test('lays a grid, fits a lattice and places a piece without dragging', () => {
    const press = (
      hands: GestureDriver,
      ...places: readonly (readonly [number, number])[]
    ): GestureDriver => {
      for (const [x, y] of places) {
        const [fromX, fromY] = hands.state.cursor ?? TEST_VIEWPORT.centre;
        hands.state = moveCursor(hands.state, [x - fromX, y - fromY], TEST_VIEWPORT);
        hands.state = clickAtCursor(hands.state, NO_MODIFIERS, TEST_VIEWPORT);
      }
      return hands;
    };
    const laid = press(driveNewBoard().tool('grid'), [0, 0], [6000, 6000], [6000, 3250], [7000, 3250]);
    expect(describeBoard(laid.board)).toEqual(['grid 0,0 7000,6000']);
    const lattice = { orientation: 'flat-top', origin: [900, 1200], size: 430 } as const;
    const hexes = press(
      driveNewBoard('mj').tool('hex', { hexKind: 'lattice' }),
      centreOfHex(lattice, [0, 1]),
      centreOfHex(lattice, [0, 2]),
      centreOfHex(lattice, [11, -3]),
    );
    expect(hexes.board).toMatchObject({ layout: lattice });
    press(hexes.tool('hex', { hexKind: 'street' }), centreOfHex(lattice, [1, 1]));
    press(hexes.tool('piece', { piece: 'character:gull' }), centreOfHex(lattice, [1, 1]));
    expect(describeBoard(hexes.board)).toContain('gull h1,1');
  });
});

describe('typing a number', () => {
  test.each<readonly [string, (hands: GestureDriver) => GestureDriver, number, string, readonly string[]]>([
    ['renumbers the selected circle', (h) => h.select('c1'), 77, 'Renumber circle 1 to 77.', ['c77']],
    ['swaps with the one that has it', (h) => h.select('c1'), 3, 'Swap circles 1 and 3.', ['c3']],
    ['knows the number it has', (h) => h.select('c1'), 1, 'It is circle 1 already.', ['c1']],
    [
      'renumbers the circle just placed while the pointer is on it',
      (h) => h.tool('circle').click(4000, 4000).hover(4050, 4020),
      77,
      'Renumber circle 5 to 77.',
      ['c77'],
    ],
    [
      'again',
      (h) => {
        h.tool('circle').click(4000, 4000).state = applyTypedNumber(h.state, 70);
        return h.hover(4000, 4050);
      },
      77,
      'Renumber circle 70 to 77.',
      ['c77'],
    ],
    [
      'sets the next one when the pointer has moved on',
      (h) => h.tool('circle').click(4000, 4000).hover(4500, 4000),
      77,
      'The next circle is 77.',
      ['c5'],
    ],
    [
      'renumbers one that the keyboard went to',
      (h) => {
        h.state = selectNextEntity(h.tool('circle').click(4000, 4000).state, -1, TEST_VIEWPORT)!;
        return h;
      },
      77,
      'Renumber circle 4 to 77.',
      ['c77'],
    ],
    ['sets the next one', (h) => h.tool('circle').select(), 77, 'The next circle is 77.', []],
  ])('%s', (_, before, number, announcement, selection) => {
    const desk = applyTypedNumber(before(cross()).state, number);
    expect(desk.announcement).toBe(announcement);
    expect(selectionOf(desk)).toEqual(selection);
  });

  test('the hint says whose number it will be', () => {
    const hands = cross().tool('circle').click(4000, 4000);
    expect(hintOf(hands.state, TEST_VIEWPORT)).toBe(
      'Click to place circle 6; digits renumber circle 5; Alt-click places one without a number.',
    );
    hands.hover(4500, 4000);
    expect(hintOf(hands.state, TEST_VIEWPORT)).toBe(
      'Click to place circle 6; type digits for another number; Alt-click places one without a number.',
    );
  });

  test('a number beyond the printed ones is typed twice', () => {
    const hands = cross().select('c1');
    const asked = applyTypedNumber(hands.state, 190);
    expect(asked.announcement).toBe('The board has circles 1 to 189. Type 190 again to use it all the same.');
    expect(asked.history).toBe(hands.state.history);
    expect(applyTypedNumber(asked, 190).announcement).toBe('Renumber circle 1 to 190.');
  });

  test('changes nothing where nothing may be changed', () => {
    const desk = applyTypedNumber({ ...selectEntities(cross().state, ['c1']), readOnly: true }, 3);
    expect(selectionOf(desk)).toEqual(['c1']);
    expect(desk.announcement).toBe('This board is read-only here.');
  });
});
