import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { atWork, contents, SIGHT } from '../../testing/hands.js';
import { boardOf, handle, selectKeys, takeTool, type Desk } from '../tools/desk.js';
import { Digits } from './digits.js';
import type { DeskChange } from './tell.js';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A desk with the circles 1, 2 and 3 on it, and somebody who types. */
function setUp() {
  const hands = atWork().tool('circle').click(1000, 1000).click(2000, 1000).click(3000, 1000);
  let desk: Desk = hands.tool('select').select('c1').desk;
  const host = {
    digits: '',
    get desk() {
      return desk;
    },
    change: (change: DeskChange) => {
      digits.beforeChange(change);
      desk = change(desk);
    },
  };
  const digits = new Digits(host);
  const type = (...keys: readonly string[]): readonly boolean[] =>
    keys.map((key) => digits.press({ key, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false }));
  const numbers = (): readonly string[] =>
    contents(boardOf(desk)).map((line) => line.split(' ', 2).join(' '));
  return { host, digits, type, numbers };
}

test('digits of other scripts are digits', () => {
  const { host, digits } = setUp();
  const press = { key: '٧', code: 'Digit7', ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };
  expect([digits.press(press), host.digits]).toEqual([true, '7']);
});

test('they are waited for, and then they are the number', () => {
  const { host, type, numbers } = setUp();
  expect(type('1', '9', '6')).toEqual([true, true, true]);
  expect([host.digits, numbers()[0]]).toEqual(['196', 'c1 1000,1000']);
  vi.runAllTimers();
  expect([host.digits, numbers()]).toEqual(['', ['c2 2000,1000', 'c3 3000,1000', 'c196 1000,1000']]);
});

test('they stay with the circle they were typed for, whatever is selected meanwhile', () => {
  const { host, type, numbers } = setUp();
  type('1', '9', '6');
  host.change((desk) => selectKeys(desk, ['c2']));
  expect(numbers()).toEqual(['c2 2000,1000', 'c3 3000,1000', 'c196 1000,1000']);
  vi.runAllTimers();
  expect([host.desk.selection, numbers().length]).toEqual([['c2'], 3]);
  type('1', '9', '7');
  // Another key is somebody else's, after it.
  expect(type('Tab')).toEqual([false]);
  host.change((desk) => selectKeys(desk, ['c3']));
  type('1', '9', '8', 'Enter');
  expect(numbers()).toEqual(['c196 1000,1000', 'c197 2000,1000', 'c198 3000,1000']);
});

test('a pointer that only moves leaves them alone', () => {
  const { host, type } = setUp();
  type('1');
  host.change((desk) => ({ ...desk, draft: { points: [[1, 1]] }, selection: [...desk.selection] }));
  type('9');
  expect(host.digits).toBe('19');
});

test('Backspace takes one back, Escape all of them, and keys that are only held are none', () => {
  const { host, type, numbers } = setUp();
  expect(type('1', '9', 'Shift', 'Backspace')).toEqual([true, true, false, true]);
  expect(host.digits).toBe('1');
  expect(type('Backspace', 'Backspace')).toEqual([true, false]);
  type('7', 'Escape');
  vi.runAllTimers();
  expect(numbers()).toEqual(['c1 1000,1000', 'c2 2000,1000', 'c3 3000,1000']);
});

test('with the circle tool they are there before the click that places it', () => {
  const { host, type, numbers } = setUp();
  host.change((desk) => takeTool(selectKeys(desk, []), 'circle'));
  type('4', '2');
  host.change((desk) => handle(desk, { type: 'click', at: [4000, 4000] }, SIGHT));
  expect(numbers()).toContain('c42 4000,4000');
});

test('they are for whom they were begun, wherever the pointer goes meanwhile, and the hint says for whom', () => {
  const { host, digits, type, numbers } = setUp();
  const hover = (x: number) => {
    host.change((desk) => handle(desk, { type: 'hover', at: [x, 1000] }, SIGHT));
  };
  host.change((desk) => handle(takeTool(desk, 'circle'), { type: 'click', at: [4000, 1000] }, SIGHT));
  type('4');
  expect(digits.hint).toBe('Number 4 for circle 4… Enter takes it, Esc leaves it.');
  hover(5000);
  type('4', 'Enter');
  expect(numbers()).toContain('c44 4000,1000');
  type('4', '5');
  expect(digits.hint).toBe('Number 45 for the next circle… Enter takes it, Esc leaves it.');
  hover(4000);
  vi.runAllTimers();
  expect(digits.hint).toBe('');
  expect(host.desk.settings.number).toBe(45);
  expect(numbers()).toContain('c44 4000,1000');
});
