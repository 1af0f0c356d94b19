/** Which circles and crossings touch: joined by a street, or by streets that meet at junctions, which are nothing (DEF-01). */
import type { StreetBoard } from '../board.js';
import { adjacencyOfLists, type Adjacency } from '../network/adjacency.js';
import { JUNCTION, networkOf, type Network } from '../network/network.js';
import { placeless } from '../placeless.js';

/** The touching neighbours of every circle and crossing, sorted, each once; junctions have none. All relations stand on this. */
export const touchOf = placeless((board: StreetBoard): Adjacency => touchOfNetwork(networkOf(board)));

function touchOfNetwork({ kinds, streets: { starts, ends } }: Network): Adjacency {
  const seenFrom = new Int32Array(kinds.length).fill(-1);
  const lists: number[][] = [];
  for (let node = 0; node < kinds.length; node++) {
    const list: number[] = [];
    lists.push(list);
    if (kinds[node] === JUNCTION) continue;
    seenFrom[node] = node;
    const passed = [node];
    for (let at = passed.pop(); at !== undefined; at = passed.pop())
      for (let i = starts[at]!; i < starts[at + 1]!; i++) {
        const next = ends[i]!;
        if (seenFrom[next] === node) continue;
        seenFrom[next] = node;
        if (kinds[next] === JUNCTION) passed.push(next);
        else list.push(next);
      }
    list.sort((a, b) => a - b);
  }
  return adjacencyOfLists(lists);
}
