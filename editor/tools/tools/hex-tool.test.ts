import { describe, expect, test } from 'vitest';
import { withoutKeys } from '../../../testing/editor/edit-boards.js';
import { driveNewBoard, describeBoard, GestureDriver } from '../../../testing/editor/gesture-driver.js';
import { shippedHexBoard } from '../../../testing/boards/shipped-boards.js';
import {
  centreOfHex,
  isHexBoard,
  type Axial,
  type Board,
  type HexBoard,
  type Point,
} from '../../../model/index.js';
import { hintOf, isHalfDrawn, shownBoard } from '../state/editor-state.js';

const hexes = (board: Board): HexBoard => {
  if (!isHexBoard(board)) throw new Error('no hexes');
  return board;
};

const TEMPLATE = hexes(driveNewBoard('mj').board).layout;
const at = (...hex: Axial): Point => centreOfHex(TEMPLATE, hex);

describe('painting', () => {
  test.each<readonly [string, (hands: GestureDriver) => GestureDriver, readonly string[]]>([
    ['a click', (h) => h.click(...at(2, 3)), ['h2,3 street']],
    [
      'another kind',
      (h) =>
        h
          .click(...at(2, 3))
          .set({ hexKind: 'manhole' })
          .click(...at(2, 3)),
      ['h2,3 manhole'],
    ],
    [
      'a stroke',
      (h) => h.drag(at(2, 1), at(2, 4)),
      ['h2,1 street', 'h2,2 street', 'h2,3 street', 'h2,4 street'],
    ],
    [
      'a slanted stroke leaves no gap',
      (h) => h.drag(at(0, 2), at(3, 2)),
      ['h0,2 street', 'h1,2 street', 'h2,2 street', 'h3,2 street'],
    ],
    [
      'taking away',
      (h) =>
        h
          .drag(at(2, 1), at(2, 3))
          .set({ hexKind: 'none' })
          .click(...at(2, 2)),
      ['h2,1 street', 'h2,3 street'],
    ],
    [
      'left with Escape',
      (h) => h.pull(at(2, 1), at(2, 3)).escape().pull(at(2, 1), at(2, 4)).drop(at(2, 1), at(2, 4)),
      [],
    ],
    ['nothing to take away', (h) => h.set({ hexKind: 'none' }).click(...at(2, 2)), []],
    ['too far for the format', (h) => h.click(99_999_999, 0), []],
  ])('%s', (_, gestures, lines) => {
    expect(describeBoard(gestures(driveNewBoard('mj').tool('hex', { hexKind: 'street' })).board)).toEqual(
      lines,
    );
  });

  test('a stroke is one step with a preview, and the hex under the pointer is outlined', () => {
    const hands = driveNewBoard('mj').tool('hex', { hexKind: 'garden' }).pull(at(2, 1), at(2, 3));
    expect(describeBoard(shownBoard(hands.state))).toHaveLength(3);
    hands.pull(at(2, 1), at(2, 4)).drop(at(2, 1), at(2, 4));
    expect(hands.state.history.steps.map(({ name }) => name)).toEqual(['open', 'Paint 4 hexes: garden']);
    expect(hands.hover(...at(0, 0)).state.draft.area).toHaveLength(6);
  });

  test('what cannot be painted is announced', () => {
    const hands = driveNewBoard('mj').tool('hex', { hexKind: 'street' });
    expect(hands.click(99_999_999, 0).state.announcement).toMatch(/^A hex cannot be so far from h0,0/);
    expect(hands.set({ hexKind: 'none' }).click(500, 500).state.announcement).toMatch(/no hex here/);
  });

  test('what stands on a hex goes with it', () => {
    const board = shippedHexBoard('mr-jack-2006');
    const place = centreOfHex(board.layout, [6, 2]);
    const hands = new GestureDriver(board).tool('hex', { hexKind: 'none' }).click(...place);
    expect(describeBoard(hands.board)).not.toContain('holmes h6,2');
  });
});

