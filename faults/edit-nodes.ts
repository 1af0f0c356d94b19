/** The nodes of a street board in one list, and what must follow when one is moved, renamed or taken away. */
import { idOfCircle, type Line, type NodeId, type Point, type StreetBoard } from '../model/index.js';

export interface Node {
  readonly id: NodeId;
  readonly at: Point;
}

export const nodesOf = ({ circles, crossings, junctions }: StreetBoard): Node[] => [
  ...circles.map((circle) => ({ id: idOfCircle(circle), at: circle.at })),
  ...crossings,
  ...junctions,
];

export const placeOf = (board: StreetBoard, id: NodeId): Point =>
  nodesOf(board).find((node) => node.id === id)!.at;

export const distance = ([x, y]: Point, [u, v]: Point): number => Math.hypot(x - u, y - v);

/** The nodes nearest to a place, the place's own node left out. */
export const nearest = (board: StreetBoard, at: Point, count: number): Node[] =>
  nodesOf(board)
    .filter((node) => distance(node.at, at) > 0)
    .sort((a, b) => distance(a.at, at) - distance(b.at, at))
    .slice(0, count);

export const linesAt = (lines: readonly Line[], id: NodeId): Line[] =>
  lines.filter(({ between }) => between.includes(id));

export const areJoined = (board: StreetBoard, a: NodeId, b: NodeId): boolean =>
  linesAt(board.streets, a).some(({ between }) => between.includes(b));

export const moved = (board: StreetBoard, id: NodeId, to: Point): StreetBoard => {
  const at: Point = [Math.round(to[0]), Math.round(to[1])];
  return {
    ...board,
    circles: board.circles.map((each) => (idOfCircle(each) === id ? { ...each, at } : each)),
    crossings: board.crossings.map((each) => (each.id === id ? { ...each, at } : each)),
    junctions: board.junctions.map((each) => (each.id === id ? { ...each, at } : each)),
  };
};

/** The board without a node; what names it still does. */
export const withoutNode = (board: StreetBoard, id: NodeId): StreetBoard => ({
  ...board,
  circles: board.circles.filter((each) => idOfCircle(each) !== id),
  crossings: board.crossings.filter((each) => each.id !== id),
  junctions: board.junctions.filter((each) => each.id !== id),
});

/** The board with another id wherever lines and blocks name a node, as somebody who misread it would write. */
export function renamedInLines(board: StreetBoard, names: ReadonlyMap<NodeId, NodeId>): StreetBoard {
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

/** A number that no node of the kind has. */
export const freeNumber = (board: StreetBoard): number =>
  Math.max(0, ...nodesOf(board).map(({ id }) => Number(id.slice(1)))) + 1;

export const middle = ([x, y]: Point, [u, v]: Point): Point => [
  Math.round((x + u) / 2),
  Math.round((y + v) / 2),
];

/** The place on the way from one place to another; with a share above 1, behind the other. */
export const beyond = ([x, y]: Point, [u, v]: Point, share: number): Point => [
  Math.round(x + (u - x) * share),
  Math.round(y + (v - y) * share),
];
