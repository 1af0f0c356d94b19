/** Small edits of the nodes of a street board, without repairing what refers to them. */
import { idOfCircle, type Line, type NodeId, type Point, type StreetBoard } from '../model/index.js';

export interface PlacedNode {
  readonly id: NodeId;
  readonly at: Point;
}

/** The nodes of a board by key, in drawing order from bottom to top. */
export const drawableNodesOf = ({ circles, crossings, junctions }: StreetBoard): PlacedNode[] => [
  ...circles.map((circle) => ({ id: idOfCircle(circle), at: circle.at })),
  ...crossings,
  ...junctions,
];

export const positionOfNode = (board: StreetBoard, id: NodeId): Point =>
  drawableNodesOf(board).find((node) => node.id === id)!.at;

export const distance = ([x, y]: Point, [u, v]: Point): number => Math.hypot(x - u, y - v);

/** The nodes nearest to a point, without a node at the point itself. */
export const nearestNodes = (board: StreetBoard, at: Point, count: number): PlacedNode[] =>
  drawableNodesOf(board)
    .filter((node) => distance(node.at, at) > 0)
    .sort((a, b) => distance(a.at, at) - distance(b.at, at))
    .slice(0, count);

export const linesAtNode = (lines: readonly Line[], id: NodeId): Line[] =>
  lines.filter(({ between }) => between.includes(id));

export const areJoined = (board: StreetBoard, a: NodeId, b: NodeId): boolean =>
  linesAtNode(board.streets, a).some(({ between }) => between.includes(b));

export const moveNode = (board: StreetBoard, id: NodeId, to: Point): StreetBoard => {
  const at: Point = [Math.round(to[0]), Math.round(to[1])];
  return {
    ...board,
    circles: board.circles.map((each) => (idOfCircle(each) === id ? { ...each, at } : each)),
    crossings: board.crossings.map((each) => (each.id === id ? { ...each, at } : each)),
    junctions: board.junctions.map((each) => (each.id === id ? { ...each, at } : each)),
  };
};

/** The board without a node; references to it remain. */
export const removeNode = (board: StreetBoard, id: NodeId): StreetBoard => ({
  ...board,
  circles: board.circles.filter((each) => idOfCircle(each) !== id),
  crossings: board.crossings.filter((each) => each.id !== id),
  junctions: board.junctions.filter((each) => each.id !== id),
});

/** The board with other node ids in lines and blocks, as if a person had misread them. */
export function misnameNodeReferences(board: StreetBoard, names: ReadonlyMap<NodeId, NodeId>): StreetBoard {
  const name = (id: NodeId): NodeId => names.get(id) ?? id;
  const inLines = (lines: readonly Line[]): Line[] =>
    lines.map((line) => ({ ...line, between: [name(line.between[0]), name(line.between[1])] }));
  return {
    ...board,
    streets: inLines(board.streets),
    waterlines: inLines(board.waterlines),
    blocks: board.blocks.map(({ islands, ...block }) => ({
      ...block,
      walk: block.walk.map(name),
      ...(islands && { islands: islands.map((walk) => walk.map(name)) }),
    })),
  };
}

/** A number that no node has. */
export const unusedNumber = (board: StreetBoard): number =>
  Math.max(0, ...drawableNodesOf(board).map(({ id }) => Number(id.slice(1)))) + 1;

export const midpoint = ([x, y]: Point, [u, v]: Point): Point => [
  Math.round((x + u) / 2),
  Math.round((y + v) / 2),
];

/** The point at a share of the way from one point to another; above 1 it lies beyond the other. */
export const pointAlong = ([x, y]: Point, [u, v]: Point, share: number): Point => [
  Math.round(x + (u - x) * share),
  Math.round(y + (v - y) * share),
];
