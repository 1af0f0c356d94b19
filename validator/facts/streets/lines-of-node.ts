import type { StreetBoard } from '../../../model/index.js';
import { streetGraph, type StreetGraph } from '../../../model/graph/index.js';
import { networkOf } from '../../../model/network/index.js';

/** The lines of a node by index, in the order of the file. A line from a node to itself leads nowhere and is left out. */
export function linesOfNode(graph: StreetGraph, node: string): number[] {
  const lines: number[] = [];
  graph.forEachEdge(node, (_, { index }, from, to) => {
    if (from !== to) lines.push(index);
  });
  // Only parallel lines are listed out of order; most nodes need no sorting.
  return lines.every((line, i) => i === 0 || lines[i - 1]! < line) ? lines : lines.sort((a, b) => a - b);
}

/** Whether a line joins two nodes, by their indices in the network. */
export function areJoined(board: StreetBoard, a: number, b: number): boolean {
  const { ids } = networkOf(board);
  return streetGraph(board).hasEdge(ids[a]!, ids[b]!);
}
