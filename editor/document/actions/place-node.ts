import type { NodeId, Point } from '../../../model/index.js';
import { onStreets, type Action } from '../action.js';
import { withPlaces } from '../nodes.js';
import { placeNear, samePlace } from '../place.js';

/** Puts a node exactly here. Its lines keep their bends. */
export const placeNode = (id: NodeId, at: Point): Action =>
  onStreets((board) => {
    const place = placeNear(at);
    if (place === undefined) return board;
    return withPlaces(board, (each, before) => (each === id && !samePlace(before, place) ? place : before));
  });
