import type { Adjacency } from '../network/adjacency.js';

/** For each node of one kind those of its kind that it reaches passing only the other kind, sorted. Nothing stops half-way. */
export function reachThrough(touch: Adjacency, kinds: Uint8Array, kind: number): number[][] {
  const { starts, ends } = touch;
  const seenFrom = new Int32Array(kinds.length).fill(-1);
  const stack = new Int32Array(kinds.length);
  return Array.from(kinds, (own, source) => {
    const reached: number[] = [];
    if (own !== kind) return reached;
    seenFrom[source] = source;
    stack[0] = source;
    for (let depth = 1; depth > 0;) {
      const node = stack[--depth]!;
      for (let i = starts[node]!; i < starts[node + 1]!; i++) {
        const next = ends[i]!;
        if (seenFrom[next] === source) continue;
        seenFrom[next] = source;
        if (kinds[next] === kind) reached.push(next);
        else stack[depth++] = next;
      }
    }
    return reached.sort((a, b) => a - b);
  });
}
