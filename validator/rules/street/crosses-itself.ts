import { capitalise, type StreetBoard } from '../../../model/index.js';
import { networkOf } from '../../../model/network/index.js';
import { courseOfLine, simplifyCourse } from '../../facts/geometry/line-course.js';
import { findSelfCrossing } from '../../facts/geometry/self-crossing.js';
import { labelledLine } from '../../wording/labels.js';
import { askFix } from '../../definitions/make-fix.js';
import type { Issue, Rule } from '../../definitions/rule.js';

/** A line that crosses its own course. */
export const crossesItself: Rule<StreetBoard> = {
  id: 'street/crosses-itself',
  severity: 'error',
  games: ['lfw', 'wm'],
  summary: 'No line crosses itself.',
  why: 'A street meets itself only at a crossing, and the blocks on its two sides could not be told apart.',
  remedy: 'Remove the bends that make the loop; two of them are probably in the wrong order.',
  whenToWaive: 'Never: the blocks beside the line could not be told apart.',
  waivable: false,
  catalogueIds: ['STR-006'],
  check: ({ board }) => {
    const { drawing } = networkOf(board);
    const { bendStarts, from, to } = drawing;
    const issues: Issue[] = [];
    for (let line = 0; line < from.length; line++) {
      // Two consecutive segments meet only at their bend.
      if (bendStarts[line + 1]! - bendStarts[line]! < 2 || from[line] === to[line]) continue;
      const course = simplifyCourse(courseOfLine(drawing, line));
      const loop = findSelfCrossing(course);
      if (loop === undefined) continue;
      const { id, list, name, pointer } = labelledLine(board, line);
      const bends = [...course.slice(1, loop.first + 1), loop.at, ...course.slice(loop.last, -1)];
      issues.push({
        entities: [id],
        pointer: `${pointer}/bends`,
        what: `${capitalise(name)} crosses itself at ${loop.at.join(', ')}.`,
        remedy: 'Remove the bends that make the loop.',
        at: loop.at,
        fix: askFix('setBends', { line: id, list, bends }, `Cut the loop of ${name}`),
      });
    }
    return issues;
  },
};
