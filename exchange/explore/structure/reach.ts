/** How many circles or hexes one reaches in so many moves. */
import { bfsFromNode } from 'graphology-traversal';
import type { UndirectedGraph } from 'graphology';
import type { Reach } from '../../../schemas/generated/exploration.js';
import { rounded } from '../statistics/confidence.js';

/** The reach within 1 to `most` moves; the start does not count. */
export function reachOf(graph: UndirectedGraph, most: number): Reach[] {
  const within = graph.nodes().map((node) => {
    const counts = new Array<number>(most + 1).fill(0);
    bfsFromNode(graph, node, (_, __, depth) => {
      if (depth > most) return true;
      counts[depth]!++;
      return false;
    });
    let sum = -counts[0]!;
    return counts.map((count) => (sum += count));
  });
  if (within.length === 0) return [];
  return Array.from({ length: most }, (_, i) => {
    const reached = within.map((counts) => counts[i + 1]!);
    const sum = reached.reduce((all, each) => all + each, 0);
    return {
      moves: i + 1,
      mean: rounded(sum / reached.length),
      least: Math.min(...reached),
      most: Math.max(...reached),
    };
  });
}
