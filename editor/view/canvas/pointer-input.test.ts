import { setMaxListeners } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listenToPointers, type PointerHandlers } from './pointer-input.js';

// One signal removes many listeners, which Node reports as a leak.
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

/** A canvas without a browser: simulates input and records the handlers called. */
function setUp(own: Partial<PointerHandlers> = {}) {
  const element = Object.assign(new EventTarget(), {
    getBoundingClientRect: () => ({ left: 0, top: 0 }),
    setPointerCapture: () => undefined,
  });
  const calls: string[] = [];
  const to = new Proxy({} as PointerHandlers, {
    get: (_, name: keyof PointerHandlers) =>
      own[name] ??
      (() => {
        if (name !== 'pointerKind' && name !== 'press') calls.push(name);
      }),
  });
  listenToPointers(element as unknown as HTMLElement, to);
  const fire = (type: string, details: object = {}, on: EventTarget = element): void => {
    on.dispatchEvent(Object.assign(new Event(type, { cancelable: true }), details));
  };
  const pointer = (type: string, x: number, { id = 1, pointerType = 'mouse', button = 0 } = {}): void => {
    fire(`pointer${type}`, { clientX: x, clientY: 50, pointerId: id, pointerType, button });
  };
  return { calls, fire, pointer };
}

const finger = (id: number) => ({ id, pointerType: 'touch' });

test.each(['sheet', 'window'])('space released after the focus left the %s does not stay held', (where) => {
  const { calls, fire, pointer } = setUp();
  fire('keydown', { key: ' ' });
  pointer('down', 10);
  pointer('move', 30);
  pointer('up', 30);
  expect(calls).toEqual(['pan', 'settle']);
  calls.length = 0;
  if (where === 'sheet') fire('blur');
  else fire('blur', {}, world);
  pointer('down', 10);
  pointer('up', 10);
  expect(calls).toEqual(['click']);
});

test('a cancelled pointer ends its own drag and no other', () => {
  const { calls, pointer } = setUp();
  pointer('down', 10);
  pointer('move', 30);
  pointer('cancel', 30, { id: 2, pointerType: 'pen' });
  pointer('move', 40);
  expect(calls).toEqual(['drag', 'drag']);
  pointer('cancel', 40);
  expect(calls.at(-1)).toBe('cancel');
});

test('a pinch is painted although the browser cancels the pointers', () => {
  const { calls, pointer } = setUp();
  pointer('down', 10, finger(1));
  pointer('down', 60, finger(2));
  pointer('move', 80, finger(2));
  pointer('cancel', 80, finger(2));
  expect(calls.at(-1)).toBe('settle');
  pointer('cancel', 10, finger(1));
  calls.length = 0;
  pointer('down', 10, finger(3));
  pointer('up', 10, finger(3));
  expect(calls).toEqual(['click']);
});

test.each([
  ['before', [400, 300]],
  ['after', [600, 10]],
] as const)(
  'a long press reported by the browser %s our timer opens one menu and is no click',
  (_, waits) => {
    const { calls, fire, pointer } = setUp();
    pointer('down', 10, finger(1));
    vi.advanceTimersByTime(waits[0]);
    fire('contextmenu', { clientX: 10, clientY: 50 });
    vi.advanceTimersByTime(waits[1]);
    pointer('up', 10, finger(1));
    fire('touchend');
    expect(calls).toEqual(['menu']);
    // The mouse works again.
    pointer('down', 10, { button: 2 });
    fire('contextmenu', { clientX: 10, clientY: 50 });
    expect(calls).toEqual(['menu', 'menu']);
  },
);

test('a key requests the menu without a point, a pointer after it with one', () => {
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
