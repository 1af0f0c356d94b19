import { describeNode, facesOfBoard, type NodeId, type StreetBoard } from '../../../model/index.js';
import { networkOf } from '../../../model/network/index.js';
import { makeAskFix, pointersOfNodes, streetRule, type Issue } from '../../definitions/define-rule.js';
import { blueCirclesOnOpenWater, joinCircleNumbers } from '../../facts/blocks/blue-circles-on-blocks.js';
import { areJoined } from '../../facts/streets/lines-of-node.js';

/** Blue circles on the rim with no more nodes between them are in one bay. */
const SAME_BAY = 9;
/** How many nodes beyond the outermost blue circles a closing line may end. */
const BEYOND = 4;

/** Water that is open to the edge of the board. */
export const openWater = streetRule({
  id: 'water/open-water',
  severity: { otherwise: 'error', draft: 'info' },
  games: ['wm'],
  summary: 'Water at the edge of the board is closed by a waterline.',
  why: 'Water open to the edge is no block, so no boat goes between its blue circles.',
  remedy: 'Draw the waterline that is printed across the mouth of the water.',
  whenToWaive: 'Where a blue circle is really printed at the edge without enclosed water around it.',
  catalogueIds: ['WAT-008', 'WAT-002', 'DEF-12'],
  needsPlaces: true,
  check: ({ board }) =>
    facesOfBoard(board).outer.flatMap((walk) => baysOf(board, walk).map((bay) => issueOf(board, walk, bay))),
});

/** Places of a bay's outermost blue circles on the walk; the second may be past its end. */
type Bay = [first: number, last: number];

function baysOf(board: StreetBoard, walk: readonly NodeId[]): Bay[] {
  const open = blueCirclesOnOpenWater(board);
  const bays: Bay[] = [];
  for (const [place, id] of walk.entries()) {
    const bay = bays.at(-1);
    if (!open.has(id)) continue;
    if (bay && place - bay[1] <= SAME_BAY) bay[1] = place;
    else bays.push([place, place]);
  }
  // The walk is a ring: the last bay may continue at its start.
  const [first, last] = [bays[0], bays.at(-1)];
  if (first && last && first !== last && first[0] + walk.length - last[1] <= SAME_BAY) {
    bays.shift();
    last[1] = first[1] + walk.length;
  }
  return bays;
}

function issueOf(board: StreetBoard, walk: readonly NodeId[], [first, last]: Bay): Issue {
  const at = (place: number): NodeId => walk.at(place % walk.length)!;
  const nodes = new Set(Array.from({ length: last - first + 1 }, (_, i) => at(first + i)));
  const circles = [...nodes].filter((id) => blueCirclesOnOpenWater(board).has(id));
  const mouth = mouthOf(board, at, first, last);
  const [words, lie] = circles.length === 1 ? ['circle', 'lies'] : ['circles', 'lie'];
  return {
    entities: circles,
    pointer: pointersOfNodes(board).get(circles[0]!)!,
    what: `The blue ${words} ${joinCircleNumbers(circles)} ${lie} in water that is open to the edge of the board.`,
    remedy: `Draw the waterline that closes it${mouth ? `, perhaps from ${mouth.map(describeNode).join(' to ')}` : ''}.`,
    ...(mouth && {
      fix: makeAskFix('addWaterline', { between: mouth }, `Close the water from ${mouth.join(' to ')}`),
    }),
  };
}

/** The shortest line between nodes on both sides of the blue circles. */
function mouthOf(
  board: StreetBoard,
  at: (place: number) => NodeId,
  first: number,
  last: number,
): readonly [NodeId, NodeId] | undefined {
  const { indexOfId, drawing } = networkOf(board);
  let mouth: readonly [NodeId, NodeId] | undefined;
  let shortest = Infinity;
  for (let before = 0; before <= BEYOND; before++)
    for (let after = 0; after <= BEYOND; after++) {
      const ends = [at(first - before), at(last + after)] as const;
      const [a, b] = ends.map((id) => indexOfId.get(id)!) as [number, number];
      const distance = Math.hypot(drawing.xs[a]! - drawing.xs[b]!, drawing.ys[a]! - drawing.ys[b]!);
      if (a === b || distance >= shortest || areJoined(board, a, b)) continue;
      [mouth, shortest] = [ends, distance];
    }
  return mouth;
}
