/** The consequences of the edits of a street board. */
import {
  alleyRelation,
  boatRelation,
  policeRelation,
  searchRelation,
  sectorRelation,
  type StreetBoard,
} from '../../model/index.js';
import type { IdMapping } from './id-mapping.js';
import type { Consequence, DiffLimit } from './board-diff.js';
import { jackConsequences } from './jack-consequences.js';
import { pairConsequences } from './pair-consequences.js';
import { reachConsequences } from './reach-consequences.js';

export interface StreetConsequences {
  readonly consequences: readonly Consequence[];
  readonly limits: readonly DiffLimit[];
}

/** All consequences; `before` uses the ids of the new board. */
export function streetConsequences(
  before: StreetBoard,
  after: StreetBoard,
  names: IdMapping,
): StreetConsequences {
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

/** The consequences of blocks: alleys and boats. */
export const blockConsequences = (
  before: StreetBoard,
  after: StreetBoard,
  names: IdMapping,
): Consequence[] => [
  ...pairConsequences('alley', alleyRelation(before), alleyRelation(after), names),
  ...pairConsequences('boat', boatRelation(before), boatRelation(after), names),
];

/** Nodes that are on both boards and in another section. */
function sectorConsequences(before: StreetBoard, after: StreetBoard, { back }: IdMapping): Consequence[] {
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
