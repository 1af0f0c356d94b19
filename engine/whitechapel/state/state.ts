/** The state of a game of Letters from Whitechapel, as plain data. `view.ts` decides what each seat sees of it. */
import type { CrossingId } from '../../../model/index.js';
import type { Seat } from '../../game/action.js';
import type { SeatDeals } from '../../streets/seats.js';
import type { LaidToken, Pawns, StreetBoardAndState, StreetState } from '../../streets/street-state.js';
import type { Options, Variants } from './options.js';
import { createActionHelpers } from '../../game/define-action.js';

/** The colours of the Investigators' figures. */
export const PAWN_COLOURS = ['blue', 'brown', 'green', 'red', 'yellow'] as const;
export type PawnColour = (typeof PAWN_COLOURS)[number];
export type PatrolFace = PawnColour | 'fake';

export const LETTERS = ['dearBoss', 'saucyJacky', 'fromHell', 'goulston'] as const;
export type Letter = (typeof LETTERS)[number];

/** The rule each phase comes from. The automatic phases (HELL1, HELL4, HELL8, HELL9, NIGHT_END) are never the phase of a state. */
export const RULE_OF_PHASE = {
  SETUP: 'LFW-S04',
  HELL2: 'LFW-R02',
  HELL3: 'LFW-R04',
  HELL3L: 'LFW-O01',
  HELL5: 'LFW-R09',
  HELL6: 'LFW-R11',
  HELL7: 'LFW-R14',
  HUNT1: 'LFW-R20',
  HUNT1L: 'LFW-O05',
  HUNT2: 'LFW-R40',
  HUNT3F: 'LFW-O08',
  HUNT3: 'LFW-R42',
  OVER: 'LFW-R53',
} as const;
export type Phase = keyof typeof RULE_OF_PHASE;

/** What chance decides, as data: a record of the game needs no dice. */
export interface Deals extends SeatDeals<PawnColour> {
  /** The five Head tiles in the order in which they are turned. */
  readonly headOrder: readonly PawnColour[];
}

export interface Patrol {
  readonly crossing: CrossingId;
  readonly face: PatrolFace;
  readonly revealed: boolean;
}

export type UsedSpecialMove = LaidToken<'coach' | 'alley'>;

export interface WhitechapelState extends StreetState<PawnColour> {
  readonly game: 'lfw';
  readonly options: Options;
  readonly variants: Variants;
  readonly deals: Deals;
  readonly phase: Phase;
  /** From 1. */
  readonly night: number;
  readonly hideout: number | null;
  readonly crimeScenes: readonly number[];
  /** The crime token's numeral, 1 to 5, from the reveal of the women on. */
  readonly time: number | null;
  readonly women: readonly { readonly circle: number; readonly marked: boolean }[];
  readonly wretched: readonly number[];
  /** Wretched that have still to move, and where they stood when the moving began. */
  readonly toMove: readonly number[];
  readonly stoodAt: readonly number[];
  readonly patrols: readonly Patrol[];
  readonly police: Pawns<PawnColour>;
  readonly head: PawnColour | null;
  readonly coach: number;
  readonly alley: number;
  readonly specials: readonly UsedSpecialMove[];
  readonly lastMove: 'crime' | 'normal' | 'coach' | 'alley' | null;
  /** Jack moved onto his hideout and has not yet decided whether to declare it; no other seat knows that he moved. */
  readonly declaring: boolean;
  readonly cluesTonight: number;
  readonly lettersSpent: readonly Letter[];
  readonly letterTonight: boolean;
  /** The tokens that Saucy Jacky names, until the Head has moved them. */
  readonly named: readonly CrossingId[];
  /** The colour that the letter of Goulston Street names, until the Head has chosen. */
  readonly goulston: PawnColour | null;
  readonly addressUsed: boolean;
}

export type WhitechapelBoardAndState = StreetBoardAndState<WhitechapelState>;

/** The player who leads the investigation tonight. */
export const seatOfHead = ({ head, deals }: WhitechapelState): Seat => deals.owner[head!];

export const { defineAction, isInPhase } = createActionHelpers<WhitechapelBoardAndState>();
