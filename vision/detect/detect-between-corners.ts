/** Detects a board whose corners in the picture are known. */
import { composeHomographies, fitHomography, type Homography, type Point } from '../../model/index.js';
import { type Picture, rectifyPicture } from '../pixels/index.js';
import { detectBoard } from './detect-board.js';
import { mapSuggestions } from './map-suggestions.js';
import type { DetectionOptions, DetectionUpdate, Suggestions } from './suggestions.js';

/** The corners of a board in a picture, clockwise from the top left of the board. */
export type BoardCorners = readonly [Point, Point, Point, Point];

/** A larger straightened picture has nothing more to see. */
const MOST_PIXELS = 16_000_000;

/**
 * The suggestions for a picture, which is straightened first, so that the view from one side does no harm and nothing
 * beside the board is taken for a part of it. Positions are those of the given picture.
 */
export async function detectBetweenCorners(
  picture: Picture,
  corners: BoardCorners,
  options: DetectionOptions,
): Promise<Suggestions> {
  const [width, height] = straightenedSize(corners);
  const toPicture = homographyOfCorners([width, height], corners);
  // Inside vision, 0, 0 is the centre of the first pixel; outside, its outer corner.
  const betweenCentres = composeHomographies(shift(-0.5), composeHomographies(toPicture, shift(0.5)));
  const straight = rectifyPicture(picture, betweenCentres, width, height);
  const mapped = (suggestions: Suggestions): Suggestions =>
    mapSuggestions(suggestions, toPicture, { width: picture.width, height: picture.height });
  const { onUpdate } = options;
  const withMappedUpdates = onUpdate && {
    onUpdate: (update: DetectionUpdate) => {
      onUpdate(update.suggestions ? { ...update, suggestions: mapped(update.suggestions) } : update);
    },
  };
  return mapped(await detectBoard(straight, { ...options, ...withMappedUpdates }));
}

/** The map from a board of this size to a picture in which it has these corners. */
export function homographyOfCorners([width, height]: Point, corners: BoardCorners): Homography {
  const flat: BoardCorners = [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ];
  const map = fitHomography(flat.map((from, i) => [from, corners[i]!]));
  if (map === undefined) throw new Error(`These corners are on one line: ${JSON.stringify(corners)}`);
  return map;
}

/** The size of a board with these corners when it is seen from above: its longer sides, so that no detail is lost. */
export function straightenedSize([topLeft, topRight, bottomRight, bottomLeft]: BoardCorners): Point {
  const width = Math.max(distance(topLeft, topRight), distance(bottomLeft, bottomRight));
  const height = Math.max(distance(topLeft, bottomLeft), distance(topRight, bottomRight));
  const factor = Math.min(1, Math.sqrt(MOST_PIXELS / (width * height)));
  return [Math.max(1, Math.round(width * factor)), Math.max(1, Math.round(height * factor))];
}

const distance = ([x, y]: Point, [otherX, otherY]: Point): number => Math.hypot(otherX - x, otherY - y);

const shift = (by: number): Homography => [1, 0, by, 0, 1, by, 0, 0, 1];
