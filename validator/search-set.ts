import { CIRCLE, JUNCTION, type Network } from '../model/network/network.js';

/**
 * The circles that touch a crossing, by index and in order, through junctions too (DEF-07). For rules that ask about a few
 * crossings: the relation of all crossings costs more, and very much more where thousands of lines meet at a junction.
 */
export function searchSetOf({ kinds, streets: { starts, ends } }: Network, crossing: number): number[] {
  const seen = new Set([crossing]);
  const passed = [crossing];
  for (const node of passed)
    for (let i = starts[node]!; i < starts[node + 1]!; i++) {
      const next = ends[i]!;
      if (seen.has(next)) continue;
      seen.add(next);
      if (kinds[next] === JUNCTION) passed.push(next);
    }
  return [...seen].filter((node) => kinds[node] === CIRCLE).sort((a, b) => a - b);
}
