/** Jack's decisions between turns and rounds: to declare a location, to take back a tile (WM-R16, O02). */
import { isString } from '../../game/field-checks.js';
import { privateEvent, publicEvent, refusal, stepThen, withHint } from '../../game/steps.js';
import { JACK } from '../../game/action.js';
import { jackCircleOf } from '../../streets/street-state.js';
import { isInPhase, defineAction, isOnUnreachedLocation, type TileKind } from '../state/state.js';
import { beginJackTurn, reachLocation, reclaimableTiles } from '../state/phase-transitions.js';

const declareDL = defineAction('declareDL', 'WM-R16', {
  isDue: isInPhase('TURN_END'),
  refuse: ({ state }) =>
    isOnUnreachedLocation(state)
      ? undefined
      : refusal(
          'noLocation',
          'WM-R16',
          `Circle ${jackCircleOf(state)} is not an unreached Discovery Location.`,
        ),
  perform: ({ board, state }) => reachLocation(board, state),
});

/** Only Jack sees it: for the Investigators the turn ends like any other. */
const noDeclare = defineAction('noDeclare', 'WM-R16', {
  hints: ['losing'],
  isDue: isInPhase('TURN_END'),
  addHints: ({ board, state }, action) =>
    withHint(action, 'losing', beginJackTurn(board, state).state.result !== null),
  perform: ({ board, state }) =>
    stepThen(state, privateEvent([JACK], 'notDeclared'), (now) => beginJackTurn(board, now)),
});

const reclaim = defineAction<{ tile: TileKind }>('reclaim', 'WM-O02', {
  fields: { tile: isString },
  isDue: isInPhase('ROUND_END'),
  candidates: ({ board, state }) => reclaimableTiles(board, state).map((tile) => ({ type: 'reclaim', tile })),
  refuse: ({ board, state }, { tile }) => {
    if (reclaimableTiles(board, state).some((each) => each === tile)) return undefined;
    return tile === 'alley' || tile === 'boat'
      ? refusal('notUsed', 'WM-O02', `No ${tile} tile was used that could be taken back.`)
      : refusal('wrongTile', 'WM-O02', 'Only an alley or a boat can be taken back.');
  },
  perform: ({ board, state }, { tile }) => {
    const tiles = { ...state.tiles, [tile]: state.tiles[tile] + 1 };
    return stepThen({ ...state, tiles }, publicEvent('reclaimed', { tile, tiles }), (now) =>
      beginJackTurn(board, now),
    );
  },
});

const pass = defineAction('pass', 'WM-O02', {
  isDue: isInPhase('ROUND_END'),
  perform: ({ board, state }) => beginJackTurn(board, state),
});

export const BETWEEN_TURNS_ACTIONS = [declareDL, noDeclare, reclaim, pass];
