import { networkOf } from '../../../model/network/index.js';
import { labelledLine, safeFix, streetRule } from '../../definitions/define-rule.js';
import { courseOfLine, simplifyCourse } from '../../facts/geometry/line-course.js';

/** A bend without effect: on a straight stretch, or repeated at the same point. */
export const needlessBend = streetRule({
  id: 'street/needless-bend',
  severity: 'warning',
  summary: 'Every bend changes the course of its line.',
  why: 'Boards that look and play the same would differ, and a bend on a node leaves the direction of the line undefined.',
  remedy: 'Remove the bends that change nothing.',
  neverWaive: 'without them the line looks the same.',
  catalogueIds: ['STR-017'],
  *check({ board }) {
    const { drawing } = networkOf(board);
    const { bendStarts, from, to } = drawing;
    for (let line = 0; line < from.length; line++) {
      const count = bendStarts[line + 1]! - bendStarts[line]!;
      if (count === 0 || from[line] === to[line]) continue;
      const bends = simplifyCourse(courseOfLine(drawing, line)).slice(1, -1);
      if (bends.length === count) continue;
      const { id, list, name, title, pointer } = labelledLine(board, line);
      const needless = count - bends.length;
      yield {
        entities: [id],
        pointer: `${pointer}/bends`,
        what: `${title} has ${needless} ${needless === 1 ? 'bend that changes' : 'bends that change'} nothing.`,
        seen: count,
        expected: bends.length,
        fix: safeFix('setBends', { line: id, list, bends }, `Straighten ${name}`),
      };
    }
  },
});
