/** Faces against @turf/polygonize and jsts. Goal: 20 times turf where it hurts, and the polygons of jsts, holes and all. */
import { facesOfDrawing } from '../../model/geometry/faces.js';
import { contest } from '../contest.js';
import { fingerprint } from '../fingerprint.js';
import { growthByTurns } from '../growth.js';
import type { Measure } from '../measure.js';
import { polygonsOfFaces, textOfPolygons } from '../polygons-of-faces.js';
import { streetDrawing } from '../street-drawing.js';
import type { Row } from '../table.js';

/** From here on turf takes seconds, then hours. */
const SLOW_FOR_TURF = 20_000;
const SLOW_FOR_JSTS = 200_000;
const LARGEST = 1_000_000;

export const faces: Measure = {
  name: 'faces',
  run: async ({ quick }) => {
    const rows: Row[] = [];
    const runs: { size: number; ours: () => unknown }[] = [];
    for (const size of quick ? [200, 2000] : [200, 2000, SLOW_FOR_TURF, SLOW_FOR_JSTS]) {
      const drawing = streetDrawing(size);
      const ours = (): unknown => facesOfDrawing(drawing);
      const answer = fingerprint(
        textOfPolygons(polygonsOfFaces(drawing, facesOfDrawing(drawing)), 'with holes'),
      );
      const jsts = await contest({
        ...{ measure: 'faces', size, ours, peer: 'jsts', answer },
        ...(size < SLOW_FOR_JSTS ? {} : { apartMs: 120_000 }),
      });
      // Turf takes islands for polygons twice over, so its answer is not compared.
      const turf = await contest({
        ...{ measure: 'faces', size, ours, peer: 'turf' },
        ...(size < SLOW_FOR_TURF ? {} : { goal: 20, apartMs: 45_000 }),
      });
      rows.push(jsts, turf);
      runs.push({ size, ours });
    }
    if (quick) return rows;

    // Holes are what turf is slowest at: the same streets without islands.
    const drawing = streetDrawing(SLOW_FOR_TURF, { islands: false });
    const bare = await contest({
      ...{ measure: 'faces, no islands', size: SLOW_FOR_TURF, peer: 'turf, no islands', goal: 20 },
      ...{ ours: () => facesOfDrawing(drawing), answer: `${facesOfDrawing(drawing).count}`, apartMs: 45_000 },
    });
    const large = streetDrawing(LARGEST);
    runs.push({ size: LARGEST, ours: () => facesOfDrawing(large) });
    return [...rows, bare, growthByTurns('faces', runs.slice(-3))];
  },
};
