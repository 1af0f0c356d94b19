/** All nodes that any digitisation has, each once: what is the same on several boards has one entry. */
import type { Point } from '../../model/board.js';
import { CIRCLE, type Network } from '../../model/network/network.js';
import { nextTo, type View } from './views.js';

/** Grows while one view after another is laid on it; entries stay where they are. */
export interface Atlas {
  readonly kinds: number[];
  /** In the frame of the first view; undefined where no view says it. */
  readonly places: (Point | undefined)[];
  /** Who is next to whom on any of the boards, as `nextTo` has it. */
  readonly next: Set<number>[];
  readonly streets: Set<number>[];
  /** The circles that any view prints so. */
  readonly circlesByNumber: Map<number, number[]>;
  /** For each view by its index, the entry of each of its nodes; see `NOBODY` and `UNTOLD`. */
  readonly entries: Int32Array[];
  /** Radii of circles and of crossings in the frame of the first view. */
  readonly discs: { readonly circle: number; readonly crossing: number };
}

/** This node has no entry. */
export const NOBODY = -1;
/** This node has one of several entries, but which cannot be told. */
export const UNTOLD = -2;

export const emptyAtlas = ({ board: { discs } }: View): Atlas => ({
  kinds: [],
  places: [],
  next: [],
  streets: [],
  circlesByNumber: new Map(),
  entries: [],
  discs,
});

/** Takes a view in: nodes without an entry get a new one. */
export function addView(
  atlas: Atlas,
  view: View,
  matched: Int32Array,
  placeOf: (node: number) => Point | undefined,
): void {
  const { network } = view;
  const entries = matched.map((entry, node) =>
    entry !== NOBODY ? entry : view.isSeen(node) ? newEntry(atlas, network.kinds[node]!) : NOBODY,
  );
  atlas.entries[view.index] = entries;
  for (const [node, entry] of entries.entries()) {
    if (entry < 0) continue;
    atlas.places[entry] ??= placeOf(node);
    if (network.kinds[node] === CIRCLE) addNumber(atlas, numberOfNode(network, node), entry);
    // Lines past crossings that nobody drew are no neighbourhood.
    if (!view.knows.has('crossings')) continue;
    join(atlas.next[entry]!, nextTo(view, node), entries);
    const { starts, ends } = network.streets;
    join(atlas.streets[entry]!, ends.subarray(starts[node], starts[node + 1]), entries);
  }
}

export const numberOfNode = ({ ids }: Network, node: number): number => Number(ids[node]!.slice(1));

function newEntry(atlas: Atlas, kind: number): number {
  atlas.places.push(undefined);
  atlas.next.push(new Set());
  atlas.streets.push(new Set());
  return atlas.kinds.push(kind) - 1;
}

function addNumber({ circlesByNumber }: Atlas, number: number, entry: number): void {
  const known = circlesByNumber.get(number);
  if (known === undefined) circlesByNumber.set(number, [entry]);
  else if (!known.includes(entry)) known.push(entry);
}

function join(known: Set<number>, nodes: Int32Array, entries: Int32Array): void {
  for (const node of nodes) if (entries[node]! >= 0) known.add(entries[node]!);
}
