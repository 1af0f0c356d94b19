import type { BlockId } from '../../../../model/index.js';
import type { Action } from '../action.js';
import { deleteEntities } from './delete-entities.js';

/** Takes a declaration back. The area is still there, and undeclared. */
export const removeBlock = (id: BlockId): Action => deleteEntities([id]);
