import { stepsFrom } from '../../../model/index.js';
import { CIRCLE, JUNCTION, neighboursIn, type Network } from '../../../model/network/index.js';

/**
 * The sorted circles that touch a crossing, by index, also through junctions (DEF-07). For rules that need a few crossings:
 * the relation of all crossings costs more, and far more where thousands of lines meet at a junction.
 */
export function searchSetOfCrossing({ kinds, streets }: Network, crossing: number): number[] {
  const reached = stepsFrom([crossing], (node) =>
    node === crossing || kinds[node] === JUNCTION ? neighboursIn(streets, node) : [],
  );
  return [...reached.keys()].filter((node) => kinds[node] === CIRCLE).sort((a, b) => a - b);
}
