import { makeAskFix, makeSafeFix, streetRule } from '../../definitions/define-rule.js';
import { blocksMatchedAs } from '../../facts/blocks/match-blocks.js';

/** Two blocks that are the same area, compared by their walks: two different blocks may have the same circles. */
export const declaredTwice = streetRule({
  id: 'block/declared-twice',
  severity: 'error',
  summary: 'No area is declared as two blocks.',
  why: 'One may be houses and the other none, so it is unclear whether an alley crosses it.',
  remedy: 'Delete one of the two.',
  neverWaive: 'one of the two is redundant.',
  catalogueIds: ['BLK-001', 'BLK-010'],
  needsPlaces: true,
  check: ({ board }) =>
    blocksMatchedAs(board, 'declared twice').map(({ block: { id, kind }, match, pointer }) => {
      const first = board.blocks[match.first]!;
      const isSame = kind === first.kind;
      return {
        entities: [first.id, id],
        pointer,
        what: `The blocks ${first.id} and ${id} are the same area${isSame ? '' : `, declared as ${first.kind} and as ${kind}`}.`,
        remedy: isSame ? `Delete ${id}.` : 'Delete the one that is wrong.',
        seen: kind,
        expected: first.kind,
        fix: (isSame ? makeSafeFix : makeAskFix)('removeBlock', { block: id }, `Delete block ${id}`),
      };
    }),
});
