import type { NodeId, Point } from '../../../../model/index.js';
import type { Action } from '../action.js';
import { placeEntities } from './place-entities.js';

/** Puts a node exactly here. Its lines keep their bends. */
export const placeNode = (id: NodeId, at: Point): Action => placeEntities(new Map([[id, at]]));
