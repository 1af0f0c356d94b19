import type { StreetBoard } from '../../../model/index.js';
import { networkOf } from '../../../model/network/network.js';
import { capital } from '../../../model/text/capital.js';
import { nodeAt } from '../../names-of-parts.js';
import { eachPointBeside, gridOfPoints, lengthOf } from '../../point-grid.js';
import type { Issue, Rule } from '../../rule.js';

/** On fewer nodes nothing is ordinary. */
const FEWEST_NODES = 8;
/** The loneliest printed node is 2.3 times as far from its nearest as is usual (97 of Whitehall and 12 of Whitechapel). */
const FAR = 4;

/** A node far from every other. */
export const farFromOthers: Rule<StreetBoard> = {
  id: 'geometry/far-from-others',
  severity: 'warning',
  gentler: { draft: 'info' },
  games: ['lfw', 'wm'],
  summary: 'Every node has another within four times the usual distance.',
  why: 'Circles and crossings are spread evenly in print, so around a lonely one others are missing, or it is no place of the map.',
  mend: 'Trace what is missing around it, move it back if it slipped, or delete it if it belongs to a track or a legend.',
  waive: 'Where the print really leaves so much room around it.',
  answers: ['GEO-006'],
  check: ({ board }) => {
    const { ids, drawing } = networkOf(board);
    if (ids.length < FEWEST_NODES) return [];
    const { xs, ys } = drawing;
    const nearestJoined = distancesAlongLines(board);
    const inOrder = nearestJoined.filter((distance) => distance < Infinity).sort();
    const usual = inOrder[inOrder.length >> 1] ?? 0;
    const reach = FAR * usual;
    if (usual === 0) return [];
    // A node joined to a near one need not be looked at: almost all of them.
    const suspects = [...nearestJoined.keys()].filter((node) => nearestJoined[node]! > reach);
    if (suspects.length === 0) return [];
    const grid = gridOfPoints(xs, ys, reach);
    return suspects.flatMap((node): Issue[] => {
      const [x, y] = [xs[node]!, ys[node]!];
      let nearest = Infinity;
      eachPointBeside(grid, [x, y, x, y], reach, (other) => {
        if (other !== node) nearest = Math.min(nearest, lengthOf(xs[other]! - x, ys[other]! - y));
      });
      if (nearest <= reach) return [];
      const { id, name, pointer } = nodeAt(board, node);
      return [
        {
          entities: [id],
          pointer: `${pointer}/at`,
          what: `${capital(name)} has no other node within ${Math.round(reach)}, four times the usual distance.`,
          mend: 'Trace what is missing around it, move it back, or delete it if it is no place of the map.',
          expected: Math.round(reach),
          fix: { kind: 'ask', action: 'removeNode', arguments: { node: id }, label: `Delete ${name}` },
        },
      ];
    });
  },
};

/** For each node how far the nearest is that a line joins it to; infinite without lines. */
function distancesAlongLines(board: StreetBoard): Float64Array {
  const { ids, drawing } = networkOf(board);
  const { xs, ys, from, to } = drawing;
  const nearest = new Float64Array(ids.length).fill(Infinity);
  for (let line = 0; line < from.length; line++) {
    const [a, b] = [from[line]!, to[line]!];
    if (a === b) continue;
    const distance = lengthOf(xs[a]! - xs[b]!, ys[a]! - ys[b]!);
    if (distance < nearest[a]!) nearest[a] = distance;
    if (distance < nearest[b]!) nearest[b] = distance;
  }
  return nearest;
}
