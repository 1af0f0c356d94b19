/** The time of each stage of a detection in a simulated scan of Whitechapel, and its memory. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runScript } from '../harness/run-script.js';
import { formatTime, type Measure, type ResultRow } from '../harness/result-table.js';

/** The goals: everything, circles with their numbers, and memory. */
const MOST_MS = 12_000;
const MOST_NODES_MS = 5000;
const MOST_MB = 500;

interface Detection {
  readonly stages: Readonly<Record<string, number>>;
  readonly peak: number;
  readonly found: Readonly<Record<string, number>>;
}

export const measureDetection: Measure = ({ quick }) => {
  const folder = mkdtempSync(join(tmpdir(), 'lamplighter-bench-'));
  try {
    const width = quick ? 1600 : 3900;
    const picture = join(folder, 'scan.jpg');
    const words = [
      'export',
      'whitechapel',
      '--to',
      'jpeg',
      '--style',
      'scan',
      '--width',
      `${width}`,
      '-o',
      picture,
    ];
    spawnSync(process.execPath, ['dist/cli/main.js', ...words], { stdio: ['ignore', 'ignore', 'inherit'] });
    const detection = runScript(
      new URL('detection-child.ts', import.meta.url),
      width,
      [],
      [picture],
    ) as Detection;
    return rowsOf(detection, `${width} px`);
  } finally {
    rmSync(folder, { recursive: true });
  }
};

function rowsOf({ stages, peak, found }: Detection, size: string): ResultRow[] {
  const sum = (names: readonly string[]): number =>
    names.reduce((total, name) => total + (stages[name] ?? 0), 0);
  const row = (measure: string, ms: number, most?: number): ResultRow => ({
    measure,
    size,
    ours: formatTime(ms),
    result: formatTime(ms),
    ...(most === undefined ? {} : { goal: { text: `≤ ${formatTime(most)}`, met: ms <= most } }),
  });
  return [
    ...Object.entries(stages).map(([stage, ms]) => row(`detection, ${stage}`, ms)),
    row('detection, circles and numbers', sum(['circles', 'numbers']), MOST_NODES_MS),
    row('detection, everything', sum(Object.keys(stages)), MOST_MS),
    {
      measure: 'detection, peak memory of Node',
      size: Object.entries(found)
        .map(([thing, count]) => `${count} ${thing}`)
        .join(', '),
      ours: `${peak.toFixed(0)} MB`,
      result: `${peak.toFixed(0)} MB`,
      goal: { text: `≤ ${MOST_MB} MB`, met: peak <= MOST_MB },
    },
  ];
}
