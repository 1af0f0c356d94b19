/** Overlay shapes: halos, drafts, snaps, findings, lenses. Plain data; the canvas only draws it. */
import type { Point } from '../../../model/index.js';

/** The style of a shape; the style sheet defines it for each theme. */
export type ShapeStyle =
  | 'selection'
  | 'bend'
  | 'draft'
  | 'guide'
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
  | `houses-${number}`
  | 'water'
  | 'unused'
  | 'undeclared'
  | 'section'
  | 'next-section'
  | 'progress'
  | 'sure'
  | 'likely'
  | 'doubtful'
  | 'choice'
  | 'goal'
  | 'heat-1'
  | 'heat-2'
  | 'heat-3';

/** What lies on the board in a game. */
export type TokenStyle =
  'blue' | 'brown' | 'green' | 'red' | 'yellow' | 'jack' | 'hidden' | 'woman' | 'clue' | 'scene' | 'goal';

export type Shape =
  /** `under` draws it below the nodes. */
  | {
      readonly kind: 'area' | 'line';
      readonly look: ShapeStyle;
      readonly points: readonly Point[];
      readonly under?: true;
    }
  /** Many paths in one shape, which cost hardly more than one; areas may have holes. */
  | {
      readonly kind: 'areas' | 'lines';
      readonly look: ShapeStyle;
      readonly parts: readonly (readonly Point[])[];
      /** Nothing is there yet: drawn dashed. */
      readonly missing?: true;
      readonly under?: true;
    }
  | {
      readonly kind: 'rings';
      readonly look: ShapeStyle;
      readonly places: readonly Point[];
      readonly radius: number;
      /** Nothing is there yet: drawn dashed. */
      readonly missing?: true;
      readonly under?: true;
    }
  /** A ring round a position; `radius` is in board units, or in pixels with `screen`. */
  | {
      readonly kind: 'ring';
      readonly look: ShapeStyle;
      readonly at: Point;
      readonly radius: number;
      readonly screen?: true;
    }
  /** A token of a game, always of the same size on the screen; several on one place lie beside each other. */
  | {
      readonly kind: 'token';
      readonly look: TokenStyle;
      readonly at: Point;
      readonly text: string;
      readonly index: number;
      /** Beside the place, so that its number can be read. */
      readonly isBeside: boolean;
    }
  /** A label beside or at a position, always of the same size on the screen. */
  | {
      readonly kind: 'label';
      readonly look: ShapeStyle;
      readonly at: Point;
      readonly text: string;
      readonly middle?: true;
      readonly under?: true;
    };
