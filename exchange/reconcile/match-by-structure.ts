/** Crossings and junctions by whom they have next to them, from the circles outward. */
import { JUNCTION } from '../../model/network/network.js';
import { NOBODY } from './atlas.js';
import {
  distanceTo,
  foundNextToEntry,
  foundNextToNode,
  isCrossingOrJunction,
  openNodes,
  pair,
  worthOf,
  type Likeness,
  type Matching,
} from './matching.js';

/**
 * Pairs what the neighbourhood tells apart: again and again those who share the most found neighbours with each other and with
 * nobody else as many. Who stays alike with others stays open: two crossings may lie between the same circles.
 */
export function matchByStructure(matching: Matching): void {
  while (pairBest(matching));
}

/** Who lies elsewhere needs more to show than who lies nowhere. */
function isPlausible(matching: Matching, node: number, entry: number, { shared, apart }: Likeness): boolean {
  const distance = distanceTo(matching, node, entry);
  if (distance === undefined || distance <= matching.near(matching.view.network.kinds[node]!)) return true;
  return shared >= 2 && apart <= 1;
}

interface Candidate {
  readonly node: number;
  readonly entry: number;
  readonly worth: number;
}

/** Pairs those of the most worth that are each other's only best. */
function pairBest(matching: Matching): boolean {
  const all = candidatesOf(matching);
  const ofNode = onlyBest(matching, all, ({ node }) => node);
  const ofEntry = onlyBest(matching, all, ({ entry }) => entry);
  const mutual = all.filter((each) => ofNode.get(each.node) === each && ofEntry.get(each.entry) === each);
  const most = mutual.reduce((best, { worth }) => Math.max(best, worth), 0);
  for (const { node, entry, worth } of mutual) if (worth === most && most > 0) pair(matching, node, entry);
  return most > 0;
}

function candidatesOf(matching: Matching): Candidate[] {
  const { view, atlas, nodeOf } = matching;
  return [...openNodes(matching, isCrossingOrJunction)].flatMap((node) => {
    const found = foundNextToNode(matching, node);
    const shared = new Map<number, number>();
    // Nobody touches a junction, but streets lead to it.
    const around = view.network.kinds[node] === JUNCTION ? atlas.streets : atlas.next;
    for (const neighbour of found)
      for (const entry of around[neighbour]!)
        if (nodeOf[entry] === NOBODY && atlas.kinds[entry] === view.network.kinds[node])
          shared.set(entry, (shared.get(entry) ?? 0) + 1);
    return [...shared].flatMap(([entry, count]) => {
      const like = {
        shared: count,
        apart: found.length + foundNextToEntry(matching, entry).length - 2 * count,
      };
      return isPlausible(matching, node, entry, like) ? [{ node, entry, worth: worthOf(like) }] : [];
    });
  });
}

/** For each the best candidate, if none is as good; of equals that one which lies nearer. */
function onlyBest(
  matching: Matching,
  all: readonly Candidate[],
  sideOf: (candidate: Candidate) => number,
): ReadonlyMap<number, Candidate | undefined> {
  const best = new Map<number, Candidate>();
  const tied = new Set<number>();
  for (const each of all) {
    const side = sideOf(each);
    const known = best.get(side);
    const order = known === undefined ? 1 : each.worth - known.worth || nearer(matching, each, known);
    if (order > 0) {
      best.set(side, each);
      tied.delete(side);
    } else if (order === 0) tied.add(side);
  }
  return new Map([...best].map(([side, each]) => [side, tied.has(side) ? undefined : each]));
}

/** Positive if the first lies nearer. */
function nearer(matching: Matching, one: Candidate, other: Candidate): number {
  const [here, there] = [one, other].map(({ node, entry }) => distanceTo(matching, node, entry));
  return here === undefined || there === undefined ? 0 : there - here;
}
