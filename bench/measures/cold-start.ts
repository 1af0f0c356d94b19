/** The start of the command line with a formatted board, compared with Node doing nothing. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { formatRatio, formatTime, type Measure } from '../harness/result-table.js';
import { median } from '../harness/timing.js';

const MOST = 2.5;
const root = fileURLToPath(new URL('../../', import.meta.url));
const COMMAND = ['dist/cli/main.js', 'format', '--check', 'boards/whitehall/board.json'];

export const measureColdStart: Measure = ({ quick }) => {
  const row = { measure: 'cold start of format --check', size: 'Whitehall' };
  if (!existsSync(`${root}dist/cli/main.js`))
    return [{ ...row, ours: '–', result: 'not built: dist/cli/main.js is missing' }];
  const ours: number[] = [];
  const bare: number[] = [];
  for (let round = quick ? 5 : 25; round > 0; round--) {
    ours.push(startOf(COMMAND));
    bare.push(startOf(['-e', '0']));
  }
  const [ms, nothing] = [median(ours), median(bare)];
  return [
    {
      ...row,
      ours: formatTime(ms),
      peer: `node -e 0 ${formatTime(nothing)}`,
      result: formatRatio(ms / nothing),
      goal: { text: `≤ ${MOST} ×`, met: ms / nothing <= MOST },
    },
  ];
};

function startOf(command: readonly string[]): number {
  const start = performance.now();
  const { status } = spawnSync(process.execPath, command, { cwd: root, stdio: 'ignore' });
  const ms = performance.now() - start;
  if (status !== 0) throw new Error(`node ${command.join(' ')} ended with ${status ?? 'a signal'}`);
  return ms;
}
