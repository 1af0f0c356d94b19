/** The Investigators hunt: move, then search or arrest, each figure in order of priority (WM-R12 to R15). */
import type { CrossingId } from '../../model/index.js';
import type { GameEvent, Step } from '../contract.js';
import { isNumber, isText } from '../forms.js';
import { after, refusal, shown, step } from '../steps.js';
import { pawnWays } from '../streets/pawns.js';
import { waysOf } from '../streets/ways.js';
import { inPhase, kind } from './kind.js';
import { beginActions, endTurn, over } from './passages.js';
import { locationOf, nextFigure, type Colour, type WhitehallState, type WhitehallTable } from './state.js';

type State = WhitehallState;

const notYours = (state: State, colour: Colour, done: readonly Colour[], rule: string) =>
  nextFigure(state, done) === colour
    ? undefined
    : refusal('notThisFigure', rule, `It is not the turn of the ${colour} figure.`);

const policeMove = kind<{ type: 'policeMove'; colour: Colour; to: CrossingId }>({
  type: 'policeMove',
  fields: { colour: isText, to: isText },
  rule: 'WM-R12',
  isDue: inPhase('HUNT2'),
  list: ({ board, state }) => {
    const colour = nextFigure(state, state.moved)!;
    return pawnWays(board, state.figures, colour).map((to) => ({ type: 'policeMove', colour, to }));
  },
  refuse: ({ board, state }, { colour, to }) => {
    const wrong = notYours(state, colour, state.moved, 'WM-R12');
    if (wrong) return wrong;
    if (!waysOf(board).reach.get(state.figures[colour]!)!.includes(to))
      return refusal('tooFar', 'WM-R12', `The crossing ${to} is more than two crossings away.`);
    return pawnWays(board, state.figures, colour).includes(to)
      ? undefined
      : refusal('crossingTaken', 'WM-R12', `Another figure stands at ${to}.`);
  },
  perform: ({ state }, { colour, to }) => {
    const now: State = {
      ...state,
      moved: [...state.moved, colour],
      figures: { ...state.figures, [colour]: to },
    };
    const done = step(now, shown('policeMoved', { colour, from: state.figures[colour], to }));
    return nextFigure(now, now.moved) === undefined ? after(done, beginActions) : done;
  },
});

/** Circles the figure could name: beside its crossing, without a false clue (WM-R14, O05). */
export const beside = ({ board, state }: WhitehallTable, colour: Colour): number[] =>
  (waysOf(board).searched.get(state.figures[colour]!) ?? []).filter(
    (circle) => !state.falseClues.includes(circle),
  );

/** What a search may still name. */
const nameable = (table: WhitehallTable, colour: Colour): number[] => {
  const { state } = table;
  const isOut = (circle: number): boolean =>
    state.search?.called.includes(circle) === true ||
    (state.variants.repeatClue === 'notNameable' && state.clues.includes(circle));
  return beside(table, colour).filter((circle) => !isOut(circle));
};

function notNameable({ board, state }: WhitehallTable, colour: Colour, circle: number, rule: string) {
  if (waysOf(board).searched.get(state.figures[colour]!)?.includes(circle) !== true)
    return refusal('notBeside', rule, `Circle ${circle} is not beside the ${colour} figure.`);
  return state.falseClues.includes(circle)
    ? refusal('falseClue', 'WM-O05', `A false clue lies on circle ${circle}.`)
    : refusal('named', rule, `Circle ${circle} was named already.`);
}

/** Whether a figure is to choose what it does. */
export const isActing = (table: WhitehallTable): boolean =>
  inPhase('HUNT3')(table) && table.state.search === null;

/** A figure has acted; after the last one the turn ends. */
export function acted({ board, state }: WhitehallTable, colour: Colour, ...events: GameEvent[]): Step<State> {
  const now: State = { ...state, search: null, acted: [...state.acted, colour] };
  const done = step(now, ...events);
  return nextFigure(now, now.acted) === undefined ? after(done, (last) => endTurn(board, last)) : done;
}

