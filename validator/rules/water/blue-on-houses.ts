import type { StreetBoard } from '../../../model/index.js';
import { blueOnBlocks, numbersOf } from '../../blocks-of-blue-circles.js';
import { counted } from '../../counted.js';
import type { Issue, Rule } from '../../rule.js';
import { waterlineSides } from '../../waterlines-of-blocks.js';

/** A block of houses with a blue circle on it. */
export const blueOnHouses: Rule<StreetBoard> = {
  id: 'water/blue-on-houses',
  severity: 'error',
  games: ['wm'],
  summary: 'No block of houses has a blue circle on it.',
  why: 'A block of houses holds no blue circle, so by the letter no alley leads across.',
  mend: 'Declare the block as water if boats go there, as none with the reason if it is land, or correct the circle’s colour.',
  waive:
    'Where a club plays such blocks as houses (the variant mixedFaces); better to declare them as none and choose the variant.',
  answers: ['WAT-004', 'AMB-WM-07', 'DEF-11'],
  check: ({ board }) => {
    // Closed by a waterline it is another rule's business.
    const closed = new Set(waterlineSides(board).flatMap(({ blocks }) => blocks));
    return blueOnBlocks(board).ofBlock.flatMap((blue, i): Issue[] => {
      const { id, kind } = board.blocks[i]!;
      if (kind !== 'houses' || blue.length === 0 || closed.has(i)) return [];
      const right = blue.length > 1 ? 'water' : 'none';
      return [
        {
          entities: [id],
          pointer: `/blocks/${i}/kind`,
          what: `Block ${id} is declared as houses, but has ${counted(blue.length, 'blue circle')}: ${numbersOf(blue)}.`,
          mend: `Declare ${id} as ${right}, or look whether ${numbersOf(blue)} ${blue.length === 1 ? 'is' : 'are'} blue in print.`,
          seen: kind,
          expected: right,
          fix: {
            kind: 'ask',
            action: 'setBlockKind',
            arguments: { block: id, kind: right, reason: `It holds blue ${numbersOf(blue)} (DEF-11).` },
            label: `Declare ${id} as ${right}`,
          },
        },
      ];
    });
  },
};
