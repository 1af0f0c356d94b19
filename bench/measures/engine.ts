/** The speed of playing, perft and deduction, beside boardgame.io and chessops. */
import { Chess } from 'chessops/chess';
import { perft as chessPerft } from 'chessops/debug';
import type { Action, Engine, GameState } from 'lamplighter/engine';
import { eventsVisibleTo, countJackMoveSequences, playout, countPlayoutResults } from 'lamplighter/engine';
import {
  formatRate,
  formatTime,
  describeSpeedup,
  type Measure,
  type ResultRow,
} from '../harness/result-table.js';
import { measureTimes } from '../harness/timing.js';
import type { RecordedHunt } from '../inputs/recorded-hunt.js';
import { encodeHuntMoves, recordHunt, replayOnFastPath, replayOnEngine } from '../inputs/recorded-hunt.js';
import { openShippedEngine, readStreetBoard, startHunt } from '../inputs/shipped-boards.js';
import { createBoardgameClient, type HuntGameState } from '../peers/hunt-in-boardgame-io.js';

const API_GOAL = 3;
const FAST_GOAL = 20;
const NODES_GOAL = 3_000_000;
const DEDUCTION_MS = 5;

export const measureEngine: Measure = ({ quick }) => [
  ...repeated(recordHunt()),
  counted(quick),
  ...playedOut(),
  deduced('whitechapel'),
  deduced('whitehall'),
];

type Whitechapel = Extract<GameState, { game: 'lfw' }>;

/** The same moves on our two paths and in boardgame.io. */
function repeated(hunt: RecordedHunt): ResultRow[] {
  const { first, actions } = hunt as RecordedHunt & { first: Whitechapel };
  const { rows, index, coach, alley, police } = first;
  const begun = {
    row: [...rows[0]!],
    index: index!,
    coach,
    alley,
    police: { ...(police as HuntGameState['police']) },
  };
  const begin = createBoardgameClient(readStreetBoard('whitechapel'), {
    ...begun,
    moved: [],
    acted: [],
    called: [],
    clues: [],
  });
  const calls = callsOf(actions);
  const theirs = (): HuntGameState => {
    const client = begin();
    for (const [type, parts] of calls) client.moves[type]!(...parts);
    return client.getState().G;
  };
  const fast = hunt.engine.fast(first)!;
  const codes = encodeHuntMoves(hunt);
  const [ours, peer, fastest] = measureTimes([
    () => replayOnEngine(hunt),
    theirs,
    () => replayOnFastPath(fast, first, codes),
  ]) as [number, number, number];
  const gist = ({ row, clues, police: pawns }: Pick<HuntGameState, 'row' | 'clues' | 'police'>): string =>
    JSON.stringify([row, clues.toSorted((a, b) => a - b), Object.entries(pawns).sort()]);
  const gistOf = (state: GameState): string => {
    const now = state as Whitechapel;
    return gist({ row: [...now.rows[0]!], clues: [...now.clues], police: now.police });
  };
  const truth = gist(theirs());
  const row = (path: string, ms: number, goal: number, end: GameState): ResultRow => ({
    measure: `hunt, ${path}`,
    size: `${actions.length} moves`,
    ours: formatRate(actions.length, ms),
    peer: `boardgame.io ${formatRate(actions.length, peer)}`,
    ...describeSpeedup(ms, peer, goal),
    agree: gistOf(end) === truth,
  });
  return [
    row('public API', ours, API_GOAL, replayOnEngine(hunt)),
    row('fast path', fastest, FAST_GOAL, fast.unpack(replayOnFastPath(fast, first, codes))),
  ];
}

/** The moves as calls of boardgame.io. Declaring and stopping a search work differently there. */
function callsOf(actions: readonly Action[]): [string, unknown[]][] {
  let searcher: unknown;
  return actions
    .filter(({ type }) => type !== 'noDeclare')
    .map(({ type, ...fields }) => {
      if (type === 'stopSearch') return [type, [searcher]];
      if (type === 'search') searcher = fields['colour'];
      return [type, Object.values(fields)];
    });
}

