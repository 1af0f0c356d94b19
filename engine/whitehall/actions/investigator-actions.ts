/** The Investigators hunt: each figure moves, then searches, arrests or passes, in order of priority (WM-R12 to R15). */
import { refusal } from '../../game/steps.js';
import { defineFalseClueActions } from '../../streets/false-clue-actions.js';
import { createPawnActions } from '../../streets/pawn-actions.js';
import { streetMapOf } from '../../streets/street-map.js';
import { endGame, endTurn } from '../state/phase-transitions.js';
import type { Colour } from '../state/options.js';
import { nextFigure, type WhitehallState } from '../state/state.js';

const investigators = createPawnActions<WhitehallState, Colour>({
  noun: 'figure',
  notItsTurn: 'notThisFigure',
  rules: {
    moveOrder: 'WM-R12',
    actionOrder: 'WM-R13',
    move: 'WM-R12',
    search: 'WM-R14',
    arrest: 'WM-R15',
    pass: 'WM-R13',
    falseClue: 'WM-O05',
  },
  pawnsOf: (state) => state.figures,
  placePawn: (state, colour, to) => ({ ...state, figures: { ...state.figures, [colour]: to } }),
  nextPawns: (state, done) => {
    const next = nextFigure(state, done);
    return next === undefined ? [] : [next];
  },
  searchSets: (board) => streetMapOf(board).searchedCircles,
  trailOf: (state) => state.rows.at(-1)!,
  endTurn,
  endGame,
});
export const { isChoosingAction, searchableCircles, finishAction, makeArrest } = investigators;

/** False clues lie on no Discovery Location (WM-O05). */
const FALSE_CLUE_ACTIONS = defineFalseClueActions<WhitehallState>('WM-O05', ({ locations }, circle) =>
  locations.includes(circle)
    ? refusal('onLocation', 'WM-O05', `Circle ${circle} is a Discovery Location.`)
    : undefined,
);

export const INVESTIGATOR_ACTIONS = [...investigators.actions, ...FALSE_CLUE_ACTIONS];
