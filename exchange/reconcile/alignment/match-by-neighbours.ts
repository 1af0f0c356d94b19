/** Matches crossings and junctions by their neighbours, starting from the circles. */
import { MatchCandidates, type MatchCandidate } from './match-candidates.js';
import { distanceToEntry, matchPair, type NodeMatching } from './node-matching.js';

/**
 * Repeatedly matches the pairs with the most common matched neighbours, if no other candidate has as many. Nodes that cannot be
 * distinguished stay unmatched: two crossings may lie between the same circles.
 */
export function matchByNeighbours(matching: NodeMatching): void {
  const candidates = new MatchCandidates(matching);
  while (pairBest(matching, candidates));
}

/** Matches the best pairs that are each other's only best candidate. */
function pairBest(matching: NodeMatching, candidates: MatchCandidates): boolean {
  const all = candidates.all();
  const ofNode = onlyBest(matching, all, ({ node }) => node);
  const ofEntry = onlyBest(matching, all, ({ entry }) => entry);
  const mutual = all.filter((each) => ofNode.get(each.node) === each && ofEntry.get(each.entry) === each);
  const most = mutual.reduce((best, { worth }) => Math.max(best, worth), 0);
  const chosen = mutual.filter(({ worth }) => worth === most && most > 0);
  for (const { node, entry } of chosen) matchPair(matching, node, entry);
  for (const each of chosen) candidates.update(each);
  return most > 0;
}

/** The best candidate of each side, undefined if there is a tie; of equals the nearer one. */
function onlyBest(
  matching: NodeMatching,
  all: readonly MatchCandidate[],
  sideOf: (candidate: MatchCandidate) => number,
): ReadonlyMap<number, MatchCandidate | undefined> {
  const best = new Map<number, MatchCandidate>();
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

/** Positive if the first is nearer. */
function nearer(matching: NodeMatching, one: MatchCandidate, other: MatchCandidate): number {
  const [here, there] = [one, other].map(({ node, entry }) => distanceToEntry(matching, node, entry));
  return here === undefined || there === undefined ? 0 : there - here;
}
