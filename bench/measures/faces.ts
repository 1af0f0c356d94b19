/** Faces compared with @turf/polygonize and jsts. Goal: 20 times as fast as turf on holes, and the same polygons as jsts. */
import { facesOfDrawing } from '../../model/geometry/faces-of-drawing.js';
import { compareWithPeer } from '../harness/compare-with-peer.js';
import { fingerprint } from '../harness/fingerprint.js';
import { measureGrowth } from '../harness/measure-growth.js';
import type { Measure } from '../harness/measure.js';
import { facesAsPolygons, formatPolygons } from '../peers/faces-as-polygons.js';
import { syntheticStreetDrawing } from '../inputs/synthetic-street-drawing.js';
import type { Row } from '../harness/table.js';

/** From this size on, turf takes seconds, then hours. */
const SLOW_FOR_TURF = 20_000;
const SLOW_FOR_JSTS = 200_000;
const LARGEST = 1_000_000;

export const facesMeasure: Measure = {
  name: 'faces',
  run: async ({ quick }) => {
    const rows: Row[] = [];
    const runs: { size: number; ours: () => unknown }[] = [];
    for (const size of quick ? [200, 2000] : [200, 2000, SLOW_FOR_TURF, SLOW_FOR_JSTS]) {
      const drawing = syntheticStreetDrawing(size);
      const ours = (): unknown => facesOfDrawing(drawing);
      const answer = fingerprint(
        formatPolygons(facesAsPolygons(drawing, facesOfDrawing(drawing)), 'with holes'),
      );
      const jsts = await compareWithPeer({
        ...{ measure: 'faces', size, ours, peer: 'jsts', answer },
        ...(size < SLOW_FOR_JSTS ? {} : { childLimitMs: 120_000 }),
      });
      // Turf counts islands twice, so its result is not compared.
      const turf = await compareWithPeer({
        ...{ measure: 'faces', size, ours, peer: 'turf' },
        ...(size < SLOW_FOR_TURF ? {} : { goal: 20, childLimitMs: 45_000 }),
      });
      rows.push(jsts, turf);
      runs.push({ size, ours });
    }
    if (quick) return rows;

    // Turf is slowest with holes: the same streets without islands.
    const drawing = syntheticStreetDrawing(SLOW_FOR_TURF, { islands: false });
    const bare = await compareWithPeer({
      ...{ measure: 'faces, no islands', size: SLOW_FOR_TURF, peer: 'turf, no islands', goal: 20 },
      ...{
        ours: () => facesOfDrawing(drawing),
        answer: `${facesOfDrawing(drawing).count}`,
        childLimitMs: 45_000,
      },
    });
    const large = syntheticStreetDrawing(LARGEST);
    runs.push({ size: LARGEST, ours: () => facesOfDrawing(large) });
    return [...rows, bare, measureGrowth('faces', runs.slice(-3))];
  },
};
