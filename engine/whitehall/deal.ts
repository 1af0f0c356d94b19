/** Nothing is left to chance in Whitehall Mystery, and the seats are always the same two. */
import type { Dealt } from '../contract.js';
import type { Random } from '../random.js';
import { INVESTIGATORS, JACK } from './state.js';

export const dealWhitehall = (_: Random, seats?: unknown): Dealt =>
  seats === undefined
    ? { ok: true, deals: {} }
    : {
        ok: false,
        message: `The seats of Whitehall Mystery are ${JACK} and ${INVESTIGATORS}: leave out "seats".`,
      };
