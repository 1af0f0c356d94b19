/** The names of lenses, and what a lens shows and says. */
import type { Point } from '../../../model/index.js';
import type { Shape, ShapeStyle } from '../shapes/shape.js';

/** The ids of all lenses; `none` is no lens. */
export const LENS_IDS = [
  'none',
  'jack',
  'police',
  'search',
  'alley',
  'sectors',
  'blocks',
  'light',
  'progress',
] as const;
export type LensId = (typeof LENS_IDS)[number];

/** Each lens in one word, as on its button. */
export const LENS_LABELS: Readonly<Record<LensId, string>> = {
  none: 'None',
  jack: 'Jack',
  police: 'Police',
  search: 'Search',
  alley: 'Alleys',
  sectors: 'Sections',
  blocks: 'Blocks',
  light: 'Light',
  progress: 'Missing',
};

/** The result of a lens: shapes over the board, and a sentence for the status line and screen readers. */
export interface LensResult {
  readonly shapes: readonly Shape[];
  readonly sentence: string;
}

/** A lens result with a sentence and no shapes. */
export const resultWithoutShapes = (words: string): LensResult => ({ shapes: [], sentence: words });

/** Overlay lines below the nodes; none if there are no parts. */
export const lineShapes = (look: ShapeStyle, parts: Iterable<readonly Point[]>): readonly Shape[] => {
  const all = [...parts];
  return all.length === 0 ? [] : [{ kind: 'lines', look, parts: all, under: true }];
};

export const ringShapes = (look: ShapeStyle, places: readonly Point[], radius: number): readonly Shape[] =>
  places.length === 0 ? [] : [{ kind: 'rings', look, places, radius }];

/** The printed numbers of circles: "51 63 66". */
export const printedNumbersOf = (circles: readonly string[]): string =>
  circles.map((id) => id.slice(1)).join(' ');

/** How many selected entities a lens shows at once; more would be unreadable. */
export const MAX_ENTITIES_SHOWN = 8;
