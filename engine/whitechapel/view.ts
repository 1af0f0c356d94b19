/** What a seat sees, built up from what lies open and what is its own: nothing is copied first and taken away after (LFW-I01 to I11). */
import { JACK, type Seat } from '../game/action.js';
import { actorOf } from './actor.js';
import { seatsSeeingPatrolFaces } from './actions/patrol-actions.js';
import type { WhitechapelState, WhitechapelPosition } from './state/state.js';

type View = Readonly<Record<string, unknown>>;

export function buildView({ state }: WhitechapelPosition, seat: Seat): View {
  return { seat, ...open(state), ...(seat === JACK ? ofJack(state) : ofPolice(state, seat)) };
}

/** What lies on the table for all to see. */
function open(state: WhitechapelState): View {
  return {
    game: state.game,
    board: state.board,
    options: state.options,
    variants: state.variants,
    seatOrder: state.deals.seatOrder,
    owner: state.deals.owner,
    phase: state.phase,
    actor: actorOf(state) ?? null,
    result: state.result,
    night: state.night,
    crimeScenes: state.crimeScenes,
    time: state.time,
    women: state.women.map(({ circle }) => circle),
    wretched: state.wretched,
    toMove: state.toMove,
    patrols: state.patrols.map(({ crossing, face, revealed }) =>
      revealed ? { crossing, face } : { crossing },
    ),
    police: state.police,
    head: state.head,
    coach: state.coach,
    alley: state.alley,
    specials: state.specials,
    clues: state.clues,
    falseStock: state.falseStock,
    falseClues: state.falseClues,
    lettersSpent: state.lettersSpent,
    letterTonight: state.letterTonight,
    named: state.named,
    goulston: state.goulston,
    addressUsed: state.addressUsed,
    moved: state.moved,
    acted: state.acted,
    search: state.search,
    ...(state.result === null ? {} : { hideout: state.hideout }),
  };
}

/** Jack's own: his hideout, what he wrote down, and which women are marked. */
const ofJack = (state: WhitechapelState): View => ({
  index: state.index,
  hideout: state.hideout,
  rows: state.rows,
  markedWomen: state.women.filter(({ marked }) => marked).map(({ circle }) => circle),
  lastMove: state.lastMove,
  declaring: state.declaring,
});

/** The police side's own: the faces of the patrols. A move that Jack has not yet announced has not happened. */
function ofPolice(state: WhitechapelState, seat: Seat): View {
  const index = state.declaring ? state.index! - 1 : state.index;
  const sees = state.head !== null && seatsSeeingPatrolFaces(state).includes(seat);
  return { index, ...(sees && { faces: state.patrols.map(({ face }) => face) }) };
}
