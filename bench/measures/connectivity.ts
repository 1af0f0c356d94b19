/** Connected parts from an edge list against graphology, which has to build its graph first. */
import { componentsOfEdges } from '../../model/network/components.js';
import { contest } from '../contest.js';
import { fingerprint } from '../fingerprint.js';
import { growthByTurns } from '../growth.js';
import type { Measure } from '../measure.js';
import { streetDrawing } from '../street-drawing.js';
import type { Row } from '../table.js';

export const connectivity: Measure = {
  name: 'connectivity',
  run: async ({ quick }) => {
    const rows: Row[] = [];
    const runs: { size: number; ours: () => unknown }[] = [];
    for (const size of quick ? [200, 2000, 20_000] : [200, 2000, 20_000, 200_000, 1_000_000]) {
      const { from, to } = streetDrawing(size);
      const ours = (): unknown => componentsOfEdges(size, from, to);
      const row = await contest({
        ...{ measure: 'connectivity', size, ours, peer: 'graphology', goal: 50 },
        answer: fingerprint(componentsOfEdges(size, from, to).of),
        ...(size < 200_000 ? {} : { apartMs: 120_000 }),
      });
      rows.push(row);
      runs.push({ size, ours });
    }
    return [...rows, growthByTurns('connectivity', runs.slice(-3))];
  },
};
