import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { driveNewBoard } from '../../../testing/editor/gesture-driver.js';
import type { EditorState } from '../../tools/state/editor-state.js';
import { KeyController } from './key-controller.js';
import type { LamplighterEditor } from '../lamplighter-editor.js';
import type { StateChange } from '../ui/dispatch.js';

const world = new EventTarget();
beforeEach(() => {
  vi.stubGlobal('addEventListener', world.addEventListener.bind(world));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

type Place = 'board' | 'button' | 'menu' | 'field';

type KeyDetails = Partial<Pick<KeyboardEvent, 'ctrlKey' | 'code' | 'isComposing'>> & {
  readonly keyCode?: number;
};

const scan = { sha256: 'a', width: 100, height: 100 };

/** An editor with circle 1 selected; presses a key at a target and returns the effect. */
function press(
  key: string,
  place: Place,
  details: KeyDetails = {},
  { settings = { scan }, looks = '' }: { settings?: object; looks?: string } = {},
): readonly string[] {
  const did: string[] = [];
  const canvas = { focus: () => did.push('focus') };
  let state: EditorState = driveNewBoard()
    .tool('circle')
    .click(1000, 1000)
    .tool('select', settings)
    .select('c1').state;
  const editor = {
    canvas,
    digits: '',
    viewport: { unitsPerPixel: 10, coarse: false, centre: [0, 0], rotation: 0 },
    get state() {
      return state;
    },
    get isPeeking() {
      return looks === 'peek';
    },
    set isPeeking(isOn: boolean) {
      did.push(isOn ? 'peek' : 'look');
    },
    get magnifier() {
      return looks === 'held' || looks === 'placing' ? looks : undefined;
    },
    set magnifier(how: string | undefined) {
      did.push(how ?? 'small');
    },
    command: (id: string) => did.push(id),
    visit: () => did.push('visit'),
    change: (change: StateChange) => {
      const after = change(state);
      if (after.selection.length === 0) did.push('escape');
      else if (after.history !== state.history) did.push('nudge');
      state = after;
    },
  };
  const origin = {
    matches: (selector: string) =>
      (place === 'field' && selector.includes('textarea')) || (place === 'menu' && selector.includes('menu')),
  };
  const event = {
    ...{ key, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, defaultPrevented: false },
    ...details,
    composedPath: () => (place === 'board' ? [origin, canvas] : [origin]),
    preventDefault: () => did.push('taken'),
  };
  new KeyController(editor as unknown as LamplighterEditor).onKeyDown(event as unknown as KeyboardEvent);
  return did;
}

const ctrlKey = true;

test.each<[string, Place, readonly string[], KeyDetails?]>([
  ['s', 'board', ['tool.street', 'taken']],
  ['ArrowRight', 'board', ['nudge', 'taken']],
  ['Delete', 'board', ['edit.delete', 'taken']],
  // Keys of tools and of looking at the scan work wherever nothing is typed; then the map has the focus.
  ['s', 'button', ['tool.street', 'focus', 'taken']],
  ['V', 'button', ['tool.select', 'focus', 'taken']],
  ['k', 'button', ['option.next', 'focus', 'taken']],
  ['q', 'button', ['peek'], { code: 'KeyQ' }],
  ['s', 'menu', []],
  ['s', 'field', []],
  ['q', 'field', []],
  // Keys that edit, and those that operate controls, work on the map only.
  ['m', 'button', []],
  ['5', 'button', []],
  ['f', 'button', []],
  ['Delete', 'button', []],
  ['ArrowRight', 'button', []],
  ['ArrowRight', 'button', [], { ctrlKey }],
  // Everywhere: Esc, Ctrl, F6, and ? except in a field.
  ['Escape', 'button', ['escape', 'taken']],
  ['Escape', 'field', ['focus', 'taken']],
  ['F6', 'field', ['view.panel', 'taken']],
  ['?', 'button', ['help.keys', 'taken']],
  ['?', 'field', []],
  ['s', 'button', ['board.save', 'taken'], { ctrlKey }],
  ['s', 'field', ['board.save', 'taken'], { ctrlKey }],
  ['z', 'button', ['edit.undo', 'taken'], { ctrlKey }],
  ['z', 'field', [], { ctrlKey }],
  // Also on a Russian keyboard, where a field keeps its own undo.
  ['ы', 'board', ['tool.street', 'taken'], { code: 'KeyS' }],
  ['й', 'board', ['peek'], { code: 'KeyQ' }],
  ['ы', 'field', ['board.save', 'taken'], { ctrlKey, code: 'KeyS' }],
  ['я', 'field', [], { ctrlKey, code: 'KeyZ' }],
  // Keys of an input method are ignored.
  ['Escape', 'field', [], { isComposing: true }],
  ['Escape', 'field', [], { keyCode: 229 }],
  ['s', 'board', [], { isComposing: true }],
])('%s on a %s', (key, place, did, details = {}) => {
  expect(press(key, place, details)).toEqual(did);
});

test.each<[string, string, object]>([
  ['let go, wherever the focus is by then', 'keyup', { key: 'q', code: 'KeyQ' }],
  ['let go with another key', 'keyup', { key: 'Œ', code: 'KeyQ' }],
  ['let go in another window', 'blur', {}],
])('a held mode ends when the key is %s', (_, type, details) => {
  const did = press('q', 'board', { code: 'KeyQ' });
  world.dispatchEvent(Object.assign(new Event('keyup'), { key: 'Shift', code: 'ShiftLeft' }));
  expect(did).toEqual(['peek']);
  world.dispatchEvent(Object.assign(new Event(type), details));
  world.dispatchEvent(Object.assign(new Event(type), details));
  expect(did).toEqual(['peek', 'look']);
});

test('without a visible scan there is nothing to peek at', () => {
  const hidden = { scan: { ...scan, hidden: true } };
  for (const settings of [{}, hidden]) expect(press('q', 'board', {}, { settings })).toEqual(['view.peek']);
  expect(press('z', 'board', {}, { settings: {} })).toEqual(['held']);
});

test.each<[string, Place, readonly string[]]>([
  ['peek', 'board', ['look', 'taken']],
  ['peek', 'field', ['look', 'taken']],
  ['held', 'board', ['small', 'taken']],
  // This magnifier is shown and hidden automatically.
  ['placing', 'board', ['escape', 'taken']],
])('Esc first ends %s on the %s', (looks, place, did) => {
  expect(press('Escape', place, {}, { looks })).toEqual(did);
});
