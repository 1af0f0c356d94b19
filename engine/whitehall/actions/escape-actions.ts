/** Jack escapes: he walks, rides, takes an alley or a boat (WM-R02 to R11). */
import { JACK, type Step } from '../../game/action.js';
import type { ActionDefinition } from '../../game/contract.js';
import { isWholeNumber } from '../../game/field-checks.js';
import { chainStep, privateEvent, publicEvent, step, withHint } from '../../game/steps.js';
import { coachRidesFrom } from '../../streets/jack-moves.js';
import { sharedBlock, streetMapOf } from '../../streets/street-map.js';
import {
  defineAction,
  isInPhase,
  locationOf,
  tilesLeftAsSeen,
  unreachedLocations,
  type TileKind,
  type WhitehallPosition,
  type WhitehallState,
} from '../state/state.js';
import {
  boardForAlleys,
  circlesOnSameBlock,
  lastSpace,
  refuseCoach,
  refuseCrossing,
  refuseWalk,
  spacesNeeded,
} from '../state/jack-moves.js';
import { beginInvestigatorMoves } from '../state/phase-transitions.js';

type State = WhitehallState;

/** Appends circles to Jack's row and advances the track figure (WM-R04). */
function recordMove(state: State, move: 'normal' | TileKind, circles: readonly number[]): Step<State> {
  const index = state.index + circles.length;
  const isHidden = move !== 'normal' && state.options.murdererAtLarge;
  const now: State = {
    ...state,
    rows: [...state.rows.slice(0, -1), [...state.rows.at(-1)!, ...circles]],
    index,
    ...(move !== 'normal' && {
      tiles: { ...state.tiles, [move]: state.tiles[move] - 1 },
      laid: [...state.laid, { kind: move, spaces: circles.map((_, i) => state.index + 1 + i) }],
    }),
  };
  const moved = step(
    now,
    privateEvent([JACK], 'recorded', { kind: move, circles }),
    publicEvent('jackMoved', { kind: isHidden ? 'hidden' : move, index, tiles: tilesLeftAsSeen(now) }),
  );
  return chainStep(moved, beginInvestigatorMoves);
}

/** Whether a move of so many circles fills the track. Then only a walk to a location does not lose. */
const fillsTrack = ({ board, state }: WhitehallPosition, circles: number): boolean =>
  state.index + circles >= lastSpace(board);

const move = defineAction<{ to: number }>('move', 'WM-R03', {
  fields: { to: isWholeNumber },
  hints: ['losing'],
  isDue: isInPhase('HUNT1'),
  candidates: ({ board, state }) =>
    streetMapOf(board)
      .neighbours.get(locationOf(state))!
      .map((to) => ({ type: 'move', to })),
  addHints: (position, action) =>
    withHint(
      action,
      'losing',
      fillsTrack(position, 1) && !unreachedLocations(position.state).includes(action.to),
    ),
  refuse: ({ board, state }, { to }) => refuseWalk(board, state, to),
  perform: ({ state }, { to }) => recordMove(state, 'normal', [to]),
});

const coach = defineAction<{ via: number; to: number }>('coach', 'WM-R08', {
  fields: { via: isWholeNumber, to: isWholeNumber },
  hints: ['losing'],
  isDue: isInPhase('HUNT1'),
  candidates: ({ board, state }) =>
    coachRidesFrom(board, locationOf(state)).map((ride) => ({ type: 'coach', ...ride })),
  addHints: (position, action) => withHint(action, 'losing', fillsTrack(position, 2)),
  refuse: ({ board, state }, ride) => refuseCoach(board, state, ride),
  perform: ({ state }, { via, to }) => recordMove(state, 'coach', [via, to]),
});

/** An alley or a boat; under `alleyBoatSpaces=2` the circle is written twice (AMB-WM-01). */
const defineCrossing = (tile: 'alley' | 'boat', rule: string): ActionDefinition<WhitehallPosition> =>
  defineAction<{ to: number }>(tile, rule, {
    fields: { to: isWholeNumber },
    hints: ['losing', 'block'],
    isDue: isInPhase('HUNT1'),
    candidates: ({ board, state }) =>
      circlesOnSameBlock(board, state, tile).map((to) => ({ type: tile, to })),
    addHints: (position, action) => {
      const { board, state } = position;
      const block =
        tile === 'alley' && sharedBlock(boardForAlleys(board, state), locationOf(state), action.to);
      const isLosing = fillsTrack(position, spacesNeeded(state, tile));
      return withHint(block === false ? action : { ...action, block }, 'losing', isLosing);
    },
    refuse: ({ board, state }, { to }) => refuseCrossing(board, state, tile, to),
    perform: ({ state }, { to }) =>
      recordMove(
        state,
        tile,
        Array.from({ length: spacesNeeded(state, tile) }, () => to),
      ),
  });

export const ESCAPE_ACTIONS = [
  move,
  coach,
  defineCrossing('alley', 'WM-R09'),
  defineCrossing('boat', 'WM-R10'),
];
