import type { Direction } from '../../../model/index.js';
import { withSame } from '../../../model/same-or-new.js';
import { onHexes, type Action } from '../action.js';
import { changeSetup } from '../setup.js';

/** Turns Watson's lantern. */
export const setWatsonFaces = (direction: Direction): Action =>
  onHexes((board) => changeSetup(board, (setup) => withSame(setup, { watsonFaces: direction })));
