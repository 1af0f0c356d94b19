/** The police hunt: they move, then search, arrest, rush or pass (LFW-R40 to R47, O07 to O11). */
import type { CrossingId, StreetBoard } from '../../model/index.js';
import { isText } from '../forms.js';
import { after, refusal, shown, step } from '../steps.js';
import { pawnWays } from '../streets/pawns.js';
import { falseClueKinds } from '../streets/false-clues.js';
import { waysOf } from '../streets/ways.js';
import { ARREST_KINDS } from './arrest-kinds.js';
import { inPhase, kind } from './kind.js';
import { beginPoliceActions } from './passages.js';
import { acted, beside, isActing, notYours, pawnsOf } from './police-turn.js';
import { SEARCH_KINDS } from './search-kinds.js';
import { COLOURS, type Colour, type WhitechapelState, type WhitechapelTable } from './state.js';

type State = WhitechapelState;

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
  ...SEARCH_KINDS,
  ...ARREST_KINDS,
  rush,
  passAction,
  ...falseClueKinds<State>('LFW-O08'),
];
