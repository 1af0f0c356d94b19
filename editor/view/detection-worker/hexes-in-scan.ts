/** The worker's side of finding hexes. No browser APIs. */
import { applyHomography } from '../../../model/index.js';
import { fitDetectedHexes } from '../../tools/areas/index.js';
import { findHexes, type FoundHexes, looksOfHexes, type Picture } from '../../../vision/index.js';
import type { DetectionMessage, ScanPlacement } from './detection-messages.js';
import { type PlacedPicture, placeAsItIs, straighten } from './placed-picture.js';

/** Searches a scan for hexes. A calibrated scan is straightened first, and searched as it is if that finds none. */
export function detectHexesInScan(
  picture: Picture,
  scan: ScanPlacement,
  post: (message: DetectionMessage) => void,
  find = findHexes,
): void {
  const search = (
    placed: PlacedPicture,
  ): { readonly placed: PlacedPicture; readonly found: FoundHexes } | undefined => {
    const found = find(placed.picture, (share) => {
      post({ is: 'progress', stage: 'hexes', share });
    });
    return found && { placed, found };
  };
  const asItIs = placeAsItIs(picture, scan);
  const result =
    (scan.isCalibrated ? search(straighten(picture, asItIs.toBoard, scan.extent)) : undefined) ??
    search(asItIs);
  const problem = result === undefined ? NO_LATTICE : problemOf(result.found);
  if (result === undefined || problem !== undefined) {
    post({ is: 'finished', problems: [problem ?? NO_LATTICE] });
    return;
  }
  const hexes = fitDetectedHexes(cellsOf(result.found, result.placed));
  if (hexes !== undefined) post({ is: 'areas', areas: { scan: scan.sha256, hexes } });
  post({ is: 'finished', problems: hexes === undefined ? [CROOKED] : [] });
}

const NO_LATTICE = 'No lattice of hexes was found in the scan.';
const POINTY =
  'The hexes of this print stand on a corner, and those of a board stand on an edge. Calibrate the scan turned by 90 degrees and detect again.';
const CROOKED =
  'The hexes do not lie evenly on the board. Calibrate the scan by its corners and detect again.';

const problemOf = ({ lattice }: FoundHexes): string | undefined =>
  lattice.orientation === 'pointy-top' ? POINTY : undefined;

function cellsOf({ lattice, cells }: FoundHexes, { picture, toBoard }: PlacedPicture) {
  const looks = looksOfHexes(picture, lattice, cells);
  return cells.map(({ x, y, confidence }, i) => ({
    at: applyHomography(toBoard, [x + 0.5, y + 0.5]),
    confidence,
    look: looks[i]!,
  }));
}
