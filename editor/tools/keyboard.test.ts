import { describe, expect, test } from 'vitest';
import { atWork, contents, Hands, SIGHT } from '../../testing/hands.js';
import { hexBoard } from '../../testing/official-board.js';
import { centreOfHex } from '../../model/index.js';
import { clickAtCursor, follow, moveCursor, nudge, placeOf, typeNumber, visitNext } from './keyboard.js';
import { NOTHING_HELD } from './gesture.js';

/** A cross: the crossing in the middle of four circles. */
const cross = (): Hands =>
  new Hands(
    atWork()
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
    let { desk } = cross();
    for (let next = visitNext(desk, 1, SIGHT); next; next = visitNext(desk, 1, SIGHT)) {
      desk = next;
      seen.push(...desk.selection);
      expect(desk.said).toMatch(/\.$/);
    }
    expect(seen).toEqual(['c1', 'c2', 'c3', 'c4', 'x1']);
  });

  test('goes back, and begins with the last', () => {
    const { desk } = cross();
    expect(visitNext(desk, -1, SIGHT)?.selection).toEqual(['x1']);
    expect(visitNext({ ...desk, selection: ['c2'] }, -1, SIGHT)?.selection).toEqual(['c1']);
    expect(visitNext({ ...desk, selection: ['c1'] }, -1, SIGHT)).toBeUndefined();
  });

  test('with a drawing tool the pointer goes along', () => {
    const hands = cross().tool('street');
    expect(visitNext(hands.desk, 1, SIGHT)?.cursor).toEqual([1000, 2000]);
  });

  test('on hexes the pieces come after the hexes, each with its place', () => {
    const board = hexBoard('mr-jack-2006');
    let { desk } = new Hands(board);
    let count = 0;
    for (let next = visitNext(desk, 1, SIGHT); next; next = visitNext(desk, 1, SIGHT)) {
      desk = next;
      count++;
      expect(placeOf(board, desk.selection[0]!)).toBeDefined();
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
  expect(follow({ ...cross().desk, selection: ['x1'] }, way, SIGHT).selection).toEqual([to]);
  expect(follow({ ...cross().desk, selection: ['c1'] }, [0, 1], SIGHT).said).toBe(
    'No street leaves that way.',
  );
});

describe('moving', () => {
  test('nudges in a row are one step', () => {
    let { desk } = cross().select('c1');
    for (let i = 0; i < 5; i++) desk = nudge(desk, [1, 0]);
    expect(desk.history.steps.map(({ name }) => name)).toEqual(['open', 'Nudge circle 1']);
    expect(contents(desk.history.steps.at(-1)!.board)).toContain('c1 1005,2000 white');
    expect(nudge({ ...desk, selection: ['c2'] }, [0, 10]).history.steps).toHaveLength(3);
  });

  test('pieces go from hex to hex', () => {
    const board = hexBoard('mr-jack-2006');
    let { desk } = new Hands(board).select('character:holmes');
    const where = (): string =>
      contents(desk.history.steps.at(-1)!.board).find((line) => line.startsWith('holmes'))!;
    desk = nudge(desk, [0, -1]);
    expect(where()).toBe('holmes h6,1');
    desk = nudge(desk, [1, 0]);
    expect(where()).toBe('holmes h7,1');
    desk = nudge(desk, [1, 0]);
    expect(where()).toBe('holmes h8,0');
    expect(desk.selection).toEqual(['character:holmes']);
    expect(nudge({ ...desk, selection: ['h6,2'] }, [1, 0]).said).toMatch(/hexes themselves stay/);
  });
});

describe('the pointer of the keyboard', () => {
  test('appears in the middle of the window, moves, and clicks', () => {
    let { desk } = atWork().tool('circle');
    desk = clickAtCursor(desk, NOTHING_HELD, SIGHT);
    expect(desk.cursor).toEqual([5000, 3500]);
    expect(desk.history.steps).toHaveLength(1);
    desk = clickAtCursor(moveCursor(desk, [-1000, 250], SIGHT), NOTHING_HELD, SIGHT);
    expect(contents(desk.history.steps.at(-1)!.board)).toEqual(['c1 4000,3750 white']);
  });

  test('lays a grid, fits a lattice and places a piece without dragging', () => {
    const press = (hands: Hands, ...places: readonly (readonly [number, number])[]): Hands => {
      for (const [x, y] of places) {
        const [fromX, fromY] = hands.desk.cursor ?? SIGHT.centre;
        hands.desk = moveCursor(hands.desk, [x - fromX, y - fromY], SIGHT);
        hands.desk = clickAtCursor(hands.desk, NOTHING_HELD, SIGHT);
      }
      return hands;
    };
    const laid = press(atWork().tool('grid'), [0, 0], [6000, 6000], [6000, 3250], [7000, 3250]);
    expect(contents(laid.board)).toEqual(['grid 0,0 7000,6000']);
    const lattice = { orientation: 'flat-top', origin: [900, 1200], size: 430 } as const;
    const hexes = press(
      atWork('mj').tool('hex', { hexKind: 'lattice' }),
      centreOfHex(lattice, [0, 1]),
      centreOfHex(lattice, [0, 2]),
      centreOfHex(lattice, [11, -3]),
    );
    expect(hexes.board).toMatchObject({ layout: lattice });
    press(hexes.tool('hex', { hexKind: 'street' }), centreOfHex(lattice, [1, 1]));
    press(hexes.tool('piece', { piece: 'character:gull' }), centreOfHex(lattice, [1, 1]));
    expect(contents(hexes.board)).toContain('gull h1,1');
  });
});

describe('typing a number', () => {
  test.each<readonly [string, (hands: Hands) => Hands, number, string, readonly string[]]>([
    ['renumbers the selected circle', (h) => h.select('c1'), 77, 'Renumber circle 1 to 77.', ['c77']],
    ['swaps with the one that has it', (h) => h.select('c1'), 3, 'Swap circles 1 and 3.', ['c3']],
    ['knows the number it has', (h) => h.select('c1'), 1, 'It is circle 1 already.', ['c1']],
    ['sets the next one', (h) => h.tool('circle').select(), 77, 'The next circle is 77.', []],
  ])('%s', (_, before, number, said, selection) => {
    const desk = typeNumber(before(cross()).desk, number);
    expect(desk.said).toBe(said);
    expect(desk.selection).toEqual(selection);
  });

  test('changes nothing where nothing may be changed', () => {
    const desk = typeNumber({ ...cross().desk, readOnly: true, selection: ['c1'] }, 3);
    expect(desk.selection).toEqual(['c1']);
    expect(desk.said).toBe('This board is read-only here.');
  });
});
