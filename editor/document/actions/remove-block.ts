import type { BlockId } from '../../../model/index.js';
import type { Action } from '../action.js';
import { deleteThings } from './delete-things.js';

/** Takes a declaration back. The area is still there, and undeclared. */
export const removeBlock = (id: BlockId): Action => deleteThings([id]);
