import {
  describeNode,
  joinWithAnd,
  searchersRelation,
  searchRelation,
  type CircleId,
  type CrossingId,
  type JunctionId,
  type NodeId,
  type StreetBoard,
} from '../../../model/index.js';
import { streetGraph } from '../../../model/graph/index.js';
import {
  addNodeFix,
  makeAskFix,
  pointersOfNodes,
  streetRule,
  type Issue,
} from '../../definitions/define-rule.js';
import type { Profile } from '../../definitions/rule.js';
import { COMPARED_WITH_EDITION } from '../../facts/edition/compared-with-edition.js';
import { describeCrossingOf, describeEdition } from '../../facts/edition/describe-differences.js';
import { streetDifferences, type StreetDifferences } from '../../facts/edition/street-differences.js';
import type { NodeDifference } from '../../facts/edition/compare-touches.js';
import { streetsOfPairs } from '../../facts/edition/streets-of-pairs.js';
import { likelyPlaceInPrint } from '../../facts/geometry/likely-place-in-print.js';
import { touchingNodes } from '../../facts/streets/touching-nodes.js';

/** More crossings differ only if the board is another one, which edition/street-differs reports. */
const MOST_CROSSINGS = 20;

/** A crossing that the edition does not have, or lacks one that it has. */
export const crossingDiffers = streetRule({
  ...COMPARED_WITH_EDITION,
  id: 'edition/crossing-differs',
  summary: 'The crossings are those of the edition that the board claims.',
  why: 'Police stand and search at crossings, and Jack cannot pass an occupied one.',
  remedy: 'Compare the squares with the print.',
  catalogueIds: [],
  origin: 'A junction traced as a crossing, or a crossing as a junction, can be consistent in itself.',
  *check({ board, profile }) {
    const differences = streetDifferences(board, profile);
    if (differences === undefined) return;
    if (profile === 'draft') {
      // Other missing crossings are not traced yet.
      const drawnOtherwise = differences.missing.filter(({ instead }) => instead.length > 0);
      for (const each of drawnOtherwise) yield missing(board, profile, differences, each);
      const explained = new Set(drawnOtherwise.flatMap(({ instead }) => instead.flat()));
      for (const { node } of differences.surplus)
        if (
          touchingNodes(board)
            .get(node)!
            .filter((id) => explained.has(id)).length < 2
        )
          yield unlikeAnyCrossing(board, differences, node);
      return;
    }
    for (const each of differences.surplus.slice(0, MOST_CROSSINGS)) yield surplus(board, each);
    for (const each of differences.missing.slice(0, MOST_CROSSINGS))
      yield missing(board, profile, differences, each);
  },
});

function surplus(board: StreetBoard, { node, instead }: NodeDifference): Issue | undefined {
  const crossing = node as CrossingId;
  // street/no-line reports a crossing that touches nothing.
  if (touchingNodes(board).get(crossing)!.length === 0) return undefined;
  const isJunction = instead.length > 0;
  return {
    entities: [crossing],
    pointer: pointersOfNodes(board).get(crossing)!,
    what: `${describeCrossingOf(board, crossing).replace('the', 'The')} is not in ${describeEdition(board)}${isJunction ? ': there the streets meet without a square' : ''}.`,
    remedy: isJunction
      ? `Make ${crossing} a junction, or compare the square with the print.`
      : `Compare ${crossing} and its streets with the print.`,
    seen: crossing,
    ...(isJunction
      ? { fix: makeAskFix('makeJunction', { crossing }, `Make ${crossing} a junction`) }
      : streetGraph(board).degree(crossing) === 2 && {
          fix: makeAskFix('dissolveNode', { node: crossing }, `Dissolve ${crossing}`),
        }),
  };
}

function missing(
  board: StreetBoard,
  profile: Profile,
  { print, match }: StreetDifferences,
  { node: crossing, instead }: NodeDifference,
): Issue {
  const near = touchingNodes(print)
    .get(crossing)!
    .map((id) => match.toBoard.get(id))
    .filter((id): id is NodeId => id !== undefined);
  const circles = searchRelation(print).get(crossing as CrossingId)!;
  const junction = junctionOf(board, instead);
  const by = circles.length > 0 ? ` by ${circles.map((id) => id.slice(1)).join(' ')}` : '';
  const edition = describeEdition(board);
  if (junction !== undefined)
    return {
      entities: [junction],
      pointer: pointersOfNodes(board).get(junction)!,
      what: `The junction ${junction} is a crossing in ${edition}, the one${by}.`,
      remedy: `Make ${junction} a crossing.`,
      expected: circles,
      fix: makeAskFix('makeCrossing', { junction }, `Make ${junction} a crossing`),
    };
  const place = likelyPlaceInPrint(board, profile, crossing);
  return {
    entities: near.length > 0 ? near : ['crossings'],
    pointer: '/crossings',
    what: `The crossing${by} of ${edition} is not on the board.`,
    remedy: `Trace the square between ${joinWithAnd(near.map(describeNode)) || 'its neighbours'} as printed.`,
    expected: circles,
    ...(place && { at: place.at, fix: addNodeFix(nextCrossingId(board), place) }),
    missing: true,
  };
}

/** The id after the last crossing's. */
const nextCrossingId = ({ crossings }: StreetBoard): CrossingId =>
  `x${Math.max(0, ...crossings.map(({ id }) => Number(id.slice(1)))) + 1}`;

/** The junction through which pairs touch. */
function junctionOf(board: StreetBoard, pairs: NodeDifference['instead']): JunctionId | undefined {
  const [leg] = streetsOfPairs(board, pairs);
  return leg && board.streets[leg.street]!.between.find((id): id is JunctionId => id.startsWith('t'));
}

/** In a draft, a crossing fits as long as some printed crossing searches all circles that it searches so far. */
function unlikeAnyCrossing(
  board: StreetBoard,
  { print }: StreetDifferences,
  crossing: NodeId,
): Issue | undefined {
  const circles = searchRelation(board).get(crossing as CrossingId)!;
  const search = searchRelation(print);
  const fits = (each: CrossingId): boolean => circles.every((id) => search.get(each)!.includes(id));
  const isKnown = (id: CircleId): boolean => searchersRelation(print).has(id);
  if (circles.length < 2 || !circles.every(isKnown)) return undefined;
  if (searchersRelation(print).get(circles[0]!)!.some(fits)) return undefined;
  return {
    entities: [crossing],
    pointer: pointersOfNodes(board).get(crossing)!,
    what: `The crossing ${crossing} searches ${joinWithAnd(circles.map((id) => id.slice(1)))}; in ${describeEdition(board)} no crossing searches all of them.`,
    remedy: `Compare the streets at ${crossing} with the print.`,
    seen: circles,
  };
}
