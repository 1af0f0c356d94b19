import { facesOfBoard, type BlockId, type Face, type Fix, type StreetBoard } from '../../../model/index.js';
import { matchBlocks } from '../../facts/blocks/match-blocks.js';
import { askFix } from '../../definitions/make-fix.js';
import type { Issue, Rule } from '../../definitions/rule.js';

/** A walk along streets that encloses no area, or several. */
export const noSuchArea: Rule<StreetBoard> = {
  id: 'block/no-such-area',
  severity: 'error',
  games: ['lfw', 'wm'],
  summary: 'The walk of a block encloses exactly one area.',
  why: 'An alley or a boat crosses one area; any other walk would allow moves across a street.',
  remedy: 'Make the walk follow the rim of its area, or delete the block if its area is declared already.',
  whenToWaive: 'Never: a walk can be corrected, and a block without an area can be deleted.',
  waivable: false,
  catalogueIds: ['BLK-001', 'DEF-10', 'DEF-11', 'DEF-12'],
  check: ({ board }) =>
    matchBlocks(board).matches.flatMap((verdict, i): Issue[] => {
      if (verdict.is !== 'no area') return [];
      const { id, walk } = board.blocks[i]!;
      const rim = verdict.face === undefined ? undefined : facesOfBoard(board).inner[verdict.face];
      const others = verdict.overlaps.map((other) => board.blocks[other]!.id);
      return [
        {
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
        },
      ];
    }),
};

const removal = (block: BlockId): Fix => askFix('removeBlock', { block }, `Delete block ${block}`);

const correction = (block: BlockId, { walk, islands }: Face): Fix =>
  askFix('setBlockWalk', { block, walk, islands }, `Make the walk of ${block} follow the rim`);
