import type { StreetBoard } from '../../../model/index.js';
import { blueOnBlocks } from '../../blocks-of-blue-circles.js';
import { pointersOfNodes } from '../../names-of-parts.js';
import type { Issue, Rule } from '../../rule.js';

/** A blue circle in two blocks of water. */
export const blueInTwoWaters: Rule<StreetBoard> = {
  id: 'water/blue-in-two-waters',
  severity: 'error',
  games: ['wm'],
  summary: 'No blue circle lies in two blocks of water.',
  why: 'Boats would change from one water to the other there, which no printed circle allows.',
  mend: 'Look which of the two is water in print, and declare the other as none or as houses; or look for a circle that stands on the wrong side of a street.',
  waive: 'Where the print really shows the circle between two waters.',
  answers: ['WAT-002', 'DEF-15'],
  check: ({ board }) => {
    const { ofBlock, ofCircle } = blueOnBlocks(board);
    return [...ofCircle].flatMap(([circle, blocks]): Issue[] => {
      const waters = blocks.filter((block) => board.blocks[block]!.kind === 'water');
      if (waters.length < 2) return [];
      const names = waters.map((block) => board.blocks[block]!.id);
      // Boats need two circles, so the water with fewer is the more doubtful.
      const doubtful = waters.toSorted((a, b) => ofBlock[a]!.length - ofBlock[b]!.length)[0]!;
      const { id } = board.blocks[doubtful]!;
      return [
        {
          entities: [circle, ...names],
          pointer: pointersOfNodes(board).get(circle as `c${number}`)!,
          what: `The blue circle ${circle.slice(1)} lies in the waters ${names.join(' and ')}.`,
          mend: `Look whether ${id} is water in print.`,
          seen: names,
          fix: {
            kind: 'ask',
            action: 'setBlockKind',
            arguments: { block: id, kind: 'none', reason: `Land with blue ${circle.slice(1)} on its rim.` },
            label: `Declare ${id} as none`,
          },
        },
      ];
    });
  },
};
