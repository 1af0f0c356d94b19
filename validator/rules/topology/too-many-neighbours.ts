import type { StreetBoard } from '../../../model/index.js';
import { networkOf } from '../../../model/network/network.js';
import { listed } from '../../listed.js';
import { nodeAt } from '../../names-of-parts.js';
import { circlesRound, patchesOf } from '../../patches.js';
import type { Issue, Rule } from '../../rule.js';

/**
 * In print at most 9 (Whitechapel) and 8 (Whitehall) circles stand round crossings with no circle between them. The 99th
 * percentile of the board itself would always find something.
 */
export const MOST_CIRCLES_TOGETHER = 10;

/** A stretch of crossings with more circles round it than anywhere in print, all of them neighbours of each other. */
export const tooManyNeighbours: Rule<StreetBoard> = {
  id: 'topology/too-many-neighbours',
  severity: 'warning',
  games: ['lfw', 'wm'],
  summary: `No more than ${MOST_CIRCLES_TOGETHER} circles stand round crossings that have no circle between them.`,
  why: 'Jack goes from each of them to all others in one move; a circle between the crossings was probably not traced.',
  mend: 'Look for a circle that is missing on a street between the crossings.',
  waive: 'On a home-made board that means it so.',
  answers: ['TOP-009', 'DEF-02'],
  placeless: true,
  check: ({ board }) => {
    const { ids, kinds } = networkOf(board);
    const patches = patchesOf(board);
    const seen = new Uint8Array(patches.starts.length);
    const issues: Issue[] = [];
    // By the first crossing of each patch.
    for (let node = 0; node < kinds.length; node++) {
      const patch = patches.of[node]!;
      if (patch === -1 || seen[patch] === 1) continue;
      seen[patch] = 1;
      const count = circlesRound(patches, patch);
      if (count <= MOST_CIRCLES_TOGETHER) continue;
      const { id, pointer, name } = nodeAt(board, node);
      const start = patches.starts[patch]!;
      const circles = Array.from(patches.circles.subarray(start, start + 20), (circle) => ids[circle]!);
      issues.push({
        entities: [id],
        pointer,
        what: `As many as ${count} circles are neighbours of each other by way of ${name}: ${listed(circles.map((each) => each.slice(1)))}.`,
        mend: `Look for a circle missing on a street near ${name}.`,
        seen: count,
        expected: MOST_CIRCLES_TOGETHER,
      });
    }
    return issues;
  },
};
