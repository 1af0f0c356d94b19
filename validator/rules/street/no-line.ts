import { makeAskFix, labelNode, streetRule } from '../../definitions/define-rule.js';
import { suggestStreets } from '../../facts/geometry/likely-next-node.js';
import { nearNodes } from '../../facts/geometry/near-nodes.js';
import { nodesNearLines } from '../../facts/geometry/nodes-near-lines.js';

/** A node without any line. */
export const noLine = streetRule({
  id: 'street/no-line',
  severity: { otherwise: 'error', draft: 'info' },
  summary: 'Every node has a line.',
  why: 'A place without a street can never be reached.',
  remedy: 'Trace its streets, or delete it if it is not part of the map.',
  neverWaive: 'a place that cannot be reached is not part of the game.',
  catalogueIds: ['STR-010'],
  check: ({ board, graph, profile }) => {
    const lonely = graph.filterNodes((node) => graph.degreeWithoutSelfLoops(node) === 0);
    if (lonely.length === 0) return [];
    // Other rules report nodes on or near a line, and nodes on or under another node.
    const { through, past } = nodesNearLines(board);
    const { same, junctions, touching } = nearNodes(board);
    const reported = new Set([
      ...[...through, ...past].map(({ node }) => node),
      ...[...same, ...junctions, ...touching].flatMap(({ a, b }) => [a, b]),
    ]);
    const suggest = suggestStreets(board, profile);
    return lonely.map((node) => {
      if (reported.has(graph.getNodeAttribute(node, 'index'))) return undefined;
      const { id, name, place } = labelNode(board, node);
      return {
        ...place,
        what: `No line leads to ${name}.`,
        remedy: `Trace the streets of ${name}, or delete it.`,
        fixes: [...suggest(id), makeAskFix('removeNode', { node: id }, `Delete ${name}`)],
      };
    });
  },
});
