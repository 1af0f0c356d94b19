import { describe, expect, test } from 'vitest';
import { deleteEntities, setEntityFields } from '../../document/index.js';
import { driveNewBoard, describeBoard, type GestureDriver } from '../../../testing/editor/gesture-driver.js';
import { hintOf, isHalfDrawn, perform } from '../state/editor-state.js';
import { insertIntoChain } from '../commands/insert-into-chain.js';
import { applyTypedNumber } from '../commands/keyboard-navigation.js';

/** Circles 1 and 2 in a row, circle 3 below, and a street between the first two. */
const three = (): GestureDriver =>
  driveNewBoard()
    .tool('circle')
    .click(1000, 1000)
    .click(3000, 1000)
    .click(2000, 3000)
    .tool('street')
    .click(1000, 1000)
    .click(3000, 1000)
    .escape();

test('the hint says what each click would do', () => {
  const hands = three();
  const hint = (): string => hintOf(hands.state, hands.viewport);
  expect(hint()).toMatch(
    /^Click a circle, crossing or junction to start a street, or a line to branch off it/,
  );
  hands.click(2000, 3000);
  expect(hint()).toMatch(
    /^Click the next node after circle 3, or a line to join it; click empty ground for a bend/,
  );
  hands.click(2500, 2500);
  expect(hint()).toMatch(/double-click ends here/);
});

describe('one pass', () => {
  const insert = (hands: GestureDriver, key: string, x: number, y: number): GestureDriver => {
    hands.hover(x, y);
    hands.state = insertIntoChain(hands.state, key, hands.viewport) ?? hands.state;
    return hands;
  };

  test('X, J and C put a node into the chain where the pointer is', () => {
    const hands = three().set({ colour: 'blue', border: 'yellow' }).click(2000, 3000).click(2200, 3500);
    insert(hands, 'x', 2600, 4000);
    insert(hands, 'j', 3000, 4000);
    insert(hands, 'c', 4000, 4000);
    expect(describeBoard(hands.board)).toEqual(
      expect.arrayContaining([
        'c4 4000,4000 blue',
        'x1 2600,4000 yellow',
        't1 3000,4000',
        'street c3-x1 2200,3500',
        'street x1-t1',
        'street c4-t1',
      ]),
    );
    // Each was one step: node and street together.
    expect(hands.undo().undo().board).toMatchObject({ junctions: [] });
  });

  test('outside a chain the keys choose tools', () => {
    const hands = three().hover(2600, 4000);
    expect(insertIntoChain(hands.state, 'x', hands.viewport)).toBeUndefined();
    expect(insertIntoChain(hands.click(2000, 3000).state, 'v', hands.viewport)).toBeUndefined();
  });

  test('a kind that is chosen is put where a click hits nothing, also at the beginning', () => {
    const hands = three().set({ chainKind: 'crossing' }).click(5000, 5000).click(6000, 5000);
    expect(describeBoard(hands.board)).toEqual(
      expect.arrayContaining(['x1 5000,5000', 'x2 6000,5000', 'street x1-x2']),
    );
  });

  test('with Shift a click on empty ground puts a crossing into the chain', () => {
    const hands = three().click(2000, 3000).shiftClick(5000, 5000);
    expect(describeBoard(hands.board)).toContain('street c3-x1');
  });
});

describe('what is half drawn', () => {
  test('waits while another tool is used', () => {
    const hands = three().click(2000, 3000).click(2500, 3500).tool('circle');
    expect(hands.state.announcement).toBe('A street with 1 bend is unfinished: press S to go on with it.');
    hands.click(5000, 5000).tool('street').click(4000, 4000).click(5000, 5000);
    expect(describeBoard(hands.board)).toContain('street c3-c4 2500,3500 4000,4000');
  });

  test('is gone with the node that it hangs on', () => {
    const hands = three().click(2000, 3000).click(2500, 3500).tool('select').select('c3').run('edit.delete');
    expect(isHalfDrawn(hands.tool('street').state)).toBe(false);
  });

  test('is named when Esc leaves it out, and Enter keeps it', () => {
    const hands = three().click(2000, 3000).click(2500, 3500).escape();
    expect(hands.state.announcement).toBe('The unfinished street with 1 bend was left out.');
    hands.click(2000, 3000).click(2500, 3500).do({ type: 'finish' });
    expect(describeBoard(hands.board)).toContain('street c3-t1');
  });
});

