/** Helpers to define the actions of Whitehall Mystery. */
import { actionHelpers } from '../../game/define-action.js';
import type { WhitehallPosition } from './state.js';

export const { defineAction, isInPhase } = actionHelpers<WhitehallPosition>();
