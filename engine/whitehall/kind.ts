/** How the kinds of action of Whitehall Mystery are written. */
import type { Action, Kind } from '../contract.js';
import { kindOf } from '../steps.js';
import type { Phase, WhitehallTable } from './state.js';

/** A kind of action of Whitehall Mystery. */
export const kind = <A extends Action>(of: Kind<WhitehallTable, A>): Kind<WhitehallTable> => kindOf(of);

export const inPhase =
  (phase: Phase) =>
  ({ state }: WhitehallTable): boolean =>
    state.phase === phase;
