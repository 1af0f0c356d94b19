/** The clock time of `lamplighter reconcile` for digitisations with random mistakes, start included. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { formatBoard, type StreetBoard } from '../../model/index.js';
import { listsOf, onlyLists } from '../../testing/boards/list-relations.js';
import { redigitiseBoard } from '../../testing/boards/redigitise-board.js';
import { addTracingMistakes } from '../../testing/exchange/tracing-mistakes.js';
import { formatTime, type Measure, type ResultRow } from '../harness/result-table.js';
import { median } from '../harness/timing.js';
import { readStreetBoard } from '../inputs/shipped-boards.js';

const root = fileURLToPath(new URL('../../', import.meta.url));
const MAIN = 'dist/cli/main.js';

/** How many digitisations are compared at once, the official board included, and the most milliseconds by the clock. */
const SIZES = [
  { count: 2, most: 1500 },
  { count: 14, most: 4000 },
];

const MISTAKES = ['a dropped street', 'an added street', 'a missing crossing', 'two numbers swapped', 'a dropped street', 'a wrong colour', 'a moved crossing', 'a missing block']; // prettier-ignore

export const measureReconcile: Measure = ({ quick }) => {
  if (!existsSync(`${root}${MAIN}`)) throw new Error('The command line has not been built.');
  const folder = mkdtempSync(join(tmpdir(), 'lamplighter-reconcile-'));
  try {
    const board = readStreetBoard('whitechapel');
    const files = Array.from({ length: 14 }, (_, i) => join(folder, `${i}.json`));
    for (const [i, file] of files.entries()) writeFileSync(file, formatBoard(i === 0 ? board : digitisation(board, i))); // prettier-ignore
    return SIZES.map(({ count, most }): ResultRow => {
      const times = Array.from({ length: quick ? 1 : 5 }, () =>
        timeOf(['reconcile', ...files.slice(0, count)]),
      );
      const ms = median(times);
      return {
        measure: 'reconcile, start included',
        size: `${count} of Whitechapel`,
        ours: formatTime(ms),
        result: formatTime(ms),
        goal: { text: `≤ ${formatTime(most)}`, met: ms <= most },
      };
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/** Every third one has lists of moves and alleys only; the others are traced again in another frame. */
function digitisation(board: StreetBoard, seed: number): StreetBoard {
  const wrong = addTracingMistakes(board, MISTAKES, seed).board;
  if (seed % 3 === 0)
    return onlyLists(wrong, { jack: listsOf(wrong, 'jack'), alley: listsOf(wrong, 'alley') });
  return redigitiseBoard(wrong, seed, { mirrored: seed % 2 === 0, degrees: 3 * seed, scale: 1 + seed / 20, jitter: 2 }); // prettier-ignore
}

function timeOf(words: readonly string[]): number {
  const start = performance.now();
  const { status } = spawnSync(process.execPath, [MAIN, ...words], { cwd: root, stdio: 'pipe' });
  const ms = performance.now() - start;
  // The mistakes are listed, which is exit code 1.
  if (status !== 1) throw new Error(`reconcile ended with ${status ?? 'a signal'}`);
  return ms;
}
