import { labelLine, makeSafeFix, streetRule } from '../../definitions/define-rule.js';
import { blueCirclesOnBlocks, waterlineSides } from '../../facts/blocks/blue-circles-on-blocks.js';

/** A block of houses that a waterline closes. */
export const housesAtWaterline = streetRule({
  id: 'water/houses-at-waterline',
  severity: 'error',
  games: ['wm'],
  summary: 'No block that a waterline closes is declared as houses.',
  why: 'A block of houses is enclosed by streets alone, so the alley would cross water.',
  remedy: 'Declare the block as water if it has blue circles, else as none.',
  neverWaive: 'the rules of alleys exclude it.',
  catalogueIds: ['WAT-005', 'DEF-11'],
  needsPlaces: true,
  *check({ board }) {
    const { ofBlock } = blueCirclesOnBlocks(board);
    const seen = new Set<number>();
    for (const { line, blocks } of waterlineSides(board))
      for (const block of blocks) {
        const { id, kind } = board.blocks[block]!;
        if (kind !== 'houses' || seen.has(block)) continue;
        seen.add(block);
        const { id: waterline, name } = labelLine(board, line);
        const right = ofBlock[block]!.length > 0 ? 'water' : 'none';
        const reason = `Closed by the waterline ${waterline} (DEF-11).`;
        yield {
          entities: [id],
          pointer: `/blocks/${block}/kind`,
          what: `Block ${id} is declared as houses, but ${name} closes it.`,
          remedy: `Declare ${id} as ${right}.`,
          seen: kind,
          expected: right,
          fix: makeSafeFix('setBlockKind', { block: id, kind: right, reason }, `Declare ${id} as ${right}`),
        };
      }
  },
});
