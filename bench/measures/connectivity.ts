/** Connected parts from an edge list against graphology, which has to build its graph first. */
import { componentsOfEdges } from '../../model/network/components.js';
import { contest } from '../contest.js';
import { fingerprint } from '../fingerprint.js';
import type { Measure } from '../measure.js';
import { streetDrawing } from '../street-drawing.js';
import { growthRow, type Row } from '../table.js';

export const connectivity: Measure = {
  name: 'connectivity',
  run: async ({ quick }) => {
    const rows: Row[] = [];
    const times: { size: number; ms: number }[] = [];
    for (const size of quick ? [200, 2000, 20_000] : [200, 2000, 20_000, 200_000, 1_000_000]) {
      const { from, to } = streetDrawing(size);
      const { row, ms } = await contest({
        ...{ measure: 'connectivity', size, peer: 'graphology', goal: 50 },
        ours: () => componentsOfEdges(size, from, to),
        answer: fingerprint(componentsOfEdges(size, from, to).of),
        ...(size < 200_000 ? {} : { apartMs: 120_000 }),
      });
      rows.push(row);
      times.push({ size, ms });
    }
    return [...rows, growthRow('connectivity', times.slice(-3))];
  },
};
