import { describe, expect, test } from 'vitest';
import { deleteEntities } from '../../document/index.js';
import { driveNewBoard, describeBoard, type GestureDriver } from '../../../testing/editor/gesture-driver.js';
import { isStreetBoard, type StreetBoard } from '../../../model/index.js';
import { isHalfDrawn, perform } from '../state/editor-state.js';
import { applyTypedNumber } from '../commands/keyboard-navigation.js';
import { undeclaredFaces } from '../lenses/block-lenses.js';
import { shapesOfSelection } from '../overlay/selection-and-draft-shapes.js';

/** A square of four circles with a street across it. */
const square = (): GestureDriver =>
  driveNewBoard()
    .tool('circle')
    .click(1000, 1000)
    .click(3000, 1000)
    .click(3000, 3000)
    .click(1000, 3000)
    .tool('street')
    .click(1000, 1000)
    .click(3000, 1000)
    .click(3000, 3000)
    .click(1000, 3000)
    .click(1000, 1000)
    .click(3000, 3000)
    .tool('block');

const blocks = (hands: GestureDriver): string[] =>
  describeBoard(hands.board).filter((line) => /^(houses|water|none) /.test(line));

test.each<readonly [string, (hands: GestureDriver) => GestureDriver, readonly string[]]>([
  ['a click inside an area', (h) => h.click(2500, 1500), ['houses c1 c2 c3']],
  ['as water', (h) => h.set({ blockKind: 'water' }).click(2500, 1500), ['water c1 c2 c3']],
  [
    'declared again',
    (h) => h.click(2500, 1500).set({ blockKind: 'none' }).click(2500, 1500),
    ['none c1 c2 c3'],
  ],
  ['both', (h) => h.click(2500, 1500).click(1500, 2500), ['houses c1 c2 c3', 'houses c1 c3 c4']],
  [
    'walked clockwise, closed with the first node',
    (h) => h.shiftClick(1000, 1000).click(3000, 1000).click(3000, 3000).click(1000, 1000),
    ['houses c1 c2 c3'],
  ],
  [
    'walked the other way, closed with the last node again',
    (h) => h.shiftClick(1000, 1000).click(3000, 3000).click(3000, 1000).click(3000, 1000),
    ['houses c1 c2 c3'],
  ],
  [
    'closed with Enter',
    (h) => h.shiftClick(1000, 1000).click(3000, 1000).click(3000, 3000).do({ type: 'finish' }),
    ['houses c1 c2 c3'],
  ],
  ['left with Escape', (h) => h.shiftClick(1000, 1000).click(3000, 1000).escape(), []],
  ['outside', (h) => h.click(5000, 5000), []],
])('%s', (_, gestures, lines) => {
  expect(blocks(gestures(square()))).toEqual(lines);
});

/** Two circles with two streets between them, the first of them straight, and a triangle below. */
const parallel = (): GestureDriver =>
  driveNewBoard()
    .tool('circle')
    .click(1000, 3000)
    .click(5000, 3000)
    .click(3000, 5000)
    .tool('street')
    .click(1000, 3000)
    .click(5000, 3000)
    .click(3000, 5000)
    .click(1000, 3000)
    .click(3000, 2000)
    .click(5000, 3000)
    .tool('block');

