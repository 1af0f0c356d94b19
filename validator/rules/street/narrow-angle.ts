import type { Point, StreetBoard } from '../../../model/index.js';
import { networkOf } from '../../../model/network/index.js';
import { labelLine, labelNode, streetRule } from '../../definitions/define-rule.js';
import { directionOfLineAtNode, lengthsOfLines, NARROW_ANGLE } from '../../facts/geometry/line-course.js';
import { effectiveDiscSizes, samePlaceDistance } from '../../facts/geometry/near-nodes.js';
import { nodesNearLines } from '../../facts/geometry/nodes-near-lines.js';
import { overlappingLines } from '../../facts/geometry/overlapping-lines.js';
import { linesOfNode } from '../../facts/streets/lines-of-node.js';

/** Two lines that leave a node in almost the same direction. */
export const narrowAngle = streetRule({
  id: 'street/narrow-angle',
  severity: 'warning',
  summary: 'The lines of a node leave it in clearly different directions.',
  why: 'A tiny error in tracing changes their order around the node, and with it which circles share a block.',
  remedy: 'Check whether a street was traced twice; otherwise bend the two apart as printed.',
  whenToWaive: 'Where two streets really leave the node that close together in print.',
  catalogueIds: ['STR-018', 'BLK-009'],
  needsPlaces: true,
  *check({ board, graph }) {
    for (const { node, attributes } of graph.nodeEntries())
      for (const [a, b, angle] of narrowPairs(board, attributes.index, linesOfNode(graph, node))) {
        if (isReportedElsewhere(board, a, b)) continue;
        const { id, name, at: place } = labelNode(board, node);
        const [one, other] = [labelLine(board, a), labelLine(board, b)];
        yield {
          entities: [id, one.id, other.id],
          pointer: other.pointer,
          what: `${one.title} and ${other.name} leave ${name} only ${angle.toFixed(1)} degrees apart.`,
          remedy: 'Check whether one street was traced twice, otherwise bend the two apart.',
          seen: Math.round(angle * 10) / 10,
          expected: NARROW_ANGLE,
          at: place,
        };
      }
  },
});

/** Neighbouring lines around a node, the earlier line first, with the angle between them in degrees. */
function narrowPairs(board: StreetBoard, node: number, lines: readonly number[]): [number, number, number][] {
  const { drawing } = networkOf(board);
  const ways: Point[] = [];
  for (const line of lines) ways.push(directionOfLineAtNode(drawing, node, line));
  // Most nodes have no narrow pair and return here.
  if (lines.length <= FEW && areApart(ways)) return [];
  const turns = ways.map(([x, y]) => (Math.atan2(y, x) * 180) / Math.PI);
  const order = [...lines.keys()].sort((i, j) => turns[i]! - turns[j]!);
  // Two lines are neighbours on both sides but form one pair.
  return order.slice(0, order.length === 2 ? 1 : undefined).flatMap((i, k): [number, number, number][] => {
    const j = order[(k + 1) % order.length]!;
    const gap = Math.abs(turns[j]! - turns[i]!);
    const angle = Math.min(gap, 360 - gap);
    const [a, b] = [lines[i]!, lines[j]!];
    return angle < NARROW_ANGLE ? [[Math.min(a, b), Math.max(a, b), angle]] : [];
  });
}

/** With more lines than this, sorting by angle is faster than comparing all pairs. */
const FEW = 8;
/** Below this cosine an angle is clearly wider than a narrow one, whatever the rounding. */
const WIDE = Math.cos(((NARROW_ANGLE + 1) * Math.PI) / 180);

/** Whether all of a few directions are clearly apart, each from each. */
function areApart(ways: readonly Point[]): boolean {
  for (let i = 1; i < ways.length; i++)
    for (let j = 0; j < i; j++) {
      const [a, b] = [ways[i]!, ways[j]!];
      const lengths = Math.sqrt((a[0] * a[0] + a[1] * a[1]) * (b[0] * b[0] + b[1] * b[1]));
      if (a[0] * b[0] + a[1] * b[1] >= WIDE * lengths) return false;
    }
  return true;
}

/** Other rules report lines without length, with the same ends, that overlap, or that run through each other’s ends. */
function isReportedElsewhere(board: StreetBoard, a: number, b: number): boolean {
  const { from, to } = networkOf(board).drawing;
  const ends = new Set([from[a], to[a], from[b], to[b]]);
  const { nodesOn } = nodesNearLines(board);
  const [lengths, none] = [lengthsOfLines(board), samePlaceDistance(effectiveDiscSizes(board))];
  return (
    ends.size === 2 ||
    overlappingLines(board).some((pair) => pair.a === a && pair.b === b) ||
    [a, b].some((line) => lengths[line]! <= none || nodesOn.get(line)?.some((node) => ends.has(node)))
  );
}
