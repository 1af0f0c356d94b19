import { makeAskFix, capIssues, streetRule } from '../../definitions/define-rule.js';
import { describeNearPair, nearNodes } from '../../facts/geometry/near-nodes.js';
import { describeNearLine, nodesNearLines } from '../../facts/geometry/nodes-near-lines.js';

/** A node that seems to touch a line or another node and is not joined to it. */
export const nearMiss = streetRule({
  id: 'street/near-miss',
  severity: 'warning',
  summary: 'Nodes and lines that seem to touch are joined.',
  why: 'Jack and police cannot pass an invisible gap, and two blocks become one.',
  remedy: 'Join the two, or draw them farther apart if they are apart in print.',
  whenToWaive: 'Where the print really leaves such a narrow gap.',
  catalogueIds: ['STR-011'],
  needsPlaces: true,
  check: ({ board }) => [
    ...capIssues(
      nodesNearLines(board).past,
      'nodes nearly touch lines that they are not joined to',
      (passing) => {
        const { near, line, seen, place } = describeNearLine(board, passing);
        return {
          entities: [near.id, line.id],
          pointer: near.pointer,
          what: `${near.title} lies ${seen} beside ${line.name} and is not joined to it.`,
          remedy: `Split ${line.name} at ${near.name} if they meet in print, otherwise draw them farther apart.`,
          seen,
          at: passing.at,
          fix: makeAskFix('splitLine', place, `Join ${near.id} and ${line.id}`),
        };
      },
    ),
    ...nearNodes(board).touching.map((pair) => {
      const { one, other, seen, issue } = describeNearPair(board, pair);
      return {
        ...issue,
        what: `${other.title} lies ${seen} from ${one.name} and is not joined to it.`,
        remedy:
          'Merge the two if they are one place in print, otherwise join them or draw them farther apart.',
      };
    }),
  ],
});
