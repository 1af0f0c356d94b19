/** Paths to learn from: what the search for junctions looks at on a board, with the inputs of its regression. */
import type { FoundStreets } from '../streets/index.js';
import type { CandidatePath } from './candidate-path.js';
import { hideStreets, unexplainedPaths } from './own-examples.js';
import type { StreetLine } from './street-line.js';
import { surveyBoard } from './survey-board.js';

/** The paths of one sweep. */
export interface ExampleSweep {
  /** The streets that were known to it; undefined ones were hidden. */
  readonly streets: readonly (StreetLine | undefined)[];
  readonly paths: readonly { readonly path: CandidatePath; readonly inputs: Float64Array }[];
}

/** The seed by which streets are hidden, other than that of a board's own examples. */
const SEED = 2;

/** The paths of a sweep with all streets known, and of one with some of them hidden. */
export function examplePaths(found: FoundStreets): readonly ExampleSweep[] {
  const { first, sweep, describe } = surveyBoard(found);
  return [first, hideStreets(first, SEED)].map((streets) => ({
    streets,
    paths: unexplainedPaths(sweep, streets).map((path) => ({ path, inputs: describe(path).inputs })),
  }));
}
