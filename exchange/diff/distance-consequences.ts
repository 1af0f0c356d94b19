/** The consequences for distances: circles cut off, hideouts out of reach, Discovery Locations too far apart. */
import {
  connectedParts,
  idOfCircle,
  jackDistances,
  jackRelation,
  LFW_MOVES_HOME,
  sectorRelation,
  UNREACHABLE,
  WM_MOVES_PER_ROUND,
  type StreetBoard,
} from '../../model/index.js';
import { networkOf } from '../../model/network/index.js';
import type { IdMapping } from './id-mapping.js';
import { gained, lost, type Consequence, type ConsequenceFact } from './board-diff.js';

/** The distance table has the square of this size. Printed boards are far smaller. */
const MOST_CIRCLES = 1500;

/**
 * The changes of distances in Jack's moves; `before` uses the ids of the new board. `isComplete` is false if there
 * are too many circles for distances.
 */
export function distanceConsequences(
  before: StreetBoard,
  after: StreetBoard,
  { back }: IdMapping,
): { readonly consequences: readonly Consequence[]; readonly isComplete: boolean } {
  const [olds, news] = [mainPart(before), mainPart(after)];
  const circles = [...jackRelation(after).keys()].filter((id) => jackRelation(before).has(id));
  const consequences = circles
    .filter((id) => olds.has(id) !== news.has(id))
    .map((id) => (news.has(id) ? gained('joined', { of: [id] }) : lost('joined', { of: [back(id)] })));
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
function mainPart(board: StreetBoard): ReadonlySet<`c${number}`> {
  const relation = jackRelation(board);
  const parts = connectedParts(relation.keys(), (circle) => relation.get(circle) ?? []);
  return new Set(parts.sort((a, b) => b.length - a.length)[0]);
}

type Judged = ReadonlyMap<string, { readonly isFine: boolean; readonly fact: ConsequenceFact }>;

/** For every possible hideout, the circle farthest from it. */
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
      return [
        [id, { isFine: most <= LFW_MOVES_HOME, fact: { of: [id], moves: most, from: ids[farthest]! } }],
      ];
    }),
  );
}

/** All pairs of possible Discovery Locations: white circles of different squares. */
function discoveries(board: StreetBoard): Judged {
  const { indexOfId } = networkOf(board);
  const { between } = jackDistances(board);
  const sectors = sectorRelation(board);
  const white = [...new Set(board.circles.filter(({ colour }) => colour === 'white').map(idOfCircle))];
  const judged = new Map<string, { isFine: boolean; fact: ConsequenceFact }>();
  for (const [i, one] of white.entries())
    for (const other of white.slice(i + 1)) {
      if (sectors.get(one) === sectors.get(other)) continue;
      const moves = between(indexOfId.get(one)!, indexOfId.get(other)!);
      judged.set(`${one} ${other}`, {
        isFine: moves <= WM_MOVES_PER_ROUND,
        fact: { of: [one, other], moves: moves === UNREACHABLE ? null : moves },
      });
    }
  return judged;
}
