import { filterSame, withSame } from '../../../model/same-or-new.js';
import { onBoards, type Action } from '../action.js';
import { isFor } from './waive.js';

/** No longer accepts a finding. */
export const unwaive = (rule: string, target: string): Action => {
  const fits = isFor(rule, target);
  return onBoards((board) => withSame(board, { waivers: filterSame(board.waivers, (each) => !fits(each)) }));
};