/** A clue marker, one on a circle; every fifth of a round earns a false clue, three at most (WM-O05). */
function withClue(state: State, circle: number): State {
  if (state.clues.includes(circle)) return state;
  const clues = [...state.clues, circle].sort((a, b) => a - b);
  const isEarned = state.options.falseClues && clues.length % 5 === 0 && clues.length <= 15;
  return { ...state, clues, falseStock: state.falseStock + (isEarned ? 1 : 0) };
}

const search = kind<{ type: 'search'; colour: Colour; circle: number }>({
  type: 'search',
  fields: { colour: isText, circle: isNumber },
  rule: 'WM-R14',
  isDue: inPhase('HUNT3'),
  list: (table) => {
    const colour = nextFigure(table.state, table.state.acted)!;
    return nameable(table, colour).map((circle) => ({ type: 'search', colour, circle }));
  },
  refuse: (table, { colour, circle }) => {
    const wrong = notYours(table.state, colour, table.state.acted, 'WM-R13');
    if (wrong) return wrong;
    return nameable(table, colour).includes(circle)
      ? undefined
      : notNameable(table, colour, circle, 'WM-R14');
  },
  perform: ({ board, state }, { colour, circle }) => {
    const isFound = state.rows.at(-1)!.includes(circle);
    const answer = shown('searched', { colour, circle, isFound });
    if (isFound) return acted({ board, state: withClue(state, circle) }, colour, answer);
    const called = [...(state.search?.called ?? []), circle];
    const now: WhitehallTable = { board, state: { ...state, search: { colour, called } } };
    return nameable(now, colour).length > 0 ? step(now.state, answer) : acted(now, colour, answer);
  },
});

const stopSearch = kind<{ type: 'stopSearch' }>({
  type: 'stopSearch',
  fields: {},
  rule: 'WM-R14',
  isDue: (table) => inPhase('HUNT3')(table) && table.state.search !== null,
  list: () => [{ type: 'stopSearch' }],
  refuse: () => undefined,
  perform: (table) => {
    const { colour } = table.state.search!;
    return acted(table, colour, shown('searchStopped', { colour }));
  },
});

const arrest = kind<{ type: 'arrest'; colour: Colour; circle: number }>({
  type: 'arrest',
  fields: { colour: isText, circle: isNumber },
  rule: 'WM-R15',
  isDue: isActing,
  list: (table) => {
    const colour = nextFigure(table.state, table.state.acted)!;
    return beside(table, colour).map((circle) => ({ type: 'arrest', colour, circle }));
  },
  refuse: (table, { colour, circle }) => {
    const wrong = notYours(table.state, colour, table.state.acted, 'WM-R13');
    if (wrong) return wrong;
    return beside(table, colour).includes(circle) ? undefined : notNameable(table, colour, circle, 'WM-R15');
  },
  perform: (table, { colour, circle }) => arrested(table, colour, [circle]),
});

/** An arrest that names circles: right if Jack is on one of them, else nothing is told (WM-R15). */
export function arrested(table: WhitehallTable, colour: Colour, circles: readonly number[]): Step<State> {
  const isRight = circles.includes(locationOf(table.state));
  const event = shown('arrested', { colour, circles, isRight });
  return isRight
    ? after(step(table.state, event), (now) => over(now, 'police.arrest'))
    : acted(table, colour, event);
}

const passAction = kind<{ type: 'passAction'; colour: Colour }>({
  type: 'passAction',
  fields: { colour: isText },
  rule: 'WM-R13',
  isDue: isActing,
  list: ({ state }) => [{ type: 'passAction', colour: nextFigure(state, state.acted)! }],
  refuse: ({ state }, { colour }) => notYours(state, colour, state.acted, 'WM-R13'),
  perform: (table, { colour }) => acted(table, colour, shown('passed', { colour })),
});

export const INVESTIGATOR_KINDS = [policeMove, search, stopSearch, arrest, passAction];
