/** Moves suggestions to another picture of the same board. */
import { applyHomography, composeHomographies, type Homography, type Point } from '../../model/index.js';
import type { SuggestedLine, Suggestions } from './suggestions.js';

/**
 * Suggestions of a straightened picture in the pixels of the picture that it was made from. The homography maps
 * positions of the format, which has 0, 0 at the outer corner of the first pixel.
 */
export function mapSuggestions(
  suggestions: Suggestions,
  toPicture: Homography,
  picture: Suggestions['picture'],
): Suggestions {
  const place = (at: Point): Point => {
    const [x, y] = applyHomography(toPicture, at);
    return [round(x), round(y)];
  };
  const size = (at: Point, length: number): number => round(length * scaleAt(toPicture, at));
  const moved = <T extends { readonly at: Point }>(each: T): T => ({ ...each, at: place(each.at) });
  const line = (each: SuggestedLine): SuggestedLine => ({ ...each, path: each.path.map(place) });
  const { lattice } = suggestions;
  return {
    ...suggestions,
    picture,
    circles: suggestions.circles.map((each) => ({ ...moved(each), radius: size(each.at, each.radius) })),
    crossings: suggestions.crossings.map((each) => ({ ...moved(each), side: size(each.at, each.side) })),
    junctions: suggestions.junctions.map(moved),
    streets: suggestions.streets.map(line),
    waterlines: suggestions.waterlines.map(line),
    hexes: suggestions.hexes.map(moved),
    ...(lattice && {
      lattice: {
        ...lattice,
        side: size([suggestions.picture.width / 2, suggestions.picture.height / 2], lattice.side),
        homography: [...composeHomographies(toPicture, homographyOf(lattice.homography))],
      },
    }),
  };
}

const round = (value: number): number => Math.round(value * 100) / 100;

/** The format has nine numbers, which the schema counts and the type does not. */
const homographyOf = (numbers: readonly number[]): Homography => numbers as unknown as Homography;

/** How many times larger things become at a position. */
function scaleAt(map: Homography, [x, y]: Point): number {
  const [left, right] = [applyHomography(map, [x - 1, y]), applyHomography(map, [x + 1, y])];
  const [above, below] = [applyHomography(map, [x, y - 1]), applyHomography(map, [x, y + 1])];
  const area = (right[0] - left[0]) * (below[1] - above[1]) - (right[1] - left[1]) * (below[0] - above[0]);
  return Math.sqrt(Math.abs(area)) / 2;
}
