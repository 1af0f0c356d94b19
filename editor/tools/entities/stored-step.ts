/** Steps of the history in what the browser stores beside it: decisions about suggestions refer to them. */
import type { History, Step } from '../../document/index.js';

/** A step by its index and its name. */
export interface StoredStep {
  readonly index?: number;
  readonly name?: string;
}

/** A step as it is stored; undefined if it was undone for good. Without a step a decision counts always. */
export function toStoredStep(step: Step | undefined, { steps }: History): StoredStep | undefined {
  if (!step) return {};
  const index = steps.lastIndexOf(step);
  return index < 0 ? undefined : { index, name: step.name };
}

/** The step in a history that was loaded again. A board that was opened from its file has another history. */
export function restoreStep({ index, name }: StoredStep, { steps }: History): Step | undefined {
  const step = steps[index ?? -1];
  return step?.name === name ? step : undefined;
}
