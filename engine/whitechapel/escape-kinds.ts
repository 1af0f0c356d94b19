/** Jack flees: he moves, and may declare that he is home (LFW-R20 to R30). */
import type { StreetBoard } from '../../model/index.js';
import { isNumber } from '../forms.js';
import { after, hinted, refusal, shown, step, toldTo } from '../steps.js';
import { moveTrackOf } from '../streets/track.js';
import { blockBetween, waysOf } from '../streets/ways.js';
import { inPhase, kind } from './kind.js';
import { alleysFrom, rides, spacesLeft, walks } from './moves.js';
import { announceMove, endNight, JACK, mayStayDeclared } from './passages.js';
import { locationOf, type WhitechapelState, type WhitechapelTable } from './state.js';

const isMoving = (table: WhitechapelTable): boolean => inPhase('HUNT1')(table) && !table.state.declaring;

/** Jack's row with more circles, and the track pawn on. */
const recorded = (state: WhitechapelState, circles: readonly number[]): WhitechapelState => ({
  ...state,
  rows: [...state.rows.slice(0, -1), [...state.rows.at(-1)!, ...circles]],
  index: state.index! + circles.length,
});

/** Whether a move of so many circles fills the track. Only a walk home could then still be declared. */
const fills = (board: StreetBoard, state: WhitechapelState, circles: number): boolean =>
  state.index! + circles >= moveTrackOf(board).last;

const move = kind<{ type: 'move'; to: number }>({
  type: 'move',
  fields: { to: isNumber },
  hints: ['losing'],
  rule: 'LFW-R21',
  isDue: isMoving,
  list: ({ board, state }) =>
    walks(board, state).map((to) =>
      hinted({ type: 'move', to }, 'losing', fills(board, state, 1) && to !== state.hideout),
    ),
  refuse: ({ board, state }, { to }) => {
    const from = locationOf(state);
    if (!waysOf(board).neighbours.get(from)!.includes(to))
      return refusal('notAdjacent', 'LFW-R21', `Circle ${to} is not beside circle ${from}.`);
    return walks(board, state).includes(to)
      ? undefined
      : refusal('blocked', 'LFW-R21', `Police stand on every way from ${from} to ${to}.`);
  },
  perform: ({ board, state }, { to }) => {
    const now: WhitechapelState = { ...recorded(state, [to]), lastMove: 'normal' };
    const written = toldTo([JACK], 'recorded', { circles: [to] });
    // Nobody else learns of this move before Jack has said whether he is home: a pause would betray the hideout.
    if (to === state.hideout) return step({ ...now, declaring: true }, written);
    return after(step(now, written), (after_) => announceMove(board, after_, 'normal'));
  },
});

const coach = kind<{ type: 'coach'; via: number; to: number }>({
  type: 'coach',
  fields: { via: isNumber, to: isNumber },
  hints: ['losing'],
  rule: 'LFW-R28',
  isDue: isMoving,
  list: ({ board, state }) =>
    rides(board, state).map(({ via, to }) =>
      hinted({ type: 'coach', via, to }, 'losing', fills(board, state, 2)),
    ),
  refuse: ({ board, state }, { via, to }) => {
    const from = locationOf(state);
    const { neighbours } = waysOf(board);
    if (state.coach === 0) return refusal('noCoach', 'LFW-R26', 'No coach is left tonight.');
    if (spacesLeft(board, state) < 2)
      return refusal('noSpace', 'LFW-R28', 'A coach needs two spaces of the track.');
    if (to === from)
      return refusal('backAgain', 'LFW-R28', 'A coach does not come back to where it started.');
    if (!neighbours.get(from)!.includes(via))
      return refusal('notAdjacent', 'LFW-R28', `Circle ${via} is not beside circle ${from}.`);
    return neighbours.get(via)!.includes(to)
      ? undefined
      : refusal('notAdjacent', 'LFW-R28', `Circle ${to} is not beside circle ${via}.`);
  },
  perform: ({ board, state }, { via, to }) => special(board, state, 'coach', [via, to]),
});

const alley = kind<{ type: 'alley'; to: number }>({
  type: 'alley',
  fields: { to: isNumber },
  hints: ['losing', 'block'],
  rule: 'LFW-R29',
  isDue: isMoving,
  list: ({ board, state }) =>
    alleysFrom(board, state).map((to) =>
      hinted(
        { type: 'alley', to, block: blockBetween(board, locationOf(state), to) },
        'losing',
        fills(board, state, 1),
      ),
    ),
  refuse: ({ board, state }, { to }) => {
    const from = locationOf(state);
    if (state.alley === 0) return refusal('noAlley', 'LFW-R26', 'No alley is left tonight.');
    return waysOf(board).alleys.get(from)!.includes(to)
      ? undefined
      : refusal('noCommonBlock', 'LFW-R29', `Circles ${from} and ${to} share no block of houses.`);
  },
  perform: ({ board, state }, { to }) => special(board, state, 'alley', [to]),
});

/** A special move: its token is spent and laid on the spaces it used (LFW-R26). */
function special(
  board: StreetBoard,
  state: WhitechapelState,
  lastMove: 'coach' | 'alley',
  circles: readonly number[],
) {
  const spaces = circles.map((_, i) => state.index! + 1 + i);
  const now: WhitechapelState = {
    ...recorded(state, circles),
    lastMove,
    [lastMove]: state[lastMove] - 1,
    specials: [...state.specials, { kind: lastMove, spaces }],
  };
  return after(step(now, toldTo([JACK], 'recorded', { circles })), (moved) =>
    announceMove(board, moved, lastMove),
  );
}

const declare = kind<{ type: 'declare' }>({
  type: 'declare',
  fields: {},
  rule: 'LFW-R24',
  isDue: (table) => inPhase('HUNT1')(table) && (table.state.declaring || mayStayDeclared(table.state)),
  list: () => [{ type: 'declare' }],
  refuse: () => undefined,
  perform: ({ board, state }) => {
    const { index, coach, alley } = state;
    const arrived = state.declaring ? [shown('jackMoved', { kind: 'normal', index, coach, alley })] : [];
    return after(step(state, ...arrived), (now) => endNight(board, now));
  },
});

const noDeclare = kind<{ type: 'noDeclare' }>({
  type: 'noDeclare',
  fields: {},
  hints: ['losing'],
  rule: 'LFW-R24',
  isDue: (table) => inPhase('HUNT1')(table) && table.state.declaring,
  list: ({ board, state }) => [hinted({ type: 'noDeclare' }, 'losing', fills(board, state, 0))],
  refuse: () => undefined,
  perform: ({ board, state }) => announceMove(board, state, 'normal'),
});

export const ESCAPE_KINDS = [move, coach, alley, declare, noDeclare];
