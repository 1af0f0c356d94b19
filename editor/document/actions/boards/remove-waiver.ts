import { filterOrSame, updateOrSame } from '../../../../model/index.js';
import { boardAction, type Action } from '../action.js';
import { matchesWaiver } from './add-waiver.js';

/** No longer accepts a finding. */
export const removeWaiver = (rule: string, target: string): Action => {
  const fits = matchesWaiver(rule, target);
  return boardAction((board) =>
    updateOrSame(board, { waivers: filterOrSame(board.waivers, (each) => !fits(each)) }),
  );
};
