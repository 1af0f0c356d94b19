/** Connected components of an edge list compared with graphology, which has to build its graph first. */
import { componentsOfEdges } from '../../model/network/components.js';
import { compareWithPeer } from '../harness/compare-with-peer.js';
import { fingerprint } from '../harness/fingerprint.js';
import { measureGrowth } from '../harness/measure-growth.js';
import type { Measure } from '../harness/measure.js';
import { syntheticStreetDrawing } from '../inputs/synthetic-street-drawing.js';
import type { Row } from '../harness/table.js';

export const connectivityMeasure: Measure = {
  name: 'connectivity',
  run: async ({ quick }) => {
    const rows: Row[] = [];
    const runs: { size: number; ours: () => unknown }[] = [];
    for (const size of quick ? [200, 2000, 20_000] : [200, 2000, 20_000, 200_000, 1_000_000]) {
      const { from, to } = syntheticStreetDrawing(size);
      const ours = (): unknown => componentsOfEdges(size, from, to);
      const row = await compareWithPeer({
        ...{ measure: 'connectivity', size, ours, peer: 'graphology', goal: 50 },
        answer: fingerprint(componentsOfEdges(size, from, to).of),
        ...(size < 200_000 ? {} : { childLimitMs: 120_000 }),
      });
      rows.push(row);
      runs.push({ size, ours });
    }
    return [...rows, measureGrowth('connectivity', runs.slice(-3))];
  },
};