describe('between parallel streets', () => {
  test.each<readonly [string, (hands: GestureDriver) => GestureDriver, readonly string[]]>([
    ['the area is the one that was clicked', (h) => h.click(3000, 2600), ['houses c1 c2']],
    ['and so is the one beside it', (h) => h.click(3000, 3300), ['houses c1 c2 c3']],
    [
      'and it is declared again',
      (h) => h.click(3000, 2600).set({ blockKind: 'none' }).click(3000, 2600),
      ['none c1 c2'],
    ],
  ])('%s', (_, gestures, lines) => {
    expect(blocks(gestures(parallel()))).toEqual(lines);
  });

  test('the area under the pointer is shown as it is drawn', () => {
    expect(parallel().hover(3000, 2600).state.draft.area).toContainEqual([3000, 2000]);
    expect(parallel().hover(3000, 3300).state.draft.area).not.toContainEqual([3000, 2000]);
  });

  test('two areas between three streets are two blocks, and an ambiguity of the file is reported', () => {
    const hands = parallel().tool('street').click(1000, 3000).click(3000, 1000).click(5000, 3000);
    hands.tool('block').click(3000, 2600);
    expect(hands.state.announcement).toMatch(
      /^The block 1 2: houses\. .* add a junction to one of the streets/,
    );
    // A walk of c1 and c2 is either of them, so one of the two waits still.
    const count = undeclaredFaces(hands.board as StreetBoard).length;
    for (const y of [2600, 1600]) hands.click(3000, y);
    expect(blocks(hands)).toEqual(['houses c1 c2', 'houses c1 c2']);
    expect(undeclaredFaces(hands.board as StreetBoard)).toHaveLength(count - 1);
  });

  test('a block is selected where it lies, with a halo along its own streets', () => {
    const hands = parallel().click(3000, 3300).click(3000, 2600).tool('select');
    const [triangle, between] = ['c1 c2 c3', 'c1 c2'].map(
      (walk) =>
        isStreetBoard(hands.board) && hands.board.blocks.find((each) => each.walk.join(' ') === walk)?.id,
    );
    expect(hands.click(3000, 2600).selection).toEqual([between]);
    expect(shapesOfSelection(hands.state)).toMatchObject([{ kind: 'area', points: { length: 3 } }]);
    expect(hands.click(3000, 3300).selection).toEqual([triangle]);
    expect(shapesOfSelection(hands.state)).toMatchObject([
      { kind: 'area', points: expect.not.arrayContaining([[3000, 2000]]) as unknown },
    ]);
  });
});

describe('walking', () => {
  test('round a block that is known keeps its islands', () => {
    const island = square()
      .tool('circle')
      .click(2400, 1500)
      .click(2600, 1500)
      .click(2500, 1700)
      .tool('street')
      .click(2400, 1500)
      .click(2600, 1500)
      .click(2500, 1700)
      .click(2400, 1500)
      .tool('block')
      .click(2800, 1200);
    island.set({ blockKind: 'none' });
    island.shiftClick(1000, 1000).click(3000, 1000).click(3000, 3000).click(1000, 1000);
    expect(island.board).toMatchObject({
      blocks: [{ kind: 'none', walk: ['c1', 'c2', 'c3'], islands: [['c5', 'c7', 'c6']] }],
    });
  });

  test('goes on through a circle that is renumbered on the way', () => {
    const hands = square().shiftClick(1000, 1000).click(3000, 1000).click(3000, 3000);
    hands.state = applyTypedNumber(hands.state, 9);
    expect(blocks(hands.do({ type: 'finish' }))).toEqual(['houses c1 c2 c9']);
  });

  test('undo takes the last node', () => {
    const hands = square().shiftClick(1000, 1000).click(3000, 1000).undo();
    expect(hands.state.toolState).toEqual({ walk: ['c1'] });
    expect(hands.state.draft.lines?.[0]?.at(-1)).toEqual([3000, 1000]);
    expect(isHalfDrawn(hands.undo().state)).toBe(false);
  });

  test('needs nodes, and more than one', () => {
    expect(square().shiftClick(5000, 5000).state.announcement).toMatch(/^A block consists of nodes/);
    expect(square().shiftClick(1000, 1000).do({ type: 'finish' }).state.announcement).toMatch(
      /at least two nodes/,
    );
    expect(square().click(5000, 5000).state.announcement).toMatch(/^No streets enclose this position/);
  });

  test('ends when a node of it is gone', () => {
    const hands = square().shiftClick(1000, 1000).click(3000, 1000);
    hands.state = perform(hands.state, 'Delete', deleteEntities(['c2']));
    expect(isHalfDrawn(hands.state)).toBe(false);
    // So undo means what was deleted, and not a walk that is no longer there.
    expect(describeBoard(hands.undo().board)).toEqual(describeBoard(square().board));
  });

  test('the area under the pointer is shown', () => {
    expect(square().hover(2500, 1500).state.draft.area).toHaveLength(3);
    expect(square().hover(5000, 5000).state.draft.area).toBeUndefined();
  });
});
