/** The peers by name. Each is prepared for a size, does the timed work, and returns a fingerprint of its result. */
import { fingerprint } from '../harness/fingerprint.js';
import { numberComponents } from './number-components.js';
import { formatPolygons } from './faces-as-polygons.js';
import { syntheticStreetDrawing, type StreetDrawingOptions } from '../inputs/synthetic-street-drawing.js';
import { componentsByGraphology } from './components-by-graphology.js';
import { linesAsPoints } from './lines-as-points.js';
import { crossingsByFlatbush } from './crossings-by-flatbush.js';
import { polygonsByJsts } from './polygons-by-jsts.js';
import { polygonsByTurf } from './polygons-by-turf.js';

type Peer = (size: number) => () => () => string;

const turf =
  (options: StreetDrawingOptions): Peer =>
  (size) => {
    const courses = linesAsPoints(syntheticStreetDrawing(size, options));
    return () => {
      const count = polygonsByTurf(courses);
      return () => `${count}`;
    };
  };

const flatbush =
  (options: StreetDrawingOptions): Peer =>
  (size) => {
    const drawing = syntheticStreetDrawing(size, options);
    return () => {
      const pairs = crossingsByFlatbush(drawing);
      return () => fingerprint(pairs);
    };
  };

/** The options of the board whose crossings are searched. */
export const CROSSED: StreetDrawingOptions = { crossed: 0.01 };

export const PEERS = {
  jsts: (size) => {
    const courses = linesAsPoints(syntheticStreetDrawing(size));
    return () => {
      const polygons = polygonsByJsts(courses);
      return () => fingerprint(formatPolygons(polygons, 'with holes'));
    };
  },
  turf: turf({}),
  'turf, no islands': turf({ islands: false }),
  graphology: (size) => {
    const { from, to } = syntheticStreetDrawing(size);
    return () => {
      const parts = componentsByGraphology(size, from, to);
      return () => fingerprint(numberComponents(size, parts));
    };
  },
  flatbush: flatbush(CROSSED),
  'flatbush, long line': flatbush({ ...CROSSED, longLine: true }),
} satisfies Record<string, Peer>;

export type PeerName = keyof typeof PEERS;
