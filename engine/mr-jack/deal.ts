/** What is shuffled: the alibi cards once, the character cards before every odd round (MJ-S03, S04, R01). */
import { CHARACTERS } from '../../model/index.js';
import type { DealResult } from '../game/contract.js';
import { shuffle, type Random } from '../game/random.js';
import { JACK } from '../game/action.js';
import { DETECTIVE } from './state/state.js';

/** `decks` is how often the cards are shuffled. */
export const dealMrJack = (decks: number, random: Random, seats?: unknown): DealResult =>
  seats === undefined
    ? {
        ok: true,
        deals: {
          alibis: shuffle(CHARACTERS, random),
          decks: Array.from({ length: decks }, () => shuffle(CHARACTERS, random)),
        },
      }
    : { ok: false, message: `The seats of Mr Jack are ${JACK} and ${DETECTIVE}: leave out "seats".` };
