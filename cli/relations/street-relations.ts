/** The relations of street boards, to be queried by key and printed. */
import {
  alleyRelation,
  boatRelation,
  jackRelation,
  jackRoutes,
  policeRelation,
  reachRelation,
  searchersRelation,
  searchRelation,
  sectorRelation,
  type StreetBoard,
  type StreetRelation,
} from '../../model/index.js';
import { queryableFaces } from './queryable-faces.js';
import { totalListLength, queryableFromMap, type QueryableRelation } from './queryable-relation.js';

/** One relation of a street board. */
export function queryableStreetRelation(board: StreetBoard, relation: StreetRelation): QueryableRelation {
  switch (relation) {
    case 'jack':
      return queryableFromMap(jackRelation(board), 'circles');
    case 'police':
      return queryableFromMap(policeRelation(board), 'crossings');
    case 'reach': {
      const reach = reachRelation(board);
      // Every crossing reaches itself, which is not a pair.
      return queryableFromMap(reach, 'crossings', () => (totalListLength(reach) - reach.size) / 2);
    }
    case 'search':
      return searchView(board);
    case 'alley':
      return queryableFromMap(alleyRelation(board), 'circles');
    case 'boat':
      return queryableFromMap(boatRelation(board), 'blue circles');
    case 'sectors': {
      const sectors: ReadonlyMap<string, string> = sectorRelation(board);
      return {
        keys: [...sectors.keys()],
        lookUp: (key) => sectors.get(key),
        countPairs: () => sectors.size,
        keyDescription: 'circles and crossings on the grid',
      };
    }
    case 'faces':
      return queryableFaces(board);
    default:
      return relation satisfies never;
  }
}

/** The circles searched from each crossing; for a circle, the crossings from which it is searched. */
function searchView(board: StreetBoard): QueryableRelation {
  const search: ReadonlyMap<string, readonly string[]> = searchRelation(board);
  const searchers: ReadonlyMap<string, readonly string[]> = searchersRelation(board);
  return {
    keys: [...search.keys()],
    lookUp: (key) => search.get(key) ?? searchers.get(key),
    countPairs: () => totalListLength(search),
    keyDescription: 'crossings and circles',
  };
}

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
