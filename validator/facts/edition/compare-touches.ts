/** Compares who touches whom on a board and in print, for a given match of their nodes. */
import type { NodeId, StreetBoard } from '../../../model/index.js';
import { touchingNodes } from '../streets/touching-nodes.js';
import type { PrintMatch } from './match-print.js';
import { nameOfPair, pairOf, type Pair } from './streets-of-pairs.js';

/** A crossing or circle of one side only, and the pairs that touch on the other side instead of touching it. */
export interface NodeDifference {
  readonly node: NodeId;
  readonly instead: readonly Pair[];
}

export interface TouchDifferences {
  /** Pairs that touch on the board and not in print, in the ids of the board. */
  readonly gained: readonly Pair[];
  /** Pairs that touch in print and not on the board, in the ids of the print. */
  readonly lost: readonly Pair[];
  /** Nodes of the board that the print does not have; `instead` is in the ids of the print. */
  readonly surplus: readonly NodeDifference[];
  /** Nodes of the print that the board does not have; `instead` is in the ids of the board. */
  readonly missing: readonly NodeDifference[];
}

/** The pairs that touch on one side only. Those around a node that the other side does not have are explained by it. */
export function compareTouches(board: StreetBoard, print: StreetBoard, match: PrintMatch): TouchDifferences {
  const [here, there] = [touchingNodes(board), touchingNodes(print)];
  const { toPrint, toBoard } = match;
  const gained = pairsOnlyIn(here, there, toPrint);
  const lost = pairsOnlyIn(there, here, toBoard);
  return {
    missing: [...there.keys()]
      .filter((node) => !toBoard.has(node))
      .map((node) => ({ node, instead: takePairs(gained, there.get(node)!, toBoard) })),
    surplus: [...here.keys()]
      .filter((node) => !toPrint.has(node))
      .map((node) => ({ node, instead: takePairs(lost, here.get(node)!, toPrint) })),
    gained: [...gained.values()],
    lost: [...lost.values()],
  };
}

/** How many differences there are; a node of one side only weighs as much as a street that ends elsewhere. */
export const countDifferences = ({ gained, lost, surplus, missing }: TouchDifferences): number =>
  gained.length + lost.length + 2 * (surplus.length + missing.length);

/** The nodes whose neighbours are those of the print. */
export function completeNodes(board: StreetBoard, print: StreetBoard, { toPrint }: PrintMatch): Set<NodeId> {
  const there = touchingNodes(print);
  const complete = new Set<NodeId>();
  for (const [id, near] of touchingNodes(board)) {
    const printed = there.get(toPrint.get(id)!);
    if (printed?.length === near.length && near.every((each) => printed.includes(toPrint.get(each)!)))
      complete.add(id);
  }
  return complete;
}

type Touching = ReadonlyMap<NodeId, readonly NodeId[]>;
type Names = ReadonlyMap<NodeId, NodeId>;

/** The pairs of one side that do not touch on the other, by name; only pairs of nodes that both sides have. */
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

/** Removes the pairs among some nodes of the other side, and gives them. */
function takePairs(pairs: Map<string, Pair>, others: readonly NodeId[], names: Names): Pair[] {
  const nodes = new Set(others.map((each) => names.get(each)!));
  const taken = [...pairs].filter(([, pair]) => pair.every((id) => nodes.has(id)));
  for (const [name] of taken) pairs.delete(name);
  return taken.map(([, pair]) => pair);
}
