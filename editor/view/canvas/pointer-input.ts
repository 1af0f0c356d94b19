/**
 * From pointers, wheels and pinches to gestures and camera moves. It knows pixels and thresholds and nothing of boards.
 * One pointer presses, drags and clicks; two fingers pan, zoom and turn; space, the middle button or the hand pan.
 */
import type { Point } from '../../../model/index.js';
import { REACH, type Held } from '../../tools/gesture.js';

/** What comes of it. Places are pixels from the element's corner. */
export interface Pointed {
  readonly hover: (at: Point, held: Held) => void;
  readonly click: (at: Point, held: Held, clicks: number) => void;
  /** What may become a drag begins here, however the sheet moves meanwhile. */
  readonly press: (at: Point) => void;
  readonly drag: (at: Point, held: Held) => void;
  readonly drop: (at: Point, held: Held) => void;
  readonly cancel: () => void;
  readonly pan: (by: Point) => void;
  readonly zoom: (at: Point, factor: number) => void;
  readonly turn: (at: Point, degrees: number) => void;
  /** The camera rests: time to paint. */
  readonly rest: () => void;
  /** Commands are asked for: of a place, or by a key, which means none. */
  readonly menu: (at?: Point) => void;
  readonly leave: () => void;
  /** The kind of pointer changed: a finger wants more room. */
  readonly coarse: (coarse: boolean) => void;
}

type Pressing =
  | { readonly kind: 'press' | 'drag'; readonly id: number; readonly from: Point; readonly touch: boolean }
  | { readonly kind: 'pan'; readonly id: number; readonly last: Point }
  | { readonly kind: 'pinch' }
  | undefined;

const DOUBLE_MILLISECONDS = 350;
const LONG_PRESS_MILLISECONDS = 550;

