import { expect, test } from 'vitest';
import { driveNewBoard, describeBoard, type GestureDriver } from '../../../testing/editor/gesture-driver.js';
import { addLine } from '../../document/index.js';
import { perform } from '../state/editor-state.js';
import { shapesOfDraft } from '../overlay/selection-and-draft-shapes.js';

const roads = (): GestureDriver =>
  driveNewBoard('lfw')
    .tool('junction')
    .click(1000, 1000)
    .click(3000, 1000)
    .tool('street')
    .click(1000, 1000)
    .click(3000, 1000);

test.each<readonly [string, (hands: GestureDriver) => GestureDriver, readonly string[]]>([
  [
    'numbering goes on from the circle placed last, past those that are taken',
    (h) =>
      h
        .tool('circle')
        .click(500, 500)
        .click(700, 2000)
        .set({ number: 7 })
        .click(900, 3000)
        .click(900, 4000)
        .set({ number: 6 })
        .click(1500, 4000)
        .click(2000, 4000),
    [
      'c1 500,500 white',
      'c2 700,2000 white',
      'c6 1500,4000 white',
      'c7 900,3000 white',
      'c8 900,4000 white',
      'c9 2000,4000 white',
    ],
  ],
  [
    'after the last printed number comes the lowest that is missing',
    (h) => h.tool('circle').set({ number: 195 }).click(500, 500).click(700, 2000),
    ['c1 700,2000 white', 'c195 500,500 white'],
  ],
  [
    'Alt places circles without a number, which do not disturb the numbering',
    (h) =>
      h
        .tool('circle')
        .click(500, 500)
        .click(700, 2000, { alt: true })
        .click(900, 3000, { alt: true })
        .click(900, 4000),
    ['c1 500,500 white', 'c2 900,4000 white', 'c9001 700,2000 white', 'c9002 900,3000 white'],
  ],
  [
    'a number beyond the printed ones is placed by a second click',
    (h) => h.tool('circle').set({ number: 196 }).click(500, 500).hover(520, 510).click(700, 2000),
    ['c196 700,2000 white'],
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
  expect(describeBoard(gestures(roads()).board)).toEqual(expect.arrayContaining([...lines]));
});

test('a number beyond the printed ones is asked about, at the pointer too', () => {
  const hands = driveNewBoard('wm').tool('circle').set({ number: 190 }).click(500, 500);
  expect(hands.board).toMatchObject({ circles: [] });
  expect(hands.state.announcement).toMatch(/^The board has circles 1 to 189\. Click again/);
  expect(shapesOfDraft(hands.state)).toContainEqual(expect.objectContaining({ text: '190?' }));
  hands.set({ number: 18 }).click(500, 500);
  expect(hands.selection).toEqual(['c18']);
});

test('the next number is at the pointer, and what is typed of another one', () => {
  const hands = driveNewBoard('wm').tool('circle').hover(500, 500);
  expect(shapesOfDraft(hands.state)).toContainEqual(expect.objectContaining({ text: '1' }));
  expect(shapesOfDraft(hands.state, '18')).toContainEqual(expect.objectContaining({ text: '18…' }));
});

test.each<readonly [string, (hands: GestureDriver) => GestureDriver, string, readonly string[]]>([
  [
    'a node is there already',
    (h) => h.tool('crossing').click(1020, 1000),
    'The junction t1 is here already; now it is selected.',
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
])('refused: %s', (_, gestures, announcement, selection) => {
  const before = gestures(roads());
  const steps = before.state.history.steps.length;
  expect(before.state.announcement).toBe(announcement);
  expect(before.selection).toEqual(selection);
  expect(before.state.history.steps).toHaveLength(steps);
});

test('what was placed is selected, and the snap is shown before', () => {
  const hands = roads().tool('circle').hover(2000, 1040);
  expect(hands.state.draft.snap).toEqual({ at: [2000, 1000], onto: { key: 'street:t1-t2', kind: 'line' } });
  expect(hands.click(500, 500).selection).toEqual(['c1']);
});

/** A square with two blocks of houses, whose diagonals cross at 2000,2000 without a node, and a crossing beside it. */
const diagonals = (): GestureDriver => {
  const hands = driveNewBoard('lfw')
    .tool('circle')
    .click(1000, 1000)
    .click(3000, 1000)
    .click(3000, 3000)
    .click(1000, 3000)
    .tool('crossing')
    .click(5000, 5000)
    .tool('street')
    .click(1000, 1000)
    .click(3000, 1000)
    .click(3000, 3000)
    .click(1000, 3000)
    .click(1000, 1000)
    .click(3000, 3000)
    .tool('block')
    .click(2500, 1500)
    .click(1500, 2500);
  hands.state = perform(hands.state, 'Cross', addLine('streets', ['c2', 'c4']));
  return hands;
};

test.each<readonly [string, (hands: GestureDriver) => GestureDriver, string]>([
  ['placed', (h) => h.tool('crossing').click(2030, 1990), 'x2'],
  ['dragged', (h) => h.tool('select').drag([5000, 5000], [1980, 2040]), 'x1'],
  ['where a street ends', (h) => h.tool('street').click(5000, 5000).click(2010, 2050), 't1'],
])('a node %s where streets cross is put into all of them, and blocks go through it', (_, gestures, id) => {
  const there = describeBoard(gestures(diagonals()).board);
  expect(there).toEqual(
    expect.arrayContaining([
      expect.stringMatching(`^${id} 2000,2000`),
      ...['c1', 'c2', 'c3', 'c4'].map((circle) => `street ${circle}-${id}`),
      `houses c1 c2 c3 ${id}`,
      `houses c1 ${id} c3 c4`,
    ]),
  );
  expect(there).not.toContain('street c2-c4');
});

test('of streets that cross both are named', () => {
  const { draft, announcement } = diagonals().tool('crossing').hover(2030, 1990).click(2030, 1990).state;
  expect(draft).toEqual({});
  expect(announcement).toBe('A crossing placed.');
  expect(shapesOfDraft(diagonals().tool('crossing').hover(2030, 1990).state)).toContainEqual(
    expect.objectContaining({
      text: 'the street from circle 2 to circle 4 and the street from circle 1 to circle 3',
    }),
  );
});

test('on a hex board they say where to go', () => {
  const hands = driveNewBoard('mj').tool('circle').click(500, 500);
  expect(describeBoard(hands.board)).toEqual([]);
});
