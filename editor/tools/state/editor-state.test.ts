import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatBoard, parseBoard, type Board, type Point } from '../../../model/index.js';
import { arbitraryBoard } from '../../../testing/boards/arbitrary-board.js';
import {
  driveNewBoard,
  describeBoard,
  GestureDriver,
  SENTENCE_PATTERN,
  TEST_VIEWPORT,
} from '../../../testing/editor/gesture-driver.js';
import { shippedBoard, shippedStreetBoard } from '../../../testing/boards/shipped-boards.js';
import { newBoard } from '../../document/index.js';
import { COMMANDS, runCommand } from '../commands/commands.js';
import {
  boardOf,
  changeToolSettings,
  goToStep,
  handleGesture,
  hintOf,
  isHalfDrawn,
  openEditorState,
  redo,
  selectEntities,
  shownBoard,
  switchTool,
  undo,
  type EditorState,
  selectionOf,
} from './editor-state.js';
import type { Gesture } from '../input/gesture-types.js';
import { nudgeSelection } from '../commands/nudge-selection.js';
import { optionsOfTool, chooseOption } from './tool-options.js';
import { shapesOfDraft, shapesOfSelection } from '../overlay/selection-and-draft-shapes.js';
import { ALL_TOOLS, toolsFor } from '../tools/all-tools.js';

describe('steps that join', () => {
  const circles = Array.from({ length: 6 }, (_, i) => ({ number: i + 1, at: [100 * i, 0] as Point, colour: 'white' as const })); // prettier-ignore
  const board = { ...newBoard('lfw', { id: 'a', name: 'A' }), circles } as Board;

  test('nudges of the same things are one step, of others another', () => {
    let desk = selectEntities(openEditorState(board), ['c1', 'c2']);
    desk = nudgeSelection(nudgeSelection(desk, [10, 0], TEST_VIEWPORT), [10, 0], TEST_VIEWPORT);
    expect(desk.history.at).toBe(1);
    desk = nudgeSelection(selectEntities(desk, ['c3', 'c4']), [0, 10], TEST_VIEWPORT);
    expect(desk.history.at).toBe(2);
  });

  test('a nudged bend goes on to be the one that is nudged, past that of the street beside it', () => {
    const streets = [
      { between: ['c1', 'c2'] as const, bends: [[48, -30]] as const },
      { between: ['c1', 'c2'] as const, bends: [[49, 30]] as const },
    ];
    let desk = selectEntities(openEditorState({ ...board, streets } as Board), ['bend:street:c1-c2#0']);
    for (let i = 0; i < 4; i++) desk = nudgeSelection(desk, [1, 0], TEST_VIEWPORT);
    expect(boardOf(desk)).toMatchObject({ streets: [{ bends: [[49, 30]] }, { bends: [[52, -30]] }] });
  });
});

describe('tools', () => {
  test('each board has those that mean something on it', () => {
    expect(toolsFor(newBoard('lfw', { id: 'a', name: 'A' }))).toEqual(
      ALL_TOOLS.map(({ id }) => id).filter((id) => id !== 'hex' && id !== 'piece'),
    );
    expect(toolsFor(newBoard('mj', { id: 'a', name: 'A' }))).toEqual(
      ALL_TOOLS.filter(({ boards }) => boards !== 'streets').map(({ id }) => id),
    );
    expect(toolsFor(newBoard('mj', { id: 'a', name: 'A' }))).toEqual(
      expect.arrayContaining(['hex', 'piece']),
    );
  });

  test('another one in hand leaves what is half drawn, also in the middle of a drag', () => {
    const hands = driveNewBoard().tool('circle').click(1000, 1000).tool('street').click(1000, 1000);
    expect(isHalfDrawn(hands.state)).toBe(true);
    expect(isHalfDrawn(hands.tool('select').state)).toBe(false);
    const before = hands.board;
    hands.pull([1000, 1000], [1500, 1500]).tool('circle').tool('select');
    hands.pull([1000, 1000], [1600, 1500]).drop([1000, 1000], [1600, 1500]);
    expect(hands.board).toBe(before);
  });
});

describe('what was just traced', () => {
  test('waits for a review where the board had one, and undo forgets it', () => {
    const hands = new GestureDriver(shippedStreetBoard('whitechapel')).tool('circle');
    // Beyond the printed numbers, so that it is clicked twice.
    hands.click(9900, 6600).click(9900, 6600);
    expect(hands.board.provenance.unreviewed).toEqual(['c196']);
    hands.state = selectEntities(hands.state, ['c1']);
    hands.run('edit.delete').undo();
    expect(hands.board.provenance.unreviewed).toEqual(['c196']);
    expect(hands.undo().board).toBe(hands.state.history.steps[0]!.document.board);
  });

  test('is no list on a board of one’s own', () => {
    expect(driveNewBoard().tool('circle').click(1000, 1000).board.provenance.unreviewed).toBeUndefined();
  });
});

