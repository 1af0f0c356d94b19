/** Turns a board into what a list of neighbours states: its nodes, and relations as lists. */
import type { StatedRelation, StreetBoard } from '../../model/board/board.js';
import type { NodeId } from '../../model/board/vocabulary.js';
import { derivedRelation, type ListedRelation } from '../../model/relations/stated-relations.js';
import { removePlaces } from './remove-places.js';

export type Lists = Readonly<Record<string, readonly string[]>>;

/** The lists of a relation as they follow from a board. A search is listed at its crossing. */
export const listsOf = (board: StreetBoard, relation: ListedRelation): Lists =>
  Object.fromEntries(derivedRelation(board, relation) ?? []);

/** Lists without a pair: in both directions, or only in the list of the first node. */
export function withoutPair(lists: Lists, [a, b]: readonly [string, string], isBoth = true): Lists {
  return Object.fromEntries(
    Object.entries(lists).map(([id, others]) => [
      id,
      others.filter((other) => !(id === a && other === b) && !(isBoth && id === b && other === a)),
    ]),
  );
}

/** The board with lists beside what it has. */
export const stating = (
  board: StreetBoard,
  lists: Readonly<Partial<Record<ListedRelation | 'streets', Lists>>>,
): StreetBoard => ({
  ...board,
  provenance: {
    ...board.provenance,
    stated: Object.entries(lists).map(
      ([relation, own]) => ({ relation, lists: own as Record<NodeId, NodeId[]> }) as StatedRelation,
    ),
  },
});

/** A source that has circles, crossings if any list names them, and these lists, and nothing else. */
export function onlyLists(
  board: StreetBoard,
  lists: Readonly<Partial<Record<ListedRelation, Lists>>>,
): StreetBoard {
  const { tracks: _, letters: __, grid: ___, ...rest } = removePlaces(board);
  const hasCrossings = 'police' in lists || 'search' in lists;
  return stating(
    {
      ...rest,
      id: 'lists',
      profile: 'draft',
      crossings: hasCrossings
        ? (rest.crossings.map(({ id }) => ({ id })) as unknown as StreetBoard['crossings'])
        : [],
      junctions: [],
      streets: [],
      waterlines: [],
      blocks: [],
      expect: [],
      witnesses: [],
    },
    lists,
  );
}
