/** What a board says about a game of Whitehall Mystery: rounds, tiles, squares. */
import type { StreetBoard } from '../../../model/index.js';
import { streetMapOf } from '../../streets/street-map.js';
import type { WhitehallState } from './state.js';

/** The number of Discovery Locations: the start, and one for each round. */
export const locationCount = ({ tracks }: StreetBoard): number => (tracks?.rounds ?? 3) + 1;

/** The tiles that Jack begins with: two of each kind unless the board says otherwise (WM-S04). */
export const startingTiles = ({ tracks }: StreetBoard): WhitehallState['tiles'] => ({
  alley: tracks?.tiles?.alley ?? 2,
  boat: tracks?.tiles?.boat ?? 2,
  coach: tracks?.tiles?.coach ?? 2,
});

/** The white circles by the square they lie in (WM-S03). */
export function whiteCirclesBySection(board: StreetBoard): ReadonlyMap<string, readonly number[]> {
  const { circles, colourOf, sectionOf } = streetMapOf(board);
  const squares = new Map<string, number[]>();
  for (const circle of circles) {
    const square = sectionOf(circle);
    if (colourOf.get(circle) !== 'white' || square === undefined) continue;
    squares.set(square, [...(squares.get(square) ?? []), circle]);
  }
  return new Map([...squares].sort(([a], [b]) => (a < b ? -1 : 1)));
}
