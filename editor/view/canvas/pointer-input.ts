/**
 * Turns pointer, wheel and pinch events into gestures and camera moves, in pixels. One pointer presses, drags
 * and clicks; two fingers pan, zoom and rotate; space or the middle button pans.
 */
import type { Point } from '../../../model/index.js';
import { type Modifiers, REACH_IN_PIXELS } from '../../tools/index.js';

/** Handlers of pointer input. Points are pixels relative to the element. */
export interface PointerHandlers {
  readonly hover: (at: Point, held: Modifiers) => void;
  readonly click: (at: Point, held: Modifiers, clicks: number) => void;
  /** A press that may become a drag, whatever the camera does meanwhile. */
  readonly press: (at: Point) => void;
  readonly drag: (at: Point, held: Modifiers) => void;
  readonly drop: (at: Point, held: Modifiers) => void;
  readonly cancel: () => void;
  readonly pan: (by: Point) => void;
  readonly zoom: (at: Point, factor: number) => void;
  readonly turn: (at: Point, degrees: number) => void;
  /** The camera has come to rest and should be repainted. */
  readonly settle: () => void;
  /** The context menu is requested: at a point, or by a key without one. */
  readonly menu: (at?: Point) => void;
  readonly leave: () => void;
  /** The kind of pointer changed: fingers need larger targets. */
  readonly pointerKind: (coarse: boolean) => void;
}

type Pressing =
  | { readonly kind: 'press' | 'drag'; readonly id: number; readonly from: Point; readonly touch: boolean }
  | { readonly kind: 'pan'; readonly id: number; readonly last: Point }
  | { readonly kind: 'pinch' }
  | undefined;

const DOUBLE_MILLISECONDS = 350;
const LONG_PRESS_MILLISECONDS = 550;

/** Listens on an element until `stop` is called. */
export function listenToPointers(element: HTMLElement, to: PointerHandlers): { readonly stop: () => void } {
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
  const held = (event: MouseEvent): Modifiers => ({
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
    to.pointerKind(touch);
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
    const threshold = REACH_IN_PIXELS.drag[touch ? 1 : 0];
    if (pressing.kind === 'press' && distance(from, at) < threshold) return;
    clearTimeout(longPress);
    pressing = { ...pressing, kind: 'drag' };
    to.drag(at, held(event));
  };

  /** Handles both fingers as one gesture that keeps the points under them in place. */
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
      to.settle();
      return;
    }
    if (pressing?.id !== event.pointerId) return;
    const at = place(event);
    const was = pressing;
    pressing = undefined;
    if (was.kind === 'pan') {
      to.settle();
      return;
    }
    if (was.kind === 'drag') {
      to.drop(at, held(event));
      return;
    }
    const isDouble =
      event.timeStamp - lastClick.time < DOUBLE_MILLISECONDS &&
      distance(at, lastClick.at) < 2 * REACH_IN_PIXELS.drag[1];
    lastClick = { time: isDouble ? -Infinity : event.timeStamp, at };
    to.click(at, held(event), isDouble ? 2 : 1);
  };

  /** The browser cancelled a pointer; the others continue. */
  const lost = (event: PointerEvent): void => {
    fingers.delete(event.pointerId);
    const was = pressing;
    if (was === undefined || (was.kind !== 'pinch' && was.id !== event.pointerId)) return;
    leaveDrag();
    if (was.kind !== 'pinch' || fingers.size === 0) pressing = undefined;
    // Repaint after a camera gesture.
    if (was.kind === 'pinch' || was.kind === 'pan') to.settle();
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
    settle = setTimeout(to.settle, 120);
  };

  const keys = (event: KeyboardEvent): void => {
    if (event.key === ' ') space = event.type === 'keydown';
    // The browser fires contextmenu later, with the middle of the element as position.
    if (event.type === 'keydown')
      isMenuByKey = event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey);
  };
  /** An element that loses the focus gets no keyup. */
  const blur = (): void => {
    space = false;
  };
  const menu = (event: MouseEvent): void => {
    event.preventDefault();
    // On a long press this may come before or after our timer: open one menu, and no click.
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
  /** The emulated mouse events of a touch would click outside the menu that the long press has opened. */
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
