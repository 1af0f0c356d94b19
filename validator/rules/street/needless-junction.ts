import { makeAskFix, labelLine, labelNode, streetRule } from '../../definitions/define-rule.js';
import { suggestStreets } from '../../facts/geometry/likely-next-node.js';
import { linesOfNode } from '../../facts/streets/lines-of-node.js';

/** A junction where only two lines meet. */
export const needlessJunction = streetRule({
  id: 'street/needless-junction',
  severity: { otherwise: 'warning', draft: 'info' },
  summary: 'At every junction three lines or more meet.',
  why: 'Where only two lines meet a bend is enough, so a printed street is probably missing.',
  remedy: 'Trace the street that is missing at the junction, or dissolve it into a bend.',
  neverWaive: 'if no street is missing, dissolving it changes nothing.',
  catalogueIds: ['STR-012', 'DEF-01'],
  *check({ board, graph, profile }) {
    const suggest = suggestStreets(board, profile);
    for (const { node, attributes } of graph.nodeEntries()) {
      if (attributes.kind !== 'junction' || graph.degreeWithoutSelfLoops(node) !== 2) continue;
      const [a, b] = linesOfNode(graph, node) as [number, number];
      // A junction between a street and a waterline is needed.
      if (a < board.streets.length && b >= board.streets.length) continue;
      const { id, name, place } = labelNode(board, node);
      yield {
        ...place,
        what: `At ${name} only ${labelLine(board, a).name} and ${labelLine(board, b).name} meet.`,
        remedy: `Trace the street that is missing there, or dissolve ${name} into a bend.`,
        seen: 2,
        expected: 3,
        fixes: [...suggest(id), makeAskFix('dissolveNode', { node: id }, `Dissolve ${name}`)],
      };
    }
  },
});
