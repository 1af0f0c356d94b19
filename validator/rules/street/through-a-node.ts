import { makeAskFix, capIssues, streetRule } from '../../definitions/define-rule.js';
import { describeNearLine, nodesNearLines } from '../../facts/geometry/nodes-near-lines.js';

/** A line that runs through a circle or crossing without ending there. */
export const throughANode = streetRule({
  id: 'street/through-a-node',
  severity: 'error',
  summary: 'No line runs through a circle or crossing that is not one of its ends.',
  why: 'Jack would pass a circle that stops him in print, or police miss a crossing where they could stand.',
  remedy: 'Split the line at the circle or crossing, or lead it around if it only passes by.',
  whenToWaive: 'Where a street really passes under a disc in print.',
  catalogueIds: ['STR-007'],
  needsPlaces: true,
  check: ({ board }) =>
    capIssues(nodesNearLines(board).through, 'lines run through nodes', (passing) => {
      const { near, line, seen, place } = describeNearLine(board, passing);
      return {
        entities: [near.id, line.id],
        pointer: line.pointer,
        what: `${line.title} runs through ${near.name}, ${seen} from its centre, without ending there.`,
        remedy: `Split it at ${near.name}, or lead it around.`,
        seen,
        at: near.at,
        fix: makeAskFix('splitLine', place, `Split ${line.id} at ${near.id}`),
      };
    }),
});
