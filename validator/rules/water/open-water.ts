import { facesOfBoard, type NodeId, type StreetBoard } from '../../../model/index.js';
import { networkOf } from '../../../model/network/network.js';
import { numbersOf } from '../../blocks-of-blue-circles.js';
import { blueAtTheEdge } from '../../blue-at-the-edge.js';
import { isJoined } from '../../lines-at-nodes.js';
import { nameOfNode, pointersOfNodes } from '../../names-of-parts.js';
import type { Issue, Rule } from '../../rule.js';

/** Blue circles on the rim with fewer nodes between them are in one bay. */
const SAME_BAY = 9;
/** How many nodes beyond the outermost blue circles a closing line may begin. */
const BEYOND = 4;

/** Water that is open to the edge of the board. */
export const openWater: Rule<StreetBoard> = {
  id: 'water/open-water',
  severity: 'error',
  gentler: { draft: 'info' },
  games: ['wm'],
  summary: 'Water at the edge of the board is closed by a waterline.',
  why: 'Water open to the edge is no block, so no boat goes between its blue circles.',
  mend: 'Draw the waterline that is printed across the mouth of the water.',
  waive: 'Where a blue circle is really printed at the edge without any water closed round it.',
  answers: ['WAT-008', 'WAT-002', 'DEF-12'],
  check: ({ board }) =>
    facesOfBoard(board).outer.flatMap((walk) => baysOf(board, walk).map((bay) => issueOf(board, walk, bay))),
};

/** Places of a bay's outermost blue circles on the walk; the second may be past its end. */
type Bay = readonly [first: number, last: number];

function baysOf(board: StreetBoard, walk: readonly NodeId[]): Bay[] {
  const open = blueAtTheEdge(board);
  const places = open.size === 0 ? [] : [...walk.keys()].filter((i) => open.has(walk[i]!));
  const bays: [number, number][] = [];
  for (const place of places) {
    const bay = bays.at(-1);
    if (bay && place - bay[1] <= SAME_BAY) bay[1] = place;
    else bays.push([place, place]);
  }
  // The walk is a ring: the last bay may go on where it begins.
  const [first, last] = [bays[0], bays.at(-1)];
  if (first && last && first !== last && first[0] + walk.length - last[1] <= SAME_BAY) {
    bays.shift();
    last[1] = first[1] + walk.length;
  }
  return bays;
}

function issueOf(board: StreetBoard, walk: readonly NodeId[], [first, last]: Bay): Issue {
  const at = (place: number): NodeId => walk.at(place % walk.length)!;
  const circles = [
    ...new Set(
      Array.from({ length: last - first + 1 }, (_, i) => at(first + i)).filter((id) =>
        blueAtTheEdge(board).has(id),
      ),
    ),
  ];
  const mouth = mouthOf(board, at, first, last);
  const issue = {
    entities: circles,
    pointer: pointersOfNodes(board).get(circles[0]!)!,
    what: `The blue ${circles.length === 1 ? `circle ${numbersOf(circles)} lies` : `circles ${numbersOf(circles)} lie`} in water that is open to the edge of the board.`,
  };
  if (mouth === undefined) return { ...issue, mend: 'Draw the waterline that closes it.' };
  return {
    ...issue,
    mend: `Draw the waterline that closes it, perhaps from ${nameOfNode(mouth[0])} to ${nameOfNode(mouth[1])}.`,
    fix: {
      kind: 'ask',
      action: 'addWaterline',
      arguments: { between: mouth },
      label: `Close the water from ${mouth[0]} to ${mouth[1]}`,
    },
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
      if (a === b || distance >= shortest || isJoined(board, a, b)) continue;
      shortest = distance;
      mouth = ends;
    }
  return mouth;
}
