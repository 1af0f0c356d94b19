/** The peak memory of a process that makes a drawing, its components and its faces. */
import { runScript } from '../harness/run-script.js';
import { formatNodeCount, type Measure } from '../harness/result-table.js';

const MOST_MB = 120;

export const measurePeakMemory: Measure = ({ quick }) => {
  const size = quick ? 20_000 : 100_000;
  const printed = runScript(new URL('peak-memory-child.ts', import.meta.url), size);
  const { before, peak } = printed as { before: number; peak: number };
  return [
    {
      measure: 'peak memory, parts and faces',
      size: formatNodeCount(size),
      ours: `${peak.toFixed(0)} MB`,
      peer: `Node and tsx alone ${before.toFixed(0)} MB`,
      result: `${peak.toFixed(0)} MB`,
      goal: { text: `≤ ${MOST_MB} MB`, met: peak <= MOST_MB },
    },
  ];
};
