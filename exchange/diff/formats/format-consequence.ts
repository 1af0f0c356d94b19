/** Describes a consequence in one line. */
import { capitalise, describeId, LFW_MOVES_HOME, WM_MOVES_PER_ROUND } from '../../../model/index.js';
import type { Consequence, ConsequenceFact } from '../board-diff.js';
import type { NewIdLookup } from './format-edit.js';

/** The line without its sign. In routes, which name nodes by their ids alone, they may have other names. */
export function formatConsequence(
  { relation, how, before, after }: Consequence,
  nowCalled: NewIdLookup,
  inRoutes = nowCalled,
): string {
  const now = how === 'gained';
  const [a = '', b = ''] = (now ? after! : (before ?? after!)).of;
  // Lost facts use the old ids; renamed nodes are given with both.
  const nameOf = (id: string): string =>
    now || nowCalled(id) === id
      ? describeId(id)
      : `${describeId(id)} (now ${nowCalled(id).replace(/^c/, '')})`;
  const [one, other] = [nameOf(a), nameOf(b)];
  switch (relation) {
    case 'jack':
      if (how === 'changed') return reroute(inNamesOf(after!, before!, nowCalled, inRoutes), after!);
      return now
        ? `${one} now reaches ${other}, ${ways(after!)}`
        : `${one} no longer reaches ${other}; before ${ways(before!)}`;
    case 'joined':
      return now ? `${one} can now be reached from the rest` : `${one} is cut off from the rest`;
    case 'hideout':
      return now
        ? `a hideout on ${one} can now be reached in time`
        : `a hideout on ${one} is ${moves(after!)} from ${describeId(after!.from!)}; only ${LFW_MOVES_HOME} are guaranteed`;
    case 'discovery':
      return now
        ? `${one} and ${other} are now near enough for two Discovery Locations`
        : `as Discovery Locations ${one} and ${other} are ${after!.moves === null ? 'not connected' : `${moves(after!)} apart`}; a round has ${WM_MOVES_PER_ROUND}`;
    case 'police':
    case 'walking':
      return `${now ? 'a new step' : 'no longer a step'} between ${one} and ${other}`;
    case 'search':
      return now
        ? `${other} can now be searched from ${one}`
        : `${other} can no longer be searched from ${one}`;
    case 'alley':
    case 'boat':
      return `${relation === 'alley' ? 'an alley' : 'a boat'} ${now ? 'now' : 'no longer'} joins ${one} and ${other}`;
    case 'sector':
      return `${describeId(after!.of[0]!)} is now ${section(after!)}, not ${section(before!)}`;
    case 'sewer':
      return `at the start the sewers ${now ? 'now' : 'no longer'} join ${one} and ${other}`;
    case 'light':
      return `at the start ${one} is ${now ? 'now' : 'no longer'} lit by a gaslight`;
    case 'lantern':
      return `at the start Watson’s lantern ${now ? 'now' : 'no longer'} lights ${one}`;
    case 'escape':
      return escape(one, before!, after!);
    case 'visibility':
      return `at the start ${capitalise(a)} is ${now ? 'now' : 'no longer'} visible`;
  }
}

/** `from hex h3,2 it is now 5 steps to the nearest exit, not 4`. */
function escape(hex: string, { moves: then }: ConsequenceFact, { moves: now }: ConsequenceFact): string {
  const steps = (count: number): string => `${count} step${count === 1 ? '' : 's'}`;
  if (now == null)
    return `from ${hex} no exit can be reached any more; it was ${steps(then ?? 0)} to the nearest`;
  return `from ${hex} it is now ${steps(now)} to the nearest exit${then == null ? '; before none could be reached' : `, not ${then}`}`;
}

const moves = (fact: ConsequenceFact): string => `${fact.moves ?? 'too many'} moves`;

const section = ({ section: name }: ConsequenceFact): string =>
  name ? `in section ${name}` : 'off the grid';

/** More routes than this are only counted. */
const MOST_WAYS = 4;

function ways({ routes = [] }: ConsequenceFact): string {
  if (routes.length === 0) return 'by too many routes to list';
  return listed(routes);
}

function listed(routes: readonly (readonly string[])[]): string {
  const shown = routes.slice(0, MOST_WAYS).map(way);
  const more = routes.length - shown.length;
  return `${shown.join(' or ')}${more > 0 ? ` or by ${more} more routes` : ''}`;
}

const way = (route: readonly string[]): string =>
  route.length === 0 ? 'directly' : `past ${route.join(', ')}`;

/** A fact of the old board in the new ids, with routes from the same end. */
function inNamesOf(
  now: ConsequenceFact,
  { of, routes = [] }: ConsequenceFact,
  nowCalled: NewIdLookup,
  inRoutes: NewIdLookup,
): ConsequenceFact {
  const isTurned = nowCalled(of[0]!) !== now.of[0];
  const named = routes.map((route) => route.map(inRoutes));
  return { of: now.of, routes: isTurned ? named.map((route) => route.toReversed()) : named };
}

/** The routes that were removed or added, and what that means for blocking them. */
function reroute(before: ConsequenceFact, after: ConsequenceFact): string {
  const keyOf = (fact: ConsequenceFact): ReadonlySet<string> =>
    new Set(fact.routes?.map((route) => way(route)));
  const [olds, news] = [keyOf(before), keyOf(after)];
  const gone = (before.routes ?? []).filter((route) => !news.has(way(route)));
  const come = (after.routes ?? []).filter((route) => !olds.has(way(route)));
  const changes = [
    ...(gone.length > 0 ? [`no longer ${listed(gone)}`] : []),
    ...(come.length > 0
      ? [`now ${gone.length === before.routes?.length ? '' : 'also '}${listed(come)}`]
      : []),
    ...barring(before, after),
  ];
  return `circles ${after.of.map((id) => id.slice(1)).join(' and ')}: ${changes.join('; ')}`;
}

function barring(before: ConsequenceFact, after: ConsequenceFact): string[] {
  const [then, now] = [barredBy(before), barredBy(after)];
  if (now === then) return [];
  return [
    {
      none: 'it can no longer be blocked',
      one: 'one policeman can now block it',
      several: 'blocking it now takes more than one policeman',
    }[now],
  ];
}

function barredBy({ routes = [] }: ConsequenceFact): 'none' | 'one' | 'several' {
  if (routes.some((route) => route.length === 0)) return 'none';
  return routes[0]?.some((id) => routes.every((route) => route.includes(id))) ? 'one' : 'several';
}
