/** What the states of both street games have in common. */
import type { CrossingId, StreetBoard } from '../../model/index.js';
import type { AnyState, BoardAndState } from '../game/contract.js';

export interface StreetState<C extends string = string> extends AnyState {
  /** What Jack wrote down, night by night or round by round, the start first. */
  readonly rows: readonly (readonly number[])[];
  /** Where the track figure stands (DEF-17). */
  readonly index: number | null;
  readonly clues: readonly number[];
  /** In Whitechapel, where it is part of the state: how many clues there were tonight. */
  readonly cluesTonight?: number;
  readonly falseStock: number;
  readonly falseClues: readonly number[];
  /** The pawns that have moved and acted in this turn, in order. */
  readonly moved: readonly C[];
  readonly acted: readonly C[];
  readonly search: { readonly colour: C; readonly called: readonly number[] } | null;
  readonly options: { readonly falseClues: boolean };
  readonly variants: {
    readonly repeatClue: 'endsAction' | 'notNameable';
    readonly stuckRule: 'anySpecial' | 'normalOnly';
  };
}

/** A special move of Jack's, at the spaces of the track it was used for. */
export interface LaidToken<K extends string = 'coach' | 'alley' | 'boat'> {
  readonly kind: K;
  readonly spaces: readonly number[];
}

export type StreetBoardAndState<S extends StreetState> = BoardAndState<StreetBoard, S>;

/** Where each pawn stands: the police of Whitechapel, the figures of Whitehall. */
export type Pawns<C extends string> = Readonly<Partial<Record<C, CrossingId>>>;

export const occupiedCrossings = <C extends string>(pawns: Pawns<C>): ReadonlySet<CrossingId> =>
  new Set(Object.values<CrossingId | undefined>(pawns).filter((crossing) => crossing !== undefined));

/** The circle where Jack is: the last of this round's row. */
export const jackCircleOf = ({ rows }: Pick<StreetState, 'rows'>): number => rows.at(-1)!.at(-1)!;

/** The state after Jack wrote down circles, with the track figure advanced. */
export const recordCircles = <S extends StreetState>(state: S, circles: readonly number[]): S => ({
  ...state,
  rows: [...state.rows.slice(0, -1), [...state.rows.at(-1)!, ...circles]],
  index: state.index! + circles.length,
});

/** The token of a special move that writes down so many circles. */
export const layToken = <K extends string>(
  { index }: StreetState,
  kind: K,
  { length }: readonly number[],
) => ({
  kind,
  spaces: Array.from({ length }, (_, i) => index! + 1 + i),
});
