/** The public answers about Jack's row as tables by entry. Circles are indices. */

/** A public answer of Jack's about the circles of his row. */
export interface PublicAnswer {
  /** The number of entries of the row it is about. */
  readonly entries: number;
  readonly circles: readonly number[];
  /** `last` and `not last` are arrests that were right and wrong. */
  readonly is: 'passed' | 'not passed' | 'last' | 'not last';
}

/** The entries that one turn writes, and the moves it may have been. */
export interface TurnEntriesAndMoves {
  readonly entries: 1 | 2;
  readonly moves: readonly { readonly lists: CirclesByCircle; readonly pace: MovePace }[];
}

export type CirclesByCircle = readonly (readonly number[])[];

/** How a turn enters circles in the row: one step, a ride of two steps, or one step entered twice. */
export type MovePace = 'step' | 'ride' | 'twice';

/** Tables by entry and circle: at `entry * count + circle`. */
export interface AnswerTables {
  /** The bit of the clue on each circle, or 0. */
  readonly clueAt: Int32Array;
  /** 1 where Jack cannot have been. */
  readonly barred: Uint8Array;
  /** The clues that must have been passed before, because they cannot be reached from there in time. */
  readonly needed: Int32Array;
  /** Whether enough entries are left after this one to pass all remaining clues. */
  readonly isInTime: (passed: number, entry: number) => boolean;
}

/** Clues are bits of a 32-bit integer. No printed track has room for more; further clues are ignored. */
const MOST_CLUES = 30;

export function tabulateAnswers(
  count: number,
  begun: number,
  legs: readonly TurnEntriesAndMoves[],
  answers: readonly PublicAnswer[],
): AnswerTables {
  const entries = legs.reduce((sum, leg) => sum + leg.entries, begun);
  const barred = new Uint8Array(entries * count);
  const due = new Map<number, number>();
  for (const { is, circles, entries: about } of answers)
    for (const circle of circles)
      if (is === 'not passed') for (let entry = 0; entry < about; entry++) barred[entry * count + circle] = 1;
      else if (is === 'not last') barred[(about - 1) * count + circle] = 1;
      else if (is === 'passed') due.set(circle, Math.min(about, due.get(circle) ?? about));
  for (const { circles, entries: about } of answers.filter(({ is }) => is === 'last'))
    for (let circle = 0; circle < count; circle++)
      if (!circles.includes(circle)) barred[(about - 1) * count + circle] = 1;
  const clueAt = new Int32Array(count);
  const clues = [...due].slice(0, MOST_CLUES);
  for (const [i, [circle]] of clues.entries()) clueAt[circle] = 1 << i;
  /** The clues that may still be passed by an entry. */
  const openAt = Array.from({ length: entries }, (_, entry) =>
    clues.reduce((all, [, about], i) => (entry < about ? all | (1 << i) : all), 0),
  );
  const needed = tabulateNeededClues(count, legs, clueAt, openAt);
  return { clueAt, barred, needed, isInTime: checkTime(clues.map(([, about]) => about)) };
}

/** Each clue needs an entry before the answer about it. */
function checkTime(about: readonly number[]): AnswerTables['isInTime'] {
  const times = [...new Set(about)].map((time) => ({
    last: time - 1,
    clues: about.reduce((all, each, i) => (each <= time ? all | (1 << i) : all), 0),
  }));
  return (passed, entry) =>
    times.every(({ last, clues }) => countBits(clues & ~passed) <= Math.max(0, last - entry));
}

function countBits(word: number): number {
  let count = 0;
  for (let rest = word; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** Works backwards from the end of the row: the clues that can still be passed from each circle, and so those that cannot. */
function tabulateNeededClues(
  count: number,
  legs: readonly TurnEntriesAndMoves[],
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
  const back = (lists: readonly (CirclesByCircle | undefined)[]): void => {
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
  for (const { moves, entries } of legs.toReversed()) {
    if (entries === 2) back(moves.map(({ lists, pace }) => (pace === 'ride' ? lists : undefined)));
    back(moves.map(({ lists }) => lists));
  }
  // The beginning of the row is known, so nothing is excluded there.
  while (entry > 0) {
    ahead = new Int32Array(count).fill(openAt[entry]!);
    entry--;
    write();
  }
  return needed;
}
