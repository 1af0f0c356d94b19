/** The Hell of a night: kill or wait, the Wretched walk, a patrol is turned up (LFW-R09 to R14). */
import type { CrossingId } from '../../model/index.js';
import { isNumber, isText } from '../forms.js';
import { after, refusal, shown, step } from '../steps.js';
import { searchSets } from '../streets/search-sets.js';
import { waysOf } from '../streets/ways.js';
import { inPhase, kind } from './kind.js';
import { nightOf } from './nights.js';
import { commitCrime } from './passages.js';
import type { WhitechapelState, WhitechapelTable } from './state.js';

/** Waiting is over when the crime token is at V. */
const LAST_TIME = 5;

const kills = ({ board, state }: WhitechapelTable): number => nightOf(board, state.night).kills;

const noWretched = (circle: number) =>
  refusal('noWretched', 'LFW-R10', `There is no Wretched on circle ${circle}.`);

const kill = kind<{ type: 'kill'; circle: number }>({
  type: 'kill',
  fields: { circle: isNumber },
  rule: 'LFW-R10',
  isDue: (table) => inPhase('HELL5')(table) && kills(table) === 1,
  list: ({ state }) => state.wretched.map((circle) => ({ type: 'kill', circle })),
  refuse: ({ state }, { circle }) => (state.wretched.includes(circle) ? undefined : noWretched(circle)),
  perform: ({ board, state }, { circle }) => commitCrime(board, state, [circle]),
});

const killTwo = kind<{ type: 'killTwo'; first: number; second: number }>({
  type: 'killTwo',
  fields: { first: isNumber, second: isNumber },
  rule: 'LFW-R31',
  isDue: (table) => inPhase('HELL5')(table) && kills(table) === 2,
  list: ({ state: { wretched } }) =>
    wretched.flatMap((first) =>
      wretched.filter((second) => second !== first).map((second) => ({ type: 'killTwo', first, second })),
    ),
  refuse: ({ state }, { first, second }) => {
    if (first === second) return refusal('sameWretched', 'LFW-R31', 'Choose two different Wretched.');
    const missing = [first, second].find((circle) => !state.wretched.includes(circle));
    return missing === undefined ? undefined : noWretched(missing);
  },
  perform: ({ board, state }, { first, second }) => commitCrime(board, state, [first, second]),
});

const wait = kind<{ type: 'wait' }>({
  type: 'wait',
  fields: {},
  rule: 'LFW-R09',
  isDue: inPhase('HELL5'),
  list: ({ state }) => (state.time! < LAST_TIME ? [{ type: 'wait' }] : []),
  refuse: ({ state }) =>
    state.time! < LAST_TIME
      ? undefined
      : refusal('noMoreWaiting', 'LFW-R09', 'The crime token is at V: kill now.'),
  perform: ({ state }) => {
    const time = state.time! + 1;
    return step(
      { ...state, phase: 'HELL6', time, toMove: state.wretched, stoodAt: state.wretched },
      shown('waited', { time }),
    );
  },
});

/** Circles beside a patrol token, where no Wretched may finish (DEF-08). */
function watched({ board, state }: WhitechapelTable): ReadonlySet<number> {
  const sets = searchSets(board, state.variants.searchThroughCircles);
  return new Set(state.patrols.flatMap(({ crossing }) => sets.get(crossing) ?? []));
}

const occupied = ({ wretched, stoodAt, variants }: WhitechapelState): readonly number[] =>
  variants.wretchedOrder === 'simultaneous' ? [...wretched, ...stoodAt] : wretched;

/** Where a Wretched may go: along a free route, to a circle nobody watches and where nobody stands or lies (LFW-R11, R12). */
function wretchedWays(table: WhitechapelTable, from: number): number[] {
  const { board, state } = table;
  const held = new Set<CrossingId>(state.patrols.map(({ crossing }) => crossing));
  const seen = watched(table);
  const taken = occupied(state);
  return waysOf(board)
    .open(from, held)
    .filter((to) => !taken.includes(to) && !state.crimeScenes.includes(to) && !seen.has(to));
}

