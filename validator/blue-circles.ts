import { idOfCircle, type CircleId, type StreetBoard } from '../model/index.js';
import { oncePerBoard } from '../model/once-per-board.js';

/** The blue circles, between which boats go. */
export const blueCircles = oncePerBoard(
  (board: StreetBoard): ReadonlySet<string> =>
    new Set<CircleId>(board.circles.filter(({ colour }) => colour === 'blue').map(idOfCircle)),
);
