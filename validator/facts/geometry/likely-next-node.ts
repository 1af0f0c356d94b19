/** Where a street that is missing at a node most likely leads. */
import {
  buildPointGrid,
  distanceToSegment,
  hasPlaces,
  intersectSegments,
  memoByBoard,
  vectorLength,
  visitPointsNearSegment,
  type Fix,
  type NodeId,
  type Point,
  type StreetBoard,
} from '../../../model/index.js';
import { streetGraph } from '../../../model/graph/index.js';
import { CIRCLE, networkOf, segmentsOfDrawing } from '../../../model/network/index.js';
import { makeAskFix } from '../../definitions/define-rule.js';
import type { Profile } from '../../definitions/rule.js';
import { missingNeighbourInPrint } from '../edition/printed-ends.js';
import { linesOfNode } from '../streets/lines-of-node.js';
import { angleBetween, directionOfLineAtNode, medianStreetLength } from './line-course.js';
import { effectiveDiscSizes, touchDistance } from './near-nodes.js';

/** With more nodes in question the board is far from finished, and suggestions do not help. */
const MOST_SUGGESTIONS = 50;
/** In lengths of the usual street. */
const REACH = 3;
/** In degrees: a street does not turn back beside the one that leads to the node. */
const LEAST_ANGLE = 60;
/** On a board with all nodes in one place the search must end too. */
const MOST_PER_CELL = 200;
/** The nearest nodes that are tried. */
const MOST_TRIED = 8;

/** Gives, for the first nodes that a rule asks about, the fix that adds a street to the likeliest node: the printed one, or the nearest. */
export function suggestStreets(board: StreetBoard, profile: Profile): (node: NodeId) => readonly Fix[] {
  let left = MOST_SUGGESTIONS;
  return (node) => {
    if (left-- <= 0) return [];
    const next = missingNeighbourInPrint(board, profile, node) ?? nearestFreeNode(board, node);
    return next === undefined
      ? []
      : [makeAskFix('addStreet', { between: [node, next] }, `Join ${node} to ${next}`)];
  };
}

/** The nearest node that a straight street could join to a node without crossing a line or passing another node. */
export function nearestFreeNode(board: StreetBoard, id: NodeId): NodeId | undefined {
  if (!hasPlaces(board)) return undefined;
  const { ids, kinds, drawing, indexOfId } = networkOf(board);
  const { xs, ys } = drawing;
  const node = indexOfId.get(id)!;
  const [x, y] = [xs[node]!, ys[node]!];
  const graph = streetGraph(board);
  const away = linesOfNode(graph, id).map((line) => directionOfLineAtNode(drawing, node, line));
  const reach = REACH * medianStreetLength(board);
  const near: { readonly other: number; readonly distance: number }[] = [];
  visitPointsNearSegment(
    pointGrid(board),
    [x, y, x, y],
    reach,
    (other) => {
      const to: Point = [xs[other]! - x, ys[other]! - y];
      const distance = vectorLength(...to);
      if (distance === 0 || distance > reach || graph.hasEdge(id, ids[other]!)) return;
      // Between two circles lies a crossing or a junction.
      if (kinds[node] === CIRCLE && kinds[other] === CIRCLE) return;
      if (away.every((direction) => angleBetween(direction, to) >= LEAST_ANGLE))
        near.push({ other, distance });
    },
    MOST_PER_CELL,
  );
  const found = near
    .sort((a, b) => a.distance - b.distance || a.other - b.other)
    .slice(0, MOST_TRIED)
    .find(({ other }) => isFree(board, node, other));
  return found && ids[found.other];
}

const pointGrid = memoByBoard((board: StreetBoard) => {
  const { xs, ys } = networkOf(board).drawing;
  return buildPointGrid(xs, ys, REACH * medianStreetLength(board));
});

const segmentsOf = memoByBoard((board: StreetBoard) => segmentsOfDrawing(networkOf(board).drawing));

/** Whether the straight line between two nodes meets no other line and no other node. */
function isFree(board: StreetBoard, a: number, b: number): boolean {
  const { kinds, drawing } = networkOf(board);
  const { xs, ys, from, to } = drawing;
  const [start, end]: [Point, Point] = [[xs[a]!, ys[a]!], [xs[b]!, ys[b]!]];
  const discs = effectiveDiscSizes(board);
  let isClear = true;
  visitPointsNearSegment(pointGrid(board), [...start, ...end], touchDistance(CIRCLE, discs), (other) => {
    if (other === a || other === b) return;
    const { distance } = distanceToSegment(xs[other]!, ys[other]!, [...start, ...end]);
    if (distance < touchDistance(kinds[other]!, discs)) isClear = false;
  }, MOST_PER_CELL);
  const { x1, y1, x2, y2, line } = segmentsOf(board);
  for (let s = 0; isClear && s < line.length; s++) {
    const ends = [from[line[s]!]!, to[line[s]!]!];
    if (ends.includes(a) || ends.includes(b)) continue;
    if (intersectSegments(start, end, [x1[s]!, y1[s]!], [x2[s]!, y2[s]!])) isClear = false;
  }
  return isClear;
} // prettier-ignore