/** One has moved or stayed; after the last it is Jack's turn to turn up a patrol. */
function oneDone(state: WhitechapelState, from: number, to: number): WhitechapelState {
  const toMove = state.toMove.filter((circle) => circle !== from);
  const wretched = state.wretched.map((circle) => (circle === from ? to : circle)).sort((a, b) => a - b);
  return toMove.length > 0
    ? { ...state, wretched, toMove }
    : { ...state, wretched, toMove, stoodAt: [], phase: 'HELL7' };
}

const moveWretched = kind<{ type: 'moveWretched'; from: number; to: number }>({
  type: 'moveWretched',
  fields: { from: isNumber, to: isNumber },
  rule: 'LFW-R11',
  isDue: inPhase('HELL6'),
  list: (table) =>
    table.state.toMove.flatMap((from) =>
      wretchedWays(table, from).map((to) => ({ type: 'moveWretched', from, to })),
    ),
  refuse: (table, { from, to }) => {
    const { board, state } = table;
    if (!state.toMove.includes(from))
      return refusal('noWretched', 'LFW-R11', `No Wretched on circle ${from} has still to move.`);
    const { neighbours, open } = waysOf(board);
    if (!neighbours.get(from)!.includes(to))
      return refusal('notAdjacent', 'LFW-R11', `Circle ${to} is not beside circle ${from}.`);
    if (!open(from, new Set(state.patrols.map(({ crossing }) => crossing))).includes(to))
      return refusal('blocked', 'LFW-R12', `Every way from ${from} to ${to} passes a patrol.`);
    if (occupied(state).includes(to))
      return refusal('circleTaken', 'LFW-R11', `A Wretched stands on circle ${to}.`);
    if (state.crimeScenes.includes(to))
      return refusal('crimeScene', 'LFW-R12', `Circle ${to} is a Crime Scene.`);
    return watched(table).has(to)
      ? refusal('watched', 'LFW-R12', `Circle ${to} is beside a patrol.`)
      : undefined;
  },
  perform: ({ state }, { from, to }) => step(oneDone(state, from, to), shown('wretchedMoved', { from, to })),
});

const stay = kind<{ type: 'stay'; from: number }>({
  type: 'stay',
  fields: { from: isNumber },
  rule: 'LFW-R13',
  isDue: inPhase('HELL6'),
  list: (table) =>
    table.state.toMove
      .filter((from) => wretchedWays(table, from).length === 0)
      .map((from) => ({ type: 'stay', from })),
  refuse: (table, { from }) => {
    if (!table.state.toMove.includes(from))
      return refusal('noWretched', 'LFW-R11', `No Wretched on circle ${from} has still to move.`);
    return wretchedWays(table, from).length === 0
      ? undefined
      : refusal('mustMove', 'LFW-R13', `The Wretched on circle ${from} can move, and must.`);
  },
  perform: ({ state }, { from }) => step(oneDone(state, from, from), shown('wretchedStayed', { from })),
});

const reveal = kind<{ type: 'reveal'; crossing: CrossingId }>({
  type: 'reveal',
  fields: { crossing: isText },
  rule: 'LFW-R14',
  isDue: inPhase('HELL7'),
  list: ({ state }) =>
    state.patrols.filter(({ revealed }) => !revealed).map(({ crossing }) => ({ type: 'reveal', crossing })),
  refuse: ({ state }, { crossing }) => {
    const token = state.patrols.find((each) => each.crossing === crossing);
    if (token === undefined) return refusal('noToken', 'LFW-R14', `There is no patrol at ${crossing}.`);
    return token.revealed
      ? refusal('faceUp', 'LFW-R14', `The patrol at ${crossing} lies face up already.`)
      : undefined;
  },
  perform: ({ state }, { crossing }) => {
    const { face } = state.patrols.find((each) => each.crossing === crossing)!;
    const patrols =
      face === 'fake'
        ? state.patrols.filter((each) => each.crossing !== crossing)
        : state.patrols.map((each) => (each.crossing === crossing ? { ...each, revealed: true } : each));
    return after(step({ ...state, patrols }, shown('patrolRevealed', { crossing, face })), (now) =>
      step({ ...now, phase: 'HELL5' }),
    );
  },
});

export const HELL_KINDS = [kill, killTwo, wait, moveWretched, stay, reveal];
