import type { StreetBoard } from '../../../model/index.js';
import { CIRCLE, CROSSING, networkOf } from '../../../model/network/network.js';
import { placeless } from '../../../model/placeless.js';
import { listed } from '../../listed.js';
import { nodeAt } from '../../names-of-parts.js';
import { circlesRound, patchesOf } from '../../patches.js';
import type { Issue, Rule } from '../../rule.js';
import { MOST_CIRCLES_TOGETHER } from './too-many-neighbours.js';

/** In print Jack passes at most four crossings in one move, as from 69 to 56 on Whitechapel (LFW-X06). */
const MOST_CROSSINGS = 4;

/** Neighbours with more crossings between them than anywhere in print. */
export const longWay: Rule<StreetBoard> = {
  id: 'topology/long-way',
  severity: 'warning',
  games: ['lfw', 'wm'],
  summary: `Between two neighbouring circles lie no more than ${MOST_CROSSINGS} crossings, by the shortest way.`,
  why: 'Jack covers all of it in one move; a circle on the way was probably not traced.',
  mend: 'Look for a circle that is missing on the way.',
  waive: 'On a home-made board that means it so.',
  answers: ['TOP-015', 'DEF-02'],
  check: ({ board }) => [...longestWays(board).values()].map((way) => issueOf(board, way)),
};

/** The nodes of a way, both circles among them. */
type Way = readonly number[];

function issueOf(board: StreetBoard, way: Way): Issue {
  const { kinds, ids } = networkOf(board);
  const [first, last] = [nodeAt(board, way[0]!), nodeAt(board, way.at(-1)!)];
  const crossings = way.filter((node) => kinds[node] === CROSSING);
  return {
    entities: [first.id, last.id],
    pointer: first.pointer,
    what: `From ${first.name} to ${last.name} Jack passes ${crossings.length} crossings in one move: ${listed(crossings.map((node) => ids[node]!))}.`,
    mend: `Look for a circle missing between ${ids[crossings[0]!]!} and ${ids[crossings.at(-1)!]!}.`,
    seen: crossings.length,
    expected: MOST_CROSSINGS,
    at: nodeAt(board, crossings[crossings.length >> 1]!).at,
  };
}

/** The longest of the ways that are too long through each patch, since one missing circle makes several. */
const longestWays = placeless((board: StreetBoard): ReadonlyMap<number, Way> => {
  const { kinds, streets } = networkOf(board);
  const patches = patchesOf(board);
  // Where too many circles stand together that is the finding, and ways between all of them would take long to measure.
  const isCrowded = (patch: number): boolean => circlesRound(patches, patch) > MOST_CIRCLES_TOGETHER;
  const sources = new Set<number>();
  for (let patch = 0; patch < patches.crossings.length; patch++)
    if (patches.crossings[patch]! > MOST_CROSSINGS && !isCrowded(patch))
      for (let i = patches.starts[patch]!; i < patches.starts[patch + 1]!; i++)
        sources.add(patches.circles[i]!);
  const longest = new Map<number, Way>();
  const before = new Int32Array(kinds.length);
  const passed = new Int32Array(kinds.length);
  const seenFrom = new Int32Array(kinds.length).fill(-1);
  for (const source of [...sources].sort((a, b) => a - b)) {
    seenFrom[source] = source;
    passed[source] = 0;
    // By number of crossings passed; a junction counts for nothing, so it is gone on from at once.
    let ring = [source];
    while (ring.length > 0) {
      const further: number[] = [];
      for (const node of ring)
        for (let i = streets.starts[node]!; i < streets.starts[node + 1]!; i++) {
          const next = streets.ends[i]!;
          if (seenFrom[next] === source || (kinds[next] !== CIRCLE && isCrowded(patches.of[next]!))) continue;
          seenFrom[next] = source;
          before[next] = node;
          passed[next] = passed[node]! + (kinds[next] === CROSSING ? 1 : 0);
          if (kinds[next] === CROSSING) further.push(next);
          else if (kinds[next] !== CIRCLE) ring.push(next);
          else if (next > source && passed[next] > MOST_CROSSINGS)
            keepLonger(longest, patches.of[node]!, passed[next], () => wayTo(before, source, next));
        }
      ring = further;
    }
  }
  return longest;

  function keepLonger(ways: Map<number, Way>, patch: number, count: number, way: () => Way): void {
    const known = ways.get(patch);
    if (known !== undefined && known.filter((node) => kinds[node] === CROSSING).length >= count) return;
    ways.set(patch, way());
  }
});

function wayTo(before: Int32Array, source: number, goal: number): Way {
  const way = [goal];
  while (way.at(-1) !== source) way.push(before[way.at(-1)!]!);
  return way.reverse();
}
