/** How soon the engine answers: cold, in deduction over whole games, to one request at a time, and in explorations. */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import {
  countJackMoveSequences,
  eventsVisibleTo,
  openEngine,
  openExplorer,
  playout,
  type SeenEvent,
} from 'lamplighter/engine';
import { parseBoard, type Board } from 'lamplighter/model';
import { formatRate, formatTime, type Measure, type ResultRow } from '../harness/result-table.js';
import { openShippedEngine, readBoardText, startHunt } from '../inputs/shipped-boards.js';

const FLIGHT_MS = 5000;
const DEDUCTION_MS = 20;
const REQUESTS_GOAL = 10_000;
/** Ten thousand games in a minute on two cores: a core has so long for one. */
const GAME_MS = 12;

export const measureEngineAnswers: Measure = async ({ quick }) => [
  flights(),
  deduced('whitechapel', {}, quick ? 20 : 1000),
  deduced('whitehall', { options: { murdererAtLarge: true } }, quick ? 20 : 1000),
  await served(quick ? 2000 : 20_000),
  ...['whitechapel', 'whitehall', 'mr-jack-2016'].map(opened),
  ...['whitechapel', 'whitehall', 'mr-jack-2016'].map((name) => explored(name, quick ? 50 : 500)),
];

/** The processor time of some work, which other programs on the machine hardly change. */
const timeOf = <T>(work: () => T): { readonly ms: number; readonly value: T } => {
  const start = process.cpuUsage();
  const value = work();
  const { user, system } = process.cpuUsage(start);
  return { ms: (user + system) / 1000, value };
};

const freshBoard = (name: string): Board => {
  const parsed = parseBoard(readBoardText(name));
  if (!parsed.ok) throw new Error(`boards/${name} cannot be read`);
  return parsed.board;
};

function flights(): ResultRow {
  const engine = openShippedEngine('whitechapel');
  const { ms, value } = timeOf(() => countJackMoveSequences(engine, startHunt(engine, { at: 65 }), 6));
  return {
    measure: 'perft --jack --depth 6 from 65',
    size: `${value} sequences`,
    ours: formatTime(ms),
    result: formatTime(ms),
    goal: { text: `≤ ${FLIGHT_MS / 1000} s`, met: ms <= FLIGHT_MS },
  };
}

/** Every deduction at the start of Jack's turns in games of heuristic players. */
function deduced(name: string, settings: object, games: number): ResultRow {
  const engine = openShippedEngine(name);
  const times: number[] = [];
  for (let seed = 0; seed < games; seed++) {
    const dealt = engine.deal(seed);
    const created = engine.createGame({ ...settings, ...(dealt.ok && { deals: dealt.deals }) });
    if (!created.ok) throw new Error(created.message);
    const seat = engine.seats(created.state)[1]!;
    const seen: SeenEvent[] = [];
    for (const events of playout(engine, created.state, { seed }).events) {
      seen.push(...eventsVisibleTo(events, seat));
      if (events.some(({ type }) => type === 'jackMoved'))
        times.push(timeOf(() => engine.deduce(created.state, seen)).ms);
    }
  }
  times.sort((a, b) => a - b);
  const worst = times[Math.floor(0.99 * times.length)]!;
  return {
    measure: `deduction p99, ${name}${'options' in settings ? ', Murderer at Large' : ''}`,
    size: `${games} games, ${times.length} deductions`,
    ours: formatTime(worst),
    result: `worst ${formatTime(times.at(-1)!)}`,
    goal: { text: `≤ ${DEDUCTION_MS} ms`, met: worst <= DEDUCTION_MS },
  };
}

/** Requests to the process, each sent after the answer to the one before. */
async function served(requests: number): Promise<ResultRow> {
  const main = fileURLToPath(new URL('../../dist/cli/main.js', import.meta.url));
  const child = spawn(process.execPath, [main, 'engine'], { stdio: ['pipe', 'pipe', 'inherit'] });
  const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const ask = async (request: object): Promise<void> => {
    child.stdin.write(`${JSON.stringify(request)}\n`);
    await answers.next();
  };
  await ask({ do: 'new', board: 'whitehall', seed: 1 });
  for (let i = 0; i < requests / 10; i++) await ask({ id: i, do: 'outcome', game: 'g1' });
  const start = performance.now();
  for (let i = 0; i < requests; i++) await ask({ id: i, do: 'outcome', game: 'g1' });
  const ms = performance.now() - start;
  child.stdin.end();
  return {
    measure: 'one request at a time by pipe',
    size: `${requests} requests`,
    ours: formatRate(requests, ms),
    result: formatTime(ms / requests),
    goal: { text: `≥ ${REQUESTS_GOAL / 1000} k/s`, met: (requests / ms) * 1000 >= REQUESTS_GOAL },
  };
}

/** A board that nothing is cached about yet. */
function opened(name: string): ResultRow {
  const board = freshBoard(name);
  const { ms, value } = timeOf(() => {
    const opening = openEngine(board);
    if (!opening.ok) throw new Error(opening.message);
    return opening.engine.legalActions(startHunt(opening.engine));
  });
  return {
    measure: `openEngine and first legal actions, ${name}`,
    size: `${value.length} actions`,
    ours: formatTime(ms),
    result: formatTime(ms),
  };
}

function explored(name: string, games: number): ResultRow {
  const opening = openExplorer(freshBoard(name));
  if (!opening.ok) throw new Error(opening.message);
  const { explorer } = opening;
  const players = { jack: 'heuristic', hunters: 'heuristic' } as const;
  explorer.play({ seed: 'warm', players, from: 0, to: 20 });
  const { ms } = timeOf(() => explorer.play({ seed: '1', players, from: 0, to: games }));
  return {
    measure: `explore, ${name}`,
    size: `${games} games`,
    ours: `${formatTime(ms / games)} a game`,
    result: `${Math.round((2 * 60_000) / (ms / games))} a minute on two cores`,
    goal: { text: `≤ ${GAME_MS} ms`, met: ms / games <= GAME_MS },
  };
}
