/** A detection as the browser stores it, so that suggestions and rejections survive a reload. */
import type { History, Step } from '../../document/index.js';
import type { Homography } from '../../../model/index.js';
import type { DetectedBoard, Rejection } from '../entities/detected-board.js';

/** Plain data, without objects of the history. */
export interface StoredDetection {
  readonly version: 1;
  readonly found: Omit<DetectedBoard, 'rejected'>;
  readonly rejected: readonly StoredRejection[];
  /** Where the scan lay when it was searched. */
  readonly searched: Homography;
}

/** A rejection with the index and the name of its step. */
interface StoredRejection extends Omit<Rejection, 'step'> {
  readonly index?: number;
  readonly name?: string;
}

/** A detection of a board has about a thousand suggestions; more than this are noise and not worth the space. */
const MOST = 10_000;

/** What to store of a detection; undefined if it is too large. Rejections that were undone for good are left out. */
export function toStoredDetection(
  { rejected, ...found }: DetectedBoard,
  { steps }: History,
  searched: Homography,
): StoredDetection | undefined {
  if (found.nodes.length + found.lines.length > MOST) return undefined;
  const stored = rejected.flatMap(({ step, ...rest }): readonly StoredRejection[] => {
    if (!step) return [rest];
    const index = steps.lastIndexOf(step);
    return index < 0 ? [] : [{ ...rest, index, name: step.name }];
  });
  return { version: 1, found, rejected: stored, searched };
}

/** A stored detection for a history that was loaded again; undefined if it cannot be read. */
export function restoreDetected(stored: unknown, { steps }: History): DetectedBoard | undefined {
  if (!isStoredDetection(stored)) return undefined;
  return {
    ...stored.found,
    rejected: stored.rejected.map(({ index, name, ...rest }): Rejection => ({
      ...rest,
      step: stepOf(steps[index ?? -1], name),
    })),
  };
}

/** A board that was opened from its file has another history: then the rejection counts always. */
const stepOf = (step: Step | undefined, name: string | undefined): Step | undefined =>
  step?.name === name ? step : undefined;

const isStoredDetection = (value: unknown): value is StoredDetection => {
  const { version, found, rejected, searched } = (value ?? {}) as Partial<StoredDetection>;
  return (
    version === 1 && [found?.nodes, found?.lines, rejected, searched].every((list) => Array.isArray(list))
  );
};
