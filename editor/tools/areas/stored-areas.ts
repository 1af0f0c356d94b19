/** Detected areas as the browser stores them, so that proposed blocks and hexes survive a reload. */
import type { History } from '../../document/index.js';
import type { DetectedAreas, RejectedArea } from '../entities/detected-areas.js';
import { restoreStep, type StoredStep, toStoredStep } from '../entities/stored-step.js';

/** Plain data, without objects of the history. */
export interface StoredAreas extends Omit<DetectedAreas, 'looks' | 'rejected'> {
  readonly looks?: readonly (readonly [string, unknown])[];
  readonly rejected: readonly (StoredStep & { readonly id: string })[];
}

/** More areas or hexes than this are noise and not worth the space. */
const MOST = 10_000;

/** What to store of areas; undefined if it is too much. Decisions that were undone for good are left out. */
export function toStoredAreas(
  { looks, rejected, ...rest }: DetectedAreas,
  history: History,
): StoredAreas | undefined {
  if ((looks?.size ?? 0) + (rest.hexes?.cells.length ?? 0) > MOST) return undefined;
  return {
    ...rest,
    ...(looks && { looks: [...looks] }),
    rejected: rejected.flatMap(({ step, id }) => {
      const known = toStoredStep(step, history);
      return known ? [{ ...known, id }] : [];
    }),
  };
}

/** Stored areas for a history that was loaded again; undefined if they cannot be read. */
export function restoreAreas(stored: unknown, history: History): DetectedAreas | undefined {
  if (!isStoredAreas(stored)) return undefined;
  const { looks, rejected, ...rest } = stored;
  return {
    ...rest,
    ...(looks && { looks: new Map(looks) as NonNullable<DetectedAreas['looks']> }),
    rejected: rejected.map(({ id, ...step }): RejectedArea => ({ id, step: restoreStep(step, history) })),
  };
}

function isStoredAreas(value: unknown): value is StoredAreas {
  const { scan, rejected, looks } = (value ?? {}) as Partial<StoredAreas>;
  return typeof scan === 'string' && Array.isArray(rejected) && (looks === undefined || Array.isArray(looks));
}
