import type { NodeId, Point } from '../../../model/index.js';
import type { Action } from '../action.js';
import { placeThings } from './place-things.js';

/** Puts a node exactly here. Its lines keep their bends. */
export const placeNode = (id: NodeId, at: Point): Action => placeThings(new Map([[id, at]]));
