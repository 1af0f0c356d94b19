/** Helpers to define the actions of Letters from Whitechapel. */
import { actionHelpers } from '../../game/define-action.js';
import type { WhitechapelPosition } from './state.js';

export const { defineAction, isInPhase } = actionHelpers<WhitechapelPosition>();
