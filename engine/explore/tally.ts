/** What is counted while many games are played on a board. All counts are whole numbers, so tallies add up in any order. */

/** What is counted by the id of a circle, crossing, hex, exit or character. */
const COUNTED = [
  /** Jack moved there; in Mr Jack, his character stood there when a round ended. */
  'visits',
  /** A pawn searched the circle, and found a clue. */
  'searches',
  'clues',
  /** Jack's opponents named the circle in an arrest, or the hex in an accusation. */
  'arrests',
  /** A pawn ended its move on the crossing, or a character on the hex. */
  'stands',
  /** Jack left the board there. */
  'escapes',
  /** It was Jack's hideout, a Discovery Location after the first, or his character; and it served him to the end. */
  'secrets',
  'survived',
] as const;
type Counted = (typeof COUNTED)[number];

type CountsById = Readonly<Record<string, number>>;

export interface ExplorationTally {
  readonly games: number;
  readonly jackWins: number;
  /** Games by result, and by the night or round in which they ended. */
  readonly results: CountsById;
  readonly lengths: CountsById;
  /** Nights or rounds in which Jack was on the streets, and his moves in them. */
  readonly hunts: number;
  readonly moves: number;
  readonly counts: Readonly<Record<Counted, CountsById>>;
}

export const EMPTY_TALLY: ExplorationTally = {
  ...{ games: 0, jackWins: 0, results: {}, lengths: {}, hunts: 0, moves: 0 },
  counts: Object.fromEntries(COUNTED.map((name) => [name, {}])) as ExplorationTally['counts'],
};

/** The tally of the games of both. */
export const addTallies = (a: ExplorationTally, b: ExplorationTally): ExplorationTally => ({
  games: a.games + b.games,
  jackWins: a.jackWins + b.jackWins,
  results: addCounts(a.results, b.results),
  lengths: addCounts(a.lengths, b.lengths),
  hunts: a.hunts + b.hunts,
  moves: a.moves + b.moves,
  counts: Object.fromEntries(
    COUNTED.map((name) => [name, addCounts(a.counts[name], b.counts[name])]),
  ) as ExplorationTally['counts'],
});

function addCounts(a: CountsById, b: CountsById): CountsById {
  const sum: Record<string, number> = { ...a };
  for (const [id, count] of Object.entries(b)) sum[id] = (sum[id] ?? 0) + count;
  return sum;
}

/** One more of this id. */
export function countOne(counts: Record<string, number>, id: string): void {
  counts[id] = (counts[id] ?? 0) + 1;
}

/** Counts in a typed array by id, without zeros. */
export const countsById = (counts: Int32Array, ids: readonly string[]): CountsById =>
  Object.fromEntries([...counts].flatMap((count, i) => (count === 0 ? [] : [[ids[i]!, count]])));
