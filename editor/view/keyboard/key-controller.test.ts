import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { atWork } from '../../testing/hands.js';
import type { Desk } from '../tools/desk.js';
import { Keys } from './keys.js';
import type { LamplighterEditor } from './lamplighter-editor.js';
import type { DeskChange } from './tell.js';

const world = new EventTarget();
beforeEach(() => {
  vi.stubGlobal('addEventListener', world.addEventListener.bind(world));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

type Place = 'board' | 'button' | 'field';

type Told = Partial<Pick<KeyboardEvent, 'ctrlKey' | 'code' | 'isComposing'>> & { readonly keyCode?: number };

const scan = { sha256: 'a', width: 100, height: 100 };

/** An editor with circle 1 selected; what a key did to it, pressed here or there. */
function press(
  key: string,
  place: Place,
  told: Told = {},
  { settings = { scan }, looks = '' }: { settings?: object; looks?: string } = {},
): readonly string[] {
  const did: string[] = [];
  const canvas = { focus: () => did.push('focus') };
  let desk: Desk = atWork().tool('circle').click(1000, 1000).tool('select', settings).select('c1').desk;
  const editor = {
    canvas,
    digits: '',
    sight: { unitsPerPixel: 10, coarse: false, centre: [0, 0], rotation: 0 },
    get desk() {
      return desk;
    },
    get peeks() {
      return looks === 'peek';
    },
    set peeks(isOn: boolean) {
      did.push(isOn ? 'peek' : 'look');
    },
    get magnifies() {
      return looks === 'held' || looks === 'placing' ? looks : undefined;
    },
    set magnifies(how: string | undefined) {
      did.push(how ?? 'small');
    },
    command: (id: string) => did.push(id),
    visit: () => did.push('visit'),
    change: (change: DeskChange) => {
      const after = change(desk);
      if (after.selection.length === 0) did.push('escape');
      else if (after.history !== desk.history) did.push('nudge');
      desk = after;
    },
  };
  const origin = { matches: () => place === 'field' };
  const event = {
    ...{ key, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, defaultPrevented: false },
    ...told,
    composedPath: () => (place === 'board' ? [origin, canvas] : [origin]),
    preventDefault: () => did.push('taken'),
  };
  new Keys(editor as unknown as LamplighterEditor).down(event as unknown as KeyboardEvent);
  return did;
}

const ctrlKey = true;

test.each<[string, Place, readonly string[], Told?]>([
  ['s', 'board', ['tool.street', 'taken']],
  ['ArrowRight', 'board', ['nudge', 'taken']],
  ['Delete', 'board', ['edit.delete', 'taken']],
  // Single letters, and what works a control, are the board's alone.
  ['s', 'button', []],
  ['s', 'field', []],
  ['q', 'button', []],
  ['Delete', 'button', []],
  ['ArrowRight', 'button', []],
  ['ArrowRight', 'button', [], { ctrlKey }],
  // Everywhere: Esc, Ctrl, F6, and the sheet of keys but where it is a question mark.
  ['Escape', 'button', ['escape', 'taken']],
  ['Escape', 'field', ['focus', 'taken']],
  ['F6', 'field', ['view.panel', 'taken']],
  ['?', 'button', ['help.keys', 'taken']],
  ['?', 'field', []],
  ['s', 'button', ['board.save', 'taken'], { ctrlKey }],
  ['s', 'field', ['board.save', 'taken'], { ctrlKey }],
  ['z', 'button', ['edit.undo', 'taken'], { ctrlKey }],
  ['z', 'field', [], { ctrlKey }],
  // So on a Russian keyboard, where a field keeps its own undo too.
  ['ы', 'board', ['tool.street', 'taken'], { code: 'KeyS' }],
  ['й', 'board', ['peek'], { code: 'KeyQ' }],
  ['ы', 'field', ['board.save', 'taken'], { ctrlKey, code: 'KeyS' }],
  ['я', 'field', [], { ctrlKey, code: 'KeyZ' }],
  // What an input method makes letters of is nobody else's.
  ['Escape', 'field', [], { isComposing: true }],
  ['Escape', 'field', [], { keyCode: 229 }],
  ['s', 'board', [], { isComposing: true }],
])('%s on a %s', (key, place, did, told = {}) => {
  expect(press(key, place, told)).toEqual(did);
});

test.each<[string, string, object]>([
  ['let go, wherever the focus is by then', 'keyup', { key: 'q', code: 'KeyQ' }],
  ['let go with another key', 'keyup', { key: 'Œ', code: 'KeyQ' }],
  ['let go in another window', 'blur', {}],
])('what is held ends once the key is %s', (_, type, told) => {
  const did = press('q', 'board', { code: 'KeyQ' });
  world.dispatchEvent(Object.assign(new Event('keyup'), { key: 'Shift', code: 'ShiftLeft' }));
  expect(did).toEqual(['peek']);
  world.dispatchEvent(Object.assign(new Event(type), told));
  world.dispatchEvent(Object.assign(new Event(type), told));
  expect(did).toEqual(['peek', 'look']);
});

test('without a scan, or with a hidden one, there is nothing to peek at', () => {
  const hidden = { scan: { ...scan, hidden: true } };
  for (const settings of [{}, hidden]) expect(press('q', 'board', {}, { settings })).toEqual(['view.peek']);
  expect(press('z', 'board', {}, { settings: {} })).toEqual(['held']);
});

test.each<[string, Place, readonly string[]]>([
  ['peek', 'board', ['look', 'taken']],
  ['peek', 'field', ['look', 'taken']],
  ['held', 'board', ['small', 'taken']],
  // This one comes and goes by itself.
  ['placing', 'board', ['escape', 'taken']],
])('Esc first ends %s on the %s', (looks, place, did) => {
  expect(press('Escape', place, {}, { looks })).toEqual(did);
});
