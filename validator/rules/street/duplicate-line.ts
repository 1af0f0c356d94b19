import { labelLine, makeSafeFix, streetRule, type Issue } from '../../definitions/define-rule.js';
import { linesWithSameEnds } from '../../facts/geometry/lines-with-same-ends.js';

/** A line entered twice. */
export const duplicateLine = streetRule({
  id: 'street/duplicate-line',
  severity: 'error',
  summary: 'No two lines have the same ends and the same course.',
  why: 'Between the two copies lies a block without width, and a dead end looks like a through street.',
  remedy: 'Remove one of the two.',
  neverWaive: 'the copy adds nothing.',
  catalogueIds: ['STR-004'],
  check: ({ board }) =>
    linesWithSameEnds(board).duplicates.map(({ first, second }): Issue => {
      const [original, copy] = [labelLine(board, first), labelLine(board, second)];
      return {
        entities: [copy.id],
        pointer: copy.pointer,
        what: `${original.title} is in the file twice.`,
        fix: makeSafeFix(copy.remove, { line: copy.id }, `Remove the second copy of ${original.name}`),
      };
    }),
});