/** Nodes per second: Jack with five pawns, and chess. Another game is not comparable, but shows what is usual. */
function counted(quick: boolean): ResultRow {
  const [depth, chessDepth] = quick ? [3, 3] : [4, 4];
  const on = openShippedEngine('whitechapel');
  const hunt = startHunt(on, { at: 65, pawns: ['x82', 'x83', 'x1', 'x2', 'x3'], goals: [90] });
  const chess = Chess.default();
  const [ms, chessMs] = measureTimes(
    [() => countJackMoveSequences(on, hunt, depth), () => chessPerft(chess, chessDepth)],
    6000,
  ) as [number, number];
  const nodes = Number(countJackMoveSequences(on, hunt, depth)!);
  const chessNodes = chessPerft(chess, chessDepth);
  return {
    measure: 'Jack perft with blocking',
    size: `${nodes} nodes`,
    ours: formatTime(ms),
    peer: `chessops ${formatRate(chessNodes, chessMs)}`,
    result: formatRate(nodes, ms),
    goal: { text: '≥ 3 M/s', met: (nodes / ms) * 1000 >= NODES_GOAL },
    // Known counts, so that a wrong count is not measured.
    agree: chessNodes === (quick ? 8902 : 197_281) && nodes === (quick ? 287_481 : 11_905_849),
  };
}

/** Whole random games on both of our paths. */
function playedOut(): ResultRow[] {
  return (['whitechapel', 'whitehall'] as const).map((name) => {
    const on = openShippedEngine(name);
    const hunt = startHunt(on);
    const fast = { seed: 1, count: 200 };
    const slow = { seed: 1, player: 'uniform' as const };
    const [ms, peer] = measureTimes([
      () => countPlayoutResults(on, hunt, fast),
      () => playout(on, hunt, slow),
    ]) as [number, number];
    const { steps } = countPlayoutResults(on, hunt, fast);
    const slowSteps = playout(on, hunt, slow).actions.length;
    return {
      measure: `countPlayoutResults, ${name}`,
      size: `${fast.count} games`,
      ours: formatRate(steps, ms),
      peer: `readable path ${formatRate(slowSteps, peer)}`,
      ...describeSpeedup(ms / steps, peer / slowSteps),
    };
  });
}

/** Deduction of the police after fifteen moves of a night, or in the longest round, from all announcements. */
function deduced(name: 'whitechapel' | 'whitehall'): ResultRow {
  const on = openShippedEngine(name);
  const { seen, state, moves } = longHunt(on);
  const [ms] = measureTimes([() => on.deduce(state, seen)]) as [number];
  return {
    measure: `deduction, ${name}`,
    size: `${moves} moves, ${seen.length} events`,
    ours: formatTime(ms),
    result: `${on.deduce(state, seen).locations.length} circles`,
    goal: { text: `≤ ${DEDUCTION_MS} ms`, met: ms <= DEDUCTION_MS },
  };
}

/** Plays games of heuristic players until Jack has made that many moves in the first hunt. The fifteenth move mostly ends it. */
function longHunt(on: Engine, most = 14) {
  for (let seed = 0; ; seed++) {
    const dealt = on.deal(seed);
    const created = on.createGame(dealt.ok ? { deals: dealt.deals } : {});
    if (!created.ok) throw new Error(created.message);
    const events = playout(on, created.state, { seed }).events.flat();
    const end = events.findIndex(({ type }) => type === 'escaped' || type === 'locationReached');
    const hunt = events.slice(0, end === -1 ? events.length : end);
    const moves = hunt.filter(({ type }) => type === 'jackMoved').length;
    if (moves >= most)
      return { seen: eventsVisibleTo(hunt, on.seats(created.state)[1]!), state: created.state, moves };
  }
}
