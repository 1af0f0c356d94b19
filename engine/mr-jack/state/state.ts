/** The state of a game of Mr Jack, as plain data. What is secret, and from whom, is the view's business. */
import type { Character, Direction, HexBoard, HexId } from '../../../model/index.js';
import type { Seat } from '../../game/action.js';
import type { AnyState, BoardAndState } from '../../game/contract.js';
import type { Variants } from './options.js';
import { createActionHelpers } from '../../game/define-action.js';

export const DETECTIVE: Seat = 'detective';

/** ACT is one card: the character moves and uses its ability, step by step, as the card has it. */
export type Phase = 'CHOOSE' | 'ACT' | 'WITNESS' | 'OVER';

/** What chance decides: the alibi cards, Jack's own first, and the character cards of each pair of rounds. */
export interface Deals {
  readonly alibis: readonly Character[];
  readonly decks: readonly (readonly Character[])[];
}

/** A lit gaslight tile, `1` to `4`, `a` or `b`, and where it lies. The number travels with the tile (MJ-R43). */
interface Lamp {
  readonly tile: string;
  readonly hex: HexId;
}

/** The card that is being played. */
export interface CardInPlay {
  readonly character: Character;
  /** Whether the move has been made, or was skipped or given up for a swap. */
  readonly moved: boolean;
  /** Whether the ability has been used. */
  readonly used: boolean;
}

export interface MrJackState extends AnyState {
  readonly game: 'mj';
  /** The rulebook has none. */
  readonly options: Readonly<Record<string, never>>;
  readonly variants: Variants;
  readonly deals: Deals;
  readonly phase: Phase;
  /** From 1. */
  readonly round: number;
  /** Which card of the round is next or being played, from 1. */
  readonly activation: number;
  /** The cards that are still to be played in this round, in order of the alphabet. */
  readonly faceUp: readonly Character[];
  /** The cards played since the last shuffle, as they were played. */
  readonly played: readonly Character[];
  readonly acting: CardInPlay | null;
  /** Whether Watson was moved and has still to be turned (MJ-R21). */
  readonly mustFace: boolean;
  /** Who Jack is. */
  readonly jack: Character;
  /** The alibi cards not yet drawn, the top one first. */
  readonly alibiPile: readonly Character[];
  readonly alibisDet: readonly Character[];
  readonly alibisJack: readonly Character[];
  readonly pos: Readonly<Record<Character, HexId>>;
  readonly watsonFacing: Direction;
  readonly suspect: Readonly<Record<Character, boolean>>;
  /** In order of their names. */
  readonly lit: readonly Lamp[];
  readonly covered: readonly HexId[];
  /** The exits under cordon. */
  readonly cordons: readonly string[];
  /** What the Witness card shows: the answer of the round before. */
  readonly witness: 'visible' | 'invisible';
}

export type MrJackBoardAndState = BoardAndState<HexBoard, MrJackState>;

/** Who stands on a hex. */
export const characterAt = ({ pos }: Pick<MrJackState, 'pos'>, hex: HexId): Character | undefined =>
  (Object.keys(pos) as Character[]).find((character) => pos[character] === hex);

export const { defineAction, isInPhase } = createActionHelpers<MrJackBoardAndState>();

/** Whether a card is being played and Watson need not be turned first. */
export const isPlayingCard = ({ state }: MrJackBoardAndState): boolean =>
  state.acting !== null && !state.mustFace;

/** Whether the card of this character is being played and its ability has still to be used. */
export const isAbilityPending =
  (character: Character) =>
  (position: MrJackBoardAndState): boolean =>
    isPlayingCard(position) && position.state.acting!.character === character && !position.state.acting!.used;
