import { groupBy, type StreetBoard } from '../../../model/index.js';
import { declareBlockFix, pointersOfNodes, streetRule, type Issue } from '../../definitions/define-rule.js';
import {
  blueCirclesOnOpenWater,
  blueCirclesOnBlocks,
  joinCircleNumbers,
} from '../../facts/blocks/blue-circles-on-blocks.js';

/** A blue circle that is in no water; at the edge of the board `water/open-water` applies. */
export const blueWithoutWater = streetRule({
  id: 'water/blue-without-water',
  severity: { otherwise: 'error', draft: 'info' },
  games: ['wm'],
  summary: 'Every blue circle lies in a block of water.',
  why: 'Boats connect the blue circles of one block of water, so no boat can leave this circle.',
  remedy: 'Declare the block that the circle lies in as water, or correct the circle’s colour.',
  whenToWaive: 'Where a blue circle is really printed away from all water.',
  catalogueIds: ['WAT-002', 'DEF-12', 'DEF-15'],
  needsPlaces: true,
  check: ({ board }) => {
    const { ofBlock, ofCircle } = blueCirclesOnBlocks(board);
    const edge = blueCirclesOnOpenWater(board);
    // water/blue-on-houses and water/open-water report the others.
    const dry = [...ofCircle].filter(
      ([circle, blocks]) =>
        blocks.every((block) => board.blocks[block]!.kind === 'none') && !edge.has(circle),
    );
    const bestOf = (blocks: readonly number[]): number =>
      blocks.toSorted((a, b) => ofBlock[b]!.length - ofBlock[a]!.length)[0] ?? -1;
    return [...groupBy(dry, ([, blocks]) => bestOf(blocks))].flatMap(([block, entries]): Issue[] => {
      const circles = entries.map(([circle]) => circle);
      return block === -1
        ? circles.map((circle) => lonelyIssue(board, circle))
        : [issueOfBlock(board, block, circles)];
    });
  },
});

function issueOfBlock(board: StreetBoard, block: number, circles: readonly string[]): Issue {
  const { id, kind } = board.blocks[block]!;
  const [lies, circle, is] = circles.length === 1 ? ['lies', 'circle', 'is'] : ['lie', 'circles', 'are'];
  const numbers = joinCircleNumbers(circles);
  return {
    entities: [id],
    pointer: `/blocks/${block}/kind`,
    what: `The blue ${circle} ${numbers} ${lies} in block ${id}, which is not declared as water, and in no other water.`,
    remedy: `Declare ${id} as water, or check whether ${numbers} ${is} blue in print.`,
    seen: kind,
    expected: 'water',
    fix: declareBlockFix(id, 'water', `Water with blue ${numbers}.`),
  };
}

const lonelyIssue = (board: StreetBoard, circle: string): Issue => ({
  entities: [circle],
  pointer: pointersOfNodes(board).get(circle as `c${number}`)!,
  what: `The blue circle ${circle.slice(1)} lies in no declared block.`,
  remedy: 'Declare the area it lies in as water.',
});
