/** The round track: who plays when, and which gaslight goes out (MJ-B06, R01, R02, R43). */
import type { HexBoard } from '../../../model/index.js';
import { JACK, type Seat } from '../../game/action.js';
import { DETECTIVE, type MrJackState } from './state.js';

interface Round {
  /** The seats of the four cards, by their first letters: `DJJD`. */
  readonly order: string;
  /** The tile that leaves the game after the call. */
  readonly lamp?: string;
}

/** As printed, for a board that does not say. */
const PRINTED: readonly Round[] = Array.from({ length: 8 }, (_, i) => ({
  order: i % 2 === 0 ? 'DJJD' : 'JDDJ',
  ...(i < 4 && { lamp: String(i + 1) }),
}));

export const roundsOf = ({ tracks }: HexBoard): readonly Round[] => tracks?.rounds ?? PRINTED;

/** How many times the eight cards are shuffled: once for each pair of rounds. */
export const deckCountOf = (board: HexBoard): number => Math.ceil(roundsOf(board).length / 2);

/** Who plays a card. */
export const seatOfCard = (
  board: HexBoard,
  { round, activation }: Pick<MrJackState, 'round' | 'activation'>,
): Seat => (roundsOf(board)[round - 1]!.order[activation - 1] === 'J' ? JACK : DETECTIVE);
