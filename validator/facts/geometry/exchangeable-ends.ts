import { memoByBoard, vectorLength, type NodeId, type StreetBoard } from '../../../model/index.js';
import { streetGraph } from '../../../model/graph/index.js';
import { directedStreets, otherStreetsFrom } from '../streets/directed-streets.js';
import { vectorBetweenNodes } from './alternative-ends.js';
import { lengthsOfLines } from './line-course.js';

/** Two streets, from a to b and from c to d, whose ends b and d are neighbours. */
export interface ExchangeableEnds {
  readonly lines: readonly [number, number];
  readonly ends: readonly [a: NodeId, b: NodeId, c: NodeId, d: NodeId];
  /** The part of its length that a street has after the exchange of b and d, the larger of both. */
  readonly part: number;
}

/** After the exchange each street has at most this part of its length. On the printed boards it is 1.03 and 0.94 at least. */
const SHORTER = 0.9;

/** The pairs of streets that both become clearly shorter if they exchange the ends b and d, which a third street joins. */
export const exchangeableEnds = memoByBoard((board: StreetBoard): readonly ExchangeableEnds[] => {
  const graph = streetGraph(board);
  const lengths = lengthsOfLines(board);
  const vector = vectorBetweenNodes(board);
  /** The part of its length that a line has between two nodes that nothing joins yet. */
  const partBetween = (line: number, one: NodeId, other: NodeId): number =>
    one === other || graph.hasEdge(one, other)
      ? Infinity
      : vectorLength(...vector(one, other)) / lengths[line]!;
  const found: ExchangeableEnds[] = [];
  for (const { line, start: b, end: d } of directedStreets(board)) {
    if (b > d) continue;
    const seconds = otherStreetsFrom(graph, d, line);
    for (const { line: first, end: a } of otherStreetsFrom(graph, b, line)) {
      const part = partBetween(first, a, d);
      if (!(part <= SHORTER)) continue;
      for (const { line: second, end: c } of seconds) {
        const larger = Math.max(part, partBetween(second, c, b));
        if (a !== c && larger <= SHORTER)
          found.push({ lines: [first, second], ends: [a, b, c, d], part: larger });
      }
    }
  }
  return found;
});

/** The streets that could exchange ends; a hint about one of them alone would repeat the fault. */
export const exchangeableStreets = memoByBoard(
  (board: StreetBoard): ReadonlySet<number> => new Set(exchangeableEnds(board).flatMap(({ lines }) => lines)),
);
