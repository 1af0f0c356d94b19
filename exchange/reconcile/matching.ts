/** The work of laying one view on the atlas: who has been found so far, and how alike two nodes are. */
import type { Point } from '../../model/board.js';
import { JUNCTION } from '../../model/network/network.js';
import { NOBODY, type Atlas } from './atlas.js';
import { nextTo, type View } from './views.js';

export interface Matching {
  readonly view: View;
  readonly atlas: Atlas;
  /** For each node of the view its entry, and for each entry the node; `NOBODY` while unknown. */
  readonly entryOf: Int32Array;
  readonly nodeOf: Int32Array;
  /** Where a node lies in the frame of the atlas, if that is known. */
  readonly placeOf: (node: number) => Point | undefined;
  /** Within this a node lies at an entry's place. */
  readonly near: (kind: number) => number;
}

export function pair({ entryOf, nodeOf }: Matching, node: number, entry: number): void {
  entryOf[node] = entry;
  nodeOf[entry] = node;
}

export function unpair({ entryOf, nodeOf }: Matching, node: number): void {
  nodeOf[entryOf[node]!] = NOBODY;
  entryOf[node] = NOBODY;
}

/** The nodes of some kinds that have no entry yet. */
export function* openNodes(
  { view, entryOf }: Matching,
  isMeant: (kind: number) => boolean,
): Generator<number> {
  for (const [node, entry] of entryOf.entries())
    if (entry === NOBODY && isMeant(view.network.kinds[node]!) && view.isSeen(node)) yield node;
}

/** The entries of some kinds that no node has yet. */
export function* openEntries(
  { atlas, nodeOf }: Matching,
  isMeant: (kind: number) => boolean,
): Generator<number> {
  for (const [entry, node] of nodeOf.entries())
    if (node === NOBODY && isMeant(atlas.kinds[entry]!)) yield entry;
}

/** The entries of those next to a node that are found already, sorted. */
export function foundNextToNode({ view, entryOf }: Matching, node: number): number[] {
  const found = new Set<number>();
  for (const other of nextTo(view, node)) if (entryOf[other]! >= 0) found.add(entryOf[other]!);
  return [...found].sort((a, b) => a - b);
}

/** The same from the side of the atlas. */
export const foundNextToEntry = ({ atlas, nodeOf }: Matching, entry: number): number[] =>
  [...atlas.next[entry]!].filter((other) => nodeOf[other]! >= 0).sort((a, b) => a - b);

/** How many found neighbours a node and an entry share, and how many only one of them has. */
export interface Likeness {
  readonly shared: number;
  readonly apart: number;
}

export function likeness(matching: Matching, node: number, entry: number): Likeness {
  const ours = foundNextToNode(matching, node);
  const theirs = new Set(foundNextToEntry(matching, entry));
  const shared = ours.filter((each) => theirs.has(each)).length;
  return { shared, apart: ours.length + theirs.size - 2 * shared };
}

/** The same by streets, for a node and an entry of different kinds, one of which may be looked through. */
export function streetLikeness(
  { view, atlas, entryOf, nodeOf }: Matching,
  node: number,
  entry: number,
): Likeness {
  const { starts, ends } = view.network.streets;
  const ours = new Set([...ends.subarray(starts[node], starts[node + 1])].map((other) => entryOf[other]!));
  ours.delete(NOBODY);
  const theirs = [...atlas.streets[entry]!].filter((other) => nodeOf[other]! >= 0);
  const shared = theirs.filter((each) => ours.has(each)).length;
  return { shared, apart: ours.size + theirs.length - 2 * shared };
}

/** One worth for both: what is shared counts; of equals that one is better which has less besides. */
export const worthOf = ({ shared, apart }: Likeness): number => shared - apart / 100;

/** How far a node is from an entry; undefined if either has no place. */
export function distanceTo({ atlas, placeOf }: Matching, node: number, entry: number): number | undefined {
  const [at, there] = [placeOf(node), atlas.places[entry]];
  return at && there && Math.hypot(at[0] - there[0], at[1] - there[1]);
}

export const isCrossingOrJunction = (kind: number): boolean => kind > 0 && kind <= JUNCTION;
