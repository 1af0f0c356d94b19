/** Pawns on crossings: the police of Whitechapel, the figures of Whitehall. */
import type { CrossingId } from '../../model/index.js';

/** Where each pawn stands. */
export type Pawns<C extends string> = Readonly<Partial<Record<C, CrossingId>>>;

export const occupiedCrossings = <C extends string>(pawns: Pawns<C>): ReadonlySet<CrossingId> =>
  new Set(Object.values<CrossingId | undefined>(pawns).filter((crossing) => crossing !== undefined));
