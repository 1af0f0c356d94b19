import { facesOfBoard, type StreetBoard } from '../../../model/index.js';
import { matchBlocks } from '../../match-blocks.js';
import { nameOfNode } from '../../names-of-parts.js';
import type { Issue, Rule } from '../../rule.js';

/** A walk that jumps over nodes on the rim of its area. */
export const offTheRim: Rule<StreetBoard> = {
  id: 'block/off-the-rim',
  severity: 'error',
  games: ['lfw', 'wm'],
  summary: 'The walk of a block names every node on the rim of its area, one after the other.',
  why: 'Alleys and boats lead between the circles that the walk names, so one left out has none.',
  mend: 'Name the nodes of the rim in their order, those of a dead end on the way in and on the way out. If a node was added to a street, both blocks beside it must name it.',
  waive: 'Nobody should: a walk can always be corrected.',
  waivable: false,
  answers: ['BLK-001', 'BLK-003', 'DEF-13'],
  check: ({ board }) =>
    matchBlocks(board).verdicts.flatMap((verdict, i): Issue[] => {
      if (verdict.is !== 'off the rim') return [];
      const { id, walk } = board.blocks[i]!;
      const rim = facesOfBoard(board).inner[verdict.face]!;
      const { from, to, pointer } = verdict.gaps[0]!;
      const known = new Set(walk);
      const left = [...new Set(rim.walk)].filter((node) => !known.has(node));
      return [
        {
          entities: [id],
          pointer,
          what: `The walk of block ${id} goes from ${nameOfNode(from)} to ${nameOfNode(to)}, where no street goes.`,
          mend:
            left.length === 0
              ? `Name the nodes in the order of the rim: ${rim.walk.join(' ')}.`
              : `Name ${left.slice(0, 5).map(nameOfNode).join(', ')} too; the rim is ${rim.walk.join(' ')}.`,
          seen: walk,
          expected: rim.walk,
          fix: {
            kind: 'ask',
            action: 'setBlockWalk',
            arguments: { block: id, walk: rim.walk, islands: rim.islands },
            label: `Let the walk of ${id} follow the rim`,
          },
        },
      ];
    }),
};
