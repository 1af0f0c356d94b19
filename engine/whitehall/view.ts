/** What a seat sees, built only from public information and the seat's own (WM-I01 to I05). */
import { JACK, pickFields, type Seat } from '../game/action.js';
import {
  investigatorToAct,
  laidTilesAsSeen,
  seatsOf,
  tilesLeftAsSeen,
  type WhitehallState,
  type WhitehallBoardAndState,
} from './state/state.js';

type View = Readonly<Record<string, unknown>>;

/** Whose turn it is. TURN_END looks like HUNT1, and both are Jack's, so it reveals no secret. */
export function actorOf(state: WhitehallState): Seat | undefined {
  switch (state.phase) {
    case 'SETUP_DL':
    case 'SETUP_START':
    case 'HUNT1':
    case 'HUNT3F':
    case 'TURN_END':
    case 'ROUND_END':
      return JACK;
    case 'SETUP_FIG':
    case 'HUNT2':
    case 'HUNT3':
      return investigatorToAct(state);
    case 'OVER':
      return undefined;
  }
}

export const buildView = ({ state }: WhitehallBoardAndState, seat: Seat): View => ({
  seat,
  ...open(state),
  ...(seat === JACK ? ofJack(state) : ofInvestigators(state)),
});

/** What lies on the table for all to see; when the game is over, the locations too. */
const open = (state: WhitehallState): View => ({
  ...pickFields(state, 'game', 'board', 'options', 'variants'),
  ...seatsOf(state),
  actor: actorOf(state) ?? null,
  ...pickFields(state, 'result', 'round', 'index', 'reached', 'figures', 'clues', 'falseStock', 'falseClues'),
  ...pickFields(state, 'moved', 'acted', 'search', 'spent'),
  ...(state.result === null ? {} : { locations: state.locations }),
});

/** Jack's own: his locations, what he wrote down, and which tiles he has used. */
const ofJack = (state: WhitehallState): View =>
  pickFields(state, 'phase', 'locations', 'rows', 'tiles', 'laid');

/** Whether Jack has been asked to declare is his secret; a tile that lies face down may be of any kind. */
const ofInvestigators = (state: WhitehallState): View => ({
  phase: state.phase === 'TURN_END' ? 'HUNT1' : state.phase,
  tiles: tilesLeftAsSeen(state),
  laid: laidTilesAsSeen(state),
});
