/** The police hunt: move, then search, arrest or rush (LFW-R40 to R47, O07 to O11). */
import type { CrossingId, StreetBoard } from '../../model/index.js';
import type { Step } from '../contract.js';
import { isNumber, isText } from '../forms.js';
import { after, refusal, shown, step } from '../steps.js';
import { pawnWays } from '../streets/pawns.js';
import { falseClueKinds } from '../streets/false-clues.js';
import { searchSets } from '../streets/search-sets.js';
import { waysOf } from '../streets/ways.js';
import { inPhase, kind } from './kind.js';
import { beginEscape, beginPoliceActions, nextDetective, over } from './passages.js';
import { COLOURS, locationOf, type Colour, type WhitechapelState, type WhitechapelTable } from './state.js';

type State = WhitechapelState;

/** The pawns of the player whose turn it is that are still to move or to act. */
function pawnsOf(state: State, done: readonly Colour[]): Colour[] {
  const seat = nextDetective(state, done);
  return COLOURS.filter((colour) => state.deals.owner[colour] === seat && !done.includes(colour));
}

const notYours = (state: State, colour: string, done: readonly Colour[]) =>
  pawnsOf(state, done).includes(colour as Colour)
    ? undefined
    : refusal('notThisPawn', 'LFW-R40', `It is not the turn of the ${colour} pawn.`);

const isHeld = ({ police }: State, crossing: CrossingId): boolean => Object.values(police).includes(crossing);

const policeMove = kind<{ type: 'policeMove'; colour: Colour; to: CrossingId }>({
  type: 'policeMove',
  fields: { colour: isText, to: isText },
  rule: 'LFW-R41',
  isDue: inPhase('HUNT2'),
  list: ({ board, state }) =>
    pawnsOf(state, state.moved).flatMap((colour) =>
      pawnWays(board, state.police, colour).map((to) => ({ type: 'policeMove', colour, to })),
    ),
  refuse: ({ board, state }, { colour, to }) => {
    const wrong = notYours(state, colour, state.moved);
    if (wrong) return wrong;
    if (!waysOf(board).reach.get(state.police[colour]!)!.includes(to))
      return refusal('tooFar', 'LFW-R41', `The crossing ${to} is more than two crossings away.`);
    return pawnWays(board, state.police, colour).includes(to)
      ? undefined
      : refusal('crossingTaken', 'LFW-R41', `Another pawn stands at ${to}.`);
  },
  perform: ({ state }, { colour, to }) => {
    const moved = [...state.moved, colour];
    const now: State = { ...state, moved, police: { ...state.police, [colour]: to } };
    const done = step(now, shown('policeMoved', { colour, from: state.police[colour], to }));
    return moved.length === COLOURS.length ? after(done, beginPoliceActions) : done;
  },
});

/** Circles the pawn could name: beside its crossing, without a false clue (LFW-R43, O08). */
const beside = ({ board, state }: WhitechapelTable, colour: Colour): number[] =>
  (searchSets(board, state.variants.searchThroughCircles).get(state.police[colour]!) ?? []).filter(
    (circle) => !state.falseClues.includes(circle),
  );

/** What a search may still name. */
const nameable = (table: WhitechapelTable, colour: Colour): number[] => {
  const { state } = table;
  const isOut = (circle: number): boolean =>
    state.search?.called.includes(circle) === true ||
    (state.variants.repeatClue === 'notNameable' && state.clues.includes(circle));
  return beside(table, colour).filter((circle) => !isOut(circle));
};

const isActing = (table: WhitechapelTable): boolean => inPhase('HUNT3')(table) && table.state.search === null;

/** A pawn has acted; after the last one Jack moves again (LFW-R47). */
function acted(
  board: StreetBoard,
  state: State,
  colour: Colour,
  ...events: Step<State>['events']
): Step<State> {
  const now: State = { ...state, search: null, acted: [...state.acted, colour] };
  const done = step(now, ...events);
  return now.acted.length === COLOURS.length ? after(done, (last) => beginEscape(board, last)) : done;
}

