/** Crossings and junctions by whom they have next to them, from the circles outward. */
import { Candidates, type Candidate } from './candidates.js';
import { distanceTo, pair, type Matching } from './matching.js';

/**
 * Pairs what the neighbourhood tells apart: again and again those who share the most found neighbours with each other and with
 * nobody else as many. Who stays alike with others stays open: two crossings may lie between the same circles.
 */
export function matchByStructure(matching: Matching): void {
  const asked = new Candidates(matching);
  while (pairBest(matching, asked));
}

/** Pairs those of the most worth that are each other's only best. */
function pairBest(matching: Matching, asked: Candidates): boolean {
  const all = asked.all();
  const ofNode = onlyBest(matching, all, ({ node }) => node);
  const ofEntry = onlyBest(matching, all, ({ entry }) => entry);
  const mutual = all.filter((each) => ofNode.get(each.node) === each && ofEntry.get(each.entry) === each);
  const most = mutual.reduce((best, { worth }) => Math.max(best, worth), 0);
  const chosen = mutual.filter(({ worth }) => worth === most && most > 0);
  for (const { node, entry } of chosen) pair(matching, node, entry);
  for (const each of chosen) asked.tell(each);
  return most > 0;
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
