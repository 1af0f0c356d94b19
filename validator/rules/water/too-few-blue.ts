import { perimeterOf, type StreetBoard } from '../../../model/index.js';
import { networkOf } from '../../../model/network/network.js';
import { blueOnBlocks } from '../../blocks-of-blue-circles.js';
import { counted } from '../../counted.js';
import type { Fix, Issue, Rule } from '../../rule.js';

/** A block of water without two blue circles. */
export const tooFewBlue: Rule<StreetBoard> = {
  id: 'water/too-few-blue',
  severity: 'warning',
  gentler: { draft: 'info' },
  games: ['wm'],
  summary: 'Every block of water has two blue circles or more.',
  why: 'A boat goes from one blue circle of the water to another, so on this water no boat ever goes.',
  mend: 'Look for blue circles that were traced in another colour, or declare the block as none.',
  waive: 'Where the print really has a water with one blue circle.',
  answers: ['WAT-003', 'DEF-12', 'DEF-15'],
  check: ({ board }) =>
    blueOnBlocks(board).ofBlock.flatMap((blue, i): Issue[] => {
      const block = board.blocks[i]!;
      if (block.kind !== 'water' || blue.length > 1) return [];
      const suspect = perimeterOf(block).find((circle) => !blue.includes(circle) && isDeadEnd(board, circle));
      return [
        {
          entities: [block.id],
          pointer: `/blocks/${i}`,
          what: `The water ${block.id} has ${counted(blue.length, 'blue circle')}.`,
          mend:
            suspect === undefined
              ? `Look for blue circles on it, or declare ${block.id} as none.`
              : `Look whether ${suspect.slice(1)}, a dead end in it, is blue in print.`,
          seen: blue.length,
          expected: 2,
          fix: suspect === undefined ? drain(block.id) : paint(suspect),
        },
      ];
    }),
};

/** In print blue circles hang on dead ends in the water, and no others do. */
function isDeadEnd(board: StreetBoard, circle: string): boolean {
  const { indexOfId, streets } = networkOf(board);
  const node = indexOfId.get(circle)!;
  return streets.ends.subarray(streets.starts[node], streets.starts[node + 1]).length === 1;
}

const drain = (block: string): Fix => ({
  kind: 'ask',
  action: 'setBlockKind',
  arguments: { block, kind: 'none', reason: 'Water without two blue circles, where no boat goes.' },
  label: `Declare ${block} as none`,
});

const paint = (circle: string): Fix => ({
  kind: 'ask',
  action: 'setColour',
  arguments: { circle, colour: 'blue' },
  label: `Make circle ${circle.slice(1)} blue`,
});
