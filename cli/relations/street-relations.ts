/** The relations of street boards as views. */
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
import { facesView } from './faces-view.js';
import { totalListLength, viewFromMap, type RelationView } from './relation-view.js';

/** One relation of a street board. */
export function streetRelationView(board: StreetBoard, relation: StreetRelation): RelationView {
  switch (relation) {
    case 'jack':
      return viewFromMap(jackRelation(board), 'circles');
    case 'police':
      return viewFromMap(policeRelation(board), 'crossings');
    case 'reach': {
      const reach = reachRelation(board);
      // Every crossing reaches itself, which is not a pair.
      return viewFromMap(reach, 'crossings', () => (totalListLength(reach) - reach.size) / 2);
    }
    case 'search':
      return searchView(board);
    case 'alley':
      return viewFromMap(alleyRelation(board), 'circles');
    case 'boat':
      return viewFromMap(boatRelation(board), 'blue circles');
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
      return facesView(board);
    default:
      return relation satisfies never;
  }
}

/** The circles searched from each crossing; for a circle, the crossings from which it is searched. */
function searchView(board: StreetBoard): RelationView {
  const search: ReadonlyMap<string, readonly string[]> = searchRelation(board);
  const searchers: ReadonlyMap<string, readonly string[]> = searchersRelation(board);
  return {
    keys: [...search.keys()],
    lookUp: (key) => search.get(key) ?? searchers.get(key),
    countPairs: () => totalListLength(search),
    keyDescription: 'crossings and circles',
  };
}

/** Every pair of Jack's with all its minimal routes; for a circle, its neighbours with the routes to them. */
export function routesView(board: StreetBoard): RelationView {
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
