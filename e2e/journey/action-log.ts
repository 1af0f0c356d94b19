/** Counts what a person does, with the seconds that each action takes. The machine's own time does not matter. */

/** Realistic seconds of each action, with looking and thinking. */
const SECONDS = {
  'click a button': 1.5,
  'choose the game and a name': 8,
  'choose the photo file': 8,
  'click a corner of the board': 5,
  'proof-read a part and press Enter': 20,
  'look at a suggestion and press Enter': 2,
  'look at a suggestion and reject it': 3,
  'correct a number': 4,
  'delete something wrong': 3,
  'place a missing node': 4,
  'draw a missing street': 5,
  'go to a place on the map': 2,
} as const satisfies Readonly<Record<string, number>>;

export type UserAction = keyof typeof SECONDS;

/** The actions of a journey, in two stages: before the suggestions are there, and after. */
export class ActionLog {
  readonly #counts = { before: new Map<UserAction, number>(), after: new Map<UserAction, number>() };
  #stage: 'before' | 'after' = 'before';
  /** Seconds in which the person waits for the detection. */
  waited = 0;

  /** From now on the suggestions are there. */
  detectionEnds(waited: number): void {
    this.waited = waited;
    this.#stage = 'after';
  }

  count(action: UserAction, times = 1): void {
    const counts = this.#counts[this.#stage];
    counts.set(action, (counts.get(action) ?? 0) + times);
  }

  /** How many actions there were after the detection. */
  get actionsAfterDetection(): number {
    return sumOf(this.#counts.after, () => 1);
  }

  /** The whole journey with the detection. */
  get minutes(): number {
    const { before, after } = this.#counts;
    const seconds = [before, after].map((counts) => sumOf(counts, (action) => SECONDS[action]));
    return (seconds[0]! + seconds[1]! + this.waited) / 60;
  }

  /** A table of all actions. */
  toString(): string {
    const rows = (['before', 'after'] as const).flatMap((stage) =>
      [...this.#counts[stage]].map(
        ([action, count]) =>
          `${stage} the detection: ${count} × ${action} (${SECONDS[action]} s) = ${count * SECONDS[action]} s`,
      ),
    );
    return [
      ...rows,
      `detection: ${this.waited.toFixed(0)} s`,
      `${this.actionsAfterDetection} actions after the detection, ${this.minutes.toFixed(1)} minutes in all`,
    ].join('\n');
  }
}

const sumOf = (counts: ReadonlyMap<UserAction, number>, weight: (action: UserAction) => number): number =>
  [...counts].reduce((sum, [action, count]) => sum + count * weight(action), 0);
