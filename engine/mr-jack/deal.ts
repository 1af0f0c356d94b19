/** What is shuffled: the alibi cards once, the character cards before every odd round (MJ-S03, S04, R01). */
import { CHARACTERS } from '../../model/index.js';
import type { Dealt } from '../contract.js';
import { shuffled, type Random } from '../random.js';
import { DETECTIVE, JACK } from './state.js';

/** `decks` is how often the cards are shuffled. */
export const dealMrJack = (decks: number, random: Random, seats?: unknown): Dealt =>
  seats === undefined
    ? {
        ok: true,
        deals: {
          alibis: shuffled(CHARACTERS, random),
          decks: Array.from({ length: decks }, () => shuffled(CHARACTERS, random)),
        },
      }
    : { ok: false, message: `The seats of Mr Jack are ${JACK} and ${DETECTIVE}: leave out "seats".` };
