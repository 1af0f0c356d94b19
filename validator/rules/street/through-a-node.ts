import {
  askFix,
  capIssues,
  labelledLine,
  labelledNode,
  streetRule,
  type Issue,
} from '../../definitions/define-rule.js';
import { nodesNearLines } from '../../facts/geometry/nodes-near-lines.js';

/** A line that runs through a circle or crossing without ending there. */
export const throughANode = streetRule({
  id: 'street/through-a-node',
  severity: 'error',
  summary: 'No line runs through a circle or crossing that is not one of its ends.',
  why: 'Jack would pass a circle that stops him in print, or police miss a crossing where they could stand.',
  remedy: 'Split the line at the circle or crossing, or lead it around if it only passes by.',
  whenToWaive: 'Where a street really passes under a disc in print.',
  catalogueIds: ['STR-007'],
  check: ({ board }) =>
    capIssues(nodesNearLines(board).through, 'lines run through nodes', ({ node, line, distance }): Issue => {
      const [through, course] = [labelledNode(board, node), labelledLine(board, line)];
      return {
        entities: [through.id, course.id],
        pointer: course.pointer,
        what: `${course.title} runs through ${through.name}, ${Math.round(distance)} from its centre, without ending there.`,
        remedy: `Split it at ${through.name}, or lead it around.`,
        seen: Math.round(distance),
        at: through.at,
        fix: askFix(
          'splitLine',
          { line: course.id, list: course.list, at: through.at, node: through.id },
          `Split ${course.id} at ${through.id}`,
        ),
      };
    }),
});
