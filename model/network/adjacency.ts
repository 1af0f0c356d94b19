/** Packed neighbour lists: the neighbours of node i are `ends[starts[i]] … ends[starts[i + 1] - 1]`. */
export interface Adjacency {
  readonly starts: Int32Array;
  readonly ends: Int32Array;
}

/** The neighbours of one node. */
export const neighboursIn = ({ starts, ends }: Adjacency, node: number): Int32Array =>
  ends.subarray(starts[node], starts[node + 1]);

/** The adjacency of an undirected edge list. A neighbour is repeated for each edge to it. */
export function adjacencyOfEdges(nodeCount: number, from: Int32Array, to: Int32Array): Adjacency {
  const starts = new Int32Array(nodeCount + 1);
  for (let i = 0; i < from.length; i++) {
    starts[from[i]! + 1]!++;
    starts[to[i]! + 1]!++;
  }
  for (let i = 0; i < nodeCount; i++) starts[i + 1]! += starts[i]!;
  const next = starts.slice(0, nodeCount);
  const ends = new Int32Array(from.length * 2);
  for (let i = 0; i < from.length; i++) {
    const [a, b] = [from[i]!, to[i]!];
    ends[next[a]!++] = b;
    ends[next[b]!++] = a;
  }
  return { starts, ends };
}

/** The adjacency in which node i has the neighbours `lists[i]`. */
export function adjacencyOfLists(lists: readonly (readonly number[])[]): Adjacency {
  const starts = new Int32Array(lists.length + 1);
  for (let i = 0; i < lists.length; i++) starts[i + 1] = starts[i]! + lists[i]!.length;
  const ends = new Int32Array(starts[lists.length]!);
  for (let i = 0; i < lists.length; i++) ends.set(lists[i]!, starts[i]);
  return { starts, ends };
}
