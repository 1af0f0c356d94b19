import { expect, test } from 'vitest';
import { atWork, contents, type Hands } from '../../../testing/hands.js';

const roads = (): Hands =>
  atWork('lfw')
    .tool('junction')
    .click(1000, 1000)
    .click(3000, 1000)
    .tool('street')
    .click(1000, 1000)
    .click(3000, 1000);

test.each<readonly [string, (hands: Hands) => Hands, readonly string[]]>([
  [
    'circles take the lowest numbers that are missing',
    (h) =>
      h.tool('circle').click(500, 500).click(700, 2000).set({ number: 7 }).click(900, 3000).click(900, 4000),
    ['c1 500,500 white', 'c2 700,2000 white', 'c3 900,4000 white', 'c7 900,3000 white'],
  ],
  ['a red circle', (h) => h.tool('circle', { colour: 'red' }).click(500, 500), ['c1 500,500 red']],
  [
    'crossings with and without a border',
    (h) => h.tool('crossing', { border: 'yellow' }).click(500, 500).set({ border: 'none' }).click(900, 900),
    ['x1 500,500 yellow', 'x2 900,900'],
  ],
  [
    'on a street a node is put into it',
    (h) => h.tool('crossing').click(2000, 1040),
    ['x1 2000,1000', 'street x1-t1', 'street x1-t2'],
  ],
  [
    'with Ctrl it is not',
    (h) => h.tool('crossing').click(2000, 1040, { ctrl: true }),
    ['x1 2000,1040', 'street t1-t2'],
  ],
  [
    'a press that looks for its place counts where it is let go',
    (h) => h.tool('circle').drag([500, 500], [540, 520]),
    ['c1 540,520 white'],
  ],
])('%s', (_, gestures, lines) => {
  expect(contents(gestures(roads()).board)).toEqual(expect.arrayContaining([...lines]));
});

test.each<readonly [string, (hands: Hands) => Hands, string, readonly string[]]>([
  [
    'a node is there already',
    (h) => h.tool('crossing').click(1020, 1000),
    'the junction t1 is here already; now it is selected.',
    ['t1'],
  ],
  [
    'the number is taken',
    (h) => h.tool('circle').click(500, 500).set({ number: 1 }).click(700, 2500),
    'Circle 1 is on the board already; now it is selected.',
    ['c1'],
  ],
  [
    'there is no such number',
    (h) => h.tool('circle').select().set({ number: 99_999_999 }).click(700, 2500),
    'Circle 99999999 cannot be placed here: circles have numbers from 1 to 9999999, and the board ends at 1000000 units.',
    [],
  ],
])('refused: %s', (_, gestures, said, selection) => {
  const before = gestures(roads());
  const steps = before.desk.history.steps.length;
  expect(before.desk.said).toBe(said);
  expect(before.desk.selection).toEqual(selection);
  expect(before.desk.history.steps).toHaveLength(steps);
});

test('what was placed is selected, and the snap is shown before', () => {
  const hands = roads().tool('circle').hover(2000, 1040);
  expect(hands.desk.draft.snap).toEqual({ at: [2000, 1000], onto: { key: 'street:t1-t2', kind: 'line' } });
  expect(hands.click(500, 500).desk.selection).toEqual(['c1']);
});

test('on a hex board they say where to go', () => {
  const hands = atWork('mj').tool('circle').click(500, 500);
  expect(contents(hands.board)).toEqual([]);
});