/** The circles for which a search answers yes: those of tonight's row (LFW-R43, R44). */
const trail = ({ rows, variants }: State): readonly number[] =>
  variants.clueIncludesCurrent ? rows.at(-1)! : rows.at(-1)!.slice(0, -1);

const search = kind<{ type: 'search'; colour: Colour; circle: number }>({
  type: 'search',
  fields: { colour: isText, circle: isNumber },
  rule: 'LFW-R43',
  isDue: inPhase('HUNT3'),
  list: (table) =>
    searchers(table).flatMap((colour) =>
      nameable(table, colour).map((circle) => ({ type: 'search', colour, circle })),
    ),
  refuse: (table, { colour, circle }) => {
    const { state } = table;
    if (state.search !== null && state.search.colour !== colour)
      return refusal('searchGoesOn', 'LFW-R43', `The ${state.search.colour} pawn is still searching.`);
    const wrong = notYours(state, colour, state.acted);
    if (wrong) return wrong;
    return nameable(table, colour).includes(circle) ? undefined : notNameable(table, colour, circle);
  },
  perform: (table, { colour, circle }) => {
    const { board, state } = table;
    const isFound = trail(state).includes(circle);
    const answer = shown('searched', { colour, circle, isFound });
    if (isFound) return acted(board, withClue(state, circle), colour, answer);
    const called = [...(state.search?.called ?? []), circle];
    const now: State = { ...state, search: { colour, called } };
    return nameable({ board, state: now }, colour).length > 0
      ? step(now, answer)
      : acted(board, now, colour, answer);
  },
});

const searchers = ({ state }: WhitechapelTable): readonly Colour[] =>
  state.search === null ? pawnsOf(state, state.acted) : [state.search.colour];

function notNameable({ board, state }: WhitechapelTable, colour: Colour, circle: number) {
  const all = searchSets(board, state.variants.searchThroughCircles).get(state.police[colour]!) ?? [];
  if (!all.includes(circle))
    return refusal('notBeside', 'LFW-R43', `Circle ${circle} is not beside the ${colour} pawn.`);
  return state.falseClues.includes(circle)
    ? refusal('falseClue', 'LFW-O08', `A false clue lies on circle ${circle}.`)
    : refusal('named', 'LFW-R43', `Circle ${circle} was named already.`);
}

/** A clue marker, one on a circle; every fifth of a night earns a false clue (LFW-O07). */
function withClue(state: State, circle: number): State {
  if (state.clues.includes(circle)) return state;
  const cluesTonight = state.cluesTonight + 1;
  const earned = state.options.falseClues && cluesTonight % 5 === 0 ? 1 : 0;
  return {
    ...state,
    clues: [...state.clues, circle].sort((a, b) => a - b),
    cluesTonight,
    falseStock: state.falseStock + earned,
  };
}

const stopSearch = kind<{ type: 'stopSearch' }>({
  type: 'stopSearch',
  fields: {},
  rule: 'LFW-R43',
  isDue: (table) => inPhase('HUNT3')(table) && table.state.search !== null,
  list: ({ state }) => (state.variants.searchMayStop ? [{ type: 'stopSearch' }] : []),
  refuse: ({ state }) =>
    state.variants.searchMayStop
      ? undefined
      : refusal('mustGoOn', 'LFW-R43', 'A search goes on until a clue is found or no circle is left.'),
  perform: ({ board, state }) =>
    acted(board, state, state.search!.colour, shown('searchStopped', { colour: state.search!.colour })),
});

const arrest = kind<{ type: 'arrest'; colour: Colour; circle: number }>({
  type: 'arrest',
  fields: { colour: isText, circle: isNumber },
  rule: 'LFW-R45',
  isDue: (table) => isActing(table) && !table.state.options.areaArrests,
  list: (table) =>
    pawnsOf(table.state, table.state.acted).flatMap((colour) =>
      beside(table, colour).map((circle) => ({ type: 'arrest', colour, circle })),
    ),
  refuse: (table, { colour, circle }) => {
    const wrong = notYours(table.state, colour, table.state.acted);
    if (wrong) return wrong;
    return beside(table, colour).includes(circle) ? undefined : notNameable(table, colour, circle);
  },
  perform: ({ board, state }, { colour, circle }) => arrested(board, state, colour, [circle]),
});

