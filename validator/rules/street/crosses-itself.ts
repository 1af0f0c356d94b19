import { makeAskFix, labelLine, streetRule } from '../../definitions/define-rule.js';
import { bentLines, findSelfIntersection } from '../../facts/geometry/line-course.js';

/** A line that crosses its own course. */
export const crossesItself = streetRule({
  id: 'street/crosses-itself',
  severity: 'error',
  summary: 'No line crosses itself.',
  why: 'A street meets itself only at a crossing, and the blocks on its two sides could not be told apart.',
  remedy: 'Remove the bends that make the loop; two of them are probably in the wrong order.',
  neverWaive: 'the blocks beside the line could not be told apart.',
  catalogueIds: ['STR-006'],
  needsPlaces: true,
  check: ({ board }) =>
    bentLines(board).map(({ line, course }) => {
      const loop = findSelfIntersection(course);
      if (loop === undefined) return undefined;
      const { id, list, name, title, pointer } = labelLine(board, line);
      const bends = [...course.slice(1, loop.first + 1), loop.at, ...course.slice(loop.last, -1)];
      return {
        entities: [id],
        pointer: `${pointer}/bends`,
        what: `${title} crosses itself at ${loop.at.join(', ')}.`,
        remedy: 'Remove the bends that make the loop.',
        at: loop.at,
        fix: makeAskFix('setBends', { line: id, list, bends }, `Cut the loop of ${name}`),
      };
    }),
});
