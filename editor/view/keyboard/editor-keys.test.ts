import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  driveNewBoard,
  describeBoard,
  GestureDriver,
  TEST_VIEWPORT,
} from '../../../testing/editor/gesture-driver.js';
import { shippedHexBoard } from '../../../testing/boards/shipped-boards.js';
import type { Point } from '../../../model/index.js';
import { toScreen } from '../../tools/camera/camera.js';
import { boardOf, isHalfDrawn, type EditorState, selectionOf } from '../../tools/state/editor-state.js';
import { COMMANDS, runCommand } from '../../tools/commands/commands.js';
import { selectNextEntity } from '../../tools/commands/keyboard-navigation.js';
import { ARROW_DIRECTIONS } from '../../tools/pointing/node-navigation.js';
import { positionOfEntity } from '../../tools/pointing/hit-test.js';
import { handleEditorKey } from './editor-keys.js';

/** Presses keys as written in the key sheet: `Shift+ArrowLeft`, `s`, `Enter`. */
function press(state: EditorState, ...chords: readonly string[]): EditorState {
  return chords.reduce((so, chord) => {
    const parts = chord.split('+');
    const answer = handleEditorKey(
      so,
      {
        key: parts.at(-1)!,
        shiftKey: parts.includes('Shift'),
        ctrlKey: parts.includes('Ctrl'),
        altKey: parts.includes('Alt'),
        metaKey: false,
      },
      TEST_VIEWPORT,
    );
    if (answer === undefined || 'pan' in answer) return so;
    if ('state' in answer) return answer.state;
    if (answer.command === 'edit.next') return selectNextEntity(so, 1, TEST_VIEWPORT) ?? so;
    return runCommand(
      so,
      COMMANDS.find(({ id }) => id === answer.command)!,
      TEST_VIEWPORT,
    );
  }, state);
}

test('a triangle with a block, without a pointer', () => {
  let { state } = driveNewBoard();
  const right = Array.from({ length: 4 }, () => 'Shift+ArrowRight');
  const down = Array.from({ length: 4 }, () => 'Shift+ArrowDown');
  state = press(state, 'c', 'Enter', 'Enter', ...right, 'Enter', 'x', ...down, 'Enter', 'Escape', 'Escape');
  // From node to node with Tab: 1, 2, the crossing, and 1 again by following the street.
  state = press(state, 's', 'Tab', 'Enter', 'Tab', 'Enter', 'Tab', 'Enter');
  expect(describeBoard(boardOf(state))).toEqual([
    'c1 5000,3500 white',
    'c2 7000,3500 white',
    'x1 7000,5500',
    'street c1-c2',
    'street c2-x1',
  ]);
  state = press(state, 'Escape', 'Escape', 'Escape');
  state = press(state, 's', 'Tab', 'Enter', 'Tab', 'Tab', 'Enter', 'Escape', 'Escape', 'Escape', 'Escape');
  expect(state.tool).toBe('select');
  state = press(state, 'b', 'Tab', 'Shift+Enter', 'Tab', 'Enter', 'Tab', 'Enter', 'Enter');
  expect(describeBoard(boardOf(state)).at(-1)).toBe('houses c1 c2 x1');
  const last = describeBoard(boardOf(state));
  state = press(state, 'v', ...Array.from({ length: 12 }, () => 'Ctrl+z'));
  expect(describeBoard(boardOf(state))).toEqual([]);
  expect(describeBoard(boardOf(press(state, ...Array.from({ length: 12 }, () => 'Ctrl+y'))))).toEqual(last);
});

test('Escape leaves the smallest open thing first', () => {
  const driver = driveNewBoard().tool('circle').click(1000, 1000).tool('street').click(1000, 1000);
  let state: EditorState = { ...driver.select('c1').state, cursor: [1000, 1000] };
  state = press(state, 'Escape');
  expect([isHalfDrawn(state), state.cursor !== undefined]).toEqual([false, true]);
  state = press(state, 'Escape');
  expect([state.cursor, state.selection.length]).toEqual([undefined, 1]);
  state = press(state, 'Escape');
  expect([state.selection.length, state.tool]).toEqual([0, 'street']);
  expect(press(state, 'Escape').tool).toBe('select');
});

