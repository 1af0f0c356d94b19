/** How the kinds of action of Letters from Whitechapel are written. */
import type { Action, Kind } from '../contract.js';
import { kindOf } from '../steps.js';
import type { Phase, WhitechapelTable } from './state.js';

/** A kind of action of Letters from Whitechapel. */
export const kind = <A extends Action>(of: Kind<WhitechapelTable, A>): Kind<WhitechapelTable> => kindOf(of);

export const inPhase =
  (phase: Phase) =>
  ({ state }: WhitechapelTable): boolean =>
    state.phase === phase;
