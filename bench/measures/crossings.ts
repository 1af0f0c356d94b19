/** Crossings without a node against a search with flatbush; how they grow; and what one very long line does to them. */
import { crossingsWithoutNode } from '../../model/geometry/crossings-without-node.js';
import { contest } from '../contest.js';
import { fingerprint } from '../fingerprint.js';
import { growthByTurns } from '../growth.js';
import type { Measure } from '../measure.js';
import { CROSSED } from '../peers/index.js';
import { streetDrawing } from '../street-drawing.js';
import { formatNodes, formatRatio, formatTime, type Row } from '../table.js';
import { timesOf } from '../timing.js';

export const crossings: Measure = {
  name: 'crossings',
  run: async ({ quick }) => {
    const sizes = quick ? [200, 2000, 20_000] : [200, 2000, 20_000, 200_000, 1_000_000];
    const rows: Row[] = [];
    const runs: { size: number; ours: () => unknown }[] = [];
    for (const size of sizes) {
      const drawing = streetDrawing(size, CROSSED);
      const ours = (): unknown => crossingsWithoutNode(drawing);
      const row = await contest({
        ...{ measure: 'crossings', size, ours, peer: 'flatbush', goal: 3 },
        answer: fingerprint(crossingsWithoutNode(drawing).lines),
      });
      rows.push(row);
      runs.push({ size, ours });
    }
    const size = sizes.includes(200_000) ? 200_000 : sizes.at(-1)!;
    const without = streetDrawing(size, CROSSED);
    const long = streetDrawing(size, { ...CROSSED, longLine: true });
    const row = await contest({
      ...{ measure: 'crossings, one very long line', size, peer: 'flatbush, long line', goal: 3 },
      ours: () => crossingsWithoutNode(long),
      answer: fingerprint(crossingsWithoutNode(long).lines),
    });
    const [longMs, ms] = timesOf([() => crossingsWithoutNode(long), () => crossingsWithoutNode(without)]) as [
      number,
      number,
    ];
    const survival: Row = {
      measure: 'crossings, one very long line',
      size: formatNodes(size),
      ours: formatTime(longMs),
      peer: `without it ${formatTime(ms)}`,
      result: formatRatio(longMs / ms),
      goal: { text: '≤ 2 ×', met: longMs / ms <= 2 },
    };
    return [...rows, row, survival, growthByTurns('crossings', runs.slice(-3), 1.1)];
  },
};
