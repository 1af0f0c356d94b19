/** What the browser stores of a detection: suggestions, areas, decisions, and the place in the proof-reading. */
import type { History } from '../../document/index.js';
import type { Homography } from '../../../model/index.js';
import {
  type DetectedAreas,
  restoreAreas,
  type StoredAreas,
  toStoredAreas,
} from '../../tools/areas/index.js';
import {
  type BoardPart,
  type DetectedBoard,
  restoreDetected,
  type StoredDetection,
  toStoredDetection,
} from '../../tools/suggestions/index.js';

/** Where the user is in the review. */
export interface ReviewPlace {
  /** Whether the queue is open. */
  readonly isReviewing?: boolean;
  /** The part of the board that is proof-read, and all parts. */
  readonly part?: PartUnderReview | undefined;
  /** The suggestion under review. */
  readonly reviewed?: string | undefined;
}

/** The part of the board that is proof-read. */
export interface PartUnderReview {
  readonly index: number;
  readonly parts: readonly BoardPart[];
}

/** A detection with all that belongs to it. */
export interface DetectionSession {
  readonly detected?: DetectedBoard | undefined;
  readonly areas?: DetectedAreas | undefined;
  /** Where the scan lay when it was searched. */
  readonly searched?: Homography | undefined;
  readonly place: ReviewPlace;
}

interface StoredSession extends Partial<StoredDetection> {
  readonly version: 1;
  readonly areas?: StoredAreas | undefined;
  readonly place: ReviewPlace;
}

/** What to store; undefined if there is nothing, or too much. */
export function toStoredSession(
  { detected, areas, searched, place }: DetectionSession,
  history: History,
): StoredSession | undefined {
  const found = detected && searched && toStoredDetection(detected, history, searched);
  const stored = areas && toStoredAreas(areas, history);
  return found || stored ? { version: 1, ...found, ...(stored && { areas: stored }), place } : undefined;
}

/** What was stored, for a history that was loaded again. What cannot be read is left out. */
export function restoreSession(value: unknown, history: History): DetectionSession {
  const { searched, areas, place } = (value ?? {}) as Partial<StoredSession>;
  const detected = restoreDetected(value, history);
  return {
    detected,
    searched: detected && searched,
    areas: restoreAreas(areas, history),
    place: placeOf(place),
  };
}

function placeOf({ isReviewing, part, reviewed }: ReviewPlace = {}): ReviewPlace {
  const isPart = Array.isArray(part?.parts) && part.parts[part.index] !== undefined;
  return {
    ...(isReviewing === true && { isReviewing }),
    ...(isPart && { part }),
    ...(typeof reviewed === 'string' && { reviewed }),
  };
}