const arrestArea = kind<{ type: 'arrestArea'; colour: Colour }>({
  type: 'arrestArea',
  fields: { colour: isText },
  rule: 'LFW-O11',
  isDue: (table) => isActing(table) && table.state.options.areaArrests,
  list: (table) =>
    pawnsOf(table.state, table.state.acted)
      .filter((colour) => beside(table, colour).length > 0)
      .map((colour) => ({ type: 'arrestArea', colour })),
  refuse: (table, { colour }) => {
    const wrong = notYours(table.state, colour, table.state.acted);
    if (wrong) return wrong;
    return beside(table, colour).length > 0
      ? undefined
      : refusal('nothingToName', 'LFW-O11', `The ${colour} pawn has no circle to name.`);
  },
  perform: (table, { colour }) => arrested(table.board, table.state, colour, beside(table, colour)),
});

function arrested(board: StreetBoard, state: State, colour: Colour, circles: readonly number[]): Step<State> {
  const isRight = circles.includes(locationOf(state));
  const event = shown('arrested', { colour, circles, isRight });
  return isRight
    ? after(step(state, event), (now) => over(now, 'police.arrest'))
    : acted(board, state, colour, event);
}

const rushWays = (board: StreetBoard, state: State, colour: Colour): CrossingId[] =>
  waysOf(board)
    .steps.get(state.police[colour]!)!
    .filter((to) => !isHeld(state, to));

const rush = kind<{ type: 'rush'; colour: Colour; to: CrossingId }>({
  type: 'rush',
  fields: { colour: isText, to: isText },
  rule: 'LFW-O10',
  isDue: (table) => isActing(table) && table.state.options.rushing,
  list: ({ board, state }) =>
    pawnsOf(state, state.acted).flatMap((colour) =>
      rushWays(board, state, colour).map((to) => ({ type: 'rush', colour, to })),
    ),
  refuse: ({ board, state }, { colour, to }) => {
    const wrong = notYours(state, colour, state.acted);
    if (wrong) return wrong;
    if (!waysOf(board).steps.get(state.police[colour]!)!.includes(to))
      return refusal('tooFar', 'LFW-O10', `The crossing ${to} is not the next crossing.`);
    return isHeld(state, to)
      ? refusal('crossingTaken', 'LFW-O10', `Another pawn stands at ${to}.`)
      : undefined;
  },
  perform: ({ board, state }, { colour, to }) =>
    acted(
      board,
      { ...state, police: { ...state.police, [colour]: to } },
      colour,
      shown('rushed', { colour, from: state.police[colour], to }),
    ),
});

/** Whether a pawn has anything else to do than pass. */
const hasAction = (table: WhitechapelTable, colour: Colour): boolean =>
  beside(table, colour).length > 0 ||
  (table.state.options.rushing && rushWays(table.board, table.state, colour).length > 0);

const passAction = kind<{ type: 'passAction'; colour: Colour }>({
  type: 'passAction',
  fields: { colour: isText },
  rule: 'LFW-R42',
  isDue: isActing,
  list: (table) =>
    pawnsOf(table.state, table.state.acted)
      .filter((colour) => table.state.variants.policeMayPass || !hasAction(table, colour))
      .map((colour) => ({ type: 'passAction', colour })),
  refuse: (table, { colour }) => {
    const wrong = notYours(table.state, colour, table.state.acted);
    if (wrong) return wrong;
    return table.state.variants.policeMayPass || !hasAction(table, colour)
      ? undefined
      : refusal('mustAct', 'LFW-R42', `The ${colour} pawn can act, and must.`);
  },
  perform: ({ board, state }, { colour }) => acted(board, state, colour, shown('passed', { colour })),
});

export const POLICE_KINDS = [
  policeMove,
  search,
  stopSearch,
  arrest,
  arrestArea,
  rush,
  passAction,
  ...falseClueKinds<State>('LFW-O08'),
];
