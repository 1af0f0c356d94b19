/** Searches on packed adjacency. By hand, because asking graphology node by node takes 25 times as long (see bench). */
import { adjacencyOfLists, type Adjacency } from './adjacency.js';

/** The distance of a node that cannot be reached. */
export const UNREACHABLE = 0xffff;

/** Writes the fewest steps from a node into `row`, filled with `unreached`; the queue has room for every node. */
export function fillStepCounts(
  { starts, ends }: Adjacency,
  source: number,
  row: Uint16Array | Int32Array,
  unreached: number,
  queue: Int32Array,
): void {
  row[source] = 0;
  queue[0] = source;
  for (let head = 0, tail = 1; head < tail; head++) {
    const node = queue[head]!;
    const further = row[node]! + 1;
    for (let i = starts[node]!; i < starts[node + 1]!; i++) {
      const next = ends[i]!;
      if (row[next] !== unreached) continue;
      row[next] = further;
      queue[tail++] = next;
    }
  }
}

/** The fewest steps from every node to every other, row by row. */
export function allPairsDistances(adjacency: Adjacency): Uint16Array {
  const count = adjacency.starts.length - 1;
  const distances = new Uint16Array(count * count).fill(UNREACHABLE);
  const queue = new Int32Array(count);
  for (let source = 0; source < count; source++)
    fillStepCounts(
      adjacency,
      source,
      distances.subarray(source * count, (source + 1) * count),
      UNREACHABLE,
      queue,
    );
  return distances;
}

/** The adjacency between the nodes marked in `isKept`: a walk that passes only unmarked nodes counts as one step. Others have none. */
export function contractAdjacency(adjacency: Adjacency, isKept: Uint8Array): Adjacency {
  const search = createMarkedNodeSearch(adjacency);
  return adjacencyOfLists(Array.from(isKept, (kept, node) => (kept === 1 ? search(node, isKept) : [])));
}

/** Creates a search for the marked nodes that are reached from a node by passing only unmarked ones, in order. */
export function createMarkedNodeSearch({
  starts,
  ends,
}: Adjacency): (source: number, isMarked: Uint8Array) => number[] {
  const seenBy = new Int32Array(starts.length - 1);
  const stack = new Int32Array(starts.length - 1);
  let search = 0;
  return (source, isMarked) => {
    const reached: number[] = [];
    seenBy[source] = ++search;
    stack[0] = source;
    for (let depth = 1; depth > 0;) {
      const node = stack[--depth]!;
      for (let i = starts[node]!; i < starts[node + 1]!; i++) {
        const next = ends[i]!;
        if (seenBy[next] === search) continue;
        seenBy[next] = search;
        if (isMarked[next] === 1) reached.push(next);
        else stack[depth++] = next;
      }
    }
    return reached.sort((a, b) => a - b);
  };
}