test('a street is split and another deleted without a pointer', () => {
  const driver = driveNewBoard().tool('circle').click(4000, 3500).click(6000, 3500).click(6000, 5500);
  driver.tool('street').click(4000, 3500).click(6000, 3500).click(6000, 5500).tool('select').select();
  let state: EditorState = { ...driver.state, cursor: [6000, 5500] };
  state = press(press(state, 'v', 'Escape'), 'Enter');
  expect(state.cursor).toEqual([5000, 3500]);
  state = press(state, 'Enter', 'n');
  expect(describeBoard(boardOf(state))).toEqual(expect.arrayContaining(['street c1-t1', 'street c2-t1']));
  const down = Array.from({ length: 2 }, () => 'Shift+ArrowDown');
  state = press(state, 'Shift+ArrowRight', 'Shift+ArrowRight', ...down, 'Enter', 'Delete');
  expect(describeBoard(boardOf(state))).not.toContain('street c2-c3');
  // Without the keyboard pointer arrows nudge again.
  state = press(state, 'Escape', 'Tab', 'ArrowRight');
  expect(describeBoard(boardOf(state))).toContain('c1 4001,3500 white');
});

test('leaving a tool removes the keyboard pointer', () => {
  const state = press(driveNewBoard().state, 'c', 'Enter', 'Enter', 'v', 'ArrowRight');
  expect(describeBoard(boardOf(state))).toEqual(['c1 5001,3500 white']);
});

test('Alt with a letter is not handled', () => {
  const { state } = driveNewBoard().tool('circle').click(1000, 1000);
  const chord = { shiftKey: false, ctrlKey: false, altKey: true, metaKey: false };
  for (const key of ['d', 's', 'D', '1'])
    expect(handleEditorKey(state, { key, ...chord }, TEST_VIEWPORT)).toBeUndefined();
  // On many layouts brackets need Alt or AltGr.
  for (const ctrlKey of [false, true])
    expect(handleEditorKey(state, { key: '[', ...chord, ctrlKey }, TEST_VIEWPORT)).toEqual({
      command: 'view.turn-left',
    });
});

test('Enter without a pointer finishes a draft', () => {
  const driver = driveNewBoard().tool('circle').click(1000, 1000).tool('street').click(1000, 1000);
  expect(isHalfDrawn(press(driver.state, 'Enter'))).toBe(false);
});

test('arrows pan, nudge, or move the pointer', () => {
  const driver = driveNewBoard().tool('circle').click(1000, 1000).tool('select').select();
  expect(
    handleEditorKey(
      driver.state,
      { key: 'ArrowLeft', shiftKey: false, ctrlKey: false, altKey: false, metaKey: false },
      TEST_VIEWPORT,
    ),
  ).toEqual({
    pan: [60, 0],
  });
  const nudged = press(driver.select('c1').state, 'ArrowRight', 'Shift+ArrowDown');
  expect(describeBoard(boardOf(nudged))).toEqual(['c1 1001,1010 white']);
  expect(press(driver.tool('circle').state, 'ArrowRight').cursor).toEqual([5100, 3500]);
  expect(press(driver.tool('circle').state, 'Ctrl+ArrowRight').cursor).toEqual([5001, 3500]);
});

