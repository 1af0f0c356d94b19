/** The first part of a night: Jack kills or waits, the Wretched move, a patrol is revealed (LFW-R09 to R14). */
import type { CrossingId, StreetBoard } from '../../../model/index.js';
import type { Refusal } from '../../game/action.js';
import { isWholeNumber, isString } from '../../game/field-checks.js';
import { memoByState } from '../../game/memo-by-state.js';
import { publicEvent, refusal, step, stepThen } from '../../game/steps.js';
import { refuseStep } from '../../streets/jack-move-actions.js';
import { searchSetsOf } from '../../streets/search-sets.js';
import { streetMapOf } from '../../streets/street-map.js';
import {
  isInPhase,
  defineAction,
  type WhitechapelState,
  type WhitechapelBoardAndState,
} from '../state/state.js';
import { nightOf } from '../state/nights.js';
import { commitCrime } from '../state/phase-transitions.js';

/** Jack cannot wait when the crime token is at V. */
const LAST_TIME = 5;

const kills = ({ board, state }: WhitechapelBoardAndState): number => nightOf(board, state.night).kills;

const noWretched = (circle: number) =>
  refusal('noWretched', 'LFW-R10', `There is no Wretched on circle ${circle}.`);

const kill = defineAction<{ circle: number }>('kill', 'LFW-R10', {
  fields: { circle: isWholeNumber },
  isDue: (position) => isInPhase('HELL5')(position) && kills(position) === 1,
  candidates: ({ state }) => state.wretched.map((circle) => ({ type: 'kill', circle })),
  refuse: ({ state }, { circle }) => (state.wretched.includes(circle) ? undefined : noWretched(circle)),
  perform: ({ board, state }, { circle }) => commitCrime(board, state, [circle]),
});

const killTwo = defineAction<{ first: number; second: number }>('killTwo', 'LFW-R31', {
  fields: { first: isWholeNumber, second: isWholeNumber },
  isDue: (position) => isInPhase('HELL5')(position) && kills(position) === 2,
  candidates: ({ state: { wretched } }) =>
    wretched.flatMap((first) => wretched.map((second) => ({ type: 'killTwo', first, second }))),
  refuse: ({ state }, { first, second }) => {
    if (first === second) return refusal('sameWretched', 'LFW-R31', 'Choose two different Wretched.');
    const missing = [first, second].find((circle) => !state.wretched.includes(circle));
    return missing === undefined ? undefined : noWretched(missing);
  },
  perform: ({ board, state }, { first, second }) => commitCrime(board, state, [first, second]),
});

const wait = defineAction('wait', 'LFW-R09', {
  isDue: isInPhase('HELL5'),
  refuse: ({ state }) =>
    state.time! < LAST_TIME
      ? undefined
      : refusal('noMoreWaiting', 'LFW-R09', 'The crime token is at V: kill now.'),
  perform: ({ state }) => {
    const time = state.time! + 1;
    return step(
      { ...state, phase: 'HELL6', time, toMove: state.wretched, stoodAt: state.wretched },
      publicEvent('waited', { time }),
    );
  },
});

/** Circles beside a patrol token, where no Wretched may finish (DEF-08). */
const watchedCircles = memoByState((board: StreetBoard, state: WhitechapelState): ReadonlySet<number> => {
  const sets = searchSetsOf(board, state.variants.searchThroughCircles);
  return new Set(state.patrols.flatMap(({ crossing }) => sets.get(crossing) ?? []));
});

const occupiedCircles = ({ wretched, stoodAt, variants }: WhitechapelState): readonly number[] =>
  variants.wretchedOrder === 'simultaneous' ? [...wretched, ...stoodAt] : wretched;

const refuseOtherWretched = ({ toMove }: WhitechapelState, from: number): Refusal | undefined =>
  toMove.includes(from)
    ? undefined
    : refusal('noWretched', 'LFW-R11', `No Wretched on circle ${from} has still to move.`);

