/** What Jack decides between the turns and the rounds: to declare a location, to take a tile back (WM-R16, O02). */
import { isText } from '../forms.js';
import { after, hinted, refusal, shown, step, toldTo } from '../steps.js';
import { inPhase, kind } from './kind.js';
import { beginEscape, reachLocation, reclaimable } from './passages.js';
import { JACK, locationOf, standsOnGoal, type TileKind } from './state.js';

const declareDL = kind<{ type: 'declareDL' }>({
  type: 'declareDL',
  fields: {},
  rule: 'WM-R16',
  isDue: inPhase('TURN_END'),
  list: ({ state }) => (standsOnGoal(state) ? [{ type: 'declareDL' }] : []),
  refuse: ({ state }) =>
    standsOnGoal(state)
      ? undefined
      : refusal(
          'noLocation',
          'WM-R16',
          `Circle ${locationOf(state)} is no Discovery Location that is still to be reached.`,
        ),
  perform: ({ board, state }) => reachLocation(board, state),
});

/** Nobody else hears of it: to the Investigators the turn ended as any other. */
const noDeclare = kind<{ type: 'noDeclare' }>({
  type: 'noDeclare',
  fields: {},
  hints: ['losing'],
  rule: 'WM-R16',
  isDue: inPhase('TURN_END'),
  list: ({ board, state }) => [
    hinted({ type: 'noDeclare' }, 'losing', beginEscape(board, state).state.result !== null),
  ],
  refuse: () => undefined,
  perform: ({ board, state }) =>
    after(step(state, toldTo([JACK], 'notDeclared')), (now) => beginEscape(board, now)),
});

const reclaim = kind<{ type: 'reclaim'; tile: TileKind }>({
  type: 'reclaim',
  fields: { tile: isText },
  rule: 'WM-O02',
  isDue: inPhase('ROUND_END'),
  list: ({ board, state }) => reclaimable(board, state).map((tile) => ({ type: 'reclaim', tile })),
  refuse: ({ board, state }, { tile }) => {
    if (reclaimable(board, state).some((each) => each === tile)) return undefined;
    return tile === 'alley' || tile === 'boat'
      ? refusal('notUsed', 'WM-O02', `No ${tile} tile was used that could be taken back.`)
      : refusal('wrongTile', 'WM-O02', 'Only an alley or a boat can be taken back.');
  },
  perform: ({ board, state }, { tile }) => {
    const tiles = { ...state.tiles, [tile]: state.tiles[tile] + 1 };
    return after(step({ ...state, tiles }, shown('reclaimed', { tile, tiles })), (now) =>
      beginEscape(board, now),
    );
  },
});

const pass = kind<{ type: 'pass' }>({
  type: 'pass',
  fields: {},
  rule: 'WM-O02',
  isDue: inPhase('ROUND_END'),
  list: () => [{ type: 'pass' }],
  refuse: () => undefined,
  perform: ({ board, state }) => beginEscape(board, state),
});

export const TURN_KINDS = [declareDL, noDeclare, reclaim, pass];
