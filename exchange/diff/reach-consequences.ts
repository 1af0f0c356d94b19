/** What is too far for Jack now: circles cut off, hideouts he cannot come home to, Discovery Locations he cannot go between. */
import type { StreetBoard } from '../../model/board.js';
import { idOfCircle } from '../../model/board.js';
import { networkOf } from '../../model/network/network.js';
import {
  jackDistances,
  MOVES_HOME,
  MOVES_OF_A_ROUND,
  UNREACHABLE,
} from '../../model/relations/jack-distances.js';
import { jackRelation } from '../../model/relations/jack.js';
import { sectorRelation } from '../../model/relations/sectors.js';
import type { Names } from './common-ids.js';
import type { Consequence, Fact } from './diff.js';

/** A table of all distances is the square of this. No printed board comes near. */
const MOST_CIRCLES = 1500;

/** The board before is in the names of the one after. `isComplete` is false where there are too many circles for distances. */
export function reachConsequences(
  before: StreetBoard,
  after: StreetBoard,
  { back }: Names,
): { readonly consequences: readonly Consequence[]; readonly isComplete: boolean } {
  const [olds, news] = [mainPart(before), mainPart(after)];
  const circles = [...jackRelation(after).keys()].filter((id) => jackRelation(before).has(id));
  const consequences = circles
    .filter((id) => olds.has(id) !== news.has(id))
    .map((id): Consequence => ({
      relation: 'joined',
      ...(news.has(id)
        ? { how: 'gained', after: { of: [id] } }
        : { how: 'lost', before: { of: [back(id)] } }),
    }));
  if (Math.max(before.circles.length, after.circles.length) > MOST_CIRCLES)
    return { consequences, isComplete: false };
  const facts = after.game === 'lfw' ? hideouts : discoveries;
  const [then, now] = [facts(before), facts(after)];
  for (const [key, fact] of now) {
    const old = then.get(key);
    // What is cut off as a whole has been said already.
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

const named = (fact: Fact, back: Names['back']): Fact => ({
  ...fact,
  of: fact.of.map(back),
  ...(fact.from !== undefined && { from: back(fact.from) }),
});

/** The circles of the largest part that hangs together on foot; of equals the one with the smallest number. */
function mainPart(board: StreetBoard): ReadonlySet<`c${number}`> {
  const relation = jackRelation(board);
  const seen = new Set<string>();
  let largest = new Set<`c${number}`>();
  for (const start of relation.keys()) {
    if (seen.has(start)) continue;
    const part = new Set([start]);
    // A set is walked in the order of its growth, so this is a breadth-first search.
    for (const circle of part) for (const next of relation.get(circle) ?? []) part.add(next);
    for (const circle of part) seen.add(circle);
    if (part.size > largest.size) largest = part;
  }
  return largest;
}

type Judged = ReadonlyMap<string, { readonly isFine: boolean; readonly fact: Fact }>;

/** For every circle that may be a hideout, the circle from which it is farthest. */
function hideouts(board: StreetBoard): Judged {
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
      return [[id, { isFine: most <= MOVES_HOME, fact: { of: [id], moves: most, from: ids[farthest]! } }]];
    }),
  );
}

/** All pairs of possible Discovery Locations: white circles of different squares. */
function discoveries(board: StreetBoard): Judged {
  const { indexOfId } = networkOf(board);
  const { between } = jackDistances(board);
  const sectors = sectorRelation(board);
  const white = [...new Set(board.circles.filter(({ colour }) => colour === 'white').map(idOfCircle))];
  const judged = new Map<string, { isFine: boolean; fact: Fact }>();
  for (const [i, one] of white.entries())
    for (const other of white.slice(i + 1)) {
      if (sectors.get(one) === sectors.get(other)) continue;
      const moves = between(indexOfId.get(one)!, indexOfId.get(other)!);
      judged.set(`${one} ${other}`, {
        isFine: moves <= MOVES_OF_A_ROUND,
        fact: { of: [one, other], moves: moves === UNREACHABLE ? null : moves },
      });
    }
  return judged;
}
