import { makeAskFix, labelLine, streetRule, setLineKindFix } from '../../definitions/define-rule.js';
import { blueCirclesOnBlocks, waterlineSides } from '../../facts/blocks/blue-circles-on-blocks.js';

/** A waterline that closes no water. */
export const strayWaterline = streetRule({
  id: 'water/stray-waterline',
  severity: { otherwise: 'warning', draft: 'info' },
  games: ['wm'],
  summary: 'Every waterline separates water from another area or another water.',
  why: 'Waterlines only close blocks of water; this one has no effect, or should be a street.',
  remedy: 'Remove it, make it a street if it is printed black, or declare the block that it closes as water.',
  whenToWaive: 'Where the print really has such a line.',
  catalogueIds: ['WAT-006', 'DEF-12'],
  needsPlaces: true,
  check: ({ board }) => {
    const { ofBlock, ofCircle } = blueCirclesOnBlocks(board);
    const isDry = (circle: string): boolean =>
      !ofCircle.get(circle)!.some((block) => board.blocks[block]!.kind === 'water');
    return waterlineSides(board).map(({ line, faces, blocks }) => {
      const kinds = blocks.map((block) => board.blocks[block]!.kind);
      const divides = faces[0] !== faces[1];
      // water/houses-at-waterline and water/blue-without-water report the others.
      if (kinds.includes('houses') || (divides && kinds.includes('water'))) return undefined;
      if (divides && blocks.some((block) => ofBlock[block]!.some(isDry))) return undefined;
      const { id, name, title, place } = labelLine(board, line);
      return {
        ...place,
        what: divides
          ? `${title} has no water on either side.`
          : `${title} has the same area on both sides, so it closes nothing.`,
        remedy: divides
          ? 'Declare the block beside it as water, or remove it.'
          : 'Remove it, or move it to where it closes the water.',
        seen: kinds,
        fixes: [
          ...(divides ? [setLineKindFix(id, 'street')] : []),
          makeAskFix('removeWaterline', { line: id }, `Remove ${name}`),
        ],
      };
    });
  },
});
