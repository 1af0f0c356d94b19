import type { StreetBoard } from '../../../model/index.js';
import { networkOf } from '../../../model/network/index.js';
import { makeAskFix, labelNode, streetRule } from '../../definitions/define-rule.js';
import { lengthsOfLines, medianStreetLength, turnAtNode } from '../../facts/geometry/line-course.js';
import { nearNodes } from '../../facts/geometry/near-nodes.js';
import { circlesSearchedFrom } from '../../facts/streets/crossing-clusters.js';
import { linesOfNode } from '../../facts/streets/lines-of-node.js';

/** Where the two lines of a crossing turn no more than this, in degrees, the street goes straight on. */
const STRAIGHT = 15;
/**
 * A crossing halves a street that is no longer than this, in ordinary street lengths. Printed crossings in the middle of a
 * straight street have at least 1.3 (x52 of Whitechapel) and 1.5 (x4 of Whitehall) to themselves.
 */
const SHORT = 1.25;

/** A crossing in the middle of a street that is no longer than an ordinary street without one. */
export const needlessCrossing = streetRule({
  id: 'street/needless-crossing',
  severity: { otherwise: 'warning', draft: 'info' },
  summary: 'A crossing with two lines and no border is at a corner or in the middle of a long street.',
  why: 'A crossing that is not printed costs police a step, and gives them a place to block Jack and to search from.',
  remedy: 'Dissolve it into a bend, if there is no black square in the print.',
  whenToWaive: 'Where the print really has a square in the middle of a short street.',
  catalogueIds: ['STR-012'],
  needsPlaces: true,
  *check({ board, graph }) {
    const { drawing, streetCount } = networkOf(board);
    const lengths = lengthsOfLines(board);
    const short = SHORT * medianStreetLength(board);
    const bordered = new Set<string>(board.crossings.filter(({ border }) => border).map(({ id }) => id));
    for (const { node, attributes } of graph.nodeEntries()) {
      const { kind, index } = attributes;
      if (kind !== 'crossing' || graph.degreeWithoutSelfLoops(node) !== 2 || bordered.has(node)) continue;
      const [a, b] = linesOfNode(graph, node) as [number, number];
      const length = lengths[a]! + lengths[b]!;
      if (length > short || b >= streetCount) continue;
      // topology/idle-crossing and geometry/overlapping-crossing report the others.
      if (circlesSearchedFrom(board, node).length === 0 || overlapsAnother(board, index)) continue;
      if (turnAtNode(drawing, index, a, b) > STRAIGHT) continue;
      const { id, name, title, place } = labelNode(board, node);
      yield {
        ...place,
        what: `${title} is in the middle of a straight street that is only ${Math.round(length)} long.`,
        remedy: 'Check whether there is a black square in the print; if not, dissolve it.',
        seen: Math.round(length),
        expected: Math.round(short),
        fix: makeAskFix('dissolveNode', { node: id }, `Dissolve ${name}`),
      };
    }
  },
});

const overlapsAnother = (board: StreetBoard, node: number): boolean =>
  nearNodes(board).crossings.some(({ a, b }) => a === node || b === node);
