/** A detection as the browser stores it, so that suggestions and decisions survive a reload. */
import type { History } from '../../document/index.js';
import type { Homography } from '../../../model/index.js';
import type { DetectedBoard, Decision } from '../entities/detected-board.js';
import { restoreStep, type StoredStep, toStoredStep } from '../entities/stored-step.js';

/** Plain data, without objects of the history. */
export interface StoredDetection {
  readonly version: 1;
  readonly found: Omit<DetectedBoard, 'decided'>;
  readonly decided: readonly StoredDecision[];
  /** Where the scan lay when it was searched. */
  readonly searched: Homography;
}

interface StoredDecision extends Omit<Decision, 'step'>, StoredStep {}

/** A detection of a board has about a thousand suggestions; more than this are noise and not worth the space. */
const MOST = 10_000;

/** What to store of a detection; undefined if it is too large. Decisions that were undone for good are left out. */
export function toStoredDetection(
  { decided, ...found }: DetectedBoard,
  history: History,
  searched: Homography,
): StoredDetection | undefined {
  if (found.nodes.length + found.lines.length > MOST) return undefined;
  const stored = decided.flatMap(({ step, ...rest }): readonly StoredDecision[] => {
    const known = toStoredStep(step, history);
    return known ? [{ ...rest, ...known }] : [];
  });
  return { version: 1, found, decided: stored, searched };
}

/** A stored detection for a history that was loaded again; undefined if it cannot be read. */
export function restoreDetected(stored: unknown, history: History): DetectedBoard | undefined {
  if (!isStoredDetection(stored)) return undefined;
  return {
    ...stored.found,
    decided: stored.decided.map(({ index, name, ...rest }): Decision => ({
      ...rest,
      step: restoreStep(
        { ...(index !== undefined && { index }), ...(name !== undefined && { name }) },
        history,
      ),
    })),
  };
}

const isStoredDetection = (value: unknown): value is StoredDetection => {
  const { version, found, decided, searched } = (value ?? {}) as Partial<StoredDetection>;
  return (
    version === 1 && [found?.nodes, found?.lines, decided, searched].every((list) => Array.isArray(list))
  );
};
