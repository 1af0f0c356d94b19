/** Helpers to define the actions of Mr Jack. */
import type { Character } from '../../../model/index.js';
import { actionHelpers } from '../../game/define-action.js';
import type { MrJackPosition } from './state.js';

export const { defineAction, isInPhase } = actionHelpers<MrJackPosition>();

/** Whether a card is being played and Watson need not be turned first. */
export const isPlayingCard = ({ state }: MrJackPosition): boolean => state.acting !== null && !state.mustFace;

/** Whether the card of this character is being played and its ability has still to be used. */
export const isAbilityPending =
  (character: Character) =>
  (position: MrJackPosition): boolean =>
    isPlayingCard(position) && position.state.acting!.character === character && !position.state.acting!.used;
