/** The differences between the streets of a board and those of the edition that it claims. */
import { memoByTopology, type NodeId, type StreetBoard } from '../../../model/index.js';
import { printedStreetBoard } from '../../editions/index.js';
import type { Profile } from '../../definitions/rule.js';
import { touchingNodes } from '../streets/touching-nodes.js';
import { findDisplacedCircles } from './displaced-circles.js';
import { matchWithPrint, type PrintMatch } from './match-print.js';
import { nameOfPair, pairOf, streetsOfPairs, type Pair } from './streets-of-pairs.js';

/** One street that differs: pairs that touch by it here, pairs that touch by it in print, or both if it ends elsewhere. */
export interface StreetDifference {
  /** Index of the street on the board; none if it is missing. */
  readonly street?: number;
  readonly here: readonly Pair[];
  /** In the ids of the board. */
  readonly inPrint: readonly Pair[];
}

/** A crossing of one side only, and the pairs that touch on the other side instead of touching it. */
export interface CrossingDifference {
  readonly crossing: NodeId;
  readonly instead: readonly Pair[];
}

export interface StreetDifferences {
  readonly print: StreetBoard;
  readonly match: PrintMatch;
  readonly streets: readonly StreetDifference[];
  /** Crossings of the board that the print does not have. */
  readonly surplus: readonly CrossingDifference[];
  /** Crossings of the print, by their ids there, that the board does not have. */
  readonly missing: readonly CrossingDifference[];
  /** Circles that stand where the print has another number. */
  readonly displaced: ReadonlyMap<NodeId, NodeId>;
  /** Nodes of the board that touch the same nodes as in print. */
  readonly complete: ReadonlySet<NodeId>;
}

/** The differences of a board from its edition; undefined if the edition has no reference. */
export const streetDifferences = (board: StreetBoard, profile: Profile): StreetDifferences | undefined =>
  profile === 'draft' ? ofDraft(board) : ofWhole(board);

const ofWhole = memoByTopology((board) => compareStreets(board, false));
const ofDraft = memoByTopology((board) => compareStreets(board, true));

function compareStreets(board: StreetBoard, isPartial: boolean): StreetDifferences | undefined {
  const print = printedStreetBoard(board);
  if (print === undefined) return undefined;
  let match = matchWithPrint(board, print, { isPartial });
  let complete = completeNodes(board, print, match);
  const displaced = findDisplacedCircles(board, print, match, complete);
  if (displaced.size > 0) {
    match = matchWithPrint(board, print, { isPartial, displaced });
    complete = completeNodes(board, print, match);
  }
  const { toPrint, toBoard } = match;
  const [here, there] = [touchingNodes(board), touchingNodes(print)];
  const surplus = [...here.keys()].filter((id) => !toPrint.has(id));
  const missing = [...there.keys()].filter((id) => !toBoard.has(id));
  if (complete.size === here.size && surplus.length === 0 && missing.length === 0)
    return { print, match, streets: [], surplus: [], missing: [], displaced, complete };

  const gained = pairsOnlyIn(here, there, toPrint);
  const lost = pairsOnlyIn(there, here, toBoard);
  // A pair that touches because a node between them is missing, or does not because a surplus node is between them.
  const byMissing = missing.map((id) => takePairs(gained, touchedImages(there, id, toBoard)));
  const bySurplus = surplus.map((id) =>
    takePairs(lost, new Set(here.get(id)!.map((each) => toPrint.get(each)!))),
  );
  const toHere = (pair: Pair): Pair => pairOf(toBoard.get(pair[0])!, toBoard.get(pair[1])!);
  const isCrossing = ({ crossing }: CrossingDifference): boolean => crossing.startsWith('x');
  return {
    print,
    match,
    streets: joinMoved(
      streetsOfPairs(board, [...gained.values()]),
      streetsOfPairs(print, [...lost.values()]).map(({ pairs }) => pairs.map(toHere)),
    ),
    surplus: surplus
      .map((crossing, i) => ({ crossing, instead: bySurplus[i]!.map(toHere) }))
      .filter(isCrossing),
    missing: missing.map((crossing, i) => ({ crossing, instead: byMissing[i]! })).filter(isCrossing),
    displaced,
    complete,
  };
}

type Touching = ReadonlyMap<NodeId, readonly NodeId[]>;
type Names = ReadonlyMap<NodeId, NodeId>;

/** The nodes whose neighbours are those of the print. */
function completeNodes(board: StreetBoard, print: StreetBoard, { toPrint }: PrintMatch): Set<NodeId> {
  const there = touchingNodes(print);
  const complete = new Set<NodeId>();
  for (const [id, near] of touchingNodes(board)) {
    const printed = there.get(toPrint.get(id) ?? id);
    const isSame =
      toPrint.has(id) &&
      near.length === printed?.length &&
      near.every((each) => printed.includes(toPrint.get(each) ?? each) && toPrint.has(each));
    if (isSame) complete.add(id);
  }
  return complete;
}

/** The pairs that touch on one side and not on the other, by name; only pairs of nodes that both sides have. */
function pairsOnlyIn(touching: Touching, others: Touching, names: Names): Map<string, Pair> {
  const pairs = new Map<string, Pair>();
  for (const [id, near] of touching) {
    const name = names.get(id);
    if (name === undefined) continue;
    const printed = others.get(name)!;
    for (const each of near) {
      const other = names.get(each);
      if (other === undefined || printed.includes(other)) continue;
      const pair = pairOf(id, each);
      pairs.set(nameOfPair(pair), pair);
    }
  }
  return pairs;
}

const touchedImages = (touching: Touching, id: NodeId, names: Names): ReadonlySet<NodeId> =>
  new Set(touching.get(id)!.map((each) => names.get(each)!));

/** Removes the pairs among some nodes, and gives them. */
function takePairs(pairs: Map<string, Pair>, nodes: ReadonlySet<NodeId>): Pair[] {
  const taken = [...pairs].filter(([, pair]) => pair.every((id) => nodes.has(id)));
  for (const [name] of taken) pairs.delete(name);
  return taken.map(([, pair]) => pair);
}

/** Joins a street that is here only with one that is in print only if both begin at one node: it ends elsewhere. */
function joinMoved(
  gained: readonly { readonly street: number; readonly pairs: readonly Pair[] }[],
  lost: readonly (readonly Pair[])[],
): StreetDifference[] {
  const left = [...lost];
  const moved = gained.map(({ street, pairs }): StreetDifference => {
    const ends = commonEnds(pairs);
    const i = left.findIndex((each) => commonEnds(each).some((id) => ends.includes(id)));
    return { street, here: pairs, inPrint: i < 0 ? [] : left.splice(i, 1)[0]! };
  });
  return [...moved, ...left.map((pairs): StreetDifference => ({ here: [], inPrint: pairs }))];
}

/** The nodes that all pairs have; circles come first. */
export const commonEnds = ([first, ...others]: readonly Pair[]): readonly NodeId[] =>
  first?.filter((id) => others.every((pair) => pair.includes(id))) ?? [];
