import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatBoard, parseBoard, type Board, type Point } from '../../model/index.js';
import { arbitraryBoard } from '../../testing/arbitrary-board.js';
import { atWork, contents, Hands, SENTENCE, SIGHT } from '../../testing/hands.js';
import { officialBoard, streetBoard } from '../../testing/official-board.js';
import { newBoard } from '../document/index.js';
import { COMMANDS, runCommand } from './commands.js';
import {
  boardOf,
  choose,
  goTo,
  handle,
  hintOf,
  isBusy,
  openDesk,
  redo,
  selectKeys,
  shownBoard,
  takeTool,
  toolsFor,
  undo,
  type Desk,
} from './desk.js';
import type { Gesture } from './gesture.js';
import { nudge } from './nudge.js';
import { choiceOf, chooseOption } from './options.js';
import { shapesOfDesk, shapesOfSelection } from './shapes-of-desk.js';
import { TOOL_IDS } from './tool.js';

describe('steps that join', () => {
  const circles = Array.from({ length: 6 }, (_, i) => ({ number: i + 1, at: [100 * i, 0] as Point, colour: 'white' as const })); // prettier-ignore
  const board = { ...newBoard('lfw', { id: 'a', name: 'A' }), circles } as Board;

  test('nudges of the same things are one step, of others another', () => {
    let desk = selectKeys(openDesk(board), ['c1', 'c2']);
    desk = nudge(nudge(desk, [10, 0], SIGHT), [10, 0], SIGHT);
    expect(desk.history.at).toBe(1);
    desk = nudge(selectKeys(desk, ['c3', 'c4']), [0, 10], SIGHT);
    expect(desk.history.at).toBe(2);
  });

  test('a nudged bend goes on to be the one that is nudged, past that of the street beside it', () => {
    const streets = [
      { between: ['c1', 'c2'] as const, bends: [[48, -30]] as const },
      { between: ['c1', 'c2'] as const, bends: [[49, 30]] as const },
    ];
    let desk = selectKeys(openDesk({ ...board, streets } as Board), ['bend:street:c1-c2#0']);
    for (let i = 0; i < 4; i++) desk = nudge(desk, [1, 0], SIGHT);
    expect(boardOf(desk)).toMatchObject({ streets: [{ bends: [[49, 30]] }, { bends: [[52, -30]] }] });
  });
});

describe('tools', () => {
  test('each board has those that mean something on it', () => {
    expect(toolsFor(newBoard('lfw', { id: 'a', name: 'A' }))).toEqual(
      TOOL_IDS.filter((id) => id !== 'hex' && id !== 'piece'),
    );
    expect(toolsFor(newBoard('mj', { id: 'a', name: 'A' }))).toEqual(['select', 'hex', 'piece', 'calibrate']);
  });

  test('another one in hand leaves what is half drawn, also in the middle of a drag', () => {
    const hands = atWork().tool('circle').click(1000, 1000).tool('street').click(1000, 1000);
    expect(isBusy(hands.desk)).toBe(true);
    expect(isBusy(hands.tool('select').desk)).toBe(false);
    const before = hands.board;
    hands.pull([1000, 1000], [1500, 1500]).tool('circle').tool('select');
    hands.pull([1000, 1000], [1600, 1500]).drop([1000, 1000], [1600, 1500]);
    expect(hands.board).toBe(before);
  });
});

describe('what was just traced', () => {
  test('waits for a review where the board had one, and undo forgets it', () => {
    const hands = new Hands(streetBoard('whitechapel')).tool('circle').click(9900, 6600);
    expect(hands.board.provenance.unreviewed).toEqual(['c196']);
    hands.desk = selectKeys(hands.desk, ['c1']);
    hands.run('edit.delete').undo();
    expect(hands.board.provenance.unreviewed).toEqual(['c196']);
    expect(hands.undo().board).toBe(hands.desk.history.steps[0]!.board);
  });

  test('is no list on a board of one’s own', () => {
    expect(atWork().tool('circle').click(1000, 1000).board.provenance.unreviewed).toBeUndefined();
  });
});

describe('nothing may be changed', () => {
  test.each<readonly [string, (hands: Hands) => Hands]>([
    ['placing', (h) => h.tool('circle').click(100, 100)],
    ['moving', (h) => h.drag([1000, 1000], [1500, 1500])],
    ['undo', (h) => h.undo()],
    ['deleting', (h) => h.click(1000, 1000).run('edit.delete')],
  ])('%s', (_, gestures) => {
    const hands = atWork().tool('circle').click(1000, 1000).tool('select');
    const { history } = hands.desk;
    hands.desk = { ...hands.desk, readOnly: true };
    gestures(hands);
    expect(hands.desk.history).toBe(history);
    expect(shownBoard(hands.desk)).toBe(boardOf(hands.desk));
  });

  test('looking is allowed', () => {
    const hands = atWork().tool('circle').click(1000, 1000).tool('select');
    hands.desk = { ...hands.desk, readOnly: true, selection: [] };
    expect(hands.click(1000, 1000).desk.selection).toEqual(['c1']);
  });
});

test('a pointer that passes over changes nothing, so nothing is drawn anew', () => {
  const desk = openDesk(streetBoard('whitechapel'));
  expect(handle(desk, { type: 'hover', at: [100, 100] }, SIGHT)).toBe(desk);
});

test('what an undo takes away is no longer selected', () => {
  const hands = atWork().tool('circle').click(1000, 1000);
  expect(hands.desk.selection).toEqual(['c1']);
  expect(hands.undo().desk.selection).toEqual([]);
});

