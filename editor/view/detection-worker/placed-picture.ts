/** Pictures to be searched, and where they lie on the board. No browser APIs. */
import {
  applyHomography,
  composeHomographies,
  type Homography,
  invertHomography,
  type Point,
} from '../../../model/index.js';
import { type Picture, rectifyPicture } from '../../../vision/index.js';
import type { ScanPlacement } from './detection-messages.js';

/** More pixels are not searched: it takes longer, and finds no more. */
const MOST_PIXELS = 16_000_000;

/** The picture to search and the map from its pixels, counted from their outer corner, to board units. */
export interface PlacedPicture {
  readonly picture: Picture;
  readonly toBoard: Homography;
}

/** The working copy may be smaller than the file. */
export const placeAsItIs = (picture: Picture, { width, height, toBoard }: ScanPlacement): PlacedPicture => ({
  picture,
  toBoard: composeHomographies(toBoard, scaling(width / picture.width, height / picture.height)),
});

/** The board alone, as seen from above. */
export function straighten(picture: Picture, toBoard: Homography, extent: Point): PlacedPicture {
  const toImage = invertHomography(toBoard);
  const pixelsPerUnit = resolutionOf(toImage, extent);
  const [wide, high] = [Math.ceil(extent[0] * pixelsPerUnit), Math.ceil(extent[1] * pixelsPerUnit)];
  // From centre to centre: vision counts pixels from the centre of the first one.
  const between = composeHomographies(
    shift(-0.5),
    composeHomographies(toImage, composeHomographies(scaling(1 / pixelsPerUnit), shift(0.5))),
  );
  return { picture: rectifyPicture(picture, between, wide, high), toBoard: scaling(1 / pixelsPerUnit) };
}

const scaling = (x: number, y = x): Homography => [x, 0, 0, 0, y, 0, 0, 0, 1];
const shift = (by: number): Homography => [1, 0, by, 0, 1, by, 0, 0, 1];

/** Pixels per board unit, so that the straightened board has as many pixels as the picture has of it. */
function resolutionOf(toImage: Homography, [width, height]: Point): number {
  const corners = ([[0, 0], [width, 0], [width, height], [0, height]] as const).map((corner) =>
    applyHomography(toImage, corner),
  ); // prettier-ignore
  const area = corners.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = corners[(i + 1) % corners.length]!;
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.sqrt(Math.min(MOST_PIXELS, Math.abs(area) / 2) / (width * height));
}
