/** Nodes that a line runs through or past without ending there. */
import type { Point, StreetBoard } from '../model/index.js';
import { segmentsOf } from '../model/geometry/drawing.js';
import { CIRCLE, JUNCTION, networkOf } from '../model/network/network.js';
import { oncePerBoard } from '../model/once-per-board.js';
import { discsOf } from './discs-of-board.js';
import { isJoined, linesAtNodes, linesOf } from './lines-at-nodes.js';
import { meetingsOfLines } from './meetings-of-lines.js';
import { overlapWithin, seemsToTouch } from './near-nodes.js';
import { distanceToSegment, eachPointBeside, gridOfPoints, lengthOf } from './point-grid.js';
import { sameEnds } from './same-course.js';

/** A node, by index, and a line that passes it. */
export interface Passing {
  readonly node: number;
  readonly line: number;
  readonly distance: number;
  /** Where on the line it is nearest, in whole board units. */
  readonly at: Point;
}

export interface BesideLines {
  /** The line runs through the disc of a circle or crossing. */
  readonly through: readonly Passing[];
  /** The line seems to touch the node, but no line joins them. */
  readonly past: readonly Passing[];
  /** The nodes each line runs through. */
  readonly nodesOn: ReadonlyMap<number, readonly number[]>;
}

export const besideLines = oncePerBoard((board: StreetBoard): BesideLines => {
  const discs = discsOf(board);
  const { kinds, drawing } = networkOf(board);
  const { xs, ys, from, to } = drawing;
  const apart = (a: number, b: number): boolean =>
    lengthOf(xs[a]! - xs[b]!, ys[a]! - ys[b]!) >= overlapWithin(kinds[a]!, kinds[b]!, discs);
  const through: Passing[] = [];
  const past: Passing[] = [];
  for (const { inside, ...passing } of passingsOf(board)) {
    const { node, line, distance } = passing;
    const [a, b] = [from[line]!, to[line]!];
    // Where the node overlaps an end of the line, that is the fault, and geometry reports it.
    if (!apart(node, a) || !apart(node, b)) continue;
    if (kinds[node] !== JUNCTION && distance < (kinds[node] === CIRCLE ? discs.circle : discs.crossing))
      through.push(passing);
    // Beside the line's own end two nodes are near each other, and beside a neighbour's line that is natural.
    else if (
      inside &&
      !isJoined(board, node, a) &&
      !isJoined(board, node, b) &&
      !crossesOwn(board, node, line)
    )
      past.push(passing);
  }
  const nodesOn = new Map<number, number[]>();
  for (const { node, line } of through) nodesOn.set(line, [...(nodesOn.get(line) ?? []), node]);
  return { through, past, nodesOn };
});

/** Whether a line of the node crosses the line: then it is the crossing that has no node. */
function crossesOwn(board: StreetBoard, node: number, line: number): boolean {
  const { isMeeting } = meetingsOfLines(board);
  return linesOf(linesAtNodes(board), node).some((own) => isMeeting(own, line));
}

/** Every node with every line it is not an end of and seems to touch; `inside` if not at the very end of the line. */
function passingsOf(board: StreetBoard): (Passing & { readonly inside: boolean })[] {
  const discs = discsOf(board);
  const { kinds, drawing } = networkOf(board);
  const { xs, ys, from, to } = drawing;
  const { x1, y1, x2, y2, line } = segmentsOf(drawing);
  const reach = Math.max(discs.circle + discs.crossing / 3, 2 * discs.crossing);
  const grid = gridOfPoints(xs, ys, reach);
  const { isCopy } = sameEnds(board);
  const nearest = new Map<number, Passing & { readonly inside: boolean }>();
  for (let s = 0; s < line.length; s++) {
    const own = line[s]!;
    const [a, b] = [from[own]!, to[own]!];
    // What a copy passes, its original passes as well.
    if (a === b || isCopy(own)) continue;
    const segment = [x1[s]!, y1[s]!, x2[s]!, y2[s]!] as const;
    eachPointBeside(grid, segment, reach, (node) => {
      if (node === a || node === b) return;
      const { distance, along } = distanceToSegment(xs[node]!, ys[node]!, segment);
      if (distance >= seemsToTouch(kinds[node]!, discs)) return;
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
