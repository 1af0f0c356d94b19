/** The consequences for Jack's moves on foot: lost, gained, or possible by other routes. */
import { compareIds, jackRelation, jackRoutes, type StreetBoard } from '../../model/index.js';
import type { IdMapping } from './id-mapping.js';
import type { Consequence, ConsequenceFact } from './board-diff.js';
import { pairConsequences } from './pair-consequences.js';

type Route = readonly string[];
type Routes = ReadonlyMap<string, readonly Route[]>;

/**
 * The pairs gained, lost, and kept with other routes, which matters as soon as a policeman blocks one. `before` uses the ids
 * of the new board. `isComplete` is false if there were too many routes to compare.
 */
export function jackConsequences(
  before: StreetBoard,
  after: StreetBoard,
  names: IdMapping,
): { readonly consequences: readonly Consequence[]; readonly isComplete: boolean } {
  const [olds, news] = [routesOf(before), routesOf(after)];
  const incomplete = new Set<string>([...jackRoutes(before).incomplete, ...jackRoutes(after).incomplete]);
  const pairs = pairConsequences('jack', jackRelation(before), jackRelation(after), { back: (id) => id });
  const consequences = pairs.map(({ how, ...sides }): Consequence => {
    if (sides.before) return { relation: 'jack', how, before: factOf(sides.before.of, olds, names.back) };
    return { relation: 'jack', how, after: factOf(sides.after!.of, news, (id) => id) };
  });
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

const routesOf = (board: StreetBoard): Routes =>
  new Map(jackRoutes(board).pairs.map(({ between, routes }) => [between.join(' '), routes]));

/** A pair with its routes from the smaller circle to the larger, in the ids of its own board. */
function factOf(pair: readonly string[], routes: Routes, nameOf: (id: string) => string): ConsequenceFact {
  const of = pair.map(nameOf);
  const named = (routes.get(pair.join(' ')) ?? []).map((route) => route.map(nameOf));
  if (compareIds(of[0]!, of[1]!) <= 0) return { of, routes: inOrder(named) };
  return { of: of.toReversed(), routes: inOrder(named.map((route) => route.toReversed())) };
}

const inOrder = (routes: readonly Route[]): readonly Route[] =>
  routes.toSorted((a, b) => a.length - b.length || compareRoutes(a, b));

function compareRoutes(a: Route, b: Route): number {
  const i = a.findIndex((id, k) => id !== b[k]);
  return i < 0 ? 0 : compareIds(a[i]!, b[i]!);
}

/** Both are listed in the same order, shortest first and then by id. */
const isSame = (one: readonly Route[], other: readonly Route[]): boolean =>
  one.length === other.length &&
  one.every((route, i) => route.length === other[i]!.length && route.every((id, k) => id === other[i]![k]));
