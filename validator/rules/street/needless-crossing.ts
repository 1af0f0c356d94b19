import type { StreetBoard } from '../../../model/index.js';
import { CIRCLE, networkOf } from '../../../model/network/network.js';
import { touchOf } from '../../../model/relations/touch.js';
import { capital } from '../../../model/text/capital.js';
import { lengthsOfLines, ordinaryLength } from '../../course-of-line.js';
import { angleBetween, directionFrom } from '../../directions-at-nodes.js';
import { linesAtNodes, linesOf } from '../../lines-at-nodes.js';
import { nodeAt } from '../../names-of-parts.js';
import { nearNodes } from '../../near-nodes.js';
import type { Issue, Rule } from '../../rule.js';

/** Where the two lines of a crossing turn no more than this, in degrees, the street goes straight on. */
const STRAIGHT = 15;
/**
 * A crossing halves a street that is no longer than this, in ordinary street lengths. Printed crossings in the middle of a
 * straight street have at least 1.3 (x52 of Whitechapel) and 1.5 (x4 of Whitehall) to themselves.
 */
const SHORT = 1.25;

/** A crossing in the middle of a street that is no longer than others are without one. */
export const needlessCrossing: Rule<StreetBoard> = {
  id: 'street/needless-crossing',
  severity: 'warning',
  gentler: { draft: 'info' },
  games: ['lfw', 'wm'],
  summary: 'A crossing with two lines and no border stands at a corner or in the middle of a long street.',
  why: 'A crossing that is not printed costs police a step, and gives them a place to bar Jack and search from.',
  mend: 'Dissolve it into a bend, if there is no black square in the print.',
  waive: 'Where the print really has a square in the middle of a short street.',
  answers: ['STR-012'],
  check: ({ board }) => {
    const { ids, circleCount, crossingCount, drawing, streetCount } = networkOf(board);
    const at = linesAtNodes(board);
    const lengths = lengthsOfLines(board);
    const short = SHORT * ordinaryLength(board);
    const bordered = new Set<string>(board.crossings.filter(({ border }) => border).map(({ id }) => id));
    const issues: Issue[] = [];
    for (let node = circleCount; node < circleCount + crossingCount; node++) {
      const [a, b, ...more] = linesOf(at, node);
      if (a === undefined || b === undefined || more.length > 0 || b >= streetCount || a >= streetCount)
        continue;
      const length = lengths[a]! + lengths[b]!;
      if (length > short || bordered.has(ids[node]!)) continue;
      // Without a circle to search it is useless even on a long street, and over a circle it is plainly wrong: other faults.
      if (!touchesCircle(board, node) || overlapsAnother(board, node)) continue;
      const turn = 180 - angleBetween(directionFrom(drawing, node, a), directionFrom(drawing, node, b));
      if (turn > STRAIGHT) continue;
      const { id, name, pointer } = nodeAt(board, node);
      issues.push({
        entities: [id],
        pointer,
        what: `${capital(name)} stands in the middle of a straight street that is only ${Math.round(length)} long.`,
        mend: 'Look whether there is a black square in the print; if not, dissolve it.',
        seen: Math.round(length),
        expected: Math.round(short),
        fix: { kind: 'ask', action: 'dissolveNode', arguments: { node: id }, label: `Dissolve ${name}` },
      });
    }
    return issues;
  },
};

const overlapsAnother = (board: StreetBoard, node: number): boolean =>
  nearNodes(board).crossings.some(({ a, b }) => a === node || b === node);

function touchesCircle(board: StreetBoard, node: number): boolean {
  const { starts, ends } = touchOf(board);
  return ends.subarray(starts[node], starts[node + 1]).some((end) => networkOf(board).kinds[end] === CIRCLE);
}
