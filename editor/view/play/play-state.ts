/** The state of the play panel: the game, what is shown of it to whom, and what is half chosen. */
import type { Action, Deduction } from '../../../engine/index.js';
import {
  actorOf,
  type ActionChoice,
  type BoardChange,
  choiceAfter,
  type GameView,
  type LaidTokens,
  mayShowChoices,
  type Placement,
  placementOf,
  type PlaySession,
  positionOf,
  seatsOf,
  type ShownTo,
  typesOfActions,
  viewOf,
} from '../../tools/play/index.js';

export type Player = 'hand' | 'heuristic';

/** What of the game is shown: everything, always what the seat to act may see, or what one seat may see. */
export type ShownChoice = 'everyone' | 'actor' | `seat:${string}`;

export interface PlayState {
  readonly session?: PlaySession | undefined;
  readonly problem?: string | undefined;
  readonly shown: ShownChoice;
  /** Whose turn at the screen it is, if the screen is handed over. */
  readonly handedTo?: string | undefined;
  readonly players: Readonly<Record<string, Player>>;
  /** The type of action that clicks mean. */
  readonly type?: string | undefined;
  readonly picked: readonly string[];
  /** The action that is looked at in the list. */
  readonly pointedAt?: Action | undefined;
  readonly laid: LaidTokens;
  readonly tokenKind?: string | undefined;
  readonly showsDeduction: boolean;
  /** Whether a click on the map plays; otherwise it selects, as without a game. */
  readonly isClickPlaying: boolean;
  /** Whether heuristic players play on to the end of the game. */
  readonly isPlayingOn: boolean;
  /** What the game makes of the board as it is edited now. */
  readonly change: BoardChange;
}

export const NO_GAME: PlayState = {
  shown: 'everyone',
  players: {},
  picked: [],
  laid: new Map(),
  showsDeduction: false,
  isClickPlaying: true,
  isPlayingOn: false,
  change: { is: 'none' },
};

/** Who plays a seat; by hand unless something else was chosen. */
export const playerOf = ({ players }: PlayState, seat: string): Player => players[seat] ?? 'hand';

/** To whom the game is shown now; undefined while the screen is handed over. */
export function shownTo({ session, shown, handedTo, ...state }: PlayState): ShownTo | undefined {
  if (session === undefined || shown === 'everyone') return { is: 'everyone' };
  if (shown !== 'actor') return { is: 'seat', seat: shown.slice('seat:'.length) };
  const hands = seatsOf(session).filter((seat) => playerOf({ ...state, shown }, seat) === 'hand');
  const actor = actorOf(session);
  if (hands.length === 1) return { is: 'seat', seat: hands[0]! };
  // A heuristic player needs no screen, so whoever has it keeps it.
  const seat = actor !== undefined && !hands.includes(actor) ? handedTo : actor;
  if (seat === undefined) return { is: 'seat', seat: handedTo ?? '' };
  return seat === handedTo ? { is: 'seat', seat } : undefined;
}

/** What can be done now, as far as it may be shown. */
export interface Turn {
  readonly view: GameView;
  readonly actor: string | undefined;
  readonly isShown: boolean;
  readonly types: readonly string[];
  /** The chosen type. */
  readonly type: string | undefined;
  readonly choice: ActionChoice;
  readonly placement: Placement | undefined;
  readonly deduction: Deduction | undefined;
}

/** What the panel and the map show of a game. */
export function turnOf(state: PlayState, session: PlaySession, deduction: Deduction | undefined): Turn {
  const shown = shownTo(state);
  const { engine, board } = session;
  const view = viewOf(session, shown);
  const actor = actorOf(session);
  const isShown = mayShowChoices(session, shown);
  const { actions, described } = isShown
    ? engine.describe(positionOf(session))
    : { actions: [], described: {} };
  const placement = placementOf(described);
  const types = typesOfActions(actions);
  const isWanted = state.type !== undefined && types.includes(state.type);
  const type = isWanted ? state.type : placement ? undefined : types[0];
  const ofType = actions.filter((action) => action.type === type);
  return {
    view,
    actor,
    isShown,
    types,
    type,
    choice: choiceAfter(board, view, ofType, state.picked),
    placement: type === undefined ? placement : undefined,
    deduction,
  };
}
