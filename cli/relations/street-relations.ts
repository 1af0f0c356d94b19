/** The relations of street boards, ready to be printed. */
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
} from '../model/index.js';
import { facesView } from './faces-view.js';
import { sumOfLengths, viewOfMap, type RelationView } from './relation-view.js';

/** One relation of a street board. */
export function streetView(board: StreetBoard, relation: StreetRelation): RelationView {
  switch (relation) {
    case 'jack':
      return viewOfMap(jackRelation(board), 'circles');
    case 'police':
      return viewOfMap(policeRelation(board), 'crossings');
    case 'reach': {
      const reach = reachRelation(board);
      // Every crossing reaches itself, which makes no pair.
      return viewOfMap(reach, 'crossings', () => (sumOfLengths(reach) - reach.size) / 2);
    }
    case 'search':
      return searchView(board);
    case 'alley':
      return viewOfMap(alleyRelation(board), 'circles');
    case 'boat':
      return viewOfMap(boatRelation(board), 'blue circles');
    case 'sectors': {
      const sectors: ReadonlyMap<string, string> = sectorRelation(board);
      return {
        keys: [...sectors.keys()],
        of: (key) => sectors.get(key),
        total: () => sectors.size,
        speaksOf: 'circles and crossings on the grid',
      };
    }
    case 'faces':
      return facesView(board);
    default:
      return relation satisfies never;
  }
}

/** From each crossing to the circles searched from it; asked about a circle, the crossings it is searched from. */
function searchView(board: StreetBoard): RelationView {
  const search: ReadonlyMap<string, readonly string[]> = searchRelation(board);
  const searchers: ReadonlyMap<string, readonly string[]> = searchersRelation(board);
  return {
    keys: [...search.keys()],
    of: (key) => search.get(key) ?? searchers.get(key),
    total: () => sumOfLengths(search),
    speaksOf: 'crossings and circles',
  };
}

/** Every pair of Jack's with all its minimal routes; asked about a circle, its neighbours with the routes from it. */
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
    of: (key) => routes.get(key) ?? from(key),
    total: () => pairs.length,
    speaksOf: 'circles',
    ...(incomplete.length > 0 && {
      lack: `Around ${incomplete.join(', ')} there are too many routes to list; not all of them are here.`,
    }),
  };
}