describe('drawing', () => {
  test.each<readonly [string, (hands: GestureDriver) => GestureDriver, readonly string[]]>([
    [
      'a chain from node to node',
      (h) => h.click(1000, 1000).click(2000, 3000).click(3000, 1000),
      ['street c1-c2', 'street c1-c3', 'street c2-c3'],
    ],
    [
      'with bends where a click hits nothing',
      (h) => h.click(1000, 1000).click(1200, 2000).click(1500, 2600).click(2000, 3000),
      ['street c1-c2', 'street c1-c3 1200,2000 1500,2600'],
    ],
    [
      'a street it comes to is parted by a junction, with Shift by a crossing',
      (h) => h.click(2000, 3000).click(2000, 1000).escape().click(2000, 3000).shiftClick(1500, 1000),
      [
        'x1 1500,1000',
        't1 2000,1000',
        'street c1-x1',
        'street c2-t1',
        'street c3-x1',
        'street c3-t1',
        'street x1-t1',
      ],
    ],
    [
      'a street it crosses gets a crossing',
      (h) => h.click(2000, 3000).click(2000, 500).doubleClick(2000, 100),
      [
        'x1 2000,1000',
        't1 2000,100',
        'street c1-x1',
        'street c2-x1',
        'street c3-x1',
        'street x1-t1 2000,500',
      ],
    ],
    [
      'a waterline that crosses a street gets a junction: nobody stands there',
      (h) => h.tool('waterline').click(2000, 3000).doubleClick(2000, 100),
      ['t1 2000,100', 't2 2000,1000', 'street c1-t2', 'street c2-t2', 'waterline c3-t2', 'waterline t1-t2'],
    ],
    [
      'a double click ends at a new junction',
      (h) => h.click(1000, 1000).click(500, 2000).doubleClick(300, 4000),
      ['t1 300,4000', 'street c1-c2', 'street c1-t1 500,2000'],
    ],
    [
      'and so does a second click at the same place, with the keyboard or slowly',
      (h) => h.click(1000, 1000).click(300, 4000).click(310, 4010),
      ['t1 300,4000', 'street c1-c2', 'street c1-t1'],
    ],
    [
      'Shift on empty ground starts at a new junction',
      (h) => h.shiftClick(300, 4000).click(1000, 1000),
      ['t1 300,4000', 'street c1-c2', 'street c1-t1'],
    ],
    [
      'a street starts in another',
      (h) => h.click(2000, 1000).click(2000, 3000),
      ['t1 2000,1000', 'street c1-t1', 'street c2-t1', 'street c3-t1'],
    ],
    [
      'a press that looks for its place counts where it is let go',
      (h) => h.drag([1100, 1100], [1000, 1000]).click(2000, 3000),
      ['street c1-c2', 'street c1-c3'],
    ],
  ])('%s', (_, gestures, lines) => {
    expect(describeBoard(gestures(three()).board).filter((line) => !/^c\d/.test(line))).toEqual(lines);
  });

  test('a line begins at a node', () => {
    expect(three().click(5000, 5000).state.announcement).toMatch(/^A line begins at a node/);
  });

  test('the same node again, or Enter, ends it; Escape leaves only what is half drawn', () => {
    expect(isHalfDrawn(three().click(1000, 1000).state)).toBe(true);
    expect(isHalfDrawn(three().click(1000, 1000).click(1000, 1000).state)).toBe(false);
    expect(isHalfDrawn(three().click(1000, 1000).do({ type: 'finish' }).state)).toBe(false);
    const left = three().click(1000, 1000).click(2000, 3000).click(500, 500).escape();
    expect(describeBoard(left.board)).toContain('street c1-c3');
    expect(isHalfDrawn(left.state)).toBe(false);
  });

  test('what comes next is shown as a draft from the last bend', () => {
    const { draft } = three().click(1000, 1000).click(1200, 2000).hover(2010, 2990).state;
    expect(draft.lines).toEqual([
      [
        [1000, 1000],
        [1200, 2000],
        [2000, 3000],
      ],
    ]);
    expect(draft.snap?.onto?.key).toBe('c3');
  });
});

