/** The connected parts of some nodes of a graph. */
import { bfs } from 'graphology-traversal';
import type { AbstractGraph, Attributes } from 'graphology-types';

/**
 * The connected parts of the nodes that belong, such as the walkable hexes: a part is not left through other nodes. Parts are
 * in the order of their first nodes, and each begins with its first node.
 */
export function partsOfGraph<Node extends Attributes>(
  graph: AbstractGraph<Node>,
  belongs: (attributes: Node) => boolean,
): string[][] {
  const parts: string[][] = [];
  bfs(graph, (node, attributes, depth) => {
    if (!belongs(attributes)) return true;
    if (depth === 0) parts.push([]);
    parts.at(-1)!.push(node);
    return false;
  });
  return parts;
}
