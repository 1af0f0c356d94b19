/** Leaves out streets that hang together with nearly nothing: ornaments and tracks beside the board. */
import type { StreetNetwork } from './split-streets.js';

/** The nodes and junctions of the smallest part that is kept, if there is a part of a board's size. */
const FEWEST = 5;
const BOARD = 20;

/** A network without its small separate parts. */
export function dropSmallParts(network: StreetNetwork, nodeCount: number): StreetNetwork {
  const parent = Array.from({ length: nodeCount + network.junctions.length }, (_, i) => i);
  const rootOf = (index: number): number => {
    let root = index;
    while (parent[root] !== root) root = parent[root]!;
    parent[index] = root;
    return root;
  };
  const ends = network.streets.map(({ from, to }) =>
    [from, to].map((end) => ('node' in end ? end.node : nodeCount + end.junction)),
  );
  for (const [a, b] of ends) parent[rootOf(a!)] = rootOf(b!);
  const sizes = new Map<number, number>();
  for (const end of new Set(ends.flat())) sizes.set(rootOf(end), (sizes.get(rootOf(end)) ?? 0) + 1);
  if (Math.max(0, ...sizes.values()) < BOARD) return network;
  const isKept = (index: number): boolean => (sizes.get(rootOf(index)) ?? 0) >= FEWEST;
  const renumbered = new Map<number, number>();
  const junctions = network.junctions.filter((_, i) => {
    if (!isKept(nodeCount + i)) return false;
    renumbered.set(i, renumbered.size);
    return true;
  });
  const streets = network.streets
    .filter((_, i) => isKept(ends[i]![0]!))
    .map((street) => {
      const [from, to] = [street.from, street.to].map((end) =>
        'node' in end ? end : { junction: renumbered.get(end.junction)! },
      );
      return { ...street, from: from!, to: to! };
    });
  return { junctions, streets };
}
