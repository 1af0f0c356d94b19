import { capitalise, type StreetBoard } from '../../../model/index.js';
import { labelledLine } from '../../wording/labels.js';
import { safeFix } from '../../definitions/make-fix.js';
import type { Issue, Rule } from '../../definitions/rule.js';
import { linesWithSameEnds } from '../../facts/geometry/duplicate-lines.js';

/** A line entered twice. */
export const duplicateLine: Rule<StreetBoard> = {
  id: 'street/duplicate-line',
  severity: 'error',
  games: ['lfw', 'wm'],
  summary: 'No two lines have the same ends and the same course.',
  why: 'Between the two copies lies a block without width, and a dead end looks like a through street.',
  remedy: 'Remove one of the two.',
  whenToWaive: 'Never: the copy adds nothing.',
  waivable: false,
  catalogueIds: ['STR-004'],
  check: ({ board }) =>
    linesWithSameEnds(board).duplicates.map(({ first, second }): Issue => {
      const [original, copy] = [labelledLine(board, first), labelledLine(board, second)];
      return {
        entities: [copy.id],
        pointer: copy.pointer,
        what: `${capitalise(original.name)} is in the file twice.`,
        fix: safeFix(copy.remove, { line: copy.id }, `Remove the second copy of ${original.name}`),
      };
    }),
};
