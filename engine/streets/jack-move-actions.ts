/** How Jack escapes in both street games: on foot, by coach, through alleys, by boat. Each game supplies its words and rules. */
import type { StreetBoard } from '../../model/index.js';
import type { Refusal, Step } from '../game/action.js';
import { createActionHelpers } from '../game/define-action.js';
import { isWholeNumber } from '../game/field-checks.js';
import { memoByState } from '../game/memo-by-state.js';
import { refusal, withHint } from '../game/steps.js';
import { moveTrackOf, sharedBlock, streetMapOf } from './street-map.js';
import {
  jackCircleOf,
  occupiedCrossings,
  type Pawns,
  type StreetBoardAndState,
  type StreetState,
} from './street-state.js';

/** Two steps by coach. */
export interface CoachRide {
  readonly via: number;
  readonly to: number;
}

/** A special move over a block: of houses by an alley, of water by a boat. */
type Crossing = 'alley' | 'boat';

/** What the two games do differently, as far as it decides which moves are legal. */
interface EscapeGame<S extends StreetState> {
  readonly walkRule: string;
  /** Who bars the way, in a refusal. */
  readonly blockers: 'Police' | 'Figures';
  readonly pawnsOf: (state: S) => Pawns<string>;
  readonly crossings: readonly Crossing[];
  /** The circles that share a block with Jack's. */
  readonly circlesOnSameBlock: (board: StreetBoard, state: S, crossing: Crossing) => readonly number[];
  readonly refuseCoach: (board: StreetBoard, state: S, ride: CoachRide) => Refusal | undefined;
  readonly refuseCrossing: (
    board: StreetBoard,
    state: S,
    crossing: Crossing,
    to: number,
  ) => Refusal | undefined;
}

/** Jack's legal moves, and whether he has one. */
export function createJackMoveRules<S extends StreetState>(game: EscapeGame<S>) {
  const { walkRule, crossings, circlesOnSameBlock, refuseCoach, refuseCrossing } = game;
  /** The circles Jack can walk to: at least one route must be free of pawns (DEF-04). */
  const walkDestinations = memoByState((board: StreetBoard, state: S) =>
    streetMapOf(board).openNeighbours(jackCircleOf(state), occupiedCrossings(game.pawnsOf(state))),
  );
  return {
    ...game,
    walkDestinations,
    refuseWalk: (board: StreetBoard, state: S, to: number): Refusal | undefined => {
      const from = jackCircleOf(state);
      const wrong = refuseStep(board, from, to, walkRule);
      if (wrong) return wrong;
      return walkDestinations(board, state).includes(to)
        ? undefined
        : refusal('blocked', walkRule, `${game.blockers} stand on every way from ${from} to ${to}.`);
    },
    /** Whether Jack has no move, or cannot walk if `stuckRule` demands it (LFW-R23, WM-R05, AMB-LFW-03, AMB-WM-06). */
    isStuck: (board: StreetBoard, state: S): boolean => {
      if (walkDestinations(board, state).length > 0) return false;
      if (state.variants.stuckRule === 'normalOnly') return true;
      return (
        coachRidesFrom(board, jackCircleOf(state)).every((ride) => refuseCoach(board, state, ride)) &&
        crossings.every((crossing) =>
          circlesOnSameBlock(board, state, crossing).every((to) =>
            refuseCrossing(board, state, crossing, to),
          ),
        )
      );
    },
  };
}

/** What the moves of a game do, and their hints. */
interface EscapeActions<S extends StreetState> {
  readonly moves: ReturnType<typeof createJackMoveRules<S>>;
  readonly rules: Readonly<Record<'coach' | 'alley' | 'boat', string>>;
  readonly isDue: (position: StreetBoardAndState<S>) => boolean;
  /** Whether a walk there does not lose, even if it fills the track. */
  readonly isGoal: (state: S, circle: number) => boolean;
  /** How many spaces of the track an alley or a boat takes. */
  readonly crossingSpaces: (state: S) => number;
  /** The board whose blocks decide where alleys lead. */
  readonly boardForAlleys: (board: StreetBoard, state: S) => StreetBoard;
  readonly performWalk: (board: StreetBoard, state: S, to: number) => Step<S>;
  readonly performSpecial: (
    board: StreetBoard,
    state: S,
    kind: 'coach' | Crossing,
    circles: readonly number[],
  ) => Step<S>;
}

