/** What pawns do in both street games: move, search, arrest, pass. Each game supplies its words, rule ids and turn order. */
import type { CrossingId, StreetBoard } from '../../model/index.js';
import type { GameEvent, Refusal, Step } from '../game/action.js';
import { createActionHelpers } from '../game/define-action.js';
import { isString, isWholeNumber } from '../game/field-checks.js';
import { chainStep, publicEvent, refusal, step, stepThen } from '../game/steps.js';
import { jackCircleOf, type Pawns, type StreetBoardAndState, type StreetState } from './street-state.js';
import { streetMapOf } from './street-map.js';

/** What the two games do differently. */
interface PawnGame<S extends StreetState<C>, C extends string> {
  /** The word for a pawn, and the code of the refusal when it is not its turn. */
  readonly noun: 'pawn' | 'figure';
  readonly notItsTurn: 'notThisPawn' | 'notThisFigure';
  readonly rules: Readonly<
    Record<'moveOrder' | 'actionOrder' | 'move' | 'search' | 'arrest' | 'pass' | 'falseClue', string>
  >;
  readonly pawnsOf: (state: S) => Pawns<C>;
  readonly placePawn: (state: S, colour: C, to: CrossingId) => S;
  /** The pawns that may go next, given those that are done; none after the last. */
  readonly nextPawns: (state: S, done: readonly C[]) => readonly C[];
  /** The circles beside each crossing. */
  readonly searchSets: (board: StreetBoard, state: S) => ReadonlyMap<CrossingId, readonly number[]>;
  /** The circles of Jack's row for which a search answers yes. */
  readonly trailOf: (state: S) => readonly number[];
  readonly endTurn: (board: StreetBoard, state: S) => Step<S>;
  readonly endGame: (state: S, result: string) => Step<S>;
  readonly arrestsSingleCircles?: (state: S) => boolean;
  readonly refuseOtherSearcher?: (state: S, colour: C) => Refusal | undefined;
  readonly refuseStop?: (state: S) => Refusal | undefined;
  readonly refusePass?: (position: StreetBoardAndState<S>, colour: C) => Refusal | undefined;
}

