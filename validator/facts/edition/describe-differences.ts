/** Differences from the printed edition in the game's words. */
import {
  capitalise,
  describeCrossing,
  searchRelation,
  type Board,
  type CrossingId,
  type NodeId,
  type StreetBoard,
} from '../../../model/index.js';
import { commonEnds, type StreetDifference, type StreetDifferences } from './street-differences.js';
import type { Pair } from './streets-of-pairs.js';

/** "the 2012 edition". */
export const describeEdition = ({ edition }: Board): string =>
  `the ${/^\d{4}/.exec(edition)?.[0] ?? edition} edition`;

/** A crossing by the circles around it, without one that the sentence names already: "the crossing by 134 136"; by `name` if there is none. */
export const describeCrossingOf = (board: StreetBoard, id: NodeId, without?: NodeId, name = id): string => {
  const circles = searchRelation(board).get(id as CrossingId) ?? [];
  const crossing = board.crossings.find((each) => each.id === id);
  return describeCrossing(
    { ...crossing, id: name as CrossingId },
    circles.filter((circle) => circle !== without),
  );
};

/** One street that differs, as a sentence. */
export function describeStreetDifference(
  board: StreetBoard,
  { print, match }: StreetDifferences,
  { here, inPrint }: StreetDifference,
): string {
  const edition = describeEdition(board);
  const [mine, theirs] = [here[0], inPrint[0]];
  const touchHere = mine && describeTouch(mine, (id, without) => describeCrossingOf(board, id, without));
  const touchInPrint =
    theirs &&
    describeTouch(theirs, (id, without) => {
      const [printed, other] = [match.toPrint.get(id)!, without && match.toPrint.get(without)];
      return describeCrossingOf(print, printed, other, id);
    });
  const more = Math.max(here.length, inPrint.length);
  const through = more > 1 ? ` It leads to a junction, so ${more} pairs of neighbours differ.` : '';
  if (touchHere && touchInPrint) {
    const isSameCircle = commonEnds([mine, theirs]).some((id) => id.startsWith('c'));
    const instead =
      isSameCircle && touchHere.from !== undefined && touchInPrint.from !== undefined
        ? `from ${touchInPrint.from}`
        : touchInPrint.holds;
    return `${capitalise(touchHere.holds)}; in ${edition} ${instead} instead.${through}`;
  }
  if (touchHere) return `${capitalise(touchHere.holds)}; in ${edition} ${touchHere.doesNot}.${through}`;
  return touchInPrint
    ? `${capitalise(touchInPrint.fails)}; in ${edition} ${touchInPrint.does}.${through}`
    : '';
}

interface TouchWords {
  readonly holds: string;
  readonly fails: string;
  /** The end of a sentence that states the contrary: "it is not". */
  readonly doesNot: string;
  readonly does: string;
  /** The crossing that a circle is searched from. */
  readonly from?: string;
}

/** What it means in play that two nodes touch; circles come first in a pair. */
function describeTouch([a, b]: Pair, crossing: (id: NodeId, without?: NodeId) => string): TouchWords {
  if (b.startsWith('c')) {
    const walk = `walk between ${a.slice(1)} and ${b.slice(1)} without passing a crossing`;
    return { holds: `Jack can ${walk}`, fails: `Jack cannot ${walk}`, doesNot: 'he cannot', does: 'he can' };
  }
  if (a.startsWith('c')) {
    const [circle, from] = [`circle ${a.slice(1)}`, crossing(b, a)];
    return {
      holds: `${circle} is searched from ${from}`,
      fails: `${circle} is not searched from ${from}`,
      doesNot: 'it is not',
      does: 'it is',
      from,
    };
  }
  const joins = `joins ${crossing(a)} to ${crossing(b)}`;
  return { holds: `a street ${joins}`, fails: `no street ${joins}`, doesNot: 'none does', does: 'one does' };
}
