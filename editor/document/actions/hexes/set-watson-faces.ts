import { type Direction, updateOrSame } from '../../../../model/index.js';
import { hexAction, type Action } from '../action.js';
import { changeSetup } from '../../entities/setup.js';

/** Turns Watson's lantern. */
export const setWatsonFaces = (direction: Direction): Action =>
  hexAction((board) => changeSetup(board, (setup) => updateOrSame(setup, { watsonFaces: direction })));
