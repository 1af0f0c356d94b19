/** The police hunt: each pawn moves, then searches, arrests, rushes or passes (LFW-R40 to R47, O10, O11). */
import type { CrossingId, StreetBoard } from '../../../model/index.js';
import { isString } from '../../game/field-checks.js';
import { publicEvent, refusal, stepThen } from '../../game/steps.js';
import { defineFalseClueActions } from '../../streets/false-clue-actions.js';
import { createPawnActions } from '../../streets/pawn-actions.js';
import { searchSetsOf } from '../../streets/search-sets.js';
import { streetMapOf } from '../../streets/street-map.js';
import {
  defineAction,
  PAWN_COLOURS,
  type PawnColour,
  type WhitechapelBoardAndState,
  type WhitechapelState,
} from '../state/state.js';
import { beginJackTurn, endGame, nextDetective } from '../state/phase-transitions.js';

const police = createPawnActions<WhitechapelState, PawnColour>({
  noun: 'pawn',
  notItsTurn: 'notThisPawn',
  rules: {
    moveOrder: 'LFW-R40',
    actionOrder: 'LFW-R40',
    move: 'LFW-R41',
    search: 'LFW-R43',
    arrest: 'LFW-R45',
    pass: 'LFW-R42',
    falseClue: 'LFW-O08',
  },
  pawnsOf: (state) => state.police,
  placePawn: (state, colour, to) => ({ ...state, police: { ...state.police, [colour]: to } }),
  // A player with several pawns chooses their order (LFW-R40).
  nextPawns: (state, done) => {
    const seat = nextDetective(state, done);
    return PAWN_COLOURS.filter((colour) => state.deals.owner[colour] === seat && !done.includes(colour));
  },
  searchSets: (board, state) => searchSetsOf(board, state.variants.searchThroughCircles),
  // Whether the present circle counts is a variant (AMB-LFW-02).
  trailOf: ({ rows, variants }) => (variants.clueIncludesCurrent ? rows.at(-1)! : rows.at(-1)!.slice(0, -1)),
  endTurn: (board, state) => stepThen(state, publicEvent('turnEnded'), (now) => beginJackTurn(board, now)),
  endGame,
  arrestsSingleCircles: (state) => !state.options.areaArrests,
  refuseOtherSearcher: ({ search }, colour) =>
    search !== null && search.colour !== colour
      ? refusal('searchGoesOn', 'LFW-R43', `The ${search.colour} pawn is still searching.`)
      : undefined,
  refuseStop: (state) =>
    state.variants.searchMayStop
      ? undefined
      : refusal('mustGoOn', 'LFW-R43', 'A search goes on until a clue is found or no circle is left.'),
  refusePass: (position, colour) =>
    position.state.variants.policeMayPass || !hasAction(position, colour)
      ? undefined
      : refusal('mustAct', 'LFW-R42', `The ${colour} pawn can act, and must.`),
});
const { isChoosingAction, searchableCircles, refuseOtherPawn, finishAction, makeArrest } = police;

const arrestArea = defineAction<{ colour: PawnColour }>('arrestArea', 'LFW-O11', {
  fields: { colour: isString },
  isDue: (position) => isChoosingAction(position) && position.state.options.areaArrests,
  candidates: () => PAWN_COLOURS.map((colour) => ({ type: 'arrestArea', colour })),
  refuse: (position, { colour }) => {
    const wrong = refuseOtherPawn(position.state, colour, position.state.acted, 'LFW-R40');
    if (wrong) return wrong;
    return searchableCircles(position, colour).length > 0
      ? undefined
      : refusal('nothingToName', 'LFW-O11', `The ${colour} pawn has no circle to name.`);
  },
  perform: (position, { colour }) => makeArrest(position, colour, searchableCircles(position, colour)),
});

function refuseRushTo(board: StreetBoard, state: WhitechapelState, colour: PawnColour, to: CrossingId) {
  if (!streetMapOf(board).policeSteps.get(state.police[colour]!)!.includes(to))
    return refusal('tooFar', 'LFW-O10', `The crossing ${to} is not the next crossing.`);
  return Object.values(state.police).includes(to)
    ? refusal('crossingTaken', 'LFW-O10', `Another pawn stands at ${to}.`)
    : undefined;
}

const rush = defineAction<{ colour: PawnColour; to: CrossingId }>('rush', 'LFW-O10', {
  fields: { colour: isString, to: isString },
  isDue: (position) => isChoosingAction(position) && position.state.options.rushing,
  candidates: ({ board, state }) =>
    PAWN_COLOURS.flatMap((colour) =>
      (streetMapOf(board).policeSteps.get(state.police[colour]!) ?? []).map((to) => ({
        type: 'rush',
        colour,
        to,
      })),
    ),
  refuse: ({ board, state }, { colour, to }) =>
    refuseOtherPawn(state, colour, state.acted, 'LFW-R40') ?? refuseRushTo(board, state, colour, to),
  perform: ({ board, state }, { colour, to }) =>
    finishAction(
      { board, state: { ...state, police: { ...state.police, [colour]: to } } },
      colour,
      publicEvent('rushed', { colour, from: state.police[colour], to }),
    ),
});

/** Whether a pawn has anything to do but pass. */
const hasAction = (position: WhitechapelBoardAndState, colour: PawnColour): boolean => {
  const { board, state } = position;
  return (
    searchableCircles(position, colour).length > 0 ||
    (state.options.rushing &&
      streetMapOf(board)
        .policeSteps.get(state.police[colour]!)!
        .some((to) => refuseRushTo(board, state, colour, to) === undefined))
  );
};

export const POLICE_ACTIONS = [
  ...police.actions,
  arrestArea,
  rush,
  ...defineFalseClueActions<WhitechapelState>('LFW-O08'),
];
