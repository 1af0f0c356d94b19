import type { Fact, FactPart, Reading } from '../facts/fact.js';

/** One disagreement between views. */
export interface Dispute {
  readonly part: FactPart;
  readonly property?: string;
  readonly entries: readonly number[];
  /** The accepted one first. */
  readonly readings: readonly Reading[];
  /** The disputed facts. */
  readonly facts: readonly Fact[];
  /** Facts that differ only because of it. */
  readonly follows: readonly Fact[];
}
