/**
 * All trails that Jack may have left, given what was said about them. A trail is the row on his sheet. Only its end is wanted,
 * but on the way three things must be remembered: the clues that were passed, the tiles that were used face down, and the
 * secrets under which he could go there. Trails that agree in the first two are a group, and in a group every circle has the
 * set of secrets that fit it; so many trails are followed as one.
 */
import { answersOf, type Answers, type Lists, type Pace, type Said } from './answers.js';
import { bothSieves, isBlank, union, type Secrets, type Sieve } from './secrets.js';

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

interface Group {
  readonly passed: number;
  /** Digits, one for each part of the stock. */
  readonly used: number;
  readonly cells: Int32Array;
}

/** The groups of trails at one entry, by what they remember. */
type Groups = Map<number, Group>;

/** The ends of all trails that fit, in order. */
export function endsOfTrails(trails: Trails): readonly End[] {
  const { circles, starts, legs, said, stock, first } = trails;
  const begun = starts[0]?.length ?? 0;
  const answers = answersOf(circles, begun, legs, said);
  let groups = beginnings(trails, answers, first);
  let entry = begun;
  for (const leg of legs) {
    const next: Groups = new Map();
    for (const way of leg.ways) {
      const through = bothSieves(way.into, leg.then);
      for (const group of groups.values()) {
        const used = useOne(group.used, stock, way.uses);
        if (used !== undefined) spread(trails, answers, entry, group, used, way, through, next);
      }
    }
    groups = next;
    entry += leg.entries;
  }
  return endsOf(trails, groups);
}

function beginnings(
  { circles, starts, secrets }: Trails,
  { clueAt, barred, needed }: Answers,
  first: Sieve | undefined,
): Groups {
  const width = secrets.length;
  const groups: Groups = new Map();
  for (const start of starts) {
    let passed = 0;
    const fits = start.every((circle, entry) => {
      const place = entry * circles + circle;
      passed |= clueAt[circle]!;
      return barred[place] === 0 && (needed[place]! & ~passed) === 0;
    });
    const at = start.at(-1)! * width;
    const { cells } = groupIn(groups, circles * width, passed, 0);
    if (fits) for (let i = 0; i < width; i++) cells[at + i]! |= secrets[i]! & (first?.[at + i] ?? -1);
  }
  return groups;
}

/** Goes one way from every circle of a group. */
function spread(
  { circles, secrets }: Trails,
  { clueAt, barred, needed }: Answers,
  entry: number,
  group: Group,
  used: number,
  { lists, pace, over }: Way,
  through: Sieve | undefined,
  next: Groups,
): void {
  const width = secrets.length;
  const carried = new Int32Array(width);
  const row = entry * circles;
  /** The clues passed once a circle is written as an entry; -1 if it cannot be. */
  const enter = (place: number, circle: number, passed: number): number => {
    if (barred[place + circle] !== 0) return -1;
    const now = passed | clueAt[circle]!;
    return (needed[place + circle]! & ~now) === 0 ? now : -1;
  };
  const size = circles * width;
  let target = groupIn(next, size, group.passed, used);
  const land = (to: number, passed: number): void => {
    if (target.passed !== passed) target = groupIn(next, size, passed, used);
    const { cells } = target;
    const start = to * width;
    if (through === undefined) for (let i = 0; i < width; i++) cells[start + i]! |= carried[i]!;
    else for (let i = 0; i < width; i++) cells[start + i]! |= carried[i]! & through[start + i]!;
  };
  for (let at = 0; at < circles; at++) {
    if (isBlank(group.cells, at * width, width)) continue;
    for (let i = 0; i < width; i++) carried[i] = group.cells[at * width + i]!;
    for (const to of lists[at]!) {
      const passed = enter(row, to, group.passed);
      if (passed < 0) continue;
      if (pace === 'step') land(to, passed);
      else if (pace === 'twice') {
        if (enter(row + circles, to, passed) >= 0) land(to, passed);
      } else {
        if (over)
          for (let i = 0; i < width; i++) carried[i] = group.cells[at * width + i]! & over[to * width + i]!;
        for (const further of lists[to]!) {
          const end = further === at ? -1 : enter(row + circles, further, passed);
          if (end >= 0) land(further, end);
        }
      }
    }
  }
}

/** What is used when one more is taken; undefined if there is none left. */
function useOne(used: number, stock: readonly number[], which: number | undefined): number | undefined {
  if (which === undefined) return used;
  const value = valueOf(stock, which);
  return digit(used, stock, which) < stock[which]! ? used + value : undefined;
}

const valueOf = (stock: readonly number[], which: number): number =>
  stock.slice(0, which).reduce((product, each) => product * (each + 1), 1);

const digit = (used: number, stock: readonly number[], which: number): number =>
  Math.floor(used / valueOf(stock, which)) % (stock[which]! + 1);

function endsOf({ circles, secrets, stock }: Trails, groups: Groups): readonly End[] {
  const width = secrets.length;
  const byUse = new Map<number, Int32Array[]>();
  for (const { used, cells } of groups.values()) byUse.set(used, [...(byUse.get(used) ?? []), cells]);
  const ends: End[] = [];
  for (const [code, alike] of byUse) {
    const cells = union(circles * width, alike);
    const used = stock.map((_, which) => digit(code, stock, which));
    for (let circle = 0; circle < circles; circle++)
      if (!isBlank(cells, circle * width, width))
        ends.push({ circle, used, secrets: cells.slice(circle * width, (circle + 1) * width) });
  }
  return ends.sort((a, b) => a.circle - b.circle);
}

function groupIn(groups: Groups, size: number, passed: number, used: number): Group {
  // Clues are bits below 2 ** 30, so the two never meet.
  const key = used * 2 ** 30 + passed;
  let group = groups.get(key);
  if (group === undefined) groups.set(key, (group = { passed, used, cells: new Int32Array(size) }));
  return group;
}
