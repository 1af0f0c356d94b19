import { facesOfBoard, type Face, type StreetBoard } from '../../../model/index.js';
import { withSameFaces } from '../../../model/relations/faces.js';
import { blueOnBlocks } from '../../blocks-of-blue-circles.js';
import { listed } from '../../listed.js';
import { matchBlocks } from '../../match-blocks.js';
import type { Issue, Rule } from '../../rule.js';

/** A block of houses that a street runs into, and nobody says why it is one all the same. */
export const interrupted: Rule<StreetBoard> = {
  id: 'block/interrupted',
  severity: 'warning',
  games: ['lfw', 'wm'],
  summary: 'A block of houses with a dead end, a bridge or an island in it says why it is one.',
  why: 'A block of houses must be bounded by streets and not interrupted by one, so by the letter no alley leads across.',
  mend: 'Declare the block as none, or write the reason why it can be used.',
  waive: 'Not needed: a reason on the block ends the finding.',
  answers: ['BLK-005', 'AMB-LFW-19', 'DEF-10'],
  check: ({ board }) => {
    const { inner } = facesOfBoard(withSameFaces(board));
    return matchBlocks(board).verdicts.flatMap((verdict, i): Issue[] => {
      const { id, kind, reason } = board.blocks[i]!;
      if (verdict.is !== 'face' || kind !== 'houses' || reason !== undefined) return [];
      // With blue circles on it, it is no block of houses for that alone, and a rule of water says so.
      if (blueOnBlocks(board).ofBlock[i]!.length > 0) return [];
      const inside = insideOf(inner[verdict.face]!);
      if (inside === undefined) return [];
      return [
        {
          entities: [id],
          pointer: `/blocks/${i}`,
          what: `Block ${id} is declared as houses, but ${inside} in it.`,
          mend: `Declare ${id} as none, or give the reason why alleys lead across it.`,
          seen: kind,
          expected: 'none',
          fix: {
            kind: 'ask',
            action: 'setBlockKind',
            arguments: { block: id, kind: 'none', reason: `Interrupted: ${inside} in it (DEF-10).` },
            label: `Declare ${id} as none`,
          },
        },
      ];
    });
  },
};

function insideOf({ spurs, bridges, islands }: Face): string | undefined {
  if (spurs.length > 0) return lying('dead end', spurs);
  if (bridges.length > 0) return lying('bridge', bridges);
  return islands.length > 0 ? `the island ${listed(islands[0]!)} lies` : undefined;
}

const lying = (thing: string, lines: readonly string[]): string =>
  lines.length === 1 ? `the ${thing} ${lines[0]!} lies` : `the ${thing}s ${listed(lines)} lie`;
