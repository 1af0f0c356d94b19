import { makeAskFix, streetRule, blockWalkFix } from '../../definitions/define-rule.js';
import { blocksMatchedAs } from '../../facts/blocks/match-blocks.js';

/** A walk along streets that encloses no area, or several. */
export const noSuchArea = streetRule({
  id: 'block/no-such-area',
  severity: 'error',
  summary: 'The walk of a block encloses exactly one area.',
  why: 'An alley or a boat crosses one area; any other walk would allow moves across a street.',
  remedy: 'Make the walk follow the rim of its area, or delete the block if its area is declared already.',
  neverWaive: 'a walk can be corrected, and a block without an area can be deleted.',
  catalogueIds: ['BLK-001', 'DEF-10', 'DEF-11', 'DEF-12'],
  needsPlaces: true,
  check: ({ board }) =>
    blocksMatchedAs(board, 'no area').map(({ block: { id, walk }, match, pointer, face: rim }) => {
      const others = match.overlaps.map((other) => board.blocks[other]!.id);
      return {
        entities: [id],
        pointer: `${pointer}/walk`,
        what: `The walk of block ${id} encloses no single area${others.length > 0 ? ` and overlaps ${others.slice(0, 3).join(', ')}` : ''}.`,
        remedy: rim
          ? `The area it resembles most has the rim ${rim.walk.join(' ')}.`
          : `Delete ${id}, or make its walk enclose one area: clockwise, along the streets that bound it.`,
        seen: walk,
        ...(rim && { expected: rim.walk }),
        fix: rim
          ? blockWalkFix(makeAskFix, id, rim, `Make the walk of ${id} follow the rim`)
          : makeAskFix('removeBlock', { block: id }, `Delete block ${id}`),
      };
    }),
});