describe('the lattice', () => {
  /** As it is printed: elsewhere than the template and of another size. */
  const PRINT = { orientation: 'flat-top', origin: [900, 1200], size: 430 } as const;
  const printed = (...hex: Axial): Point => {
    const [x, y] = centreOfHex(PRINT, hex);
    return [Math.round(x), Math.round(y)];
  };
  const fitting = (): GestureDriver => driveNewBoard('mj').tool('hex', { hexKind: 'lattice' });

  test.each<readonly [string, readonly Axial[]]>([
    [
      'a hex, the one below, one far away',
      [
        [0, 1],
        [0, 2],
        [11, -3],
      ],
    ],
    [
      'the one above',
      [
        [0, 2],
        [0, 1],
        [11, 1],
      ],
    ],
    [
      'any hex beside it',
      [
        [0, 2],
        [1, 2],
        [11, 1],
      ],
    ],
  ])('by three clicks: %s', (_, middles) => {
    const hands = fitting();
    for (const middle of middles) hands.click(...printed(...middle));
    expect(hexes(hands.board).layout).toEqual(PRINT);
    expect(hands.state.history.steps).toHaveLength(2);
    expect(isHalfDrawn(hands.state)).toBe(false);
  });

  test('a press between the clicks that is dragged counts where it is let go', () => {
    const hands = fitting().click(...printed(0, 1));
    const [x, y] = printed(0, 2);
    hands.pull([x - 60, y + 40], [x, y]);
    expect(hands.state.draft.points).toHaveLength(1);
    expect(shownBoard(hands.state)).toBe(hands.board);
    hands.drop([x - 60, y + 40], [x, y]).click(...printed(11, -3));
    expect(hexes(hands.board).layout).toEqual(PRINT);
    expect(hands.state.history.steps).toHaveLength(2);
  });

  test('the first hex keeps its name', () => {
    const board = shippedHexBoard('mr-jack-2006');
    const moved = { ...board, layout: { ...board.layout, origin: [700, 1000] as const } };
    const hands = new GestureDriver(moved).tool('hex', { hexKind: 'lattice' });
    for (const hex of [
      [2, 2],
      [2, 3],
      [12, -3],
    ] as const)
      hands.click(...centreOfHex(board.layout, hex));
    expect(hexes(hands.board).layout).toEqual(board.layout);
    expect(withoutKeys(hexes(hands.board).hexes)).toEqual(moved.hexes);
  });

  test('the same hex again is no help, and undo takes a click back', () => {
    const hands = fitting()
      .click(...printed(0, 1))
      .click(...printed(0, 1));
    expect(hands.state.announcement).toBe('Too near: click the centre of another hex.');
    hands.click(...printed(0, 2)).click(...printed(0, 2));
    expect(hands.state.announcement).toBe('Too near: click the centre of another hex.');
    expect(hands.undo().state.toolState).toMatchObject({ kind: 'fitting', middles: [{}] });
    expect(hands.state.draft.points).toEqual([printed(0, 1)]);
    expect(isHalfDrawn(hands.undo().state)).toBe(false);
  });

  test('a fit that is more than half a hex off is refused with the reason', () => {
    const hands = fitting()
      .click(...printed(0, 1))
      .click(...printed(0, 2));
    const { layout } = hexes(hands.board);
    // Between hexes, so that no lattice through the first two comes near.
    const [x, y] = printed(1, 2);
    hands.click(x - 280, y + 240);
    expect(hands.state.announcement).toMatch(/^The lattice is not changed: .* more than half a hex/);
    expect(hexes(hands.board).layout).toEqual(layout);
    expect(isHalfDrawn(hands.state)).toBe(true);
    hands.click(...printed(11, -3));
    expect(hexes(hands.board).layout).toEqual(PRINT);
  });

  test('the tool begins with it on a board without hexes, and shows it while painting', () => {
    const hands = driveNewBoard('mj').tool('hex');
    expect(hands.state.settings.hexKind).toBe('lattice');
    for (const hex of [
      [0, 1],
      [0, 2],
      [11, -3],
    ] as const)
      hands.click(...printed(hex[0], hex[1]));
    hands
      .tool('select')
      .tool('hex', { hexKind: 'street' })
      .hover(...printed(2, 2));
    expect(hands.state.draft.guides!.length).toBeGreaterThan(50);
    expect(hintOf(hands.state, hands.viewport)).toMatch(/The lattice is within \d+ units? of the clicks\.$/);
    expect(
      hands
        .click(...printed(2, 2))
        .tool('select')
        .tool('hex').state.settings.hexKind,
    ).toBe('street');
  });

  test('the lattice to be is shown', () => {
    expect(fitting().hover(0, 0).state.draft.lines!.length).toBeGreaterThan(50);
    const hands = fitting()
      .click(...printed(0, 1))
      .hover(...printed(0, 2));
    expect(hands.state.draft.lines!.length).toBeGreaterThan(50);
    expect(hands.state.draft.points).toHaveLength(1);
  });

  test('dragging moves it, with Shift it grows about h0,0', () => {
    const moved = fitting().drag([5000, 5000], [5100, 4950]);
    expect(hexes(moved.board).layout).toEqual({ ...TEMPLATE, origin: [780, 981] });
    const [x, y] = TEMPLATE.origin;
    const grown = fitting().drag([x + 1000, y], [x + 1100, y], { shift: true });
    expect(hexes(grown.board).layout).toEqual({ ...TEMPLATE, size: 528 });
    const refused = fitting().drag([x + 10, y], [x + 1100, y], { shift: true });
    expect(hexes(refused.board).layout).toEqual(TEMPLATE);
    expect(refused.state.announcement).toMatch(/^Start farther/);
  });

  test('another kind chosen half-way ends the fitting', () => {
    const hands = fitting()
      .click(...printed(0, 1))
      .set({ hexKind: 'street' })
      .hover(0, 0);
    expect(isHalfDrawn(hands.state)).toBe(false);
  });
});
