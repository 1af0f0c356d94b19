/** Stores the suggestions of a detection a moment after they change. A failure is silent: they can be detected again. */
import type { History } from '../../document/index.js';
import type { Homography } from '../../../model/index.js';
import { type DetectedBoard, toStoredDetection } from '../../tools/suggestions/index.js';
import { type DetectionStore, keyOfDetection, storeDetection } from './detection-store.js';

/** Results of stages and rejections come in bursts. */
const PAUSE_MILLISECONDS = 500;

export class DetectionAutosave {
  #last: readonly unknown[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #write: (() => void) | undefined;

  constructor(readonly store: DetectionStore) {}

  /** What is stored already needs no writing. */
  skip(detected: DetectedBoard, history: History): void {
    this.#last = keyOf(detected, history);
  }

  /** Stores the suggestions soon, if they or the rejections have changed. */
  schedule(detected: DetectedBoard, history: History, searched: Homography, board: string): void {
    const now = keyOf(detected, history);
    if (now.every((each, i) => each === this.#last[i])) return;
    this.#last = now;
    this.#write = () => {
      const stored = toStoredDetection(detected, history, searched);
      const key = keyOfDetection(detected.scan, board);
      if (stored) storeDetection(this.store, key, stored).catch(() => undefined);
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
    this.#last = [];
    this.store.deleteSetting(keyOfDetection(scan, board)).catch(() => undefined);
  }
}

/** Changes with the suggestions, and when the step of a rejection was undone for good. */
const keyOf = (detected: DetectedBoard, { steps }: History): readonly unknown[] => [
  detected,
  detected.rejected.filter(({ step }) => step && steps.includes(step)).length,
];
