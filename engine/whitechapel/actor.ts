/** Whose turn it is in Letters from Whitechapel. */
import type { Seat } from '../contract.js';
import { JACK, nextDetective } from './passages.js';
import { headSeat, type WhitechapelState } from './state.js';

/** Whose turn it is. It follows from what lies open, so it tells nobody a secret. */
export function actorOf(state: WhitechapelState): Seat | undefined {
  switch (state.phase) {
    case 'SETUP':
    case 'HELL2':
    case 'HELL5':
    case 'HELL7':
    case 'HUNT1':
    case 'HUNT3F':
      return JACK;
    case 'HELL3':
    case 'HELL6':
      return headSeat(state);
    case 'HELL3L':
      return state.named.length > 0 ? headSeat(state) : JACK;
    case 'HUNT1L':
      return state.goulston === null ? JACK : headSeat(state);
    case 'HUNT2':
      return nextDetective(state, state.moved);
    case 'HUNT3':
      return nextDetective(state, state.acted);
    case 'OVER':
      return undefined;
  }
}