describe('nothing may be changed', () => {
  test.each<readonly [string, (hands: GestureDriver) => GestureDriver]>([
    ['placing', (h) => h.tool('circle').click(100, 100)],
    ['moving', (h) => h.drag([1000, 1000], [1500, 1500])],
    ['undo', (h) => h.undo()],
    ['deleting', (h) => h.click(1000, 1000).run('edit.delete')],
  ])('%s', (_, gestures) => {
    const hands = driveNewBoard().tool('circle').click(1000, 1000).tool('select');
    const { history } = hands.state;
    hands.state = { ...hands.state, readOnly: true };
    gestures(hands);
    expect(hands.state.history).toBe(history);
    expect(shownBoard(hands.state)).toBe(boardOf(hands.state));
  });

  test('looking is allowed', () => {
    const hands = driveNewBoard().tool('circle').click(1000, 1000).tool('select');
    hands.state = { ...hands.state, readOnly: true, selection: [] };
    expect(hands.click(1000, 1000).selection).toEqual(['c1']);
  });
});

test('a hover that changes nothing causes no redraw', () => {
  const desk = openEditorState(shippedStreetBoard('whitechapel'));
  expect(handleGesture(desk, { type: 'hover', at: [100, 100] }, TEST_VIEWPORT)).toBe(desk);
});

test('what an undo takes away is no longer selected', () => {
  const hands = driveNewBoard().tool('circle').click(1000, 1000);
  expect(hands.selection).toEqual(['c1']);
  expect(hands.undo().selection).toEqual([]);
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
type Deed = (desk: EditorState) => EditorState;
const pure = COMMANDS.filter(({ run }) => run);
const deed: fc.Arbitrary<Deed> = fc.oneof(
  {
    weight: 12,
    arbitrary: gesture.map(
      (each): Deed =>
        (desk) =>
          handleGesture(desk, each, TEST_VIEWPORT),
    ),
  },
  {
    weight: 4,
    arbitrary: fc.nat().map((n): Deed => (desk) => {
      const tools = toolsFor(boardOf(desk));
      return switchTool(desk, tools[n % tools.length]!);
    }),
  },
  {
    weight: 2,
    arbitrary: fc.nat().map((n): Deed => (desk) => {
      const choice = optionsOfTool(desk);
      return choice ? chooseOption(desk, choice, choice.options[n % choice.options.length]!) : desk;
    }),
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom(...pure).map(
      (command): Deed =>
        (desk) =>
          (command.isFor?.(desk) ?? true) ? runCommand(desk, command, TEST_VIEWPORT) : desk,
    ),
  },
  {
    weight: 1,
    arbitrary: fc.nat({ max: 12 }).map(
      (n): Deed =>
        (desk) =>
          goToStep(desk, n),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.nat({ max: 40 }).map(
      (number): Deed =>
        (desk) =>
          changeToolSettings(desk, { number: number || undefined }),
    ),
  },
);

const start: fc.Arbitrary<Board> = fc.oneof(
  fc.constantFrom<Board['game']>('lfw', 'wm', 'mj').map((game) => newBoard(game, { id: 'new', name: 'New' })),
  fc
    .constantFrom('teaching/two-routes', 'teaching/an-island', 'teaching/lantern-and-walls')
    .map(shippedBoard),
  arbitraryBoard,
);

const isWhole = (board: Board): boolean => parseBoard(formatBoard(board)).ok;

describe('whatever a person does', () => {
  test('nothing throws, the board keeps its form, the hint says something, and Escape leads out', () => {
    fc.assert(
      fc.property(start, fc.array(deed, { maxLength: 25 }), (board, deeds) => {
        let desk = openEditorState(board);
        for (const each of deeds) {
          desk = each(desk);
          expect(hintOf(desk, TEST_VIEWPORT).length).toBeGreaterThan(10);
          expect(desk.announcement).toMatch(SENTENCE_PATTERN);
          shapesOfDraft(desk);
          expect(shapesOfSelection(desk)).toBe(shapesOfSelection({ ...desk }));
        }
        expect(isWhole(boardOf(desk))).toBe(true);
        expect(isWhole(shownBoard(desk))).toBe(true);
        desk = handleGesture(desk, { type: 'cancel' }, TEST_VIEWPORT);
        expect(isHalfDrawn(desk)).toBe(false);
        expect(desk.preview).toBeUndefined();
        expect(selectEntities(desk, selectionOf(desk)).selection).toEqual(desk.selection);
      }),
      { numRuns: 150 },
    );
  });

  test('undo leads to the board it began with, and redo to the same bytes', () => {
    fc.assert(
      fc.property(start, fc.array(deed, { maxLength: 25 }), (board, deeds) => {
        let desk = handleGesture(
          deeds.reduce((so, each) => each(so), openEditorState(board)),
          { type: 'cancel' },
          TEST_VIEWPORT,
        );
        desk = switchTool(desk, 'select');
        const made = formatBoard(boardOf(desk));
        const { at } = desk.history;
        while (desk.history.at > 0) desk = undo(desk, TEST_VIEWPORT);
        expect(formatBoard(boardOf(desk))).toBe(formatBoard(board));
        while (desk.history.at < at) desk = redo(desk);
        expect(formatBoard(boardOf(desk))).toBe(made);
      }),
      { numRuns: 100 },
    );
  });
});

test('a small board from an empty page with the mouse, and all of it undone', () => {
  const hands = driveNewBoard('wm')
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
  expect(describeBoard(hands.board)).toEqual([
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
  expect(describeBoard(hands.board)).toEqual([]);
});
