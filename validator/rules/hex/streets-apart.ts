import { walkingSteps, type HexBoard, type HexId } from '../../../model/index.js';
import { partsOfRelation } from '../../parts-of-relation.js';
import type { Issue, Rule } from '../../rule.js';

/** Streets that cannot be walked to from the others. */
export const streetsApart: Rule<HexBoard> = {
  id: 'hex/streets-apart',
  severity: 'error',
  gentler: { draft: 'info' },
  games: ['mj'],
  summary: 'All street and manhole hexes hang together on foot.',
  why: 'Goodley’s whistle goes by the way on foot, and a part cut off can neither be called from nor searched.',
  mend: 'Look for a street hex that was traced as an obstacle, or is missing, between the parts.',
  waive: 'On a home-made board that means it so.',
  answers: ['HEX-002', 'AMB-MJ-20'],
  check: ({ board }) => {
    // A single hex alone is another rule's business.
    const [, ...apart] = partsOfRelation(walkingSteps(board)).filter((part) => part.length > 1);
    return apart.map((part): Issue => {
      const hex = part[0] as HexId;
      return {
        entities: [hex],
        pointer: pointerOfHex(board, hex),
        what: `${part.length} street hexes around ${hex} cannot be reached on foot from the rest.`,
        mend: 'Look for a missing street hex between them and the rest.',
        seen: part,
      };
    });
  },
};

const pointerOfHex = (board: HexBoard, hex: HexId): string =>
  `/hexes/${board.hexes.findIndex(({ at }) => `h${at[0]},${at[1]}` === hex)}`;
