/** The time of the validator: per edit, on a giant board, and over a folder of boards. */
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { StreetBoard } from 'lamplighter/model';
import { validateBoard, validateText } from 'lamplighter/validator';
import {
  formatNodeCount,
  formatTime,
  growthRow,
  type Measure,
  type ResultRow,
} from '../harness/result-table.js';
import { measureOnFreshInputs } from '../harness/timing.js';
import { readBoardText, readStreetBoard } from '../inputs/shipped-boards.js';
import { syntheticTownBoard } from '../inputs/synthetic-town-board.js';

const WHOLE_MS = 16;
const EDIT_MS = 4;
const GIANT_MS = 1000;
const EDITIONS_KB = 12;
const MOST_GROWTH = 1.15;
const root = fileURLToPath(new URL('../../', import.meta.url));

export const measureValidator: Measure = ({ quick }) => {
  const text = readBoardText('whitechapel');
  const sizes = quick ? [200, 2000] : [2000, 20_000, 100_000];
  const rounds = quick ? 15 : 150;
  // Edits first, giants last, because the memory they leave would slow the small ones down.
  const edit = edited(readStreetBoard('whitechapel'), 2 * rounds);
  const board = judged(() => readStreetBoard('whitechapel'), rounds);
  const whole = measureOnFreshInputs(
    () => text,
    (file) => validateText(file),
    { rounds, warmUps: rounds },
  );
  const times = sizes.map((size) => ({
    size,
    ms: judged(() => syntheticTownBoard(size), size < 20_000 ? 9 : 3),
  }));
  return [
    within('validation of Whitechapel', 'board', board, WHOLE_MS),
    within('validation of Whitechapel', 'text', whole, WHOLE_MS),
    within('validation after moving a node', 'Whitechapel', edit, EDIT_MS),
    ...times.map(({ size, ms }) =>
      size === 20_000
        ? within('validation', formatNodeCount(size), ms, GIANT_MS)
        : { measure: 'validation', size: formatNodeCount(size), ours: formatTime(ms), result: '' },
    ),
    growthRow('validation', times, quick ? undefined : MOST_GROWTH),
    folder(text, quick ? 50 : 1000),
    storedEditions(),
  ];
};

const within = (measure: string, size: string, ms: number, most: number): ResultRow => ({
  measure,
  size,
  ours: formatTime(ms),
  result: formatTime(ms),
  goal: { text: `≤ ${formatTime(most)}`, met: ms <= most },
});

/** The median time to validate fresh boards; creating them is not counted. */
const judged = (make: () => StreetBoard, rounds: number): number =>
  measureOnFreshInputs(make, validateBoard, { rounds, warmUps: rounds });

/** The median time to validate a board again after one node has moved; everything else is the same object, as in the editor. */
function edited(board: StreetBoard, rounds: number): number {
  let now = board;
  let index = 0;
  return judged(() => {
    validateBoard(now);
    index = (index + 37) % now.crossings.length;
    const moved = now.crossings[index]!;
    const at = [moved.at[0] + (index % 2 === 0 ? 3 : -3), moved.at[1]] as const;
    now = { ...now, crossings: now.crossings.with(index, { ...moved, at }) };
    return now;
  }, rounds);
}

/** The command line over a folder of boards. */
function folder(text: string, count: number): ResultRow {
  const row = { measure: 'validate a folder', size: `${count} boards` };
  const main = join(root, 'dist/cli/main.js');
  if (!existsSync(main)) return { ...row, ours: '–', result: 'not built: dist/cli/main.js is missing' };
  const home = mkdtempSync(join(tmpdir(), 'lamplighter-bench-'));
  try {
    for (let i = 0; i < count; i++) {
      mkdirSync(join(home, `${i}`));
      writeFileSync(join(home, `${i}`, 'board.json'), text);
    }
    const start = performance.now();
    const { status } = spawnSync(process.execPath, [main, 'validate', home], { stdio: 'ignore' });
    const ms = performance.now() - start;
    if (status !== 0) throw new Error(`validate ended with ${status ?? 'a signal'}`);
    return { ...row, ours: formatTime(ms), result: `${formatTime(ms / count)} a board` };
  } finally {
    rmSync(home, { recursive: true });
  }
}

/** The size of the references of the printed editions, which are part of every build of the validator. */
function storedEditions(): ResultRow {
  const home = join(root, 'validator/editions/generated');
  const files = readdirSync(home);
  const text = files.map((name) => readFileSync(join(home, name), 'utf8')).join('');
  const kilobytes = gzipSync(text).length / 1024;
  return {
    measure: 'printed editions, gzip',
    size: `${files.length} files`,
    ours: `${kilobytes.toFixed(1)} KB`,
    result: '',
    goal: { text: `≤ ${EDITIONS_KB} KB`, met: kilobytes <= EDITIONS_KB },
  };
}
