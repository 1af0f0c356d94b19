import { centreOfHex } from '../../../model/index.js';
import type { DetectedCell, DetectedHexes } from '../entities/detected-areas.js';
import { fitLattice } from '../grids/fit-lattice.js';
import { distanceBetween } from '../pointing/hit-test.js';

/** Cells further from the fitted lattice, in sizes of a hex, do not belong to it. */
const FARTHEST = 0.3;

/** Detected cells with the lattice of a board that fits them, or undefined if none does. */
export function fitDetectedHexes(cells: readonly DetectedCell[]): DetectedHexes | undefined {
  const layout = fitLattice(cells.map(({ at, look: { q, r } }) => ({ hex: [q, r], at })));
  if (layout === undefined) return undefined;
  const isFar = ({ at, look: { q, r } }: DetectedCell): boolean =>
    distanceBetween(at, centreOfHex(layout, [q, r])) > FARTHEST * layout.size;
  return cells.some(isFar) ? undefined : { layout, cells };
}
