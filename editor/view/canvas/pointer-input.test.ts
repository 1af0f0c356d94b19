import { setMaxListeners } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listenToPointers, type Pointed } from './pointing.js';

// One signal ends all ears of a sheet, which Node takes for a leak.
setMaxListeners(50);
const world = new EventTarget();
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', world.addEventListener.bind(world));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A sheet without a browser: what is done on it, and what came of it. */
function setUp(own: Partial<Pointed> = {}) {
  const element = Object.assign(new EventTarget(), {
    getBoundingClientRect: () => ({ left: 0, top: 0 }),
    setPointerCapture: () => undefined,
  });
  const told: string[] = [];
  const to = new Proxy({} as Pointed, {
    get: (_, name: keyof Pointed) =>
      own[name] ??
      (() => {
        if (name !== 'coarse' && name !== 'press') told.push(name);
      }),
  });
  listenToPointers(element as unknown as HTMLElement, to);
  const fire = (type: string, details: object = {}, on: EventTarget = element): void => {
    on.dispatchEvent(Object.assign(new Event(type, { cancelable: true }), details));
  };
  const pointer = (type: string, x: number, { id = 1, pointerType = 'mouse', button = 0 } = {}): void => {
    fire(`pointer${type}`, { clientX: x, clientY: 50, pointerId: id, pointerType, button });
  };
  return { told, fire, pointer };
}

const finger = (id: number) => ({ id, pointerType: 'touch' });

test.each(['sheet', 'window'])('space that is let go after the focus left the %s is not held', (where) => {
  const { told, fire, pointer } = setUp();
  fire('keydown', { key: ' ' });
  pointer('down', 10);
  pointer('move', 30);
  pointer('up', 30);
  expect(told).toEqual(['pan', 'rest']);
  told.length = 0;
  if (where === 'sheet') fire('blur');
  else fire('blur', {}, world);
  pointer('down', 10);
  pointer('up', 10);
  expect(told).toEqual(['click']);
});

test('a pointer that is taken away ends its own drag and no other', () => {
  const { told, pointer } = setUp();
  pointer('down', 10);
  pointer('move', 30);
  pointer('cancel', 30, { id: 2, pointerType: 'pen' });
  pointer('move', 40);
  expect(told).toEqual(['drag', 'drag']);
  pointer('cancel', 40);
  expect(told.at(-1)).toBe('cancel');
});

test('what two fingers moved is painted though the browser takes them away', () => {
  const { told, pointer } = setUp();
  pointer('down', 10, finger(1));
  pointer('down', 60, finger(2));
  pointer('move', 80, finger(2));
  pointer('cancel', 80, finger(2));
  expect(told.at(-1)).toBe('rest');
  pointer('cancel', 10, finger(1));
  told.length = 0;
  pointer('down', 10, finger(3));
  pointer('up', 10, finger(3));
  expect(told).toEqual(['click']);
});

test.each([
  ['before', [400, 300]],
  ['after', [600, 10]],
] as const)(
  'a long press that the browser tells of %s our clock opens one menu and is no click',
  (_, waits) => {
    const { told, fire, pointer } = setUp();
    pointer('down', 10, finger(1));
    vi.advanceTimersByTime(waits[0]);
    fire('contextmenu', { clientX: 10, clientY: 50 });
    vi.advanceTimersByTime(waits[1]);
    pointer('up', 10, finger(1));
    fire('touchend');
    expect(told).toEqual(['menu']);
    // A mouse is heard again.
    pointer('down', 10, { button: 2 });
    fire('contextmenu', { clientX: 10, clientY: 50 });
    expect(told).toEqual(['menu', 'menu']);
  },
);

test('a key asks for commands without a place, a hand after it with one', () => {
  const places: unknown[] = [];
  const { fire, pointer } = setUp({ menu: (at) => places.push(at) });
  for (const key of [{ key: 'ContextMenu' }, { key: 'F10', shiftKey: true }]) {
    fire('keydown', key);
    fire('contextmenu', { clientX: 400, clientY: 300 });
  }
  pointer('down', 10, { button: 2 });
  fire('contextmenu', { clientX: 10, clientY: 50 });
  expect(places).toEqual([undefined, undefined, [10, 50]]);
});
