/** The differences between the streets of a board and those of the edition that it claims. */
import { memoByTopology, type NodeId, type StreetBoard } from '../../../model/index.js';
import { printedStreetBoard } from '../../editions/index.js';
import type { Profile } from '../../definitions/rule.js';
import type { NodeDifference } from './compare-touches.js';
import { findBestMatch } from './improve-match.js';
import type { PrintMatch } from './match-print.js';
import { pairOf, streetsOfPairs, type Pair, type StreetOfPairs } from './streets-of-pairs.js';

/** One street that differs: pairs that touch by it here, pairs that touch by it in print, or both if it ends elsewhere. */
export interface StreetDifference {
  /** Index of the street on the board; none if it is missing. */
  readonly street?: number;
  readonly here: readonly Pair[];
  /** In the ids of the board. */
  readonly inPrint: readonly Pair[];
}

export interface StreetDifferences {
  readonly print: StreetBoard;
  readonly match: PrintMatch;
  readonly streets: readonly StreetDifference[];
  /** Crossings of the board that the print does not have; all pairs are in the ids of the board. */
  readonly surplus: readonly NodeDifference[];
  /** Crossings of the print, by their ids there, that the board does not have. */
  readonly missing: readonly NodeDifference[];
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
  const { match, differences, displaced, complete } = findBestMatch(board, print, isPartial);
  const { gained, lost, surplus, missing } = differences;
  const toHere = ([a, b]: Pair): Pair => pairOf(match.toBoard.get(a)!, match.toBoard.get(b)!);
  const isCrossing = ({ node }: NodeDifference): boolean => node.startsWith('x');
  return {
    print,
    match,
    streets: joinMoved(
      streetsOfPairs(board, gained),
      streetsOfPairs(print, lost).map(({ pairs }) => pairs.map(toHere)),
    ),
    surplus: surplus.filter(isCrossing).map(({ node, instead }) => ({ node, instead: instead.map(toHere) })),
    missing: missing.filter(isCrossing),
    displaced,
    complete,
  };
}

/** Joins a street that is here only with one that is in print only if both begin at one node: it ends elsewhere. */
function joinMoved(gained: readonly StreetOfPairs[], lost: readonly (readonly Pair[])[]): StreetDifference[] {
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
