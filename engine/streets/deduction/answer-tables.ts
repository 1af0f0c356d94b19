/** What was said about Jack's row, made ready to be asked for each entry of it. Circles are named by index. */

/** What was said when the row had so many entries. */
export interface Said {
  /** How many entries of the row it speaks of. */
  readonly entries: number;
  readonly circles: readonly number[];
  /** `last` and `not last` are arrests that were right and wrong. */
  readonly is: 'passed' | 'not passed' | 'last' | 'not last';
}

/** The entries that a turn of Jack's writes, and where they lead. Of several ways it was one. */
export interface Written {
  readonly entries: 1 | 2;
  readonly ways: readonly { readonly lists: Lists; readonly pace: Pace }[];
}

export type Lists = readonly (readonly number[])[];

/** One step, a ride of two steps over three different circles, or one step that is written down twice. */
export type Pace = 'step' | 'ride' | 'twice';

/** Tables by entry and circle: at `entry * count + circle`. */
export interface Answers {
  /** The bit of the clue on each circle, or 0. */
  readonly clueAt: Int32Array;
  /** 1 where Jack cannot have been. */
  readonly barred: Uint8Array;
  /** The clues that must have been passed by then, because from there it would be too late. */
  readonly needed: Int32Array;
  /** Whether all clues that are left could still be passed after an entry, one by one. */
  readonly isInTime: (passed: number, entry: number) => boolean;
}

/** Clues are bits of a whole number. No printed track has room for more; what goes beyond is not made use of. */
const MOST_CLUES = 30;

export function answersOf(
  count: number,
  begun: number,
  legs: readonly Written[],
  said: readonly Said[],
): Answers {
  const entries = legs.reduce((sum, leg) => sum + leg.entries, begun);
  const barred = new Uint8Array(entries * count);
  const due = new Map<number, number>();
  for (const { is, circles, entries: spoken } of said)
    for (const circle of circles)
      if (is === 'not passed')
        for (let entry = 0; entry < spoken; entry++) barred[entry * count + circle] = 1;
      else if (is === 'not last') barred[(spoken - 1) * count + circle] = 1;
      else if (is === 'passed') due.set(circle, Math.min(spoken, due.get(circle) ?? spoken));
  for (const { circles, entries: spoken } of said.filter(({ is }) => is === 'last'))
    for (let circle = 0; circle < count; circle++)
      if (!circles.includes(circle)) barred[(spoken - 1) * count + circle] = 1;
  const clueAt = new Int32Array(count);
  const clues = [...due].slice(0, MOST_CLUES);
  for (const [i, [circle]] of clues.entries()) clueAt[circle] = 1 << i;
  /** The clues that may still be passed by an entry. */
  const openAt = Array.from({ length: entries }, (_, entry) =>
    clues.reduce((all, [, spoken], i) => (entry < spoken ? all | (1 << i) : all), 0),
  );
  const needed = neededOf(count, legs, clueAt, openAt);
  return { clueAt, barred, needed, isInTime: timeOf(clues.map(([, spoken]) => spoken)) };
}

/** So many clues need at least so many entries before the last of them was spoken of. */
function timeOf(spoken: readonly number[]): Answers['isInTime'] {
  const times = [...new Set(spoken)].map((time) => ({
    last: time - 1,
    clues: spoken.reduce((all, each, i) => (each <= time ? all | (1 << i) : all), 0),
  }));
  return (passed, entry) =>
    times.every(({ last, clues }) => countBits(clues & ~passed) <= Math.max(0, last - entry));
}

function countBits(word: number): number {
  let count = 0;
  for (let rest = word; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** Backwards from the end of the row: what can still be passed from each circle, and so what cannot. */
function neededOf(
  count: number,
  legs: readonly Written[],
  clueAt: Int32Array,
  openAt: readonly number[],
): Int32Array {
  const needed = new Int32Array(openAt.length * count);
  const all = clueAt.reduce((sum, bit) => sum | bit, 0);
  if (all === 0) return needed;
  let ahead = new Int32Array(count);
  let entry = openAt.length - 1;
  const write = (): void => {
    for (let circle = 0; circle < count; circle++) needed[entry * count + circle] = all & ~ahead[circle]!;
  };
  write();
  const back = (lists: readonly (Lists | undefined)[]): void => {
    const open = openAt[entry]!;
    const before = new Int32Array(count);
    for (const list of lists)
      for (let circle = 0; circle < count; circle++) {
        if (list === undefined) before[circle]! |= (ahead[circle]! | clueAt[circle]!) & open;
        else for (const to of list[circle]!) before[circle]! |= (ahead[to]! | clueAt[to]!) & open;
      }
    ahead = before;
    entry--;
    write();
  };
  for (const { ways, entries } of legs.toReversed()) {
    if (entries === 2) back(ways.map(({ lists, pace }) => (pace === 'ride' ? lists : undefined)));
    back(ways.map(({ lists }) => lists));
  }
  // How the row began is known, so nothing need be ruled out before its time.
  while (entry > 0) {
    ahead = new Int32Array(count).fill(openAt[entry]!);
    entry--;
    write();
  }
  return needed;
}
