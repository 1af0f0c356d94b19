import { makeSafeFix, streetRule, blockWalkFix } from '../../definitions/define-rule.js';
import { blocksMatchedAs } from '../../facts/blocks/match-blocks.js';

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
  needsPlaces: true,
  check: ({ board }) =>
    blocksMatchedAs(board, 'wrong islands').map(
      ({ block: { id, islands: declared = [] }, match, pointer, face }) => {
        if (match.gaps.length > 0) return undefined;
        const { islands } = face!;
        const words = (list: readonly (readonly string[])[]): string =>
          list.length === 0 ? 'no island' : list.map((each) => `the island ${each.join(' ')}`).join(' and ');
        return {
          entities: [id],
          pointer: declared.length > 0 ? `${pointer}/islands` : pointer,
          what: `Block ${id} lists ${words(declared)}, but ${words(islands)} lies in it.`,
          remedy: islands.length === 0 ? 'Remove the islands.' : 'List the islands as drawn.',
          seen: declared,
          expected: islands,
          fix: blockWalkFix(makeSafeFix, id, face!, `Correct the islands of ${id}`),
        };
      },
    ),
});
