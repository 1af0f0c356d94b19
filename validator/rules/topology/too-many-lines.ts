import { joinFirstTen, labelLine, labelNode, streetRule } from '../../definitions/define-rule.js';
import { linesOfNode } from '../../facts/streets/lines-of-node.js';

/** In print at most five lines meet at a circle and six at a crossing. */
const MOST_LINES = 6;

/** A node where more lines meet than anywhere in print. */
export const tooManyLines = streetRule({
  id: 'topology/too-many-lines',
  severity: 'warning',
  summary: `No more than ${MOST_LINES} lines meet at a circle, crossing or junction.`,
  why: 'Two places were probably traced as one, which joins streets that do not meet in print.',
  remedy: 'Compare the streets that meet there with the print, and split the node if two places became one.',
  whenToWaive: 'Where that many streets are really printed at one place.',
  catalogueIds: ['TOP-009'],
  topologyOnly: true,
  *check({ board, graph }) {
    for (const node of graph.nodes()) {
      const count = graph.degreeWithoutSelfLoops(node);
      if (count <= MOST_LINES) continue;
      const { title, place } = labelNode(board, node);
      // At most a few lines are listed.
      const some = linesOfNode(graph, node)
        .slice(0, 11)
        .map((line) => labelLine(board, line).id);
      yield {
        ...place,
        what: `${title} has ${count} lines, more than any place in print.`,
        remedy: `Compare ${joinFirstTen(some)} with the print: perhaps two places were traced as one.`,
        seen: count,
        expected: MOST_LINES,
      };
    }
  },
});
