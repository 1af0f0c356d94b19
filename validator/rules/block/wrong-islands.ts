import { facesOfBoard, type StreetBoard } from '../../../model/index.js';
import { matchBlocks } from '../../match-blocks.js';
import type { Issue, Rule } from '../../rule.js';

/** A block whose islands are not those that lie in it. */
export const wrongIslands: Rule<StreetBoard> = {
  id: 'block/wrong-islands',
  severity: 'error',
  games: ['lfw', 'wm'],
  summary:
    'A block names the walks round all parts of the network that lie inside it without touching its rim.',
  why: 'An island interrupts a block, and the circles at its shore are on the block’s perimeter.',
  mend: 'Write the islands that lie inside, each walked from outside, so that the block is on the right.',
  waive: 'Nobody should: the islands can always be written as they lie.',
  waivable: false,
  answers: ['BLK-003', 'DEF-10', 'DEF-13'],
  check: ({ board }) =>
    matchBlocks(board).verdicts.flatMap((verdict, i): Issue[] => {
      if (verdict.is !== 'wrong islands' || verdict.gaps.length > 0) return [];
      const { id, islands: declared = [] } = board.blocks[i]!;
      const { walk, islands } = facesOfBoard(board).inner[verdict.face]!;
      const words = (list: readonly (readonly string[])[]): string =>
        list.length === 0 ? 'no island' : list.map((each) => `the island ${each.join(' ')}`).join(' and ');
      return [
        {
          entities: [id],
          pointer: declared.length > 0 ? `/blocks/${i}/islands` : `/blocks/${i}`,
          what: `Block ${id} names ${words(declared)}, but ${words(islands)} lies in it.`,
          mend: islands.length === 0 ? 'Take the islands out.' : 'Write the islands as they lie.',
          seen: declared,
          expected: islands,
          fix: {
            kind: 'safe',
            action: 'setBlockWalk',
            arguments: { block: id, walk, islands },
            label: `Write the islands of ${id}`,
          },
        },
      ];
    }),
};
