import { labelLine, makeSafeFix, streetRule } from '../../definitions/define-rule.js';
import { bentLines } from '../../facts/geometry/line-course.js';

/** A bend without effect: on a straight stretch, or repeated at the same point. */
export const needlessBend = streetRule({
  id: 'street/needless-bend',
  severity: 'warning',
  summary: 'Every bend changes the course of its line.',
  why: 'Boards that look and play the same would differ, and a bend on a node leaves the direction of the line undefined.',
  remedy: 'Remove the bends that change nothing.',
  neverWaive: 'without them the line looks the same.',
  catalogueIds: ['STR-017'],
  needsPlaces: true,
  check: ({ board }) =>
    bentLines(board).map(({ line, count, course }) => {
      const bends = course.slice(1, -1);
      const needless = count - bends.length;
      if (needless === 0) return undefined;
      const { id, list, name, title, pointer } = labelLine(board, line);
      return {
        entities: [id],
        pointer: `${pointer}/bends`,
        what: `${title} has ${needless} ${needless === 1 ? 'bend that changes' : 'bends that change'} nothing.`,
        seen: count,
        expected: bends.length,
        fix: makeSafeFix('setBends', { line: id, list, bends }, `Straighten ${name}`),
      };
    }),
});
