import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { driveNewBoard, describeBoard, TEST_VIEWPORT } from '../../../testing/editor/gesture-driver.js';
import {
  boardOf,
  handleGesture,
  selectEntities,
  switchTool,
  type EditorState,
  selectionOf,
} from '../../tools/state/editor-state.js';
import { DigitEntry } from './digit-entry.js';
import type { StateChange } from '../ui/dispatch.js';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** An editor with the circles 1, 2 and 3, and simulated typing. */
function setUp() {
  const driver = driveNewBoard().tool('circle').click(1000, 1000).click(2000, 1000).click(3000, 1000);
  let state: EditorState = driver.tool('select').select('c1').state;
  const host = {
    digits: '',
    get state() {
      return state;
    },
    change: (change: StateChange) => {
      digits.beforeChange(change);
      state = change(state);
    },
  };
  const digits = new DigitEntry(host);
  const type = (...keys: readonly string[]): readonly boolean[] =>
    keys.map((key) =>
      digits.handleKey({ key, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false }),
    );
  const numbers = (): readonly string[] =>
    describeBoard(boardOf(state)).map((line) => line.split(' ', 2).join(' '));
  return { host, digits, type, numbers };
}

test('digits of other scripts are digits', () => {
  const { host, digits } = setUp();
  const press = { key: '٧', code: 'Digit7', ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };
  expect([digits.handleKey(press), host.digits]).toEqual([true, '7']);
});

test('digits are collected and then applied as the number', () => {
  const { host, type, numbers } = setUp();
  expect(type('1', '8', '6')).toEqual([true, true, true]);
  expect([host.digits, numbers()[0]]).toEqual(['186', 'c1 1000,1000']);
  vi.runAllTimers();
  expect([host.digits, numbers()]).toEqual(['', ['c2 2000,1000', 'c3 3000,1000', 'c186 1000,1000']]);
});

test('digits apply to the circle they were typed for, whatever is selected meanwhile', () => {
  const { host, type, numbers } = setUp();
  type('1', '8', '6');
  host.change((state) => selectEntities(state, ['c2']));
  expect(numbers()).toEqual(['c2 2000,1000', 'c3 3000,1000', 'c186 1000,1000']);
  vi.runAllTimers();
  expect([selectionOf(host.state), numbers().length]).toEqual([['c2'], 3]);
  type('1', '8', '7');
  // Any other key is not handled here.
  expect(type('Tab')).toEqual([false]);
  host.change((state) => selectEntities(state, ['c3']));
  type('1', '8', '8', 'Enter');
  expect(numbers()).toEqual(['c186 1000,1000', 'c187 2000,1000', 'c188 3000,1000']);
});

test('a pointer move does not affect them', () => {
  const { host, type } = setUp();
  type('1');
  host.change((state) => ({ ...state, draft: { points: [[1, 1]] }, selection: [...state.selection] }));
  type('9');
  expect(host.digits).toBe('19');
});

test('Backspace removes one, Escape all, and modifier keys do nothing', () => {
  const { host, type, numbers } = setUp();
  expect(type('1', '9', 'Shift', 'Backspace')).toEqual([true, true, false, true]);
  expect(host.digits).toBe('1');
  expect(type('Backspace', 'Backspace')).toEqual([true, false]);
  type('7', 'Escape');
  vi.runAllTimers();
  expect(numbers()).toEqual(['c1 1000,1000', 'c2 2000,1000', 'c3 3000,1000']);
});

test('with the circle tool they apply before the click that places it', () => {
  const { host, type, numbers } = setUp();
  host.change((state) => switchTool(selectEntities(state, []), 'circle'));
  type('4', '2');
  host.change((state) => handleGesture(state, { type: 'click', at: [4000, 4000] }, TEST_VIEWPORT));
  expect(numbers()).toContain('c42 4000,4000');
});

test('they apply to what was pointed at first, and the hint names it', () => {
  const { host, digits, type, numbers } = setUp();
  const hover = (x: number) => {
    host.change((state) => handleGesture(state, { type: 'hover', at: [x, 1000] }, TEST_VIEWPORT));
  };
  host.change((state) =>
    handleGesture(switchTool(state, 'circle'), { type: 'click', at: [4000, 1000] }, TEST_VIEWPORT),
  );
  type('4');
  expect(digits.hint).toBe('Number 4 for circle 4… Enter accepts, Esc cancels.');
  hover(5000);
  type('4', 'Enter');
  expect(numbers()).toContain('c44 4000,1000');
  type('4', '5');
  expect(digits.hint).toBe('Number 45 for the next circle… Enter accepts, Esc cancels.');
  hover(4000);
  vi.runAllTimers();
  expect(digits.hint).toBe('');
  expect(host.state.settings.number).toBe(45);
  expect(numbers()).toContain('c44 4000,1000');
});
