import { hexAction, type Action } from '../action.js';
import { changeSetup } from '../../entities/setup.js';

/** Puts an exit of the board under police cordon, or opens it. */
export const setCordon = (exit: string, on: boolean): Action =>
  hexAction((board) =>
    changeSetup(board, (setup) => {
      if (setup.cordons.includes(exit) === on || (on && !board.exits.some(({ id }) => id === exit)))
        return setup;
      return {
        ...setup,
        cordons: on ? [...setup.cordons, exit] : setup.cordons.filter((each) => each !== exit),
      };
    }),
  );
