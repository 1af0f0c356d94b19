/** How the kinds of action of Mr Jack are written. */
import type { Character } from '../../model/index.js';
import type { Action, Kind } from '../contract.js';
import { kindOf } from '../steps.js';
import type { MrJackTable, Phase } from './state.js';

/** A kind of action of Mr Jack. */
export const kind = <A extends Action>(of: Kind<MrJackTable, A>): Kind<MrJackTable> => kindOf(of);

export const inPhase =
  (phase: Phase) =>
  ({ state }: MrJackTable): boolean =>
    state.phase === phase;

/** Whether a card is being played and Watson need not be turned first. */
export const isActing = ({ state }: MrJackTable): boolean => state.acting !== null && !state.mustFace;

/** Whether the card of this character is being played and its ability has still to be used. */
export const isAbilityOf =
  (character: Character) =>
  (table: MrJackTable): boolean =>
    isActing(table) && table.state.acting!.character === character && !table.state.acting!.used;
