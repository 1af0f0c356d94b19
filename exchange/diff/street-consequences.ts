/** The consequences of the edits of a street board. */
import {
  alleyRelation,
  boatRelation,
  compareIds,
  jackRelation,
  jackRoutes,
  policeRelation,
  searchRelation,
  sectorRelation,
  type StreetBoard,
  connectedParts,
  idOfCircle,
  jackDistances,
  LFW_MOVES_HOME,
  memoByBoard,
  UNREACHABLE,
  WM_MOVES_PER_ROUND,
} from '../../model/index.js';
import {
  gainOf,
  lossOf,
  type Consequence,
  type ConsequenceFact,
  type SkippedComparison,
} from './board-diff.js';
import type { IdMapping } from './id-mapping.js';
import { pairConsequences } from './pair-consequences.js';
import { networkOf } from '../../model/network/index.js';

export interface StreetConsequences {
  readonly consequences: readonly Consequence[];
  readonly limits: readonly SkippedComparison[];
}

/** All consequences; `before` uses the ids of the new board. */
export function streetConsequences(
  before: StreetBoard,
  after: StreetBoard,
  names: IdMapping,
): StreetConsequences {
  const jack = jackConsequences(before, after, names);
  // Distances follow from the pairs.
  const isSameReach =
    jack.consequences.every(({ how }) => how === 'changed') && hasSameCircles(before, after);
  const reach = isSameReach ? NO_CONSEQUENCES : distanceConsequences(before, after, names);
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

const NO_CONSEQUENCES = { consequences: [], isComplete: true } as const;

const hasSameCircles = (before: StreetBoard, after: StreetBoard): boolean => {
  const [olds, news] = [jackRelation(before), jackRelation(after)];
  return olds.size === news.size && [...news.keys()].every((id) => olds.has(id));
};

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

type Route = readonly string[];
type Routes = ReadonlyMap<string, readonly Route[]>;

/** The pairs gained, lost, or kept with other routes. `isComplete` is false if there are too many routes. */
function jackConsequences(
  before: StreetBoard,
  after: StreetBoard,
  names: IdMapping,
): { readonly consequences: readonly Consequence[]; readonly isComplete: boolean } {
  const [olds, news] = [routesOf(before), routesOf(after)];
  const incomplete = new Set<string>([...jackRoutes(before).incomplete, ...jackRoutes(after).incomplete]);
  const pairs = pairConsequences('jack', jackRelation(before), jackRelation(after), { back: (id) => id });
  const consequences = pairs.map(({ before: gone, after: come }) =>
    gone
      ? lossOf('jack', factOf(gone.of, olds, names.back))
      : gainOf(
          'jack',
          factOf(come!.of, news, (id) => id),
        ),
  );
  for (const [pair, routes] of news) {
    const old = olds.get(pair);
    if (old === undefined || isSame(old, routes)) continue;
    const of = pair.split(' ');
    if (of.some((id) => incomplete.has(id))) continue;
    consequences.push({
      relation: 'jack',
      how: 'changed',
      before: factOf(of, olds, names.back),
      after: factOf(of, news, (id) => id),
    });
  }
  return { consequences, isComplete: incomplete.size === 0 };
}

// Cached, because a reconciliation compares one draft with many variants of it.
const routesOf = memoByBoard(
  (board: StreetBoard): Routes =>
    new Map(jackRoutes(board).pairs.map(({ between, routes }) => [between.join(' '), routes])),
);

/** A pair with its routes from the smaller circle to the larger, in the ids of its own board. */
function factOf(pair: readonly string[], routes: Routes, nameOf: (id: string) => string): ConsequenceFact {
  const of = pair.map(nameOf);
  const named = (routes.get(pair.join(' ')) ?? []).map((route) => route.map(nameOf));
  if (compareIds(of[0]!, of[1]!) <= 0) return { of, routes: sorted(named) };
  return { of: of.toReversed(), routes: sorted(named.map((route) => route.toReversed())) };
}

const sorted = (routes: readonly Route[]): readonly Route[] =>
  routes.toSorted((a, b) => a.length - b.length || compareRoutes(a, b));

function compareRoutes(a: Route, b: Route): number {
  const i = a.findIndex((id, k) => id !== b[k]);
  return i < 0 ? 0 : compareIds(a[i]!, b[i]!);
}

/** Both are listed in the same order, shortest first and then by id. */
const isSame = (one: readonly Route[], other: readonly Route[]): boolean =>
  one.length === other.length &&
  one.every((route, i) => route.length === other[i]!.length && route.every((id, k) => id === other[i]![k]));

/** The distance table has the square of this size. Printed boards are far smaller. */
const MOST_CIRCLES = 1500;

/** The changes of distances in Jack's moves. `isComplete` is false if there are too many circles. */
function distanceConsequences(
  before: StreetBoard,
  after: StreetBoard,
  { back }: IdMapping,
): { readonly consequences: readonly Consequence[]; readonly isComplete: boolean } {
  const [olds, news] = [mainPart(before), mainPart(after)];
  const circles = [...jackRelation(after).keys()].filter((id) => jackRelation(before).has(id));
  const consequences = circles
    .filter((id) => olds.has(id) !== news.has(id))
    .map((id) => (news.has(id) ? gainOf('joined', { of: [id] }) : lossOf('joined', { of: [back(id)] })));
  if (Math.max(before.circles.length, after.circles.length) > MOST_CIRCLES)
    return { consequences, isComplete: false };
  const facts = after.game === 'lfw' ? hideouts : discoveries;
  const [then, now] = [facts(before), facts(after)];
  for (const [key, fact] of now) {
    const old = then.get(key);
    // Circles that are cut off are already reported.
    if (old === undefined || old.isFine === fact.isFine) continue;
    if (key.split(' ').some((id) => olds.has(id as `c${number}`) !== news.has(id as `c${number}`))) continue;
    consequences.push({
      relation: after.game === 'lfw' ? 'hideout' : 'discovery',
      how: fact.isFine ? 'gained' : 'lost',
      before: named(old.fact, back),
      after: fact.fact,
    });
  }
  return { consequences, isComplete: true };
}

const named = (fact: ConsequenceFact, back: IdMapping['back']): ConsequenceFact => ({
  ...fact,
  of: fact.of.map(back),
  ...(fact.from !== undefined && { from: back(fact.from) }),
});

/** The circles of the largest connected part; of equals the one with the smallest number. */
const mainPart = memoByBoard((board: StreetBoard): ReadonlySet<`c${number}`> => {
  const relation = jackRelation(board);
  const parts = connectedParts(relation.keys(), (circle) => relation.get(circle) ?? []);
  return new Set(parts.sort((a, b) => b.length - a.length)[0]);
});

type CheckedFacts = ReadonlyMap<string, { readonly isFine: boolean; readonly fact: ConsequenceFact }>;

/** For every possible hideout, the circle farthest from it. */
const hideouts = memoByBoard((board: StreetBoard): CheckedFacts => {
  const { ids, indexOfId } = networkOf(board);
  const { count, between } = jackDistances(board);
  const red = new Set<string>(board.circles.filter(({ colour }) => colour === 'red').map(idOfCircle));
  return new Map(
    ids.slice(0, count).flatMap((id) => {
      if (red.has(id)) return [];
      const hideout = indexOfId.get(id)!;
      let [farthest, most] = [hideout, 0];
      for (let from = 0; from < count; from++) {
        const moves = between(from, hideout);
        if (moves > most && moves !== UNREACHABLE) [farthest, most] = [from, moves];
      }
      return [
        [id, { isFine: most <= LFW_MOVES_HOME, fact: { of: [id], moves: most, from: ids[farthest]! } }],
      ];
    }),
  );
});

/** All pairs of possible Discovery Locations: white circles of different squares. */
const discoveries = memoByBoard((board: StreetBoard): CheckedFacts => {
  const { indexOfId } = networkOf(board);
  const { between } = jackDistances(board);
  const sectors = sectorRelation(board);
  const white = [...new Set(board.circles.filter(({ colour }) => colour === 'white').map(idOfCircle))];
  const checked = new Map<string, { isFine: boolean; fact: ConsequenceFact }>();
  for (const [i, one] of white.entries())
    for (const other of white.slice(i + 1)) {
      if (sectors.get(one) === sectors.get(other)) continue;
      const moves = between(indexOfId.get(one)!, indexOfId.get(other)!);
      checked.set(`${one} ${other}`, {
        isFine: moves <= WM_MOVES_PER_ROUND,
        fact: { of: [one, other], moves: moves === UNREACHABLE ? null : moves },
      });
    }
  return checked;
});
