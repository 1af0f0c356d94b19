/** Accepts findings, and no longer accepts them. */
import { filterOrSame, updateOrSame, type Waiver } from '../../../../model/index.js';
import { type Action, anyBoardAction } from '../action.js';
import { toSingleLineText } from '../../entities/single-line-text.js';
import { setBoardProperties } from '../../patches/untrusted-patch.js';

/** Accepts a finding for a reason. The target is the ids of the finding's entities, separated by spaces. */
export const addWaiver = (rule: string, target: string, reason: string): Action =>
  anyBoardAction((board) => {
    const known = board.waivers.find(matchesWaiver(rule, target));
    const words = toSingleLineText(reason);
    if (words === undefined || known?.reason === words) return board;
    const others = board.waivers.filter((waiver) => waiver !== known);
    return setBoardProperties(board, { waivers: [...others, { rule, target, reason: words }] });
  });

/** Whether a waiver accepts this; the order of the names in a target does not matter. */
const matchesWaiver =
  (rule: string, target: string) =>
  (waiver: Waiver): boolean =>
    waiver.rule === rule && sortedWords(waiver.target) === sortedWords(target);

const sortedWords = (text: string): string => [...new Set(text.split(/\s+/))].sort().join(' ');

/** Removes a waiver, so that its finding is reported again. */
export const removeWaiver = (rule: string, target: string): Action => {
  const fits = matchesWaiver(rule, target);
  return anyBoardAction((board) =>
    updateOrSame(board, { waivers: filterOrSame(board.waivers, (each) => !fits(each)) }),
  );
};
