import { streetRule } from '../../definitions/define-rule.js';
import { matchBlocks } from '../../facts/blocks/match-blocks.js';

/** Two blocks that are the same area, compared by their walks: two different blocks may have the same circles. */
export const declaredTwice = streetRule({
  id: 'block/declared-twice',
  severity: 'error',
  summary: 'No area is declared as two blocks.',
  why: 'One may be houses and the other none, so it is unclear whether an alley crosses it.',
  remedy: 'Delete one of the two.',
  neverWaive: 'one of the two is redundant.',
  catalogueIds: ['BLK-001', 'BLK-010'],
  check: ({ board }) =>
    matchBlocks(board).matches.map((verdict, i) => {
      if (verdict.is !== 'declared twice') return undefined;
      const { id, kind } = board.blocks[i]!;
      const first = board.blocks[verdict.first]!;
      const isSame = kind === first.kind;
      return {
        entities: [first.id, id],
        pointer: `/blocks/${i}`,
        what: `The blocks ${first.id} and ${id} are the same area${isSame ? '' : `, declared as ${first.kind} and as ${kind}`}.`,
        remedy: isSame ? `Delete ${id}.` : 'Delete the one that is wrong.',
        seen: kind,
        expected: first.kind,
        fix: {
          kind: isSame ? 'safe' : 'ask',
          action: 'removeBlock',
          arguments: { block: id },
          label: `Delete block ${id}`,
        },
      };
    }),
});
