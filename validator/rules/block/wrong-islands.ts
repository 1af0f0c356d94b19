import { facesOfBoard } from '../../../model/index.js';
import { safeFix, streetRule } from '../../definitions/define-rule.js';
import { matchBlocks } from '../../facts/blocks/match-blocks.js';

/** A block whose islands are not those that lie in it. */
export const wrongIslands = streetRule({
  id: 'block/wrong-islands',
  severity: 'error',
  summary:
    'A block lists the walks around all parts of the network that lie inside it without touching its rim.',
  why: 'An island interrupts a block, and the circles around it are on the block’s perimeter.',
  remedy: 'List the islands that lie inside, each walked with the block on the right.',
  neverWaive: 'the islands can always be corrected.',
  catalogueIds: ['BLK-003', 'DEF-10', 'DEF-13'],
  check: ({ board }) =>
    matchBlocks(board).matches.map((verdict, i) => {
      if (verdict.is !== 'wrong islands' || verdict.gaps.length > 0) return undefined;
      const { id, islands: declared = [] } = board.blocks[i]!;
      const { walk, islands } = facesOfBoard(board).inner[verdict.face]!;
      const words = (list: readonly (readonly string[])[]): string =>
        list.length === 0 ? 'no island' : list.map((each) => `the island ${each.join(' ')}`).join(' and ');
      return {
        entities: [id],
        pointer: declared.length > 0 ? `/blocks/${i}/islands` : `/blocks/${i}`,
        what: `Block ${id} lists ${words(declared)}, but ${words(islands)} lies in it.`,
        remedy: islands.length === 0 ? 'Remove the islands.' : 'List the islands as drawn.',
        seen: declared,
        expected: islands,
        fix: safeFix('setBlockWalk', { block: id, walk, islands }, `Correct the islands of ${id}`),
      };
    }),
});
