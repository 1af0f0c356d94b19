/**
 * The start of the command line with one board, compared by the clock with Node doing nothing, in turns. Node caches
 * compiled code from version 22 on, so the first, unmeasured round fills its cache, and the goal is stricter.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { formatRatio, formatTime, type Measure, type ResultRow } from '../harness/result-table.js';
import { median } from '../harness/timing.js';

const root = fileURLToPath(new URL('../../', import.meta.url));
const MAIN = 'dist/cli/main.js';
const NOTHING = ['-e', '0'];
const hasCompileCache = Number(process.versions.node.split('.')[0]) >= 22;

const COMMANDS = [
  { name: 'validate', words: ['validate', 'boards/whitechapel/board.json'], most: hasCompileCache ? 2.5 : 3 },
  { name: 'format --check', words: ['format', '--check', 'boards/whitechapel/board.json'], most: 1.7 },
];

export const measureColdStart: Measure = ({ quick }) => {
  if (!existsSync(`${root}${MAIN}`)) throw new Error('The command line has not been built.');
  const runs = [NOTHING, ...COMMANDS.map(({ words }) => [MAIN, ...words])];
  for (const run of runs) startOf(run);
  const times = runs.map((): number[] => []);
  for (let round = quick ? 5 : 25; round > 0; round--)
    for (const [i, run] of runs.entries()) times[i]!.push(startOf(run));
  const [nothing, ...commands] = times.map(median) as [number, ...number[]];
  return COMMANDS.map(({ name, most }, i): ResultRow => {
    const ms = commands[i]!;
    return {
      measure: `cold start of ${name}, Node ${process.versions.node}`,
      size: 'Whitechapel',
      ours: formatTime(ms),
      peer: `node -e 0 ${formatTime(nothing)}`,
      result: formatRatio(ms / nothing),
      goal: { text: `≤ ${most} ×`, met: ms / nothing <= most },
    };
  });
};

function startOf(command: readonly string[]): number {
  const start = performance.now();
  const { status } = spawnSync(process.execPath, command, { cwd: root, stdio: 'pipe' });
  const ms = performance.now() - start;
  if (status !== 0) throw new Error(`node ${command.join(' ')} ended with ${status ?? 'a signal'}`);
  return ms;
}
