/** Circles whose number says one thing and whose place or neighbours another, as when two numbers were swapped. */
import { CIRCLE } from '../../model/network/network.js';
import { NOBODY, numberOfNode } from './atlas.js';
import { nearest } from './match-by-place.js';
import { distanceTo, likeness, openNodes, pair, unpair, worthOf, type Matching } from './matching.js';
import { nextTo } from './views.js';

const isCircle = (kind: number): boolean => kind === CIRCLE;

/** The circles that a view's number means; several only if other views disagree about the number. */
export const circlesOfNumber = ({ view, atlas }: Matching, node: number): readonly number[] =>
  atlas.circlesByNumber.get(numberOfNode(view.network, node)) ?? [];

/**
 * Finds a seat for every circle that has none, and a better one for those that do not fit in. What they have next to them
 * weighs most; of equals the place decides, since two swapped numbers are one slip and two misplaced circles are two. Says
 * whether any has another seat now.
 */
export function seatCircles(matching: Matching): boolean {
  const { view, entryOf } = matching;
  const before = entryOf.slice(0, view.network.circleCount);
  for (const [node, entry] of entryOf.entries())
    if (entry >= 0 && view.network.kinds[node] === CIRCLE && isDoubtful(matching, node, entry))
      unpair(matching, node);
  const seats = seatsOf(matching);
  for (const { node, entry } of seats)
    if (entryOf[node] === NOBODY && matching.nodeOf[entry] === NOBODY) pair(matching, node, entry);
  for (const node of [...openNodes(matching, isCircle)]) {
    const entry = seatLeftFor(matching, node);
    if (entry !== undefined) pair(matching, node, entry);
  }
  return before.some((entry, node) => entry !== entryOf[node]);
}

/** The seat of its number is taken by a circle that left one free, perhaps by way of others: numbers go round in a ring. */
function seatLeftFor(matching: Matching, node: number): number | undefined {
  for (let [at, steps] = [node, 0]; steps < matching.entryOf.length; steps++) {
    const [entry] = circlesOfNumber(matching, at);
    if (entry === undefined || matching.nodeOf[entry] === NOBODY) return entry;
    at = matching.nodeOf[entry]!;
    if (at === node) return undefined;
  }
  return undefined;
}

/** Not at its place, if that is known, and with more neighbours apart than shared. */
function isDoubtful(matching: Matching, node: number, entry: number): boolean {
  const distance = distanceTo(matching, node, entry);
  if (distance !== undefined && distance <= matching.near(CIRCLE)) return false;
  const { shared, apart } = likeness(matching, node, entry);
  return shared < apart || distance !== undefined;
}

interface Seat {
  readonly node: number;
  readonly entry: number;
  readonly worth: number;
}

const FOR_THE_PLACE = 0.25;
const FOR_THE_NUMBER = 0.125;

/** All seats that anything speaks for, the best first. */
function seatsOf(matching: Matching): readonly Seat[] {
  const { view, atlas, nodeOf } = matching;
  const nodes = [...openNodes(matching, isCircle)];
  const byPlace = new Map(nearest(matching, isCircle, matching.near(CIRCLE)));
  const seats: Seat[] = [];
  for (const node of nodes) {
    const byNumber = new Set(circlesOfNumber(matching, node));
    const entries = new Set<number>([...byNumber, ...(byPlace.has(node) ? [byPlace.get(node)!] : [])]);
    for (const other of nextTo(view, node))
      for (const entry of matching.entryOf[other]! >= 0 ? atlas.next[matching.entryOf[other]!]! : [])
        if (atlas.kinds[entry] === CIRCLE) entries.add(entry);
    for (const entry of entries) {
      if (nodeOf[entry] !== NOBODY) continue;
      const like = likeness(matching, node, entry);
      const isThere = byPlace.get(node) === entry;
      // By the neighbours alone it takes more than a few of them, unless nobody else has this number.
      const enough = byNumber.size === 0 ? 1 : 2;
      if (!isThere && !byNumber.has(entry) && (like.shared < enough || like.apart > like.shared)) continue;
      const worth =
        worthOf(like) + (isThere ? FOR_THE_PLACE : 0) + (byNumber.has(entry) ? FOR_THE_NUMBER : 0);
      seats.push({ node, entry, worth });
    }
  }
  return seats.sort((a, b) => b.worth - a.worth || a.node - b.node || a.entry - b.entry);
}
