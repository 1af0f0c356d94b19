/**
 * Finds where all trails end that Jack may have left, given the public answers. A trail is the row on his sheet. Only its end
 * is wanted, but on the way three things matter: the clues that were passed, the tiles that were used face down, and the
 * secrets that allow it. Trails that agree in the first two form a group, and in a group every circle has the set of secrets
 * that allow it, so many trails are followed as one.
 */
import {
  tabulateAnswers,
  type AnswerTables,
  type CirclesByCircle,
  type MovePace,
  type PublicAnswer,
} from './answer-tables.js';
import {
  combineFilters,
  isEmptySetAt,
  uniteSecretSets,
  type SecretSet,
  type SecretFilter,
} from './secret-sets.js';
import {
  createTrailGroups,
  iterateGroups,
  findOrAddGroup,
  recycleGroupSecrets,
  markCircle,
  spendTile,
  countSpentTiles,
  type TrailGroup,
  type TrailGroups,
  type SecretsByCirclePool,
} from './trails-by-clues-and-tiles.js';

/** A move Jack may have made in one turn. */
export interface PossibleMove {
  readonly lists: CirclesByCircle;
  readonly pace: MovePace;
  /** The part of the stock it takes one from; undefined if that is public. */
  readonly uses?: number;
  /** The secrets that allow the circle a ride goes over, and the one it ends in. */
  readonly over?: SecretFilter | undefined;
  readonly into?: SecretFilter | undefined;
}

/** One turn of Jack's, with all moves it may have been. */
export interface TrailLeg {
  readonly entries: 1 | 2;
  readonly moves: readonly PossibleMove[];
  /** The secrets that allow the circle where the turn ends. */
  readonly then?: SecretFilter | undefined;
}

/** All that is known of one row. Circles are indices. */
export interface TrailFacts {
  readonly circles: number;
  /** How the row may begin; all beginnings are of one length. */
  readonly starts: readonly (readonly number[])[];
  readonly legs: readonly TrailLeg[];
  readonly answers: readonly PublicAnswer[];
  /** The secrets that fit so far. */
  readonly secrets: SecretSet;
  /** The secrets that allow the circle before the first leg. */
  readonly first?: SecretFilter | undefined;
  /** How many there are of each kind of tile that is used face down. */
  readonly stock: readonly number[];
}

/** Where a trail may end, what was used of the stock, and the secrets that fit. */
export interface TrailEnd {
  readonly circle: number;
  readonly used: readonly number[];
  readonly secrets: SecretSet;
}

/** The ends of all trails that fit, in order. */
export function findTrailEnds(trails: TrailFacts): readonly TrailEnd[] {
  const { circles, starts, legs, answers, stock, secrets } = trails;
  const begun = starts[0]?.length ?? 0;
  const tables = tabulateAnswers(circles, begun, legs, answers);
  const store: SecretsByCirclePool = { circles, width: secrets.length, spare: [] };
  let groups = beginnings(trails, tables, store);
  for (const leg of legs) {
    const next = createTrailGroups(groups.entry + leg.entries);
    for (const way of leg.moves) {
      const through = combineFilters(way.into, leg.then);
      for (const group of iterateGroups(groups)) {
        const used = spendTile(group.used, stock, way.uses);
        if (used !== undefined) spread(group, groups.entry + 1, way, through, next, used, tables, store);
      }
    }
    recycleGroupSecrets(groups, store);
    groups = next;
  }
  return endsOf(trails, groups);
}

function beginnings(
  { circles, starts, secrets, first }: TrailFacts,
  answers: AnswerTables,
  store: SecretsByCirclePool,
): TrailGroups {
  const { clueAt, barred, needed } = answers;
  const width = secrets.length;
  const groups = createTrailGroups((starts[0]?.length ?? 0) - 1);
  for (const start of starts) {
    let passed = 0;
    const fits = start.every((circle, entry) => {
      const place = entry * circles + circle;
      passed |= clueAt[circle]!;
      return barred[place] === 0 && (needed[place]! & ~passed) === 0;
    });
    const cells = fits ? findOrAddGroup(groups, store, answers, passed, 0)?.cells : undefined;
    if (cells === undefined) continue;
    const at = start.at(-1)!;
    markCircle(cells, at);
    for (let i = at * width; i < (at + 1) * width; i++)
      cells.words[i]! |= secrets[i - at * width]! & (first?.[i] ?? -1);
  }
  return groups;
}

/** Makes one move from every circle of a group; `entry` is the first that is written. */
function spread(
  { passed: before, cells: { words, taken } }: TrailGroup,
  entry: number,
  { lists, pace, over }: PossibleMove,
  through: SecretFilter | undefined,
  next: TrailGroups,
  used: number,
  answers: AnswerTables,
  store: SecretsByCirclePool,
): void {
  const { clueAt, barred, needed } = answers;
  const { circles, width } = store;
  const carried = new Int32Array(width);
  const row = entry * circles;
  /** The clues passed once a circle is written as an entry; -1 if it cannot be. */
  const enter = (place: number, circle: number, passed: number): number => {
    if (barred[place + circle] !== 0) return -1;
    const now = passed | clueAt[circle]!;
    return (needed[place + circle]! & ~now) === 0 ? now : -1;
  };
  let target = findOrAddGroup(next, store, answers, before, used);
  let targetPassed = before;
  const land = (to: number, passed: number): void => {
    if (targetPassed !== passed) {
      target = findOrAddGroup(next, store, answers, passed, used);
      targetPassed = passed;
    }
    if (target === undefined) return;
    const { cells } = target;
    markCircle(cells, to);
    const start = to * width;
    if (through === undefined) for (let i = 0; i < width; i++) cells.words[start + i]! |= carried[i]!;
    else for (let i = 0; i < width; i++) cells.words[start + i]! |= carried[i]! & through[start + i]!;
  };
  for (const at of taken) {
    if (isEmptySetAt(words, at * width, width)) continue;
    for (let i = 0; i < width; i++) carried[i] = words[at * width + i]!;
    for (const to of lists[at]!) {
      const passed = enter(row, to, before);
      if (passed < 0) continue;
      if (pace === 'step') land(to, passed);
      else if (pace === 'twice') {
        if (enter(row + circles, to, passed) >= 0) land(to, passed);
      } else {
        if (over) for (let i = 0; i < width; i++) carried[i] = words[at * width + i]! & over[to * width + i]!;
        for (const further of lists[to]!) {
          const end = further === at ? -1 : enter(row + circles, further, passed);
          if (end >= 0) land(further, end);
        }
      }
    }
  }
}

function endsOf({ circles, secrets, stock }: TrailFacts, groups: TrailGroups): readonly TrailEnd[] {
  const width = secrets.length;
  const byUse = new Map<number, Int32Array[]>();
  for (const { used, cells } of iterateGroups(groups))
    byUse.set(used, [...(byUse.get(used) ?? []), cells.words]);
  const ends: TrailEnd[] = [];
  for (const [code, alike] of byUse) {
    const words = uniteSecretSets(circles * width, alike);
    const used = stock.map((_, part) => countSpentTiles(code, stock, part));
    for (let circle = 0; circle < circles; circle++)
      if (!isEmptySetAt(words, circle * width, width))
        ends.push({ circle, used, secrets: words.slice(circle * width, (circle + 1) * width) });
  }
  return ends.sort((a, b) => a.circle - b.circle);
}
