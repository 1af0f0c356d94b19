import { idOfCircle, type CircleId, type StreetBoard } from '../model/index.js';
import { placeless } from '../model/placeless.js';

/** The blue circles, between which boats go. */
export const blueCircles = placeless(
  (board: StreetBoard): ReadonlySet<string> =>
    new Set<CircleId>(board.circles.filter(({ colour }) => colour === 'blue').map(idOfCircle)),
);
