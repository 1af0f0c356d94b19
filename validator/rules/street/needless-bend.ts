import { capitalise, type StreetBoard } from '../../../model/index.js';
import { networkOf } from '../../../model/network/index.js';
import { courseOfLine, simplifyCourse } from '../../facts/geometry/line-course.js';
import { labelledLine } from '../../wording/labels.js';
import { safeFix } from '../../definitions/make-fix.js';
import type { Issue, Rule } from '../../definitions/rule.js';

/** A bend without effect: on a straight stretch, or repeated at the same point. */
export const needlessBend: Rule<StreetBoard> = {
  id: 'street/needless-bend',
  severity: 'warning',
  games: ['lfw', 'wm'],
  summary: 'Every bend changes the course of its line.',
  why: 'Boards that look and play the same would differ, and a bend on a node leaves the direction of the line undefined.',
  remedy: 'Remove the bends that change nothing.',
  whenToWaive: 'Never: without them the line looks the same.',
  waivable: false,
  catalogueIds: ['STR-017'],
  check: ({ board }) => {
    const { drawing } = networkOf(board);
    const { bendStarts, from, to } = drawing;
    const issues: Issue[] = [];
    for (let line = 0; line < from.length; line++) {
      const count = bendStarts[line + 1]! - bendStarts[line]!;
      if (count === 0 || from[line] === to[line]) continue;
      const bends = simplifyCourse(courseOfLine(drawing, line)).slice(1, -1);
      if (bends.length === count) continue;
      const { id, list, name, pointer } = labelledLine(board, line);
      const needless = count - bends.length;
      issues.push({
        entities: [id],
        pointer: `${pointer}/bends`,
        what: `${capitalise(name)} has ${needless} ${needless === 1 ? 'bend that changes' : 'bends that change'} nothing.`,
        seen: count,
        expected: bends.length,
        fix: safeFix('setBends', { line: id, list, bends }, `Straighten ${name}`),
      });
    }
    return issues;
  },
};
