/** What a seat sees, built only from public information and the seat's own (LFW-I01 to I11). */
import { JACK, pickFields, type Seat } from '../game/action.js';
import { seatsSeeingPatrolFaces } from './actions/patrol-actions.js';
import { seatOfHead, type WhitechapelState, type WhitechapelBoardAndState } from './state/state.js';
import { nextDetective } from './state/phase-transitions.js';

type View = Readonly<Record<string, unknown>>;

export function buildView({ state }: WhitechapelBoardAndState, seat: Seat): View {
  return { seat, ...open(state), ...(seat === JACK ? ofJack(state) : ofPolice(state, seat)) };
}

/** What lies on the table for all to see. */
const open = (state: WhitechapelState): View => ({
  ...pickFields(state, 'game', 'board', 'options', 'variants'),
  ...pickFields(state.deals, 'seatOrder', 'owner'),
  phase: state.phase,
  actor: actorOf(state) ?? null,
  ...pickFields(state, 'result', 'night', 'crimeScenes', 'time'),
  women: state.women.map(({ circle }) => circle),
  ...pickFields(state, 'wretched', 'toMove'),
  patrols: state.patrols.map(({ crossing, face, revealed }) =>
    revealed ? { crossing, face } : { crossing },
  ),
  ...pickFields(state, 'police', 'head', 'coach', 'alley', 'specials', 'clues', 'falseStock', 'falseClues'),
  ...pickFields(state, 'lettersSpent', 'letterTonight', 'named', 'goulston', 'addressUsed'),
  ...pickFields(state, 'moved', 'acted', 'search'),
  ...(state.result === null ? {} : { hideout: state.hideout }),
});

/** Jack's own: his hideout, what he wrote down, and which women are marked. */
const ofJack = (state: WhitechapelState): View => ({
  ...pickFields(state, 'index', 'hideout', 'rows'),
  markedWomen: state.women.filter(({ marked }) => marked).map(({ circle }) => circle),
  ...pickFields(state, 'lastMove', 'declaring'),
});

/** The police side's own: the faces of the patrols. A move that Jack has not yet announced has not happened. */
function ofPolice(state: WhitechapelState, seat: Seat): View {
  const index = state.declaring ? state.index! - 1 : state.index;
  const sees = state.head !== null && seatsSeeingPatrolFaces(state).includes(seat);
  return { index, ...(sees && { faces: state.patrols.map(({ face }) => face) }) };
}

/** Whose turn it is. It follows from public facts, so it reveals no secret. */
export function actorOf(state: WhitechapelState): Seat | undefined {
  switch (state.phase) {
    case 'SETUP':
    case 'HELL2':
    case 'HELL5':
    case 'HELL7':
    case 'HUNT1':
    case 'HUNT3F':
      return JACK;
    case 'HELL3':
    case 'HELL6':
      return seatOfHead(state);
    case 'HELL3L':
      return state.named.length > 0 ? seatOfHead(state) : JACK;
    case 'HUNT1L':
      return state.goulston === null ? JACK : seatOfHead(state);
    case 'HUNT2':
      return nextDetective(state, state.moved);
    case 'HUNT3':
      return nextDetective(state, state.acted);
    case 'OVER':
      return undefined;
  }
}
