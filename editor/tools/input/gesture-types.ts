/** The types of gestures on the board, by mouse, finger, pen or keyboard, and the reach of a pointer. */
import type { NodeKind, Point } from '../../../model/index.js';

/** Modifier keys. */
export interface Modifiers {
  readonly shift: boolean;
  readonly alt: boolean;
  /** Ctrl, or Cmd on a Mac: switches snapping off. */
  readonly ctrl: boolean;
}

export const NO_MODIFIERS: Modifiers = { shift: false, alt: false, ctrl: false };

/**
 * One gesture, with positions in board units. A press that leaves the threshold becomes a drag and ends in a drop; one that does
 * not is a click. `as` puts a node of a kind into what is half drawn. `cancel` is Escape, `finish` Enter without a place, `back` is undo while something is half drawn.
 */
export type Gesture =
  | ({
      readonly type: 'hover' | 'click' | 'double';
      readonly at: Point;
      readonly as?: NodeKind;
    } & Partial<Modifiers>)
  | ({ readonly type: 'drag' | 'drop'; readonly from: Point; readonly at: Point } & Partial<Modifiers>)
  | { readonly type: 'cancel' | 'finish' | 'back' };

/** How the board is viewed: board units per pixel, whether the pointer is a finger, the centre and the rotation. */
export interface Viewport {
  readonly unitsPerPixel: number;
  readonly coarse: boolean;
  /** The position in the centre of the window, where the keyboard's pointer starts. */
  readonly centre: Point;
  /** The rotation of the board, clockwise, in degrees. */
  readonly rotation: number;
}

/** How near a pointer must be to hit, to snap, and to start a drag, in pixels: for a mouse and for a finger. */
export const REACH_IN_PIXELS = { hit: [12, 20], snap: [10, 16], drag: [4, 6] } as const;

export const reachInUnits = (
  what: keyof typeof REACH_IN_PIXELS,
  { unitsPerPixel, coarse }: Viewport,
): number => REACH_IN_PIXELS[what][coarse ? 1 : 0] * unitsPerPixel;
