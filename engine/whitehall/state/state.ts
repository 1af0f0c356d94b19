/** The state of a game of Whitehall Mystery, as plain data. `view.ts` decides what each seat sees of it. */
import type { Seat } from '../../game/action.js';
import {
  jackCircleOf,
  type LaidToken,
  type Pawns,
  type StreetBoardAndState,
  type StreetState,
} from '../../streets/street-state.js';
import type { SeatDeals } from '../../streets/seats.js';
import type { Colour, Options, Variants } from './options.js';
import { createActionHelpers } from '../../game/define-action.js';

/** Jack's tiles for special movements. */
export type TileKind = 'alley' | 'boat' | 'coach';

/** The seat of one player who has all figures. */
const INVESTIGATORS: Seat = 'investigators';

/** The rule each phase comes from. ROUND_END occurs only under `newspaper`, TURN_END only under `declareDL=may`. */
export const RULE_OF_PHASE = {
  SETUP_DL: 'WM-S03',
  SETUP_FIG: 'WM-S05',
  SETUP_START: 'WM-S06',
  HUNT1: 'WM-R02',
  HUNT2: 'WM-R12',
  HUNT3F: 'WM-O05',
  HUNT3: 'WM-R13',
  // As HUNT1: the Investigators cannot distinguish them.
  TURN_END: 'WM-R02',
  ROUND_END: 'WM-O02',
  OVER: 'WM-R21',
} as const;
export type Phase = keyof typeof RULE_OF_PHASE;

/** A tile beside the track, at the spaces it was used for. */
export type LaidTile = LaidToken;

export interface WhitehallState extends StreetState<Colour> {
  readonly game: 'wm';
  readonly options: Options;
  readonly variants: Variants;
  /** The players and their figures; nothing if one player has all three. */
  readonly deals: SeatDeals<Colour> | Readonly<Record<string, never>>;
  readonly phase: Phase;
  /** From 1. */
  readonly round: number;
  readonly index: number;
  /** The Discovery Locations, in order of number: how Jack wrote them down means nothing (WM-S03). */
  readonly locations: readonly number[];
  /** Those with a red marker, the start among them, as they were reached. */
  readonly reached: readonly number[];
  readonly figures: Pawns<Colour>;
  /** What Jack has left of each kind. */
  readonly tiles: Readonly<Record<TileKind, number>>;
  /** The tiles used in this round. */
  readonly laid: readonly LaidTile[];
  /** The abilities that have been used up, such as `wm.brown`. */
  readonly spent: readonly string[];
}

export type WhitehallBoardAndState = StreetBoardAndState<WhitehallState>;

/** The Discovery Locations that Jack has still to reach. */
export const unreachedLocations = ({ locations, reached }: WhitehallState): readonly number[] =>
  locations.filter((circle) => !reached.includes(circle));

export const isOnUnreachedLocation = (state: WhitehallState): boolean =>
  unreachedLocations(state).includes(jackCircleOf(state));

/** The tiles beside the track as the Investigators see them: face down under Murderer at Large (WM-O01, AMB-WM-08). */
export const laidTilesAsSeen = ({
  options,
  laid,
}: WhitehallState): readonly (LaidTile | { kind: 'hidden' })[] =>
  options.murdererAtLarge ? laid.map(({ spaces }) => ({ kind: 'hidden', spaces })) : laid;

/** What the Investigators know Jack to have left: the tiles that lie face down may be of any kind. */
export const tilesLeftAsSeen = ({ options, laid, tiles }: WhitehallState): WhitehallState['tiles'] => {
  const used = (of: TileKind): number => laid.filter(({ kind }) => kind === of).length;
  const known = (of: TileKind): number => tiles[of] + (options.murdererAtLarge ? used(of) : 0);
  return { alley: known('alley'), boat: known('boat'), coach: known('coach') };
};

/** The next figure in order of priority that has still to move or to act (WM-R12, R13). */
export const nextFigure = ({ options }: WhitehallState, done: readonly Colour[]): Colour | undefined =>
  options.figures.find((colour) => !done.includes(colour));

/** The Investigators, clockwise, and who owns which figure. */
export const seatsOf = ({ deals, options }: Pick<WhitehallState, 'deals' | 'options'>): SeatDeals =>
  'seatOrder' in deals
    ? (deals as SeatDeals)
    : {
        seatOrder: [INVESTIGATORS],
        owner: Object.fromEntries(options.figures.map((colour) => [colour, INVESTIGATORS])),
      };

/** Who acts with the figures: the owner of the first in order of priority that is not done (WM-S05, R12, R13). */
export function investigatorToAct(state: WhitehallState): Seat | undefined {
  const { figures, moved, acted, phase } = state;
  const done =
    phase === 'SETUP_FIG'
      ? (Object.keys(figures) as Colour[])
      : phase === 'HUNT2'
        ? moved
        : phase === 'HUNT3'
          ? acted
          : undefined;
  const next = done && nextFigure(state, done);
  return next === undefined ? undefined : seatsOf(state).owner[next];
}

export const { defineAction, isInPhase } = createActionHelpers<WhitehallBoardAndState>();
