/** The relations of street boards, to be queried by key and printed. */
import {
  alleyRelation,
  boatRelation,
  jackRelation,
  jackRoutes,
  policeRelation,
  policeReachRelation,
  searchersRelation,
  searchRelation,
  sectorRelation,
  type StreetBoard,
  type StreetRelation,
} from '../../model/index.js';
import { queryableFaces } from './queryable-faces.js';
import { totalListLength, queryableFromMap, type QueryableRelation } from './queryable-relation.js';

/** The relations of street boards by name. */
export const QUERYABLE_STREET_RELATIONS: Readonly<
  Record<StreetRelation, (board: StreetBoard) => QueryableRelation>
> = {
  jack: (board) => queryableFromMap(jackRelation(board), 'circles'),
  police: (board) => queryableFromMap(policeRelation(board), 'crossings'),
  // Every crossing reaches itself, which is not a pair.
  reach: (board) =>
    queryableFromMap(
      policeReachRelation(board),
      'crossings',
      (lists) => (totalListLength(lists) - lists.size) / 2,
    ),
  /** For a circle, the crossings from which it is searched. */
  search: (board) => {
    const search = queryableFromMap(searchRelation(board), 'crossings and circles', totalListLength);
    const searchers: ReadonlyMap<string, unknown> = searchersRelation(board);
    return { ...search, lookUp: (key) => search.lookUp(key) ?? searchers.get(key) };
  },
  alley: (board) => queryableFromMap(alleyRelation(board), 'circles'),
  boat: (board) => queryableFromMap(boatRelation(board), 'blue circles'),
  sectors: (board) =>
    queryableFromMap(sectorRelation(board), 'circles and crossings on the grid', ({ size }) => size),
  faces: queryableFaces,
};

/** Jack's pairs with all their minimal routes; for a circle, its neighbours with the routes to them. */
export function queryableRoutes(board: StreetBoard): QueryableRelation {
  const { pairs, incomplete } = jackRoutes(board);
  const routes = new Map(pairs.map((pair) => [pair.between.join('-'), pair.routes]));
  const circles: ReadonlyMap<string, readonly string[]> = jackRelation(board);
  const from = (circle: string): unknown => {
    if (!circles.has(circle)) return undefined;
    return Object.fromEntries(
      pairs
        .filter(({ between }) => (between as readonly string[]).includes(circle))
        .map(({ between: [smaller, larger], routes: all }) =>
          smaller === circle ? [larger, all] : [smaller, all.map((route) => route.toReversed())],
        ),
    );
  };
  return {
    keys: [...routes.keys()],
    lookUp: (key) => routes.get(key) ?? from(key),
    countPairs: () => pairs.length,
    keyDescription: 'circles',
    ...(incomplete.length > 0 && {
      emptyReason: `There are too many routes around ${incomplete.join(', ')}; the list is incomplete.`,
    }),
  };
}
