import type { Point, StreetBoard } from '../../../model/index.js';
import { networkOf } from '../../../model/network/index.js';
import {
  makeAskFix,
  capIssues,
  labelLine,
  MAX_ISSUES,
  streetRule,
  type Issue,
} from '../../definitions/define-rule.js';
import { lineIntersections, findIntersectionPoint } from '../../facts/geometry/line-intersections.js';
import { linesWithSameEnds } from '../../facts/geometry/lines-with-same-ends.js';
import { effectiveDiscSizes } from '../../facts/geometry/near-nodes.js';
import { nodesNearLines } from '../../facts/geometry/nodes-near-lines.js';
import { overlappingLines } from '../../facts/geometry/overlapping-lines.js';

/** Two lines that cross where there is no node. */
export const crossesWithoutNode = streetRule({
  id: 'street/crosses-without-node',
  severity: 'error',
  summary: 'Lines meet only at circles, crossings and junctions.',
  why: 'Streets meet at a crossing or a junction in print; without it police cannot stand there and Jack cannot turn.',
  remedy:
    'Insert the crossing or junction that is printed there, or move the line that crosses the other by mistake.',
  neverWaive: 'the blocks between the lines could not be told apart.',
  catalogueIds: ['STR-006', 'DEF-01'],
  needsPlaces: true,
  check: ({ board }) => {
    const { drawing, streetCount } = networkOf(board);
    const { lines } = lineIntersections(board);
    if (lines.length === 0) return [];
    const count = drawing.from.length;
    const { isCopy } = linesWithSameEnds(board);
    const overlaps = new Set(overlappingLines(board).map(({ a, b }) => a * count + b));
    const found: (readonly [a: number, b: number, at: Point | undefined])[] = [];
    let i = 0;
    for (; i < lines.length && found.length < MAX_ISSUES; i += 2) {
      const [a, b] = [lines[i]!, lines[i + 1]!];
      // street/duplicate-line and street/overlap report copies and overlapping lines.
      if (isCopy(a) || isCopy(b) || overlaps.has(a * count + b)) continue;
      const at = findIntersectionPoint(drawing, a, b);
      // street/through-a-node reports a line that crosses the end of another under a disc.
      if (at === undefined || !(endsUnder(board, a, b, at) || endsUnder(board, b, a, at)))
        found.push([a, b, at]);
    }
    const issueOf = ([a, b, at]: (typeof found)[number]): Issue => {
      const [one, other] = [labelLine(board, a), labelLine(board, b)];
      // Police stand where streets cross, but not on a waterline.
      const [node, action] =
        b < streetCount
          ? (['crossing', 'insertCrossing'] as const)
          : (['junction', 'insertJunction'] as const);
      const both = [one, other].map(({ id: line, list }) => ({ line, list }));
      return {
        entities: [one.id, other.id],
        pointer: other.pointer,
        what: `${one.title} and ${other.name} cross${at ? ` at ${at.join(', ')}` : ''} without a node.`,
        remedy: `Insert the ${node} that is printed there, or move the misplaced line.`,
        ...(at && {
          at,
          fix: makeAskFix(
            action,
            { lines: both, at },
            `Insert a ${node} where ${one.id} and ${other.id} cross`,
          ),
        }),
      };
    };
    return capIssues(found, 'pairs of lines cross without a node', issueOf, (lines.length - i) / 2);
  },
});

/** Whether a line crosses another under the disc of a node through which it runs and at which the other ends. */
function endsUnder(board: StreetBoard, line: number, other: number, at: Point): boolean {
  const { from, to, xs, ys } = networkOf(board).drawing;
  return (nodesNearLines(board).nodesOn.get(line) ?? []).some(
    (node) =>
      (node === from[other] || node === to[other]) &&
      Math.hypot(xs[node]! - at[0], ys[node]! - at[1]) <= effectiveDiscSizes(board).circle,
  );
}
