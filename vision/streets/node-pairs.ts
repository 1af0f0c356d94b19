/** Pairs of nodes that a street may join. */
import type { Path } from './trace-path.js';
import type { StreetNode } from './street-node.js';

/** Two nodes by index, the smaller first. */
export type NodePair = readonly [number, number];

/** Each node with its nearest others, up to a distance. */
export function nearbyPairs(
  nodes: readonly StreetNode[],
  nearest: number,
  farthest: number,
): readonly NodePair[] {
  const pairs = new Map<number, NodePair>();
  nodes.forEach((node, i) => {
    nodes
      .map((other, j) => ({ j, distance: Math.hypot(other.x - node.x, other.y - node.y) }))
      .filter(({ j, distance }) => j !== i && distance <= farthest)
      .sort((a, b) => a.distance - b.distance || a.j - b.j)
      .slice(0, nearest)
      .forEach(({ j }) =>
        pairs.set(Math.min(i, j) * nodes.length + Math.max(i, j), [Math.min(i, j), Math.max(i, j)]),
      );
  });
  return [...pairs].sort(([a], [b]) => a - b).map(([, pair]) => pair);
}

/** A function that tells whether a path runs through a node other than its two ends. */
export function thirdNodeTest(
  nodes: readonly StreetNode[],
): (path: Pick<Path, 'x' | 'y'>, pair: NodePair) => boolean {
  const size = Math.max(8, ...nodes.map(({ radius }) => radius));
  const cells = new Map<string, number[]>();
  nodes.forEach(({ x, y }, i) => {
    const key = `${Math.floor(x / size)} ${Math.floor(y / size)}`;
    const cell = cells.get(key);
    if (cell === undefined) cells.set(key, [i]);
    else cell.push(i);
  });
  const isInOther = (x: number, y: number, [a, b]: NodePair): boolean => {
    const [column, row] = [Math.floor(x / size), Math.floor(y / size)];
    for (let v = row - 1; v <= row + 1; v++)
      for (let u = column - 1; u <= column + 1; u++)
        for (const i of cells.get(`${u} ${v}`) ?? []) {
          const node = nodes[i]!;
          if (i !== a && i !== b && Math.hypot(node.x - x, node.y - y) < node.radius * 0.95) return true;
        }
    return false;
  };
  return ({ x, y }, pair) => {
    for (let i = 0; i < x.length; i += 2) if (isInOther(x[i]!, y[i]!, pair)) return true;
    return false;
  };
}