/** The actions of Jack's turn to move. */
export function createJackMoveActions<S extends StreetState>(game: EscapeActions<S>) {
  const { moves, rules, isDue, crossingSpaces, performSpecial } = game;
  const { defineAction } = createActionHelpers<StreetBoardAndState<S>>();
  const move = defineAction<{ to: number }>('move', moves.walkRule, {
    fields: { to: isWholeNumber },
    hints: ['losing'],
    isDue,
    candidates: ({ board, state }) =>
      streetMapOf(board)
        .neighbours.get(jackCircleOf(state))!
        .map((to) => ({ type: 'move', to })),
    addHints: (position, action) =>
      withHint(action, 'losing', fillsTrack(position, 1) && !game.isGoal(position.state, action.to)),
    refuse: ({ board, state }, { to }) => moves.refuseWalk(board, state, to),
    perform: ({ board, state }, { to }) => game.performWalk(board, state, to),
  });
  const coach = defineAction<CoachRide>('coach', rules.coach, {
    fields: { via: isWholeNumber, to: isWholeNumber },
    hints: ['losing'],
    isDue,
    candidates: ({ board, state }) =>
      coachRidesFrom(board, jackCircleOf(state)).map((ride) => ({ type: 'coach', ...ride })),
    addHints: (position, action) => withHint(action, 'losing', fillsTrack(position, 2)),
    refuse: ({ board, state }, ride) => moves.refuseCoach(board, state, ride),
    perform: ({ board, state }, { via, to }) => performSpecial(board, state, 'coach', [via, to]),
  });
  const crossings = moves.crossings.map((type) =>
    defineAction<{ to: number }>(type, rules[type], {
      fields: { to: isWholeNumber },
      hints: ['losing', 'block'],
      isDue,
      candidates: ({ board, state }) =>
        moves.circlesOnSameBlock(board, state, type).map((to) => ({ type, to })),
      addHints: (position, action) => {
        const { board, state } = position;
        const block =
          type === 'alley' && sharedBlock(game.boardForAlleys(board, state), jackCircleOf(state), action.to);
        const isLosing = fillsTrack(position, crossingSpaces(state));
        return withHint(block === false ? action : { ...action, block }, 'losing', isLosing);
      },
      refuse: ({ board, state }, { to }) => moves.refuseCrossing(board, state, type, to),
      // Where it takes two spaces, the circle is written twice (AMB-WM-01).
      perform: ({ board, state }, { to }) =>
        performSpecial(board, state, type, Array<number>(crossingSpaces(state)).fill(to)),
    }),
  );
  return [move, coach, ...crossings];
}

/** Whether so many more circles fill the track. Then only a walk to a goal does not lose. */
export const fillsTrack = <S extends StreetState>(
  { board, state }: StreetBoardAndState<S>,
  circles: number,
): boolean => state.index! + circles >= moveTrackOf(board).last;

/** All pairs of steps from a circle. */
function coachRidesFrom(board: StreetBoard, from: number): CoachRide[] {
  const { neighbours } = streetMapOf(board);
  return neighbours.get(from)!.flatMap((via) => neighbours.get(via)!.map((to) => ({ via, to })));
}

/** Why a coach ride is illegal. A ride goes over three different circles; pawns do not block it (LFW-R28, WM-R08). */
export function refuseRide(
  board: StreetBoard,
  from: number,
  { via, to }: CoachRide,
  rule: string,
): Refusal | undefined {
  if (to === from) return refusal('backAgain', rule, 'A coach does not come back to where it started.');
  return refuseStep(board, from, via, rule) ?? refuseStep(board, via, to, rule);
}

export const refuseStep = (
  board: StreetBoard,
  from: number,
  to: number,
  rule: string,
): Refusal | undefined =>
  streetMapOf(board).neighbours.get(from)!.includes(to)
    ? undefined
    : refusal('notAdjacent', rule, `Circle ${to} is not beside circle ${from}.`);