describe('undo while drawing', () => {
  test('takes the last bend, then the last street, then the start', () => {
    const hands = three();
    const opened = hands.board;
    hands.click(1000, 1000).click(2000, 3000).click(2500, 2000);
    hands.undo();
    expect(hands.state.toolState).toMatchObject({ bends: [], trail: [{ id: 'c1' }, { id: 'c3' }] });
    hands.undo();
    expect(hands.board).toBe(opened);
    expect(isHalfDrawn(hands.state)).toBe(true);
    hands.undo();
    expect(isHalfDrawn(hands.state)).toBe(false);
    expect(hands.board).toBe(opened);
  });

  test('what is left is shown at once', () => {
    const hands = three().click(1000, 1000).click(2000, 3000).click(2500, 2000).hover(2600, 1500);
    expect(hands.undo().state.draft.lines).toEqual([
      [
        [2000, 3000],
        [2600, 1500],
      ],
    ]);
    expect(hands.undo().state.draft.lines).toEqual([
      [
        [1000, 1000],
        [2600, 1500],
      ],
    ]);
    expect(hands.undo().state.draft).toEqual({});
  });

  test('never takes back what came before, where a street was drawn already', () => {
    const hands = three();
    const opened = hands.board;
    hands.click(1000, 1000).click(3000, 1000);
    expect(hands.state.announcement).toBe('Already drawn; continue from here.');
    hands.undo().undo();
    expect(hands.board).toBe(opened);
    expect(isHalfDrawn(hands.state)).toBe(false);
  });

  test('takes a junction back that the chain began with', () => {
    const hands = three();
    const opened = hands.board;
    expect(hands.shiftClick(300, 4000).undo().board).toBe(opened);
    expect(isHalfDrawn(hands.state)).toBe(false);
  });

  test('takes back what was done beside it meanwhile, and the chain goes on from where it was', () => {
    const hands = three().click(3000, 1000).click(2000, 3000);
    const drawn = hands.board;
    hands.state = perform(hands.state, 'Set colour', setEntityFields(['c1'], { colour: 'black' }));
    expect(hands.undo().board).toBe(drawn);
    expect(hands.state.toolState).toMatchObject({ trail: [{ id: 'c2' }, { id: 'c3' }] });
    expect(describeBoard(hands.click(1000, 1000).board)).toContain('street c1-c3');
    hands.undo().undo();
    expect(hands.state.toolState).toMatchObject({ trail: [{ id: 'c2' }] });
    expect(describeBoard(hands.board)).toEqual(describeBoard(three().board));
  });

  test('and so before the first street of the chain', () => {
    const hands = three().click(3000, 1000);
    const before = hands.board;
    hands.state = perform(hands.state, 'Set colour', setEntityFields(['c1'], { colour: 'black' }));
    expect(hands.undo().board).toBe(before);
    expect(isHalfDrawn(hands.state)).toBe(true);
  });

  test('can be asked for before there is any step', () => {
    const hands = driveNewBoard().tool('street').shiftClick(300, 400).undo().undo();
    expect(hands.state.announcement).toBe('Nothing to undo.');
    expect(describeBoard(hands.board)).toEqual([]);
  });
});

test('a node that goes away meanwhile ends the chain', () => {
  const hands = three().click(2000, 3000).click(2200, 2500);
  hands.state = perform(hands.state, 'Delete', deleteEntities(['c3']));
  expect(isHalfDrawn(hands.state)).toBe(false);
  expect(hands.state.draft).toEqual({});
  expect(hintOf(hands.state, hands.viewport)).toMatch(/to start a street/);
  expect(describeBoard(hands.click(1000, 1000).click(500, 500).board)).not.toContain('street c1-c3');
});

test.each([3, 44])('a circle that is given number %i in mid-line is gone on from', (number) => {
  const hands = three().click(1000, 1000).click(2000, 500);
  hands.state = applyTypedNumber(hands.state, number);
  expect(hands.selection).toEqual([`c${number}`]);
  expect(hands.hover(3000, 1000).state.draft.lines?.[0]?.[0]).toEqual([1000, 1000]);
  hands.click(3000, 1000);
  expect(describeBoard(hands.board)).toContain(`street c2-c${number} 2000,500`);
  expect(isHalfDrawn(hands.state)).toBe(true);
  expect(hands.undo().undo().state).toMatchObject({ toolState: { trail: [{ id: 'c1' }] } });
});
