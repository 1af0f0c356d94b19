import type { Face } from '../../../model/index.js';
import { declareBlockFix, joinFirstTen, streetRule } from '../../definitions/define-rule.js';
import { blueCirclesOnBlocks } from '../../facts/blocks/blue-circles-on-blocks.js';
import { blocksMatchedAs } from '../../facts/blocks/match-blocks.js';

/** A block of houses that a street enters, without a reason why it counts. */
export const interrupted = streetRule({
  id: 'block/interrupted',
  severity: 'warning',
  summary: 'A block of houses with a dead end, a bridge or an island inside gives a reason.',
  why: 'A block of houses must be bounded by streets and not interrupted by one, so strictly no alley crosses it.',
  remedy: 'Declare the block as none, or add the reason why alleys cross it.',
  whenToWaive: 'Not needed: adding a reason to the block resolves the finding.',
  catalogueIds: ['BLK-005', 'AMB-LFW-19', 'DEF-10'],
  needsPlaces: true,
  check: ({ board }) =>
    blocksMatchedAs(board, 'face').map(({ block: { id, kind, reason }, index, pointer, face }) => {
      if (kind !== 'houses' || reason !== undefined) return undefined;
      const inside = insideOf(face!);
      // water/blue-on-houses reports blocks of houses with blue circles.
      if (inside === undefined || blueCirclesOnBlocks(board).ofBlock[index]!.length > 0) return undefined;
      return {
        entities: [id],
        pointer,
        what: `Block ${id} is declared as houses, but ${inside} in it.`,
        remedy: `Declare ${id} as none, or add the reason why alleys cross it.`,
        seen: kind,
        expected: 'none',
        fix: declareBlockFix(id, 'none', `Interrupted: ${inside} in it (DEF-10).`),
      };
    }),
});

function insideOf({ spurs, bridges, islands }: Face): string | undefined {
  if (spurs.length > 0) return lying('dead end', spurs);
  if (bridges.length > 0) return lying('bridge', bridges);
  return islands.length > 0 ? `the island ${joinFirstTen(islands[0]!)} lies` : undefined;
}

const lying = (thing: string, lines: readonly string[]): string =>
  lines.length === 1 ? `the ${thing} ${lines[0]!} lies` : `the ${thing}s ${joinFirstTen(lines)} lie`;
