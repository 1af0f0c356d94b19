/** Stores the suggestions of a detection a moment after they change. A failure is silent: they can be detected again. */
import type { History } from '../../document/index.js';
import { type DetectionStore, keyOfDetection, storeDetection } from './detection-store.js';
import { type DetectionSession, toStoredSession } from './stored-session.js';

/** Results of stages and decisions come in bursts. */
const PAUSE_MILLISECONDS = 500;

export class DetectionAutosave {
  #last: readonly unknown[] = [];
  #seen: readonly unknown[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #write: (() => void) | undefined;

  constructor(readonly store: DetectionStore) {}

  /** What is stored already needs no writing. */
  skip(session: DetectionSession, history: History): void {
    this.#last = keyOf(session, history);
  }

  /** Stores a detection soon, if it, the decisions or the place in the review have changed. */
  schedule(session: DetectionSession, history: History, board: string): void {
    const { detected, areas, place } = session;
    const scan = detected?.scan ?? areas?.scan;
    // Called at every move of the pointer.
    const seen = [detected, areas, place.part, place.reviewed, place.isReviewing, history];
    if (scan === undefined || isSame(seen, this.#seen)) return;
    this.#seen = seen;
    const now = keyOf(session, history);
    if (isSame(now, this.#last)) return;
    this.#last = now;
    this.#write = () => {
      const stored = toStoredSession(session, history);
      if (stored) storeDetection(this.store, keyOfDetection(scan, board), stored).catch(() => undefined);
    };
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.flush, PAUSE_MILLISECONDS);
  }

  /** Stores at once what waits to be stored. */
  readonly flush = (): void => {
    clearTimeout(this.#timer);
    const write = this.#write;
    this.#write = undefined;
    write?.();
  };

  /** Deletes what is stored. */
  delete(scan: string, board: string): void {
    clearTimeout(this.#timer);
    this.#write = undefined;
    [this.#last, this.#seen] = [[], []];
    this.store.deleteSetting(keyOfDetection(scan, board)).catch(() => undefined);
  }
}

const isSame = (some: readonly unknown[], others: readonly unknown[]): boolean =>
  some.every((each, i) => each === others[i]);

/** Changes with what is stored, and when the step of a decision was undone for good. */
function keyOf({ detected, areas, place }: DetectionSession, { steps }: History): readonly unknown[] {
  const known = new Set(steps);
  const decisions = [...(detected?.decided ?? []), ...(areas?.rejected ?? [])];
  return [
    detected,
    areas,
    decisions.filter(({ step }) => step && known.has(step)).length,
    place.part?.index,
    place.part?.parts,
    place.reviewed,
    place.isReviewing,
  ];
}
