import type { CircleId, Fix, NodeId, StreetBoard } from '../../../model/index.js';
import { makeAskFix, labelLine, labelNode, streetRule } from '../../definitions/define-rule.js';
import { suggestStreets } from '../../facts/geometry/likely-next-node.js';
import { nearNodes } from '../../facts/geometry/near-nodes.js';
import { nodesNearLines } from '../../facts/geometry/nodes-near-lines.js';
import { linesOfNode } from '../../facts/streets/lines-of-node.js';

/** A node with a single street. */
export const deadEnd = streetRule({
  id: 'street/dead-end',
  severity: { otherwise: 'warning', draft: 'info' },
  summary: 'Every node has at least two lines; a blue circle of Whitehall may have one.',
  why: 'A dead end interrupts the block around it, so that no alley crosses it, and it traps Jack.',
  remedy: 'Trace the street that continues there, or delete the dead end if it is not printed.',
  whenToWaive: 'Where a street of the print really ends there.',
  catalogueIds: ['STR-009', 'DEF-10', 'DEF-12'],
  check: ({ board, graph, profile }) => {
    const ends = graph.filterNodes(
      (node, { colour }) =>
        colour !== 'blue' &&
        graph.degreeWithoutSelfLoops(node) === 1 &&
        // Rules of the layer water report dead waterlines.
        graph.someEdge(node, (_, { kind }, from, to) => kind === 'street' && from !== to),
    );
    if (ends.length === 0) return [];
    // street/near-miss and geometry/same-place report ends that nearly touch a line or another node.
    const { same, touching } = nearNodes(board);
    const missing = new Set([
      ...nodesNearLines(board).past.map(({ node }) => node),
      ...[...same, ...touching].flatMap(({ a, b }) => [a, b]),
    ]);
    const suggest = suggestStreets(board, profile);
    return ends.map((node) => {
      if (missing.has(graph.getNodeAttribute(node, 'index'))) return undefined;
      const { id, name, title, place } = labelNode(board, node);
      const line = labelLine(board, linesOfNode(graph, node)[0]!);
      return {
        ...place,
        what: `${title} is a dead end: its only line is ${line.name}.`,
        remedy: `Trace the street that continues from ${name}, or delete it with its street if it is not printed.`,
        seen: 1,
        expected: 2,
        fixes: [
          ...makeBlueFixes(board, id),
          ...suggest(id),
          makeAskFix('removeNode', { node: id }, `Delete ${name} and its street`),
        ],
      };
    });
  },
});

/** On the rim of water a circle with one street is probably blue. */
const makeBlueFixes = ({ blocks }: StreetBoard, id: NodeId): readonly Fix[] =>
  id.startsWith('c') && blocks.some(({ kind, walk }) => kind === 'water' && walk.includes(id))
    ? [makeAskFix('setColour', { circle: id as CircleId, colour: 'blue' }, 'Make it blue')]
    : [];
