import { facesOfBoard, type StreetBoard } from '../../../model/index.js';
import { matchBlocks } from '../../match-blocks.js';
import type { Issue, Rule } from '../../rule.js';

/** A walk that goes round its area anticlockwise. */
export const walkedBackwards: Rule<StreetBoard> = {
  id: 'block/walked-backwards',
  severity: 'error',
  games: ['lfw', 'wm'],
  summary: 'The walk of a block goes clockwise, with the block on its right.',
  why: 'Equal boards must have equal files, and the right-hand side is what tells a block from the area around it.',
  mend: 'Turn the walk round.',
  waive: 'Nobody should: the mending changes no move.',
  waivable: false,
  answers: ['BLK-003'],
  check: ({ board }) =>
    matchBlocks(board).verdicts.flatMap((verdict, i): Issue[] => {
      if (verdict.is !== 'backwards') return [];
      const { id, walk } = board.blocks[i]!;
      const rim = facesOfBoard(board).inner[verdict.face]!;
      return [
        {
          entities: [id],
          pointer: `/blocks/${i}/walk`,
          what: `The walk of block ${id} goes anticlockwise.`,
          mend: `Turn it round: ${rim.walk.join(' ')}.`,
          seen: walk,
          expected: rim.walk,
          fix: {
            kind: 'safe',
            action: 'setBlockWalk',
            arguments: { block: id, walk: rim.walk, islands: rim.islands },
            label: `Turn the walk of ${id} round`,
          },
        },
      ];
    }),
};
