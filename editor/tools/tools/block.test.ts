import { describe, expect, test } from 'vitest';
import { deleteThings } from '../../document/index.js';
import { atWork, contents, type Hands } from '../../../testing/hands.js';
import { isBusy, perform } from '../desk.js';

/** A square of four circles with a street across it. */
const square = (): Hands =>
  atWork()
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

const blocks = (hands: Hands): string[] =>
  contents(hands.board).filter((line) => /^(houses|water|none) /.test(line));

test.each<readonly [string, (hands: Hands) => Hands, readonly string[]]>([
  ['a click inside an area', (h) => h.click(2500, 1500), ['houses c1 c2 c3']],
  ['as water', (h) => h.set({ blockKind: 'water' }).click(2500, 1500), ['water c1 c2 c3']],
  [
    'declared anew',
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

describe('walking', () => {
  test('undo takes the last node', () => {
    const hands = square().shiftClick(1000, 1000).click(3000, 1000).undo();
    expect(hands.desk.state).toEqual({ walk: ['c1'] });
    expect(isBusy(hands.undo().desk)).toBe(false);
  });

  test('needs nodes, and more than one', () => {
    expect(square().shiftClick(5000, 5000).desk.said).toMatch(/^A block is walked from node to node/);
    expect(square().shiftClick(1000, 1000).do({ type: 'finish' }).desk.said).toMatch(/at least two nodes/);
    expect(square().click(5000, 5000).desk.said).toMatch(/^No streets enclose this place/);
  });

  test('ends when a node of it is gone', () => {
    const hands = square().shiftClick(1000, 1000).click(3000, 1000);
    hands.desk = perform(hands.desk, 'Delete', deleteThings(['c2']));
    expect(isBusy(hands.hover(0, 0).desk)).toBe(false);
  });

  test('the area under the pointer is shown', () => {
    expect(square().hover(2500, 1500).desk.draft.area).toHaveLength(3);
    expect(square().hover(5000, 5000).desk.draft.area).toBeUndefined();
  });
});
