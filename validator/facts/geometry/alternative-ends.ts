import {
  memoByBoard,
  vectorLength,
  type NodeId,
  type Point,
  type StreetBoard,
} from '../../../model/index.js';
import { streetGraph } from '../../../model/graph/index.js';
import { networkOf } from '../../../model/network/index.js';
import { directedStreets, otherStreetsFrom, type DirectedStreet } from '../streets/directed-streets.js';
import {
  angleBetween,
  directionOfLineAtNode,
  lengthsOfLines,
  NARROW_ANGLE,
  veryLongStreets,
} from './line-course.js';
import { nodesNearLines } from './nodes-near-lines.js';

/** A street and a node next to its end to which it could lead instead. */
export interface AlternativeEnd extends DirectedStreet {
  readonly alternative: NodeId;
  /** The street from the end to the alternative. */
  readonly side: number;
  /** The straight distance from the start to the alternative, as a part of the street's length. */
  readonly part: number;
  /** The angle at the alternative between start and end, in degrees: 180 if it lies on the straight line. */
  readonly angle: number;
}

/** Every street with every nearer node that is joined to its end and not to its start, without those that other rules report. */
export const alternativeEnds = memoByBoard((board: StreetBoard): readonly AlternativeEnd[] => {
  const graph = streetGraph(board);
  const { drawing, indexOfId } = networkOf(board);
  const [lengths, isLong] = [lengthsOfLines(board), veryLongStreets(board)];
  const { nodesOn } = nodesNearLines(board);
  const vector = vectorBetweenNodes(board);
  const found: AlternativeEnd[] = [];
  for (const street of directedStreets(board)) {
    const { line, start, end } = street;
    // street/very-long and street/too-short report these.
    if (isLong.has(line) || lengths[line] === 0) continue;
    for (const { line: side, end: alternative } of otherStreetsFrom(graph, end, line)) {
      const toStart = vector(alternative, start);
      const part = vectorLength(...toStart) / lengths[line]!;
      if (part >= 1 || graph.hasEdge(start, alternative)) continue;
      // The start itself is no alternative; geometry/same-place, street/through-a-node and street/narrow-angle report these.
      if (part === 0 || nodesOn.get(line)?.includes(indexOfId.get(alternative)!)) continue;
      const leave = (each: number): Point => directionOfLineAtNode(drawing, indexOfId.get(end)!, each);
      if (angleBetween(leave(line), leave(side)) < NARROW_ANGLE) continue;
      found.push({
        ...street,
        alternative,
        side,
        part,
        angle: angleBetween(toStart, vector(alternative, end)),
      });
    }
  }
  return found;
});

/** The vector from one node to another. */
export function vectorBetweenNodes(board: StreetBoard): (from: NodeId, to: NodeId) => Point {
  const { drawing, indexOfId } = networkOf(board);
  const { xs, ys } = drawing;
  return (from, to) => {
    const [a, b] = [indexOfId.get(from)!, indexOfId.get(to)!];
    return [xs[b]! - xs[a]!, ys[b]! - ys[a]!];
  };
}
