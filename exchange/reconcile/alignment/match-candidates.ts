/** Who may be whom by the neighbours found so far. */
import { JUNCTION } from '../../model/network/network.js';
import { NOBODY } from './atlas.js';
import {
  distanceTo,
  foundNextToEntry,
  foundNextToNode,
  isCrossingOrJunction,
  openNodes,
  worthOf,
  type Likeness,
  type Matching,
} from './matching.js';
import { nextTo } from './views.js';

export interface Candidate {
  readonly node: number;
  readonly entry: number;
  readonly worth: number;
}

/**
 * The candidates of all open nodes. When two are paired, only those whose answer may change are asked again: asking all of them
 * each time takes the square of the board.
 */
export class Candidates {
  /** By node, for those that have some. */
  readonly #known = new Map<number, readonly Candidate[]>();
  /** By entry, the nodes that it was ever a candidate of. */
  readonly #nodesOf = new Map<number, Set<number>>();
  /** Who has a node, or an entry, next to it. A junction has those next to it who do not touch it. */
  readonly #aroundNode: ReadonlyMap<number, readonly number[]>;
  readonly #aroundEntry: ReadonlyMap<number, readonly number[]>;

  constructor(readonly matching: Matching) {
    const { view, atlas } = matching;
    const open = [...openNodes(matching, isCrossingOrJunction)];
    this.#aroundNode = inverse(open.map((node) => [node, nextTo(view, node)]));
    this.#aroundEntry = inverse(atlas.next.entries());
    for (const node of open) this.#ask(node);
  }

  /** All there are, in the order of the nodes. */
  all(): readonly Candidate[] {
    return [...this.#known].sort(([a], [b]) => a - b).flatMap(([, candidates]) => candidates);
  }

  /** Takes in that these two were paired. */
  tell({ node, entry }: Candidate): void {
    this.#known.delete(node);
    const entries = [entry, ...(this.#aroundEntry.get(entry) ?? [])];
    const changed = new Set(entries.flatMap((each) => [...(this.#nodesOf.get(each) ?? [])]));
    for (const other of this.#aroundNode.get(node) ?? []) changed.add(other);
    for (const other of changed) if (this.matching.entryOf[other] === NOBODY) this.#ask(other);
  }

  #ask(node: number): void {
    const candidates = candidatesOf(this.matching, node);
    if (candidates.length === 0) this.#known.delete(node);
    else this.#known.set(node, candidates);
    for (const { entry } of candidates) {
      const nodes = this.#nodesOf.get(entry);
      if (nodes) nodes.add(node);
      else this.#nodesOf.set(entry, new Set([node]));
    }
  }
}

function inverse(
  lists: Iterable<readonly [number, Iterable<number>]>,
): ReadonlyMap<number, readonly number[]> {
  const found = new Map<number, number[]>();
  for (const [one, others] of lists)
    for (const other of others) {
      const known = found.get(other);
      if (known) known.push(one);
      else found.set(other, [one]);
    }
  return found;
}

function candidatesOf(matching: Matching, node: number): readonly Candidate[] {
  const { view, atlas, nodeOf } = matching;
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
}

/** Who lies elsewhere needs more to show than who lies nowhere. */
function isPlausible(matching: Matching, node: number, entry: number, { shared, apart }: Likeness): boolean {
  const distance = distanceTo(matching, node, entry);
  if (distance === undefined || distance <= matching.near(matching.view.network.kinds[node]!)) return true;
  return shared >= 2 && apart <= 1;
}
