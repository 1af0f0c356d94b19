/** The connected parts of a graph: for each node the number of its part, parts numbered by their first node. */
export interface Components {
  readonly count: number;
  readonly of: Int32Array;
}

/** Union-find with path halving: linear in practice, hundreds of times as fast as a graphology graph (see bench). */
export function componentsOfEdges(nodeCount: number, from: Int32Array, to: Int32Array): Components {
  const parent = new Int32Array(nodeCount);
  for (let i = 0; i < nodeCount; i++) parent[i] = i;
  for (let i = 0; i < from.length; i++) {
    const a = rootOf(parent, from[i]!);
    const b = rootOf(parent, to[i]!);
    // The smaller index becomes the root, so every root is the first node of its part and one pass can number them.
    if (a < b) parent[b] = a;
    else if (b < a) parent[a] = b;
  }
  let count = 0;
  for (let i = 0; i < nodeCount; i++) {
    const up = parent[i]!;
    // Every node before i already holds its part's number, and its parent is before it.
    parent[i] = up === i ? count++ : parent[up]!;
  }
  return { count, of: parent };
}

function rootOf(parent: Int32Array, start: number): number {
  let node = start;
  for (;;) {
    const up = parent[node]!;
    if (up === node) return node;
    const above = parent[up]!;
    if (above === up) return up;
    parent[node] = above;
    node = above;
  }
}
