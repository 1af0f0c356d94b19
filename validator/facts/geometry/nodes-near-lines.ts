/** Nodes that a line runs through or nearly touches without ending there. */
import {
  buildPointGrid,
  distanceToSegment,
  hasPlaces,
  memoByBoard,
  vectorLength,
  visitPointsNearSegment,
  type Point,
  type StreetBoard,
} from '../../../model/index.js';
import { CIRCLE, JUNCTION, networkOf, segmentsOfDrawing } from '../../../model/network/index.js';
import { labelLine, labelNode } from '../../definitions/define-rule.js';
import { lineIntersections } from './line-intersections.js';
import { linesWithSameEnds } from './lines-with-same-ends.js';
import { effectiveDiscSizes, overlapDistance, touchDistance } from './near-nodes.js';
import { streetGraph } from '../../../model/graph/index.js';
import { areJoined, linesOfNode } from '../streets/lines-of-node.js';

/** A node and a line near it, by index. */
export interface NodeNearLine {
  readonly node: number;
  readonly line: number;
  readonly distance: number;
  /** The nearest point of the line, in whole board units. */
  readonly at: Point;
}

export interface NodesNearLines {
  /** The line runs through the disc of a circle or crossing. */
  readonly through: readonly NodeNearLine[];
  /** The line seems to touch the node, but no line joins them. */
  readonly past: readonly NodeNearLine[];
  /** The nodes each line runs through. */
  readonly nodesOn: ReadonlyMap<number, readonly number[]>;
}

/** The node, the line, their rounded distance, and the arguments of the fix that splits the line at the node. */
export function describeNearLine(board: StreetBoard, { node, line: index, distance }: NodeNearLine) {
  const [near, line] = [labelNode(board, node), labelLine(board, index)];
  const place = { line: line.id, list: line.list, at: near.at, node: near.id };
  return { near, line, seen: Math.round(distance), place };
}

export const nodesNearLines = memoByBoard((board: StreetBoard): NodesNearLines => {
  if (!hasPlaces(board)) return { through: [], past: [], nodesOn: new Map() };
  const discs = effectiveDiscSizes(board);
  const { kinds, drawing } = networkOf(board);
  const { xs, ys, from, to } = drawing;
  const apart = (a: number, b: number): boolean =>
    vectorLength(xs[a]! - xs[b]!, ys[a]! - ys[b]!) >= overlapDistance(kinds[a]!, kinds[b]!, discs);
  const through: NodeNearLine[] = [];
  const past: NodeNearLine[] = [];
  for (const { inside, ...passing } of passingsOf(board)) {
    const { node, line, distance } = passing;
    const [a, b] = [from[line]!, to[line]!];
    // Rules of the layer geometry report a node that overlaps an end of the line.
    if (!apart(node, a) || !apart(node, b)) continue;
    if (kinds[node] !== JUNCTION && distance < (kinds[node] === CIRCLE ? discs.circle : discs.crossing))
      through.push(passing);
    // Near an end of the line, or for a neighbour of an end, this is normal.
    else if (
      inside &&
      !areJoined(board, node, a) &&
      !areJoined(board, node, b) &&
      !crossesOwn(board, node, line)
    )
      past.push(passing);
  }
  const nodesOn = new Map<number, number[]>();
  for (const { node, line } of through) nodesOn.set(line, [...(nodesOn.get(line) ?? []), node]);
  return { through, past, nodesOn };
});

/** Whether a line of the node crosses the line; street/crosses-without-node reports that. */
function crossesOwn(board: StreetBoard, node: number, line: number): boolean {
  const { areCrossing } = lineIntersections(board);
  return linesOfNode(streetGraph(board), networkOf(board).ids[node]!).some((own) => areCrossing(own, line));
}

/** Every node with every line that it seems to touch without being its end; `inside` if not nearest to an end of the line. */
function passingsOf(board: StreetBoard): (NodeNearLine & { readonly inside: boolean })[] {
  const discs = effectiveDiscSizes(board);
  const { kinds, drawing } = networkOf(board);
  const { xs, ys, from, to } = drawing;
  const { x1, y1, x2, y2, line } = segmentsOfDrawing(drawing);
  const reach = Math.max(discs.circle + discs.crossing / 3, 2 * discs.crossing);
  const grid = buildPointGrid(xs, ys, reach);
  const { isCopy } = linesWithSameEnds(board);
  const nearest = new Map<number, NodeNearLine & { readonly inside: boolean }>();
  for (let s = 0; s < line.length; s++) {
    const own = line[s]!;
    const [a, b] = [from[own]!, to[own]!];
    // A copy is near the same nodes as its original.
    if (a === b || isCopy(own)) continue;
    const segment = [x1[s]!, y1[s]!, x2[s]!, y2[s]!] as const;
    visitPointsNearSegment(grid, segment, reach, (node) => {
      if (node === a || node === b) return;
      const { distance, along } = distanceToSegment(xs[node]!, ys[node]!, segment);
      if (distance >= touchDistance(kinds[node]!, discs)) return;
      const key = own * kinds.length + node;
      const known = nearest.get(key);
      if (known !== undefined && known.distance <= distance) return;
      const atFirst = along === 0 && line[s - 1] !== own;
      const atLast = along === 1 && line[s + 1] !== own;
      const at: Point = [
        Math.round(x1[s]! + along * (x2[s]! - x1[s]!)),
        Math.round(y1[s]! + along * (y2[s]! - y1[s]!)),
      ];
      nearest.set(key, { node, line: own, distance, at, inside: !atFirst && !atLast });
    });
  }
  return [...nearest.values()];
}
