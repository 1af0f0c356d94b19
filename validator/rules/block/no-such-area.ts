import { facesOfBoard, type StreetBoard } from '../../../model/index.js';
import { matchBlocks } from '../../match-blocks.js';
import type { Fix, Issue, Rule } from '../../rule.js';

/** A walk along streets that goes round no area, or round several. */
export const noSuchArea: Rule<StreetBoard> = {
  id: 'block/no-such-area',
  severity: 'error',
  games: ['lfw', 'wm'],
  summary: 'The walk of a block goes round one area, and all of it.',
  why: 'An alley or a boat crosses one area; a walk round anything else gives moves across a street.',
  mend: 'Let the walk turn at every crossing as its area’s rim does, or delete the block if its ground is declared already.',
  waive: 'Nobody should: a walk can always be corrected, and a block that is none can be deleted.',
  waivable: false,
  answers: ['BLK-001', 'DEF-10', 'DEF-11', 'DEF-12'],
  check: ({ board }) =>
    matchBlocks(board).verdicts.flatMap((verdict, i): Issue[] => {
      if (verdict.is !== 'no area') return [];
      const { id, walk } = board.blocks[i]!;
      const rim = verdict.face === undefined ? undefined : facesOfBoard(board).inner[verdict.face];
      const others = verdict.overlaps.map((other) => board.blocks[other]!.id);
      return [
        {
          entities: [id],
          pointer: `/blocks/${i}/walk`,
          what: `The walk of block ${id} goes round no single area${others.length > 0 ? ` and shares ground with ${others.slice(0, 3).join(', ')}` : ''}.`,
          mend:
            rim === undefined
              ? `Delete ${id}, or walk round one area: clockwise, along the streets that bound it.`
              : `The area it resembles most has the rim ${rim.walk.join(' ')}.`,
          seen: walk,
          ...(rim && { expected: rim.walk }),
          fix: rim === undefined ? removal(id) : correction(id, rim),
        },
      ];
    }),
};

const removal = (block: string): Fix => ({
  kind: 'ask',
  action: 'removeBlock',
  arguments: { block },
  label: `Delete block ${block}`,
});

const correction = (block: string, rim: { readonly walk: unknown; readonly islands: unknown }): Fix => ({
  kind: 'ask',
  action: 'setBlockWalk',
  arguments: { block, walk: rim.walk, islands: rim.islands },
  label: `Let the walk of ${block} follow the rim`,
});
