/** The peak memory of a process that makes a drawing, its components and its faces. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Measure } from '../harness/measure.js';
import { formatNodes } from '../harness/table.js';

const MOST_MB = 250;

export const peakMemoryMeasure: Measure = {
  name: 'peak-memory',
  run: ({ quick }) => {
    const size = quick ? 100_000 : 1_000_000;
    const script = fileURLToPath(new URL('./peak-memory-child.ts', import.meta.url));
    const { stdout } = spawnSync(process.execPath, ['--import', 'tsx', script, `${size}`], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const { before, peak } = JSON.parse(stdout) as { before: number; peak: number };
    return Promise.resolve([
      {
        measure: 'peak memory, parts and faces',
        size: formatNodes(size),
        ours: `${peak.toFixed(0)} MB`,
        peer: `Node and tsx alone ${before.toFixed(0)} MB`,
        result: `${peak.toFixed(0)} MB`,
        goal: { text: `≤ ${MOST_MB} MB`, met: peak <= MOST_MB },
      },
    ]);
  },
};