/** Any gesture at any place, mostly where things are. */
const coordinate = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(1000, 2000, 3000) },
  { weight: 3, arbitrary: fc.integer({ min: -500, max: 8000 }) },
  { weight: 1, arbitrary: fc.constantFrom(0.4, -1e9, 1e9, 1_000_001) },
);
const place: fc.Arbitrary<Point> = fc.tuple(coordinate, coordinate);
const held = fc.record({ shift: fc.boolean(), alt: fc.boolean(), ctrl: fc.boolean() }, { requiredKeys: [] });
const gesture: fc.Arbitrary<Gesture> = fc.oneof(
  fc
    .record({
      type: fc.constantFrom('hover', 'click', 'click', 'click', 'double' as const),
      at: place,
      keys: held,
    })
    .map(({ keys, ...rest }) => ({ ...rest, ...keys })),
  fc
    .record({ type: fc.constantFrom('drag', 'drop' as const), from: place, at: place, keys: held })
    .map(({ keys, ...rest }) => ({ ...rest, ...keys })),
  fc.record({ type: fc.constantFrom('cancel', 'finish', 'back' as const) }),
);

/** One thing a person may do. */
type Deed = (desk: Desk) => Desk;
const pure = COMMANDS.filter(({ run }) => run);
const deed: fc.Arbitrary<Deed> = fc.oneof(
  {
    weight: 12,
    arbitrary: gesture.map(
      (each): Deed =>
        (desk) =>
          handle(desk, each, SIGHT),
    ),
  },
  {
    weight: 4,
    arbitrary: fc.nat().map((n): Deed => (desk) => {
      const tools = toolsFor(boardOf(desk));
      return takeTool(desk, tools[n % tools.length]!);
    }),
  },
  {
    weight: 2,
    arbitrary: fc.nat().map((n): Deed => (desk) => {
      const choice = choiceOf(desk);
      return choice ? chooseOption(desk, choice, choice.options[n % choice.options.length]!) : desk;
    }),
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom(...pure).map(
      (command): Deed =>
        (desk) =>
          (command.isFor?.(desk) ?? true) ? runCommand(desk, command, SIGHT) : desk,
    ),
  },
  {
    weight: 1,
    arbitrary: fc.nat({ max: 12 }).map(
      (n): Deed =>
        (desk) =>
          goTo(desk, n),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.nat({ max: 40 }).map(
      (number): Deed =>
        (desk) =>
          choose(desk, { number: number || undefined }),
    ),
  },
);

const start: fc.Arbitrary<Board> = fc.oneof(
  fc.constantFrom<Board['game']>('lfw', 'wm', 'mj').map((game) => newBoard(game, { id: 'new', name: 'New' })),
  fc
    .constantFrom('teaching/two-routes', 'teaching/an-island', 'teaching/lantern-and-walls')
    .map(officialBoard),
  arbitraryBoard,
);

const isWhole = (board: Board): boolean => parseBoard(formatBoard(board)).ok;

describe('whatever a person does', () => {
  test('nothing throws, the board keeps its form, the hint says something, and Escape leads out', () => {
    fc.assert(
      fc.property(start, fc.array(deed, { maxLength: 25 }), (board, deeds) => {
        let desk = openDesk(board);
        for (const each of deeds) {
          desk = each(desk);
          expect(hintOf(desk, SIGHT).length).toBeGreaterThan(10);
          expect(desk.said).toMatch(SENTENCE);
          shapesOfDesk(desk);
          expect(shapesOfSelection(desk)).toBe(shapesOfSelection({ ...desk }));
        }
        expect(isWhole(boardOf(desk))).toBe(true);
        expect(isWhole(shownBoard(desk))).toBe(true);
        desk = handle(desk, { type: 'cancel' }, SIGHT);
        expect(isBusy(desk)).toBe(false);
        expect(desk.preview).toBeUndefined();
        expect(selectKeys(desk, desk.selection).selection).toEqual(desk.selection);
      }),
      { numRuns: 150 },
    );
  });

  test('undo leads to the board it began with, and redo to the same bytes', () => {
    fc.assert(
      fc.property(start, fc.array(deed, { maxLength: 25 }), (board, deeds) => {
        let desk = handle(
          deeds.reduce((so, each) => each(so), openDesk(board)),
          { type: 'cancel' },
          SIGHT,
        );
        desk = takeTool(desk, 'select');
        const made = formatBoard(boardOf(desk));
        const { at } = desk.history;
        while (desk.history.at > 0) desk = undo(desk, SIGHT);
        expect(formatBoard(boardOf(desk))).toBe(formatBoard(board));
        while (desk.history.at < at) desk = redo(desk);
        expect(formatBoard(boardOf(desk))).toBe(made);
      }),
      { numRuns: 100 },
    );
  });
});

test('a small board from an empty page with the mouse, and all of it undone', () => {
  const hands = atWork('wm')
    .tool('circle')
    .click(1000, 1000)
    .click(3000, 1000)
    .set({ colour: 'black' })
    .click(3000, 3000)
    .tool('crossing')
    .click(1000, 3000)
    .tool('street')
    .click(1000, 1000)
    .click(3000, 1000)
    .click(3000, 3000)
    .click(1000, 3000)
    .click(1000, 1000)
    .tool('block')
    .click(2000, 2000)
    .tool('grid')
    .drag([0, 0], [10000, 10000]);
  expect(contents(hands.board)).toEqual([
    'c1 1000,1000 white',
    'c2 3000,1000 white',
    'c3 3000,3000 black',
    'x1 1000,3000',
    'street c1-c2',
    'street c1-x1',
    'street c2-c3',
    'street c3-x1',
    'houses c1 c2 c3 x1',
    'grid 0,0 10000,10000',
  ]);
  for (let i = 0; i < 20; i++) hands.tool('select').undo();
  expect(contents(hands.board)).toEqual([]);
});