describe('on a rotated view arrows move as they point', () => {
  /** The angle between the arrow and the direction on screen, in degrees. */
  const astray = (arrow: string, [x1, y1]: Point, [x2, y2]: Point, rotation: number): number => {
    const [x, y] = toScreen({ centre: [0, 0], zoom: 1, rotation }, [0, 0], [x2 - x1, y2 - y1]);
    const [dx, dy] = ARROW_DIRECTIONS[arrow]!;
    return (Math.acos((x * dx + y * dy) / Math.hypot(x, y)) * 180) / Math.PI;
  };
  const after = (state: EditorState, key: string, rotation: number, held: object = {}): EditorState => {
    const press = { key, shiftKey: false, ctrlKey: false, altKey: false, metaKey: false, ...held };
    const answer = handleEditorKey(state, press, { ...TEST_VIEWPORT, rotation });
    return answer && 'state' in answer ? answer.state : state;
  };
  const rotations = fc.oneof(
    fc.integer({ min: 0, max: 23 }).map((each) => 15 * each),
    fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true }),
  );
  const everywhere = (check: (key: string, rotation: number) => void): void => {
    for (const key of Object.keys(ARROW_DIRECTIONS))
      fc.assert(
        fc.property(rotations, (each) => {
          check(key, each);
        }),
      );
  };

  test('the keyboard pointer', () => {
    const state: EditorState = { ...driveNewBoard().tool('circle').state, cursor: [5000, 3500] };
    everywhere((key, rotation) => {
      for (const held of [{}, { shiftKey: true }, { ctrlKey: true }]) {
        const there = after(state, key, rotation, held).cursor!;
        expect(astray(key, state.cursor!, there, rotation)).toBeLessThan(45);
      }
    });
  });

  test('a nudge, by whole units along one axis, and another axis for the arrow across', () => {
    const { state } = driveNewBoard().tool('circle').click(1000, 1000).tool('select').select('c1');
    const way = (key: string, rotation: number): Point => {
      const [x, y] = positionOfEntity(boardOf(after(state, key, rotation)), 'c1')!;
      return [x - 1000, y - 1000];
    };
    everywhere((key, rotation) => {
      expect(astray(key, [0, 0], way(key, rotation), rotation)).toBeLessThanOrEqual(45.001);
      expect(way(key, rotation).map(Math.abs).toSorted()).toEqual([0, 1]);
      const [[x1, y1], [x2, y2]] = [way('ArrowUp', rotation), way('ArrowRight', rotation)];
      expect(x1 * x2 + y1 * y2).toBeCloseTo(0);
    });
  });

  test('a piece, from hex to hex, and back by the opposite arrow', () => {
    const { state } = new GestureDriver(shippedHexBoard('mr-jack-2006')).select('character:holmes');
    const place = (of: EditorState): Point => positionOfEntity(boardOf(of), 'character:holmes')!;
    const opposite: Readonly<Record<string, string>> = {
      ArrowLeft: 'ArrowRight',
      ArrowRight: 'ArrowLeft',
      ArrowUp: 'ArrowDown',
      ArrowDown: 'ArrowUp',
    };
    everywhere((key, rotation) => {
      const once = after(state, key, rotation);
      expect(astray(key, place(state), place(once), rotation)).toBeLessThan(34);
      expect(place(after(once, opposite[key]!, rotation))).toEqual(place(state));
      const thrice = after(after(once, key, rotation), key, rotation);
      if (thrice.announcement === 'Nudge Holmes.')
        expect(astray(key, place(state), place(thrice), rotation)).toBeLessThan(34);
    });
  });

  test('along a street', () => {
    const driver = driveNewBoard().tool('crossing').click(5000, 3500).tool('circle');
    driver.click(5000, 1500).click(7000, 3500).click(5000, 5500).click(3000, 3500).tool('street');
    for (const [x, y] of [
      [5000, 1500],
      [7000, 3500],
      [5000, 5500],
      [3000, 3500],
    ] as const)
      driver.click(5000, 3500).click(x, y).escape();
    const state = driver.tool('select').select('x1').state;
    everywhere((key, rotation) => {
      const [to] = selectionOf(after(state, key, rotation, { altKey: true }));
      const there = positionOfEntity(boardOf(state), to!)!;
      expect(astray(key, [5000, 3500], there, rotation)).toBeLessThanOrEqual(45.001);
    });
  });
});
