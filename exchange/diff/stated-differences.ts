/** Compares the relations that two boards list with each other, or with what the streets and blocks of the other board give. */
import {
  compareIds,
  derivedRelation,
  isWholeList,
  LISTED_RELATIONS,
  nodesById,
  pairKey,
  pairOf,
  pairsOfRelation,
  statedRelations,
  type NodePair,
  type StatedRelation,
  type StreetBoard,
} from '../../model/index.js';
import type { PairStatus, StatedDifference } from './board-diff.js';

/** What a board has of a relation. */
interface RelationOfBoard {
  readonly pairs: ReadonlyMap<string, NodePair>;
  readonly how: 'listed' | 'derived';
  readonly oneWay: ReadonlySet<string>;
  /** The nodes with a list; undefined if it has all pairs. */
  readonly listed?: ReadonlySet<string>;
}

/** The pairs of listed relations that only one board has; undefined if neither lists any. `before` uses the ids of the new board. */
export function statedDifferences(
  before: StreetBoard,
  after: StreetBoard,
): readonly StatedDifference[] | undefined {
  const relations = ([...LISTED_RELATIONS, 'streets'] as const).filter((relation) => [before, after].some((board) => statedRelations(board).has(relation))); // prettier-ignore
  if (relations.length === 0) return undefined;
  const [olds, news] = [before, after].map((board) => nodesById(board).nodes) as [ReadonlyMap<string, unknown>, ReadonlyMap<string, unknown>]; // prettier-ignore
  return relations.flatMap((relation) => {
    const [one, other] = [relationOf(before, relation), relationOf(after, relation)];
    if (one === undefined || other === undefined) return [];
    const covers = [coverage(one, other), coverage(other, one)] as const;
    const pairs = new Map([...one.pairs, ...other.pairs]);
    const differences = [...pairs].flatMap(([key, of]): StatedDifference[] => {
      if (!of.every((id) => olds.has(id) && news.has(id)) || !covers.every((isKnown) => isKnown(of)))
        return [];
      const [then, now] = [statusOf(one, key), statusOf(other, key)];
      const isSame = then === now || (isWhole(then) && isWhole(now));
      // Streets that only one board has are edits.
      const isEdit = relation === 'streets' && then !== 'one-way' && now !== 'one-way';
      return isSame || isEdit ? [] : [{ relation, of, before: then, after: now }];
    });
    return differences.sort((a, b) => compareIds(a.of[0], b.of[0]) || compareIds(a.of[1], b.of[1]));
  });
}

function relationOf(board: StreetBoard, relation: StatedRelation['relation']): RelationOfBoard | undefined {
  const stated = statedRelations(board).get(relation);
  if (stated) {
    const oneWay = new Set(stated.oneWay.map(({ at, lists }) => pairKey(at, lists)));
    return { pairs: stated.pairs, how: 'listed', oneWay, listed: stated.nodes };
  }
  if (relation === 'streets') return { pairs: drawnStreets(board), how: 'derived', oneWay: new Set() };
  const derived = derivedRelation(board, relation);
  return derived && { pairs: pairsOfRelation(derived), how: 'derived', oneWay: new Set() };
}

const drawnStreets = ({ streets }: StreetBoard): ReadonlyMap<string, NodePair> =>
  new Map(streets.map(({ between: [a, b] }) => [pairKey(a, b), pairOf(a, b)]));

/** Whether a board has all pairs of one of two nodes. */
function coverage({ listed }: RelationOfBoard, other: RelationOfBoard): (of: NodePair) => boolean {
  if (listed === undefined || isWholeList(listed, [...other.pairs.values()].flat())) return () => true;
  return (of) => of.some((id) => listed.has(id));
}

const statusOf = ({ pairs, how, oneWay }: RelationOfBoard, key: string): PairStatus =>
  oneWay.has(key) ? 'one-way' : pairs.has(key) ? how : 'absent';

const isWhole = (status: PairStatus): boolean => status === 'listed' || status === 'derived';
