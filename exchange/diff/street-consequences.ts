/** What follows in play from the edits of a street board. */
import type { StreetBoard } from '../../model/board.js';
import { alleyRelation, boatRelation } from '../../model/relations/blocks.js';
import { policeRelation } from '../../model/relations/police.js';
import { searchRelation } from '../../model/relations/search.js';
import { sectorRelation } from '../../model/relations/sectors.js';
import type { Names } from './common-ids.js';
import type { Consequence, Limit } from './diff.js';
import { jackConsequences } from './jack-consequences.js';
import { pairConsequences } from './pair-consequences.js';
import { reachConsequences } from './reach-consequences.js';

export interface Followed {
  readonly consequences: readonly Consequence[];
  readonly limits: readonly Limit[];
}

/** All consequences; the board before is in the names of the one after. */
export function streetConsequences(before: StreetBoard, after: StreetBoard, names: Names): Followed {
  const jack = jackConsequences(before, after, names);
  const reach = reachConsequences(before, after, names);
  const pairs = (
    relation: Consequence['relation'],
    of: (board: StreetBoard) => ReadonlyMap<string, readonly string[]>,
  ): Consequence[] => pairConsequences(relation, of(before), of(after), names);
  return {
    consequences: [
      ...jack.consequences,
      ...reach.consequences,
      ...pairs('police', policeRelation),
      ...pairs('search', searchRelation),
      ...blockConsequences(before, after, names),
      ...sectorConsequences(before, after, names),
    ],
    limits: [
      ...(jack.isComplete ? [] : ['routes' as const]),
      ...(reach.isComplete ? [] : ['distances' as const]),
    ],
  };
}

/** What follows from the blocks alone. */
export const blockConsequences = (before: StreetBoard, after: StreetBoard, names: Names): Consequence[] => [
  ...pairConsequences('alley', alleyRelation(before), alleyRelation(after), names),
  ...pairConsequences('boat', boatRelation(before), boatRelation(after), names),
];

/** Nodes that lie in another section; those that are on one board only have been told. */
function sectorConsequences(before: StreetBoard, after: StreetBoard, { back }: Names): Consequence[] {
  const [olds, news] = [sectorRelation(before), sectorRelation(after)];
  const nodes = (board: StreetBoard): Set<string> =>
    new Set([...board.circles.map(({ number }) => `c${number}`), ...board.crossings.map(({ id }) => id)]);
  const known = nodes(before);
  return [...nodes(after)].flatMap((id): Consequence[] => {
    const [then, now] = [olds.get(id as `c${number}`), news.get(id as `c${number}`)];
    if (then === now || !known.has(id)) return [];
    return [
      {
        relation: 'sector',
        how: 'changed',
        before: { of: [back(id)], section: then ?? null },
        after: { of: [id], section: now ?? null },
      },
    ];
  });
}
