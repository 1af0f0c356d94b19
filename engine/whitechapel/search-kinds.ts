/** A pawn looks for clues: it names circles one by one until one was on Jack's way (LFW-R43, R44, R46, O07). */
import { isNumber, isText } from '../forms.js';
import { refusal, shown, step } from '../steps.js';
import { inPhase, kind } from './kind.js';
import { acted, beside, notNameable, notYours, pawnsOf } from './police-turn.js';
import type { Colour, WhitechapelState, WhitechapelTable } from './state.js';

type State = WhitechapelState;

/** What a search may still name. */
const nameable = (table: WhitechapelTable, colour: Colour): number[] => {
  const { state } = table;
  const isOut = (circle: number): boolean =>
    state.search?.called.includes(circle) === true ||
    (state.variants.repeatClue === 'notNameable' && state.clues.includes(circle));
  return beside(table, colour).filter((circle) => !isOut(circle));
};

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
    return nameable(table, colour).includes(circle)
      ? undefined
      : notNameable(table, colour, circle, 'LFW-R43');
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

/** A clue marker, one on a circle; every fifth of a night earns a false clue (LFW-O07). */
function withClue(state: State, circle: number): State {
  if (state.clues.includes(circle)) return state;
  const cluesTonight = state.cluesTonight + 1;
  const earned = state.options.falseClues && cluesTonight % 5 === 0 && cluesTonight <= 15 ? 1 : 0;
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

export const SEARCH_KINDS = [search, stopSearch];
