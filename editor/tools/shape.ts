/** What is laid over the board for the eye: halos, drafts, snaps, findings, lenses. Plain data; the canvas only draws it. */
import type { Point } from '../../model/index.js';

/** How a shape looks; the style sheet says what that means in each theme. */
export type Look =
  | 'selection'
  | 'bend'
  | 'draft'
  | 'marquee'
  | 'snap'
  | 'cursor'
  | 'error'
  | 'warning'
  | 'info'
  | 'lens-of'
  | 'lens'
  | 'lens-far'
  | 'lens-barred'
  | 'progress';

export type Shape =
  | { readonly kind: 'area' | 'line'; readonly look: Look; readonly points: readonly Point[] }
  /** A ring round a place; `radius` in board units, or in pixels where `screen` says so. */
  | {
      readonly kind: 'ring';
      readonly look: Look;
      readonly at: Point;
      readonly radius: number;
      readonly screen?: true;
    }
  /** Words beside a place, always the same size on the screen. */
  | { readonly kind: 'label'; readonly look: Look; readonly at: Point; readonly text: string };
