/** Whose turn it is in Letters from Whitechapel. */
import { JACK, type Seat } from '../game/action.js';
import { nextDetective } from './state/phase-transitions.js';
import { seatOfHead, type WhitechapelState } from './state/state.js';

/** Whose turn it is. It follows from public facts, so it reveals no secret. */
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
      return seatOfHead(state);
    case 'HELL3L':
      return state.named.length > 0 ? seatOfHead(state) : JACK;
    case 'HUNT1L':
      return state.goulston === null ? JACK : seatOfHead(state);
    case 'HUNT2':
      return nextDetective(state, state.moved);
    case 'HUNT3':
      return nextDetective(state, state.acted);
    case 'OVER':
      return undefined;
  }
}
