/** Nothing is left to chance in Whitehall Mystery, and the seats are always the same two. */
import type { DealResult } from '../game/contract.js';
import type { Random } from '../game/random.js';
import { JACK } from '../game/action.js';
import { INVESTIGATORS } from './state/state.js';

export const dealWhitehall = (_: Random, seats?: unknown): DealResult =>
  seats === undefined
    ? { ok: true, deals: {} }
    : {
        ok: false,
        message: `The seats of Whitehall Mystery are ${JACK} and ${INVESTIGATORS}: leave out "seats".`,
      };