/** Why a Wretched cannot go to a circle: a route must be free of patrols, and the circle unwatched and empty (LFW-R11, R12). */
function refuseWretchedMove(
  { board, state }: WhitechapelBoardAndState,
  from: number,
  to: number,
): Refusal | undefined {
  const wrong = refuseStep(board, from, to, 'LFW-R11');
  if (wrong) return wrong;
  const held = new Set(state.patrols.map(({ crossing }) => crossing));
  if (!streetMapOf(board).openNeighbours(from, held).includes(to))
    return refusal('blocked', 'LFW-R12', `Every way from ${from} to ${to} passes a patrol.`);
  if (occupiedCircles(state).includes(to))
    return refusal('circleTaken', 'LFW-R11', `A Wretched stands on circle ${to}.`);
  if (state.crimeScenes.includes(to))
    return refusal('crimeScene', 'LFW-R12', `Circle ${to} is a Crime Scene.`);
  return watchedCircles(board, state).has(to)
    ? refusal('watched', 'LFW-R12', `Circle ${to} is beside a patrol.`)
    : undefined;
}

/** A Wretched has moved or stayed; after the last one Jack reveals a patrol. */
function finishWretched(state: WhitechapelState, from: number, to: number): WhitechapelState {
  const toMove = state.toMove.filter((circle) => circle !== from);
  const wretched = state.wretched.map((circle) => (circle === from ? to : circle)).sort((a, b) => a - b);
  return toMove.length > 0
    ? { ...state, wretched, toMove }
    : { ...state, wretched, toMove, stoodAt: [], phase: 'HELL7' };
}

const moveWretched = defineAction<{ from: number; to: number }>('moveWretched', 'LFW-R11', {
  fields: { from: isWholeNumber, to: isWholeNumber },
  isDue: isInPhase('HELL6'),
  candidates: ({ board, state }) =>
    state.toMove.flatMap((from) =>
      streetMapOf(board)
        .neighbours.get(from)!
        .map((to) => ({ type: 'moveWretched', from, to })),
    ),
  refuse: (position, { from, to }) =>
    refuseOtherWretched(position.state, from) ?? refuseWretchedMove(position, from, to),
  perform: ({ state }, { from, to }) =>
    step(finishWretched(state, from, to), publicEvent('wretchedMoved', { from, to })),
});

const stay = defineAction<{ from: number }>('stay', 'LFW-R13', {
  fields: { from: isWholeNumber },
  isDue: isInPhase('HELL6'),
  candidates: ({ state }) => state.toMove.map((from) => ({ type: 'stay', from })),
  refuse: (position, { from }) => {
    const wrong = refuseOtherWretched(position.state, from);
    if (wrong) return wrong;
    const destinations = streetMapOf(position.board).neighbours.get(from)!;
    return destinations.every((to) => refuseWretchedMove(position, from, to))
      ? undefined
      : refusal('mustMove', 'LFW-R13', `The Wretched on circle ${from} can move, and must.`);
  },
  perform: ({ state }, { from }) =>
    step(finishWretched(state, from, from), publicEvent('wretchedStayed', { from })),
});

const reveal = defineAction<{ crossing: CrossingId }>('reveal', 'LFW-R14', {
  fields: { crossing: isString },
  isDue: isInPhase('HELL7'),
  candidates: ({ state }) => state.patrols.map(({ crossing }) => ({ type: 'reveal', crossing })),
  refuse: ({ state }, { crossing }) => {
    const token = state.patrols.find((each) => each.crossing === crossing);
    if (token === undefined) return refusal('noToken', 'LFW-R14', `There is no patrol at ${crossing}.`);
    return token.revealed
      ? refusal('faceUp', 'LFW-R14', `The patrol at ${crossing} lies face up already.`)
      : undefined;
  },
  perform: ({ state }, { crossing }) => {
    const { face } = state.patrols.find((each) => each.crossing === crossing)!;
    const patrols =
      face === 'fake'
        ? state.patrols.filter((each) => each.crossing !== crossing)
        : state.patrols.map((each) => (each.crossing === crossing ? { ...each, revealed: true } : each));
    return stepThen({ ...state, patrols }, publicEvent('patrolRevealed', { crossing, face }), (now) =>
      step({ ...now, phase: 'HELL5' }),
    );
  },
});

export const CRIME_PHASE_ACTIONS = [kill, killTwo, wait, moveWretched, stay, reveal];
