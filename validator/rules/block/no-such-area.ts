import { facesOfBoard, type BlockId, type Face, type Fix } from '../../../model/index.js';
import { askFix, streetRule } from '../../definitions/define-rule.js';
import { matchBlocks } from '../../facts/blocks/match-blocks.js';

/** A walk along streets that encloses no area, or several. */
export const noSuchArea = streetRule({
  id: 'block/no-such-area',
  severity: 'error',
  summary: 'The walk of a block encloses exactly one area.',
  why: 'An alley or a boat crosses one area; any other walk would allow moves across a street.',
  remedy: 'Make the walk follow the rim of its area, or delete the block if its area is declared already.',
  neverWaive: 'a walk can be corrected, and a block without an area can be deleted.',
  catalogueIds: ['BLK-001', 'DEF-10', 'DEF-11', 'DEF-12'],
  check: ({ board }) =>
    matchBlocks(board).matches.map((verdict, i) => {
      if (verdict.is !== 'no area') return undefined;
      const { id, walk } = board.blocks[i]!;
      const rim = verdict.face === undefined ? undefined : facesOfBoard(board).inner[verdict.face];
      const others = verdict.overlaps.map((other) => board.blocks[other]!.id);
      return {
        entities: [id],
        pointer: `/blocks/${i}/walk`,
        what: `The walk of block ${id} encloses no single area${others.length > 0 ? ` and overlaps ${others.slice(0, 3).join(', ')}` : ''}.`,
        remedy:
          rim === undefined
            ? `Delete ${id}, or make its walk enclose one area: clockwise, along the streets that bound it.`
            : `The area it resembles most has the rim ${rim.walk.join(' ')}.`,
        seen: walk,
        ...(rim && { expected: rim.walk }),
        fix: rim === undefined ? removal(id) : correction(id, rim),
      };
    }),
});

const removal = (block: BlockId): Fix => askFix('removeBlock', { block }, `Delete block ${block}`);

const correction = (block: BlockId, { walk, islands }: Face): Fix =>
  askFix('setBlockWalk', { block, walk, islands }, `Make the walk of ${block} follow the rim`);
