/** What is laid over the board for the eye: halos, drafts, snaps, findings, lenses. Plain data; the canvas only draws it. */
import type { Point } from '../../model/index.js';

/** How a shape looks; the style sheet says what that means in each theme. */
export type Look =
  | 'selection'
  | 'bend'
  | 'draft'
  | 'frame'
  | 'control'
  | 'control-off'
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
  | 'lens-strike'
  | 'houses'
  | 'water'
  | 'unused'
  | 'undeclared'
  | 'section'
  | 'next-section'
  | 'progress';

export type Shape =
  /** `under` puts it below the nodes, here and elsewhere. */
  | {
      readonly kind: 'area' | 'line';
      readonly look: Look;
      readonly points: readonly Point[];
      readonly under?: true;
    }
  /** Many at once, which cost hardly more than one; areas may have holes. */
  | {
      readonly kind: 'areas' | 'lines';
      readonly look: Look;
      readonly parts: readonly (readonly Point[])[];
      readonly under?: true;
    }
  | {
      readonly kind: 'rings';
      readonly look: Look;
      readonly places: readonly Point[];
      readonly radius: number;
    }
  /** A ring round a place; `radius` in board units, or in pixels where `screen` says so. */
  | {
      readonly kind: 'ring';
      readonly look: Look;
      readonly at: Point;
      readonly radius: number;
      readonly screen?: true;
    }
  /** Words beside a place, or in the middle of it, always the same size on the screen. */
  | {
      readonly kind: 'label';
      readonly look: Look;
      readonly at: Point;
      readonly text: string;
      readonly middle?: true;
      readonly under?: true;
    };
