import type { StreetBoard } from '../../../model/index.js';
import { matchBlocks } from '../../match-blocks.js';
import type { Issue, Rule } from '../../rule.js';

/** Two blocks that are one area. They go by their walks: two different blocks may well have the same circles. */
export const declaredTwice: Rule<StreetBoard> = {
  id: 'block/declared-twice',
  severity: 'error',
  games: ['lfw', 'wm'],
  summary: 'No area is declared as two blocks.',
  why: 'One may be houses and the other none, and then nobody knows whether an alley leads across.',
  mend: 'Delete one of the two.',
  waive: 'Nobody should: one of the two says nothing new.',
  waivable: false,
  answers: ['BLK-001', 'BLK-010'],
  check: ({ board }) =>
    matchBlocks(board).verdicts.flatMap((verdict, i): Issue[] => {
      if (verdict.is !== 'declared twice') return [];
      const { id, kind } = board.blocks[i]!;
      const first = board.blocks[verdict.first]!;
      const isSame = kind === first.kind;
      return [
        {
          entities: [first.id, id],
          pointer: `/blocks/${i}`,
          what: `The blocks ${first.id} and ${id} are one area${isSame ? '' : `, which ${first.id} says is ${first.kind} and ${id} ${kind}`}.`,
          mend: isSame ? `Delete ${id}.` : 'Delete the one that is wrong.',
          seen: kind,
          expected: first.kind,
          fix: {
            kind: isSame ? 'safe' : 'ask',
            action: 'removeBlock',
            arguments: { block: id },
            label: `Delete block ${id}`,
          },
        },
      ];
    }),
};
