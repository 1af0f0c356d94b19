/** The relations that a source lists, as pairs of nodes, and what the rest of a board gives in their place. */
import { compareIds, type StatedRelation, type StreetBoard } from '../board/board.js';
import { memoByBoard } from '../board/memo-by-board.js';
import type { NodeId } from '../board/vocabulary.js';
import { alleyRelation, boatRelation } from './block-relations.js';
import { jackRelation, policeRelation, searchRelation, type Relation } from './street-relations.js';

/** The relations that a source may list and that follow from streets or blocks on a whole board. */
export const LISTED_RELATIONS = ['jack', 'police', 'search', 'alley', 'boat'] as const satisfies readonly StatedRelation['relation'][]; // prettier-ignore
export type ListedRelation = (typeof LISTED_RELATIONS)[number];

/** Two nodes without direction, the smaller id first. */
export type NodePair = readonly [NodeId, NodeId];

/** `at` is the node whose list has the other one, `lists`, while the list of `lists` lacks it. */
export interface OneWayEntry {
  readonly at: NodeId;
  readonly lists: NodeId;
}

/** A relation as a source lists it. */
export interface StatedPairs {
  /** The nodes with a list: their pairs are complete. */
  readonly nodes: ReadonlySet<NodeId>;
  /** By `pairKey`. */
  readonly pairs: ReadonlyMap<string, NodePair>;
  readonly oneWay: readonly OneWayEntry[];
}

export const pairOf = (a: NodeId, b: NodeId): NodePair => (compareIds(a, b) <= 0 ? [a, b] : [b, a]);
export const pairKey = (a: NodeId, b: NodeId): string => pairOf(a, b).join(' ');

/** All relations that a board states, by name. */
export const statedRelations = memoByBoard(
  ({ provenance }: StreetBoard): ReadonlyMap<StatedRelation['relation'], StatedPairs> => {
    const lists = new Map<StatedRelation['relation'], Map<NodeId, Set<NodeId>>>();
    for (const { relation, lists: own } of provenance.stated ?? []) {
      const known = lists.get(relation) ?? new Map<NodeId, Set<NodeId>>();
      lists.set(relation, known);
      for (const [node, others] of Object.entries(own) as [NodeId, readonly NodeId[]][])
        known.set(node, new Set([...(known.get(node) ?? []), ...others]));
    }
    return new Map([...lists].map(([relation, own]) => [relation, pairsOfLists(own)]));
  },
);

function pairsOfLists(lists: ReadonlyMap<NodeId, ReadonlySet<NodeId>>): StatedPairs {
  const pairs = new Map<string, NodePair>();
  const once: OneWayEntry[] = [];
  let both = 0;
  for (const [at, others] of lists)
    for (const other of others) {
      if (other === at) continue;
      pairs.set(pairKey(at, other), pairOf(at, other));
      const back = lists.get(other);
      if (back?.has(at)) both++;
      else if (back) once.push({ at, lists: other });
    }
  // Some sources list each pair once, at either end. Then an entry in one direction is no contradiction.
  const isTwoWay = both / 2 >= once.length;
  const mentioned = isTwoWay ? [] : [...pairs.values()].flat();
  return { nodes: new Set([...lists.keys(), ...mentioned]), pairs, oneWay: isTwoWay ? once : [] };
}

/** What the streets or blocks of a board give for a relation; undefined if it has none that could give it. */
export function derivedRelation(
  board: StreetBoard,
  relation: ListedRelation,
): Relation<NodeId, NodeId> | undefined {
  const hasStreets = board.streets.length > 0;
  const hasSteps = hasStreets && board.crossings.length > 0;
  const has = (kind: string): boolean => board.blocks.some((block) => block.kind === kind);
  switch (relation) {
    case 'jack':
      return hasStreets ? jackRelation(board) : undefined;
    case 'police':
      return hasSteps ? policeRelation(board) : undefined;
    case 'search':
      return hasSteps ? searchRelation(board) : undefined;
    case 'alley':
      return has('houses') ? alleyRelation(board) : undefined;
    case 'boat':
      return has('water') ? boatRelation(board) : undefined;
  }
}

/** A derived relation as pairs, by `pairKey`. */
export function pairsOfRelation(relation: Relation<NodeId, NodeId>): ReadonlyMap<string, NodePair> {
  const pairs = new Map<string, NodePair>();
  for (const [from, related] of relation)
    for (const to of related)
      if (!relation.has(to) || compareIds(from, to) < 0) pairs.set(pairKey(from, to), pairOf(from, to));
  return pairs;
}

/** Of the nodes that have pairs elsewhere, a source that lists this share lists the relation of the whole board. */
const WHOLE = 0.8;

/** Whether lists cover the whole board, so that a node without a list has no pairs, judged by the nodes that have pairs elsewhere. */
export function isWholeList(listed: Iterable<unknown>, elsewhere: Iterable<unknown>): boolean {
  const [own, others] = [new Set(listed), new Set(elsewhere)];
  return own.size > 0 && [...others].filter((node) => own.has(node)).length >= WHOLE * others.size;
}
