/** Jack flees: he walks, rides, slips through an alley, takes a boat (WM-R02 to R11). */
import type { StreetBoard } from '../../model/index.js';
import type { Kind, Step } from '../contract.js';
import { isNumber } from '../forms.js';
import { after, hinted, refusal, shown, step, toldTo } from '../steps.js';
import { blockBetween, waysOf } from '../streets/ways.js';
import { inPhase, kind } from './kind.js';
import {
  boardOfAlleys,
  crosses,
  lastSpace,
  partners,
  passesGoal,
  rides,
  spacesLeft,
  spacesOf,
  takesCoach,
  walks,
} from './moves.js';
import { beginMoves } from './passages.js';
import {
  goalsOf,
  JACK,
  locationOf,
  tilesOpenly,
  type TileKind,
  type WhitehallState,
  type WhitehallTable,
} from './state.js';

type State = WhitehallState;

/** Jack writes circles down, and the track figure goes on for all to see (WM-R04). */
function flee(state: State, move: 'normal' | TileKind, circles: readonly number[]): Step<State> {
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
  const fled = step(
    now,
    toldTo([JACK], 'recorded', { kind: move, circles }),
    shown('jackMoved', { kind: isHidden ? 'hidden' : move, index, tiles: tilesOpenly(now) }),
  );
  return after(fled, beginMoves);
}

/** Whether a move of so many circles fills the track. Only a walk to a location is not lost then. */
const fills = (board: StreetBoard, { index }: State, circles: number): boolean =>
  index + circles >= lastSpace(board);

const move = kind<{ type: 'move'; to: number }>({
  type: 'move',
  fields: { to: isNumber },
  hints: ['losing'],
  rule: 'WM-R03',
  isDue: inPhase('HUNT1'),
  list: ({ board, state }) =>
    walks(board, state).map((to) =>
      hinted({ type: 'move', to }, 'losing', fills(board, state, 1) && !goalsOf(state).includes(to)),
    ),
  refuse: ({ board, state }, { to }) => {
    const from = locationOf(state);
    if (!waysOf(board).neighbours.get(from)!.includes(to))
      return refusal('notAdjacent', 'WM-R03', `Circle ${to} is not beside circle ${from}.`);
    return walks(board, state).includes(to)
      ? undefined
      : refusal('blocked', 'WM-R03', `Figures stand on every way from ${from} to ${to}.`);
  },
  perform: ({ state }, { to }) => flee(state, 'normal', [to]),
});

/** Why a tile cannot be used at all. */
function unusable({ board, state }: WhitehallTable, tile: TileKind) {
  if (state.tiles[tile] === 0) return refusal('noTile', 'WM-R06', `No ${tile} tile is left.`);
  const needed = spacesOf(state, tile);
  return spacesLeft(board, state) < needed
    ? refusal('noSpace', 'WM-R06', `This tile needs ${needed === 1 ? 'a space' : 'two spaces'} of the track.`)
    : undefined;
}

const intoGoal = (circle: number) =>
  refusal('intoLocation', 'WM-R07', `Circle ${circle} is a Discovery Location: only a walk leads there.`);

const coach = kind<{ type: 'coach'; via: number; to: number }>({
  type: 'coach',
  fields: { via: isNumber, to: isNumber },
  hints: ['losing'],
  rule: 'WM-R08',
  isDue: inPhase('HUNT1'),
  list: ({ board, state }) =>
    rides(board, state).map(({ via, to }) =>
      hinted({ type: 'coach', via, to }, 'losing', fills(board, state, 2)),
    ),
  refuse: (table, { via, to }) => {
    const { board, state } = table;
    const problem = unusable(table, 'coach');
    if (problem) return problem;
    const from = locationOf(state);
    const { neighbours } = waysOf(board);
    if (to === from) return refusal('backAgain', 'WM-R08', 'A coach does not come back to where it started.');
    if (!neighbours.get(from)!.includes(via))
      return refusal('notAdjacent', 'WM-R08', `Circle ${via} is not beside circle ${from}.`);
    if (!neighbours.get(via)!.includes(to))
      return refusal('notAdjacent', 'WM-R08', `Circle ${to} is not beside circle ${via}.`);
    const blue = [via, to].find((circle) => !takesCoach(board, state, circle));
    if (blue !== undefined)
      return refusal('blueCircle', 'WM-R08', `Circle ${blue} is blue, and no coach goes there.`);
    if (goalsOf(state).includes(to)) return intoGoal(to);
    return passesGoal(state, via) ? intoGoal(via) : undefined;
  },
  perform: ({ state }, { via, to }) => flee(state, 'coach', [via, to]),
});

/** An alley or a boat; under `alleyBoatSpaces=2` the circle is written twice (AMB-WM-01). */
function crossing(
  tile: 'alley' | 'boat',
  rule: string,
  apart: (from: number, to: number) => string,
  hintOf: (table: WhitehallTable, to: number) => Readonly<Record<string, unknown>>,
): Kind<WhitehallTable> {
  return kind<{ type: 'alley' | 'boat'; to: number }>({
    type: tile,
    fields: { to: isNumber },
    hints: ['losing', 'block'],
    rule,
    isDue: inPhase('HUNT1'),
    list: (table) =>
      crosses(table.board, table.state, tile).map((to) =>
        hinted(
          { type: tile, to, ...hintOf(table, to) },
          'losing',
          fills(table.board, table.state, spacesOf(table.state, tile)),
        ),
      ),
    refuse: (table, { to }) => {
      const problem = unusable(table, tile);
      if (problem) return problem;
      if (!partners(table.board, table.state, tile).includes(to))
        return refusal('noCommonBlock', rule, apart(locationOf(table.state), to));
      return goalsOf(table.state).includes(to) ? intoGoal(to) : undefined;
    },
    perform: ({ state }, { to }) =>
      flee(
        state,
        tile,
        Array.from({ length: spacesOf(state, tile) }, () => to),
      ),
  });
}

const alley = crossing(
  'alley',
  'WM-R09',
  (from, to) => `Circles ${from} and ${to} share no block of houses.`,
  ({ board, state }, to) => ({ block: blockBetween(boardOfAlleys(board, state), locationOf(state), to) }),
);

const boat = crossing(
  'boat',
  'WM-R10',
  (from, to) => `Circles ${from} and ${to} are not two blue circles of one water.`,
  () => ({}),
);

export const ESCAPE_KINDS = [move, coach, alley, boat];
