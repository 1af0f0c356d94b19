import { idOfCircle, memoByTopology, type CircleId, type StreetBoard } from '../../../model/index.js';

/** The blue circles, between which boats go. */
export const blueCircles = memoByTopology(
  (board: StreetBoard): ReadonlySet<string> =>
    new Set<CircleId>(board.circles.filter(({ colour }) => colour === 'blue').map(idOfCircle)),
);
