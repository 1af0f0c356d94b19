import type { Waiver } from '../../../model/index.js';
import { onBoards, type Action } from '../action.js';
import { oneLine } from '../one-line.js';
import { withProperties } from '../set-properties.js';

/** Accepts a finding, for a reason that is kept in the board. The target is the finding's entities with blanks between. */
export const waive = (rule: string, target: string, reason: string): Action =>
  onBoards((board) => {
    const known = board.waivers.find(isFor(rule, target));
    const words = oneLine(reason);
    if (words === undefined || known?.reason === words) return board;
    const others = board.waivers.filter((waiver) => waiver !== known);
    return withProperties(board, { waivers: [...others, { rule, target, reason: words }] });
  });

/** Whether a waiver accepts this; the order of the names in a target does not matter. */
export const isFor =
  (rule: string, target: string) =>
  (waiver: Waiver): boolean =>
    waiver.rule === rule && sortedWords(waiver.target) === sortedWords(target);

const sortedWords = (text: string): string => [...new Set(text.split(/\s+/))].sort().join(' ');
