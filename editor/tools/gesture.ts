/** What a hand does to the board, whatever the hand holds: a mouse, a finger, a pen or the keyboard's own pointer. */
import type { Point } from '../../model/index.js';

/** Held while it is done. */
export interface Held {
  readonly shift: boolean;
  readonly alt: boolean;
  /** Ctrl, or Cmd on a Mac: switches snapping off. */
  readonly ctrl: boolean;
}

export const NOTHING_HELD: Held = { shift: false, alt: false, ctrl: false };

/**
 * One gesture, with places in board units. A press that leaves the threshold becomes a drag and ends in a drop; one that does
 * not is a click. `cancel` is Escape, `finish` Enter without a place, `back` is undo while something is half drawn.
 */
export type Gesture =
  | ({ readonly type: 'hover' | 'click' | 'double'; readonly at: Point } & Partial<Held>)
  | ({ readonly type: 'drag' | 'drop'; readonly from: Point; readonly at: Point } & Partial<Held>)
  | { readonly type: 'cancel' | 'finish' | 'back' };

/** How the board is looked at: what a pixel is worth, and how steady the hand is. */
export interface Sight {
  readonly unitsPerPixel: number;
  readonly coarse: boolean;
  /** The place in the middle of the window, where the keyboard's pointer begins. */
  readonly centre: Point;
  /** How far the sheet is turned, clockwise, in degrees. */
  readonly rotation: number;
}

/** In pixels, for a fine pointer and for a finger. */
export const REACH = { hit: [12, 20], snap: [10, 16], drag: [4, 6] } as const;

export const reachOf = (what: keyof typeof REACH, { unitsPerPixel, coarse }: Sight): number =>
  REACH[what][coarse ? 1 : 0] * unitsPerPixel;