/** Listens on an element until `stop` is called. */
export function listenToPointers(element: HTMLElement, to: Pointed): { readonly stop: () => void } {
  const fingers = new Map<number, Point>();
  let pressing: Pressing;
  let lastClick = { time: -Infinity, at: [0, 0] as Point };
  let longPress: ReturnType<typeof setTimeout> | undefined;
  let space = false;
  let hasOpenedMenu = false;
  let isMenuByKey = false;

  const place = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const { left, top } = element.getBoundingClientRect();
    return [clientX - left, clientY - top];
  };
  const held = (event: MouseEvent): Held => ({
    shift: event.shiftKey,
    alt: event.altKey,
    ctrl: event.ctrlKey || event.metaKey,
  });
  const leaveDrag = (): void => {
    clearTimeout(longPress);
    if (pressing?.kind === 'drag') to.cancel();
  };

  const down = (event: PointerEvent): void => {
    hasOpenedMenu = false;
    isMenuByKey = false;
    const at = place(event);
    const touch = event.pointerType === 'touch';
    to.coarse(touch);
    if (touch) fingers.set(event.pointerId, at);
    if (fingers.size === 2) {
      leaveDrag();
      pressing = { kind: 'pinch' };
      return;
    }
    if (pressing !== undefined || (event.button !== 0 && event.button !== 1)) return;
    element.setPointerCapture(event.pointerId);
    if (event.button === 1 || space) {
      pressing = { kind: 'pan', id: event.pointerId, last: at };
      event.preventDefault();
      return;
    }
    pressing = { kind: 'press', id: event.pointerId, from: at, touch };
    to.press(at);
    if (touch)
      longPress = setTimeout(() => {
        if (pressing?.kind !== 'press') return;
        pressing = undefined;
        hasOpenedMenu = true;
        to.menu(at);
      }, LONG_PRESS_MILLISECONDS);
  };

  const move = (event: PointerEvent): void => {
    const at = place(event);
    if (pressing?.kind === 'pinch') {
      pinch(event.pointerId, at);
      return;
    }
    if (fingers.has(event.pointerId)) fingers.set(event.pointerId, at);
    if (pressing === undefined) {
      to.hover(at, held(event));
      return;
    }
    if (pressing.id !== event.pointerId) return;
    if (pressing.kind === 'pan') {
      to.pan([at[0] - pressing.last[0], at[1] - pressing.last[1]]);
      pressing = { ...pressing, last: at };
      return;
    }
    const { from, touch } = pressing;
    const threshold = REACH.drag[touch ? 1 : 0];
    if (pressing.kind === 'press' && distance(from, at) < threshold) return;
    clearTimeout(longPress);
    pressing = { ...pressing, kind: 'drag' };
    to.drag(at, held(event));
  };

  /** Both fingers as one gesture: what lay under them stays under them. */
  const pinch = (id: number, at: Point): void => {
    const before = fingers.get(id);
    const other = [...fingers].find(([key]) => key !== id)?.[1];
    if (before === undefined || other === undefined) return;
    fingers.set(id, at);
    const middle: Point = [(at[0] + other[0]) / 2, (at[1] + other[1]) / 2];
    to.pan([(at[0] - before[0]) / 2, (at[1] - before[1]) / 2]);
    const [was, is] = [distance(before, other), distance(at, other)];
    if (was > 0 && is > 0) to.zoom(middle, is / was);
    const angle = (p: Point): number => Math.atan2(p[1] - other[1], p[0] - other[0]);
    to.turn(middle, ((angle(at) - angle(before)) * 180) / Math.PI);
  };

  const up = (event: PointerEvent): void => {
    clearTimeout(longPress);
    fingers.delete(event.pointerId);
    if (pressing?.kind === 'pinch') {
      if (fingers.size === 0) pressing = undefined;
      to.rest();
      return;
    }
    if (pressing?.id !== event.pointerId) return;
    const at = place(event);
    const was = pressing;
    pressing = undefined;
    if (was.kind === 'pan') {
      to.rest();
      return;
    }
    if (was.kind === 'drag') {
      to.drop(at, held(event));
      return;
    }
    const isDouble =
      event.timeStamp - lastClick.time < DOUBLE_MILLISECONDS &&
      distance(at, lastClick.at) < 2 * REACH.drag[1];
    lastClick = { time: isDouble ? -Infinity : event.timeStamp, at };
    to.click(at, held(event), isDouble ? 2 : 1);
  };

  /** The browser took a pointer away; others go on with what they do. */
  const lost = (event: PointerEvent): void => {
    fingers.delete(event.pointerId);
    const was = pressing;
    if (was === undefined || (was.kind !== 'pinch' && was.id !== event.pointerId)) return;
    leaveDrag();
    if (was.kind !== 'pinch' || fingers.size === 0) pressing = undefined;
    // What a hand has moved is painted where it lies.
    if (was.kind === 'pinch' || was.kind === 'pan') to.rest();
  };

  let settle: ReturnType<typeof setTimeout> | undefined;
  const wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const at = place(event);
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
    const steps = Math.max(-120, Math.min(120, (event.deltaY || event.deltaX) * lines));
    if (event.altKey) to.turn(at, steps / 20);
    else to.zoom(at, Math.exp(-steps / (event.ctrlKey ? 100 : 400)));
    clearTimeout(settle);
    settle = setTimeout(to.rest, 120);
  };

  const keys = (event: KeyboardEvent): void => {
    if (event.key === ' ') space = event.type === 'keydown';
    // The browser tells of it later, with the middle of the element for a place.
    if (event.type === 'keydown')
      isMenuByKey = event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey);
  };
  /** Who loses the focus is not told when the key is let go. */
  const blur = (): void => {
    space = false;
  };
  const menu = (event: MouseEvent): void => {
    event.preventDefault();
    // Of a finger's long press the browser may tell before our clock does, or after; one menu is enough, and no click.
    clearTimeout(longPress);
    if (hasOpenedMenu) return;
    if (pressing?.kind === 'press') {
      hasOpenedMenu = pressing.touch;
      pressing = undefined;
    }
    if (isMenuByKey) to.menu();
    else to.menu(place(event));
  };
  const leave = (): void => {
    to.leave();
  };
  /** The mouse that browsers make of a finger would click beside the menu that the long press has just opened. */
  const lift = (event: TouchEvent): void => {
    if (hasOpenedMenu) event.preventDefault();
    hasOpenedMenu = false;
  };

  const abort = new AbortController();
  const { signal } = abort;
  element.addEventListener('pointerdown', down, { signal });
  element.addEventListener('pointermove', move, { signal });
  element.addEventListener('pointerup', up, { signal });
  element.addEventListener('pointercancel', lost, { signal });
  element.addEventListener('pointerleave', leave, { signal });
  element.addEventListener('touchend', lift, { signal, passive: false });
  element.addEventListener('wheel', wheel, { signal, passive: false });
  element.addEventListener('contextmenu', menu, { signal });
  element.addEventListener('keydown', keys, { signal });
  element.addEventListener('keyup', keys, { signal });
  element.addEventListener('blur', blur, { signal });
  addEventListener('blur', blur, { signal });
  return {
    stop: () => {
      abort.abort();
      clearTimeout(settle);
      clearTimeout(longPress);
    },
  };
}

const distance = ([x1, y1]: Point, [x2, y2]: Point): number => Math.hypot(x1 - x2, y1 - y2);