/** The actions, and the functions that further actions of the game need. */
export function createPawnActions<S extends StreetState<C>, C extends string>(game: PawnGame<S, C>) {
  type P = StreetBoardAndState<S>;
  const { rules, noun, pawnsOf, nextPawns } = game;
  const { defineAction, isInPhase } = createActionHelpers<P>();

  const refuseOtherPawn = (state: S, colour: C, done: readonly C[], rule: string): Refusal | undefined =>
    nextPawns(state, done).includes(colour)
      ? undefined
      : refusal(game.notItsTurn, rule, `It is not the turn of the ${colour} ${noun}.`);

  const circlesBeside = ({ board, state }: P, colour: C): readonly number[] =>
    game.searchSets(board, state).get(pawnsOf(state)[colour]!) ?? [];

  /** The circles a pawn can name: beside its crossing, without a false clue. */
  const searchableCircles = (position: P, colour: C): number[] =>
    circlesBeside(position, colour).filter((circle) => !position.state.falseClues.includes(circle));

  function refuseCircle(position: P, colour: C, circle: number, rule: string): Refusal | undefined {
    if (!circlesBeside(position, colour).includes(circle))
      return refusal('notBeside', rule, `Circle ${circle} is not beside the ${colour} ${noun}.`);
    return position.state.falseClues.includes(circle)
      ? refusal('falseClue', rules.falseClue, `A false clue lies on circle ${circle}.`)
      : undefined;
  }

  const refuseNamedCircle = ({ search, variants, clues }: S, circle: number): Refusal | undefined =>
    search?.called.includes(circle) === true ||
    (variants.repeatClue === 'notNameable' && clues.includes(circle))
      ? refusal('named', rules.search, `Circle ${circle} was named already.`)
      : undefined;

  const isChoosingAction = (position: P): boolean =>
    isInPhase('HUNT3')(position) && position.state.search === null;

  /** A pawn has acted; after the last one the turn ends. */
  function finishAction({ board, state }: P, colour: C, ...events: readonly GameEvent[]): Step<S> {
    const now: S = { ...state, search: null, acted: [...state.acted, colour] };
    const done = step(now, ...events);
    return nextPawns(now, now.acted).length > 0 ? done : chainStep(done, (last) => game.endTurn(board, last));
  }

  function makeArrest(position: P, colour: C, circles: readonly number[]): Step<S> {
    const isRight = circles.includes(jackCircleOf(position.state));
    const event = publicEvent('arrested', { colour, circles, isRight });
    return isRight
      ? stepThen(position.state, event, (now) => game.endGame(now, 'police.arrest'))
      : finishAction(position, colour, event);
  }

  const move = defineAction<{ colour: C; to: CrossingId }>('policeMove', rules.move, {
    fields: { colour: isString, to: isString },
    isDue: isInPhase('HUNT2'),
    candidates: ({ board, state }) =>
      nextPawns(state, state.moved).flatMap((colour) =>
        streetMapOf(board)
          .policeReach.get(pawnsOf(state)[colour]!)!
          .map((to) => ({ type: 'policeMove', colour, to })),
      ),
    refuse: ({ board, state }, { colour, to }) => {
      const wrong = refuseOtherPawn(state, colour, state.moved, rules.moveOrder);
      if (wrong) return wrong;
      const from = pawnsOf(state)[colour]!;
      if (!streetMapOf(board).policeReach.get(from)!.includes(to))
        return refusal('tooFar', rules.move, `The crossing ${to} is more than two crossings away.`);
      return to !== from && Object.values(pawnsOf(state)).includes(to)
        ? refusal('crossingTaken', rules.move, `Another ${noun} stands at ${to}.`)
        : undefined;
    },
    perform: ({ state }, { colour, to }) => {
      const now: S = { ...game.placePawn(state, colour, to), moved: [...state.moved, colour] };
      const done = step(now, publicEvent('policeMoved', { colour, from: pawnsOf(state)[colour], to }));
      return nextPawns(now, now.moved).length > 0 ? done : chainStep(done, beginActions);
    },
  });

  const search = defineAction<{ colour: C; circle: number }>('search', rules.search, {
    fields: { colour: isString, circle: isWholeNumber },
    isDue: isInPhase('HUNT3'),
    candidates: (position) => {
      const { state } = position;
      const colours = state.search === null ? nextPawns(state, state.acted) : [state.search.colour];
      return colours.flatMap((colour) =>
        circlesBeside(position, colour).map((circle) => ({ type: 'search', colour, circle })),
      );
    },
    refuse: (position, { colour, circle }) =>
      game.refuseOtherSearcher?.(position.state, colour) ??
      refuseOtherPawn(position.state, colour, position.state.acted, rules.actionOrder) ??
      refuseCircle(position, colour, circle, rules.search) ??
      refuseNamedCircle(position.state, circle),
    perform: ({ board, state }, { colour, circle }) => {
      const isFound = game.trailOf(state).includes(circle);
      const answer = publicEvent('searched', { colour, circle, isFound });
      if (isFound) return finishAction({ board, state: addClue(state, circle) }, colour, answer);
      const called = [...(state.search?.called ?? []), circle];
      const now: S = { ...state, search: { colour, called } };
      const isLeft = searchableCircles({ board, state: now }, colour).some(
        (each) => refuseNamedCircle(now, each) === undefined,
      );
      return isLeft ? step(now, answer) : finishAction({ board, state: now }, colour, answer);
    },
  });

  const stopSearch = defineAction('stopSearch', rules.search, {
    isDue: (position) => isInPhase('HUNT3')(position) && position.state.search !== null,
    refuse: ({ state }) => game.refuseStop?.(state),
    perform: (position) => {
      const { colour } = position.state.search!;
      return finishAction(position, colour, publicEvent('searchStopped', { colour }));
    },
  });

  const arrest = defineAction<{ colour: C; circle: number }>('arrest', rules.arrest, {
    fields: { colour: isString, circle: isWholeNumber },
    isDue: (position) => isChoosingAction(position) && game.arrestsSingleCircles?.(position.state) !== false,
    candidates: (position) =>
      nextPawns(position.state, position.state.acted).flatMap((colour) =>
        circlesBeside(position, colour).map((circle) => ({ type: 'arrest', colour, circle })),
      ),
    refuse: (position, { colour, circle }) =>
      refuseOtherPawn(position.state, colour, position.state.acted, rules.actionOrder) ??
      refuseCircle(position, colour, circle, rules.arrest),
    perform: (position, { colour, circle }) => makeArrest(position, colour, [circle]),
  });

  const passAction = defineAction<{ colour: C }>('passAction', rules.pass, {
    fields: { colour: isString },
    isDue: isChoosingAction,
    candidates: ({ state }) =>
      nextPawns(state, state.acted).map((colour) => ({ type: 'passAction', colour })),
    refuse: (position, { colour }) =>
      refuseOtherPawn(position.state, colour, position.state.acted, rules.actionOrder) ??
      game.refusePass?.(position, colour),
    perform: (position, { colour }) => finishAction(position, colour, publicEvent('passed', { colour })),
  });

  return {
    actions: [move, search, stopSearch, arrest, passAction],
    isChoosingAction,
    searchableCircles,
    refuseOtherPawn,
    finishAction,
    makeArrest,
  };
}

/** HUNT2. */
export const beginPawnMoves = <S extends StreetState>(state: S): Step<S> =>
  step({ ...state, phase: 'HUNT2', moved: [], acted: [] });

/** HUNT3, after Jack's chance to lay a false clue (LFW-O08, WM-O05). */
const beginActions = <S extends StreetState>(state: S): Step<S> =>
  step({ ...state, phase: state.falseStock > 0 ? 'HUNT3F' : 'HUNT3' });

/** A clue marker, one on a circle; the fifth, tenth and fifteenth of a night or round earn a false clue (LFW-O07, WM-O05). */
function addClue<S extends StreetState>(state: S, circle: number): S {
  if (state.clues.includes(circle)) return state;
  const clues = [...state.clues, circle].sort((a, b) => a - b);
  const count = state.cluesTonight === undefined ? clues.length : state.cluesTonight + 1;
  const isEarned = state.options.falseClues && count % 5 === 0 && count <= 15;
  return {
    ...state,
    clues,
    ...(state.cluesTonight !== undefined && { cluesTonight: count }),
    falseStock: state.falseStock + (isEarned ? 1 : 0),
  };
}
