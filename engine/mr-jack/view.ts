/** What a seat sees, built from public information and the seat's own (MJ-I01 to I05). */
import { JACK, pickFields, type Seat } from '../game/action.js';
import { seatOfCard } from './state/rounds.js';
import { DETECTIVE, type MrJackState, type MrJackBoardAndState } from './state/state.js';

type View = Readonly<Record<string, unknown>>;

/** Whose turn it is; the call for witnesses is Jack's. */
export function actorOf({ board, state }: MrJackBoardAndState): Seat | undefined {
  switch (state.phase) {
    case 'CHOOSE':
    case 'ACT':
      return seatOfCard(board, state);
    case 'WITNESS':
      return JACK;
    case 'OVER':
      return undefined;
  }
}

export const buildView = (position: MrJackBoardAndState, seat: Seat): View => ({
  seat,
  actor: actorOf(position) ?? null,
  ...open(position.state),
  ...(seat === JACK
    ? ofJack(position.state)
    : seat === DETECTIVE
      ? { alibis: position.state.alibisDet }
      : {}),
});

/** What lies on the table for all to see; when the game is over, who Jack was. */
const open = (state: MrJackState): View => ({
  ...pickFields(state, 'game', 'board', 'options', 'variants', 'phase', 'result', 'round', 'activation'),
  ...pickFields(state, 'faceUp', 'played', 'acting', 'mustFace', 'pos', 'watsonFacing', 'suspect'),
  ...pickFields(state, 'lit', 'covered', 'cordons', 'witness'),
  /** How many alibi cards each holds, and how many are left. */
  alibiCounts: {
    detective: state.alibisDet.length,
    jack: state.alibisJack.length,
    pile: state.alibiPile.length,
  },
  ...(state.result === null ? {} : { jack: state.jack }),
});

const ofJack = (state: MrJackState): View => ({ jack: state.jack, alibis: state.alibisJack });
