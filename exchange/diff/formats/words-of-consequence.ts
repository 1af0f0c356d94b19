/** A consequence as a line in the game's words. */
import { MOVES_HOME, MOVES_OF_A_ROUND } from '../../../model/relations/jack-distances.js';
import { capital } from '../../../model/text/capital.js';
import { nameOfId } from '../../canonical/fact.js';
import type { Consequence, Fact } from '../diff.js';
import type { NowCalled } from './words-of-edit.js';

/** What follows, without its sign. */
export function wordsOfConsequence(
  { relation, how, before, after }: Consequence,
  nowCalled: NowCalled,
): string {
  const now = how === 'gained';
  const [a = '', b = ''] = (now ? after! : (before ?? after!)).of;
  // What was lost is told in the names of then; whoever has another name now is told with both.
  const nameOf = (id: string): string =>
    now || nowCalled(id) === id ? nameOfId(id) : `${nameOfId(id)} (now ${nowCalled(id).replace(/^c/, '')})`;
  const [one, other] = [nameOf(a), nameOf(b)];
  switch (relation) {
    case 'jack':
      if (how === 'changed') return reroute(inNamesOf(after!, before!, nowCalled), after!);
      return now
        ? `${one} reaches ${other} now, ${ways(after!)}`
        : `${one} no longer reaches ${other}; it did ${ways(before!)}`;
    case 'joined':
      return now ? `${one} can be reached from the rest now` : `${one} is cut off from the rest`;
    case 'hideout':
      return now
        ? `a hideout on ${one} can be reached in time now`
        : `a hideout on ${one} is ${moves(after!)} from ${nameOfId(after!.from!)}; only ${MOVES_HOME} are sure`;
    case 'discovery':
      return now
        ? `${one} and ${other} are near enough for two Discovery Locations now`
        : `as Discovery Locations ${one} and ${other} are ${after!.moves === null ? 'joined by no way' : `${moves(after!)} apart`}; a round has ${MOVES_OF_A_ROUND}`;
    case 'police':
      return `${now ? 'a new step' : 'no step any more'} between ${one} and ${other}`;
    case 'search':
      return now ? `${other} is searched from ${one} now` : `${other} is no longer searched from ${one}`;
    case 'alley':
      return `${now ? 'an alley joins' : 'no alley joins'} ${one} and ${other} ${now ? 'now' : 'any more'}`;
    case 'boat':
      return `${now ? 'a boat joins' : 'no boat joins'} ${one} and ${other} ${now ? 'now' : 'any more'}`;
    case 'sector':
      return `${nameOfId(after!.of[0]!)} lies ${section(after!)} now, not ${section(before!)}`;
    case 'walking':
      return `${now ? 'a new step' : 'no step any more'} between ${one} and ${other}`;
    case 'sewer':
      return `at the start the sewers ${now ? 'join' : 'no longer join'} ${one} and ${other}`;
    case 'light':
      return `at the start ${one} is ${now ? 'lit by a gaslight' : 'no longer lit by a gaslight'}`;
    case 'lantern':
      return `at the start Watson’s lantern ${now ? 'shines' : 'no longer shines'} on ${one}`;
    case 'escape':
      return escape(one, before!, after!);
    case 'visibility':
      return `at the start ${capital(a)} is ${now ? 'seen' : 'no longer seen'}`;
  }
}

/** `from hex h3,2 it is 5 steps to the nearest exit now, not 4`. */
function escape(hex: string, { moves: then }: Fact, { moves: now }: Fact): string {
  const steps = (count: number): string => `${count} step${count === 1 ? '' : 's'}`;
  if (now == null)
    return `from ${hex} no walk leads to an exit now; it was ${steps(then ?? 0)} to the nearest`;
  return `from ${hex} it is ${steps(now)} to the nearest exit now${then == null ? '; no walk led to one' : `, not ${then}`}`;
}

const moves = (fact: Fact): string => `${fact.moves ?? 'too many'} moves`;

const section = ({ section: name }: Fact): string => (name ? `in section ${name}` : 'off the grid');

/** More routes than anybody reads in one line. */
const MOST_WAYS = 4;

function ways({ routes = [] }: Fact): string {
  if (routes.length === 0) return 'by more routes than are listed';
  return listed(routes);
}

function listed(routes: readonly (readonly string[])[]): string {
  const told = routes.slice(0, MOST_WAYS).map(way);
  const more = routes.length - told.length;
  return `${told.join(' or ')}${more > 0 ? ` or by ${more} more ways` : ''}`;
}

const way = (route: readonly string[]): string =>
  route.length === 0 ? 'past no crossing' : `past ${route.join(', ')}`;

/** A fact of the board before with the names of now, its routes from the same end. */
function inNamesOf(now: Fact, { of, routes = [] }: Fact, nowCalled: NowCalled): Fact {
  const isTurned = nowCalled(of[0]!) !== now.of[0];
  const named = routes.map((route) => route.map(nowCalled));
  return { of: now.of, routes: isTurned ? named.map((route) => route.toReversed()) : named };
}

/** The routes that are gone or new, and what that means for whoever wants to bar the way. */
function reroute(before: Fact, after: Fact): string {
  const keyOf = (fact: Fact): ReadonlySet<string> => new Set(fact.routes?.map((route) => way(route)));
  const [olds, news] = [keyOf(before), keyOf(after)];
  const gone = (before.routes ?? []).filter((route) => !news.has(way(route)));
  const come = (after.routes ?? []).filter((route) => !olds.has(way(route)));
  const told = [
    ...(gone.length > 0 ? [`no longer ${listed(gone)}`] : []),
    ...(come.length > 0
      ? [`now ${gone.length === before.routes?.length ? '' : 'also '}${listed(come)}`]
      : []),
    ...barring(before, after),
  ];
  return `circles ${after.of.map((id) => id.slice(1)).join(' and ')}: ${told.join('; ')}`;
}

function barring(before: Fact, after: Fact): string[] {
  const [then, now] = [barredBy(before), barredBy(after)];
  if (now === then) return [];
  return [
    {
      nobody: 'nobody can bar it now',
      one: 'one policeman can bar it now',
      several: 'it takes more than one policeman to bar it now',
    }[now],
  ];
}

function barredBy({ routes = [] }: Fact): 'nobody' | 'one' | 'several' {
  if (routes.some((route) => route.length === 0)) return 'nobody';
  return routes[0]?.some((id) => routes.every((route) => route.includes(id))) ? 'one' : 'several';
}
