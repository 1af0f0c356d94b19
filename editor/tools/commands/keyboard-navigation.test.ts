import { describe, expect, test } from 'vitest';
import { atWork, contents, Hands, SIGHT } from '../../testing/hands.js';
import { hexBoard, streetBoard } from '../../testing/official-board.js';
import { boardOf, hintOf, type Desk } from './desk.js';
import { centreOfHex } from '../../model/index.js';
import { clickAtCursor, follow, moveCursor, typeNumber, visitNext } from './keyboard.js';
import { nudge } from './nudge.js';
import { NOTHING_HELD } from './gesture.js';
import { placeOf } from './place-of.js';
import type { ToolId } from './tool.js';

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
    for (let i = 0; i < 5; i++) desk = nudge(desk, [1, 0], SIGHT);
    expect(desk.history.steps.map(({ name }) => name)).toEqual(['open', 'Nudge circle 1']);
    expect(contents(desk.history.steps.at(-1)!.board)).toContain('c1 1005,2000 white');
    expect(nudge({ ...desk, selection: ['c2'] }, [0, 10], SIGHT).history.steps).toHaveLength(3);
  });

  test('pieces go from hex to hex', () => {
    const board = hexBoard('mr-jack-2006');
    let { desk } = new Hands(board).select('character:holmes');
    const where = (): string =>
      contents(desk.history.steps.at(-1)!.board).find((line) => line.startsWith('holmes'))!;
    desk = nudge(desk, [0, -1], SIGHT);
    expect(where()).toBe('holmes h6,1');
    desk = nudge(desk, [1, 0], SIGHT);
    expect(where()).toBe('holmes h7,1');
    desk = nudge(desk, [1, 0], SIGHT);
    expect(where()).toBe('holmes h8,0');
    expect(desk.selection).toEqual(['character:holmes']);
    expect(nudge({ ...desk, selection: ['h6,2'] }, [1, 0], SIGHT).said).toMatch(/^Hexes themselves stay/);
    expect(nudge({ ...desk, selection: ['character:holmes'] }, [0, 1], SIGHT).said).toBe('Nudge Holmes.');
  });

  test('several pieces go together, or none; a cover stays selected on its new manhole', () => {
    const { desk } = new Hands(hexBoard('mr-jack-2006')).select('character:holmes', 'cover:h2,5', 'h6,2');
    const next = nudge(desk, [0, -1], SIGHT);
    expect(contents(boardOf(next))).toEqual(expect.arrayContaining(['holmes h6,1', 'cover h2,4']));
    expect(next.selection).toEqual(['character:holmes', 'cover:h2,4']);
    let stuck = next;
    for (let i = 0; i < 20; i++) stuck = nudge(stuck, [0, -10], SIGHT);
    expect(stuck.said).toBe('There is no hex that way.');
    expect(contents(boardOf(stuck))).toEqual(expect.arrayContaining(['holmes h6,-3', 'cover h2,0']));
  });

  test('an exit goes along the rim', () => {
    const exits = (desk: Desk): string[] =>
      contents(boardOf(desk)).filter((line) => line.startsWith('exit NW'));
    const { desk } = new Hands(hexBoard('mr-jack-2006')).select('exit:NW');
    let now = desk;
    const places = [
      [1, 0],
      [10, 0],
      [1, 0],
      [0, 1],
    ].flatMap(([x, y]) => exits((now = nudge(now, [x!, y!], SIGHT))));
    expect(places).toEqual(['exit NW h1,0 N', 'exit NW h1,0 NE', 'exit NW h2,0 N', 'exit NW h0,2 N']);
    expect(now.selection).toEqual(['exit:NW']);
    for (let i = 0; i < 40; i++) now = nudge(now, [0, -1], SIGHT);
    expect(now.said).toBe('The rim of the board does not go on that way.');
  });

  test('what cannot go says why', () => {
    const { desk } = new Hands(streetBoard('whitechapel')).select('b1');
    expect(nudge(desk, [1, 0], SIGHT).said).toBe('A block goes with its nodes: select and move those.');
    const edge = cross().select('c1').desk;
    expect(nudge(nudge(edge, [2_000_000, 0], SIGHT), [1, 0], SIGHT).said).toMatch(
      /^It cannot go farther that way/,
    );
    expect(nudge({ ...edge, readOnly: true }, [1, 0], SIGHT).said).toBe('This board is read-only here.');
  });
});

