/** Crossings without a node against a search with flatbush; how they grow; and what one very long line does to them. */
import { findCrossingsWithoutNode } from '../../model/geometry/crossings-without-node.js';
import { compareWithPeer } from '../harness/compare-with-peer.js';
import { fingerprint } from '../harness/fingerprint.js';
import { measureGrowth } from '../harness/measure-growth.js';
import type { Measure } from '../harness/measure.js';
import { CROSSED } from '../peers/index.js';
import { syntheticStreetDrawing } from '../inputs/synthetic-street-drawing.js';
import { formatNodes, formatRatio, formatTime, type Row } from '../harness/table.js';
import { measureTimes } from '../harness/timing.js';

export const crossingsMeasure: Measure = {
  name: 'crossings',
  run: async ({ quick }) => {
    const sizes = quick ? [200, 2000, 20_000] : [200, 2000, 20_000, 200_000, 1_000_000];
    const rows: Row[] = [];
    const runs: { size: number; ours: () => unknown }[] = [];
    for (const size of sizes) {
      const drawing = syntheticStreetDrawing(size, CROSSED);
      const ours = (): unknown => findCrossingsWithoutNode(drawing);
      const row = await compareWithPeer({
        ...{ measure: 'crossings', size, ours, peer: 'flatbush', goal: 3 },
        answer: fingerprint(findCrossingsWithoutNode(drawing).lines),
      });
      rows.push(row);
      runs.push({ size, ours });
    }
    const size = sizes.includes(200_000) ? 200_000 : sizes.at(-1)!;
    const without = syntheticStreetDrawing(size, CROSSED);
    const long = syntheticStreetDrawing(size, { ...CROSSED, longLine: true });
    const row = await compareWithPeer({
      ...{ measure: 'crossings, one very long line', size, peer: 'flatbush, long line', goal: 3 },
      ours: () => findCrossingsWithoutNode(long),
      answer: fingerprint(findCrossingsWithoutNode(long).lines),
    });
    const [longMs, ms] = measureTimes([
      () => findCrossingsWithoutNode(long),
      () => findCrossingsWithoutNode(without),
    ]) as [number, number];
    const survival: Row = {
      measure: 'crossings, one very long line',
      size: formatNodes(size),
      ours: formatTime(longMs),
      peer: `without it ${formatTime(ms)}`,
      result: formatRatio(longMs / ms),
      goal: { text: '≤ 2 ×', met: longMs / ms <= 2 },
    };
    return [...rows, row, survival, measureGrowth('crossings', runs.slice(-3), 1.1)];
  },
};
