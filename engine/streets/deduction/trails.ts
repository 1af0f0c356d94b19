/**
 * All trails that Jack may have left, given what was said about them. A trail is the row on his sheet. Only its end is wanted,
 * but on the way three things must be remembered: the clues that were passed, the tiles that were used face down, and the
 * secrets under which he could go there. Trails that agree in the first two are a group, and in a group every circle has the
 * set of secrets that fit it: so many trails are followed as one.
 */
import { answersOf, type Answers, type Lists, type Pace, type Said } from './answers.js';
import { bothSieves, isBlank, union, type Secrets, type Sieve } from './secrets.js';
import {
  groupsAt,
  groupsIn,
  groupWith,
  putAway,
  take,
  useOne,
  usedOf,
  type Group,
  type Groups,
  type Store,
} from './trail-groups.js';

/** A way Jack may have gone in one turn. */
export interface Way {
  readonly lists: Lists;
  readonly pace: Pace;
  /** Which part of the stock it takes one from; undefined if that lies open. */
  readonly uses?: number;
  /** What must be so for the circle a ride goes over, and for the one it ends in. */
  readonly over?: Sieve | undefined;
  readonly into?: Sieve | undefined;
}

/** One turn of Jack's. */
export interface Leg {
  readonly entries: 1 | 2;
  readonly ways: readonly Way[];
  /** What must be so where he stands when the turn is over. */
  readonly then?: Sieve | undefined;
}

/** All that is known of one row. Circles are named by their index. */
export interface Trails {
  readonly circles: number;
  /** How the row may begin; all beginnings are of one length. */
  readonly starts: readonly (readonly number[])[];
  readonly legs: readonly Leg[];
  readonly said: readonly Said[];
  /** The secrets that fit so far. */
  readonly secrets: Secrets;
  /** What must be so where he stands before the first leg. */
  readonly first?: Sieve | undefined;
  /** How much there is of each thing that is used up face down. */
  readonly stock: readonly number[];
}

/** Where a trail may end, what was used of the stock, and the secrets that fit. */
export interface End {
  readonly circle: number;
  readonly used: readonly number[];
  readonly secrets: Secrets;
}

/** The ends of all trails that fit, in order. */
export function endsOfTrails(trails: Trails): readonly End[] {
  const { circles, starts, legs, said, stock, secrets } = trails;
  const begun = starts[0]?.length ?? 0;
  const answers = answersOf(circles, begun, legs, said);
  const store: Store = { circles, width: secrets.length, spare: [] };
  let groups = beginnings(trails, answers, store);
  for (const leg of legs) {
    const next = groupsAt(groups.entry + leg.entries);
    for (const way of leg.ways) {
      const through = bothSieves(way.into, leg.then);
      for (const group of groupsIn(groups)) {
        const used = useOne(group.used, stock, way.uses);
        if (used !== undefined) spread(group, groups.entry + 1, way, through, next, used, answers, store);
      }
    }
    putAway(groups, store);
    groups = next;
  }
  return endsOf(trails, groups);
}

function beginnings({ circles, starts, secrets, first }: Trails, answers: Answers, store: Store): Groups {
  const { clueAt, barred, needed } = answers;
  const width = secrets.length;
  const groups = groupsAt((starts[0]?.length ?? 0) - 1);
  for (const start of starts) {
    let passed = 0;
    const fits = start.every((circle, entry) => {
      const place = entry * circles + circle;
      passed |= clueAt[circle]!;
      return barred[place] === 0 && (needed[place]! & ~passed) === 0;
    });
    const cells = fits ? groupWith(groups, store, answers, passed, 0)?.cells : undefined;
    if (cells === undefined) continue;
    const at = start.at(-1)!;
    take(cells, at);
    for (let i = at * width; i < (at + 1) * width; i++)
      cells.words[i]! |= secrets[i - at * width]! & (first?.[i] ?? -1);
  }
  return groups;
}

/** Goes one way from every circle of a group; `entry` is the first that is written. */
function spread(
  { passed: before, cells: { words, taken } }: Group,
  entry: number,
  { lists, pace, over }: Way,
  through: Sieve | undefined,
  next: Groups,
  used: number,
  answers: Answers,
  store: Store,
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
  let target = groupWith(next, store, answers, before, used);
  let targetPassed = before;
  const land = (to: number, passed: number): void => {
    if (targetPassed !== passed) {
      target = groupWith(next, store, answers, passed, used);
      targetPassed = passed;
    }
    if (target === undefined) return;
    const { cells } = target;
    take(cells, to);
    const start = to * width;
    if (through === undefined) for (let i = 0; i < width; i++) cells.words[start + i]! |= carried[i]!;
    else for (let i = 0; i < width; i++) cells.words[start + i]! |= carried[i]! & through[start + i]!;
  };
  for (const at of taken) {
    if (isBlank(words, at * width, width)) continue;
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

function endsOf({ circles, secrets, stock }: Trails, groups: Groups): readonly End[] {
  const width = secrets.length;
  const byUse = new Map<number, Int32Array[]>();
  for (const { used, cells } of groupsIn(groups)) byUse.set(used, [...(byUse.get(used) ?? []), cells.words]);
  const ends: End[] = [];
  for (const [code, alike] of byUse) {
    const words = union(circles * width, alike);
    const used = stock.map((_, part) => usedOf(code, stock, part));
    for (let circle = 0; circle < circles; circle++)
      if (!isBlank(words, circle * width, width))
        ends.push({ circle, used, secrets: words.slice(circle * width, (circle + 1) * width) });
  }
  return ends.sort((a, b) => a.circle - b.circle);
}
