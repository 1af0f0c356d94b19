import {
  circlesOnPerimeter,
  type BlockId,
  type CircleId,
  type Fix,
  type StreetBoard,
} from '../../../model/index.js';
import { networkOf } from '../../../model/network/index.js';
import { askFix, countInWords, streetRule } from '../../definitions/define-rule.js';
import { blueCirclesOnBlocks } from '../../facts/blocks/blue-circles-on-blocks.js';

/** A block of water without two blue circles. */
export const tooFewBlue = streetRule({
  id: 'water/too-few-blue',
  severity: { otherwise: 'warning', draft: 'info' },
  games: ['wm'],
  summary: 'Every block of water has two blue circles or more.',
  why: 'Boats connect the blue circles of one water, so this water has no boats.',
  remedy: 'Look for blue circles that were traced in another colour, or declare the block as none.',
  whenToWaive: 'Where the print really has a water with one blue circle.',
  catalogueIds: ['WAT-003', 'DEF-12', 'DEF-15'],
  check: ({ board }) =>
    blueCirclesOnBlocks(board).ofBlock.map((blue, i) => {
      const block = board.blocks[i]!;
      if (block.kind !== 'water' || blue.length > 1) return undefined;
      const suspect = circlesOnPerimeter(block).find(
        (circle) => !blue.includes(circle) && isDeadEnd(board, circle),
      );
      return {
        entities: [block.id],
        pointer: `/blocks/${i}`,
        what: `The water ${block.id} has ${countInWords(blue.length, 'blue circle')}.`,
        remedy:
          suspect === undefined
            ? `Look for blue circles on it, or declare ${block.id} as none.`
            : `Check whether ${suspect.slice(1)}, a dead end in it, is blue in print.`,
        seen: blue.length,
        expected: 2,
        fix: suspect === undefined ? drain(block.id) : paint(suspect),
      };
    }),
});

/** In print only blue circles are dead ends in the water. */
function isDeadEnd(board: StreetBoard, circle: string): boolean {
  const { indexOfId, streets } = networkOf(board);
  const node = indexOfId.get(circle)!;
  return streets.ends.subarray(streets.starts[node], streets.starts[node + 1]).length === 1;
}

const drain = (block: BlockId): Fix =>
  askFix(
    'setBlockKind',
    { block, kind: 'none', reason: 'Water without two blue circles, where no boat goes.' },
    `Declare ${block} as none`,
  );

const paint = (circle: CircleId): Fix =>
  askFix('setColour', { circle, colour: 'blue' }, `Make circle ${circle.slice(1)} blue`);