describe('the pointer of the keyboard', () => {
  test('selects a node, a street, a bend or a block, and says what is under it', () => {
    const { desk } = new Hands(
      cross()
        .tool('street')
        .click(1000, 2000)
        .click(1000, 1000)
        .click(2000, 1000)
        .tool('block')
        .click(1500, 1500).board,
    );
    const select = (before: Desk, x: number, y: number): Desk => {
      const [fromX, fromY] = before.cursor ?? SIGHT.centre;
      const there = moveCursor(before, [x - fromX, y - fromY], SIGHT);
      return clickAtCursor(there, NOTHING_HELD, SIGHT);
    };
    const street = select(desk, 1000, 1500);
    expect(street.selection).toEqual(['street:c1-c2']);
    expect(select(street, 1000, 1000).selection).toEqual(['bend:street:c1-c2#0']);
    expect(select(street, 1500, 1500).selection).toEqual(['b1']);
    expect(select(street, 2000, 2000).selection).toEqual(['x1']);
    expect(moveCursor(street, [0, 0], SIGHT).said).toBe('The street from circle 1 to circle 2.');
    expect(moveCursor(street, [-5000, 0], SIGHT).said).toBe('Empty ground.');
    expect(hintOf(street, SIGHT)).toMatch(/^Arrows move the pointer; Enter selects what is under it/);
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
  ])('says with a drawing tool that it is on %s', (_, tool, places, said) => {
    let { desk } = cross().tool(tool);
    const heard = places.map(([x, y]) => {
      const [fromX, fromY] = desk.cursor ?? SIGHT.centre;
      return (desk = moveCursor(desk, [x - fromX, y - fromY], SIGHT)).said;
    });
    expect(heard).toEqual(said);
  });

  test('comes out where the selection is, and goes along with Tab', () => {
    const first = clickAtCursor(cross().select('c3').desk, NOTHING_HELD, SIGHT);
    expect(first.cursor).toEqual([3000, 2000]);
    expect(visitNext(first, 1, SIGHT)?.cursor).toEqual([2000, 3000]);
    expect(visitNext(cross().select('c3').desk, 1, SIGHT)?.cursor).toBeUndefined();
  });

  test('appears in the middle of the window, moves, and clicks', () => {
    let { desk } = atWork().tool('circle');
    desk = clickAtCursor(desk, NOTHING_HELD, SIGHT);
    expect(desk.cursor).toEqual([5000, 3500]);
    expect(desk.history.steps).toHaveLength(1);
    desk = clickAtCursor(moveCursor(desk, [-1000, 250], SIGHT), NOTHING_HELD, SIGHT);
    expect(contents(desk.history.steps.at(-1)!.board)).toEqual(['c1 4000,3750 white']);
  });

  test('says on which exit it is, and on which hex', () => {
    const board = hexBoard('mr-jack-2006');
    const [x, y] = placeOf(board, 'exit:NW')!;
    const { desk } = new Hands(board).tool('piece', { piece: 'cordon' });
    const there = moveCursor(desk, [x - SIGHT.centre[0], y - SIGHT.centre[1]], SIGHT);
    expect(there.said).toBe('The exit NW.');
    expect(moveCursor(desk, [0, 0], SIGHT).said).toMatch(/^The [a-z]+ hex \d+,-?\d+\.$/);
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
        h.tool('circle').click(4000, 4000).desk = typeNumber(h.desk, 70);
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
        h.desk = visitNext(h.tool('circle').click(4000, 4000).desk, -1, SIGHT)!;
        return h;
      },
      77,
      'Renumber circle 4 to 77.',
      ['c77'],
    ],
    ['sets the next one', (h) => h.tool('circle').select(), 77, 'The next circle is 77.', []],
  ])('%s', (_, before, number, said, selection) => {
    const desk = typeNumber(before(cross()).desk, number);
    expect(desk.said).toBe(said);
    expect(desk.selection).toEqual(selection);
  });

  test('the hint says whose number it will be', () => {
    const hands = cross().tool('circle').click(4000, 4000);
    expect(hintOf(hands.desk, SIGHT)).toBe('Click to place circle 6; digits renumber circle 5.');
    hands.hover(4500, 4000);
    expect(hintOf(hands.desk, SIGHT)).toBe('Click to place circle 6; type digits for another number.');
  });

  test('changes nothing where nothing may be changed', () => {
    const desk = typeNumber({ ...cross().desk, readOnly: true, selection: ['c1'] }, 3);
    expect(desk.selection).toEqual(['c1']);
    expect(desk.said).toBe('This board is read-only here.');
  });
});
