/** The peers by name. Each is prepared for a size, then does the work that is timed, then gives a fingerprint of its answer. */
import { fingerprint } from '../fingerprint.js';
import { partsInOrder } from '../parts-in-order.js';
import { textOfPolygons } from '../polygons-of-faces.js';
import { streetDrawing, type StreetDrawingOptions } from '../street-drawing.js';
import { componentsByGraphology } from './components-by-graphology.js';
import { coursesOf } from './courses-of.js';
import { crossingsByFlatbush } from './crossings-by-flatbush.js';
import { polygonsOfJsts } from './polygons-of-jsts.js';
import { polygonsOfTurf } from './polygons-of-turf.js';

type Peer = (size: number) => () => () => string;

const turf =
  (options: StreetDrawingOptions): Peer =>
  (size) => {
    const courses = coursesOf(streetDrawing(size, options));
    return () => {
      const count = polygonsOfTurf(courses);
      return () => `${count}`;
    };
  };

const flatbush =
  (options: StreetDrawingOptions): Peer =>
  (size) => {
    const drawing = streetDrawing(size, options);
    return () => {
      const pairs = crossingsByFlatbush(drawing);
      return () => fingerprint(pairs);
    };
  };

/** The board on which crossings are looked for. */
export const CROSSED: StreetDrawingOptions = { crossed: 0.01 };

export const PEERS = {
  jsts: (size) => {
    const courses = coursesOf(streetDrawing(size));
    return () => {
      const polygons = polygonsOfJsts(courses);
      return () => fingerprint(textOfPolygons(polygons, 'with holes'));
    };
  },
  turf: turf({}),
  'turf, no islands': turf({ islands: false }),
  graphology: (size) => {
    const { from, to } = streetDrawing(size);
    return () => {
      const parts = componentsByGraphology(size, from, to);
      return () => fingerprint(partsInOrder(size, parts));
    };
  },
  flatbush: flatbush(CROSSED),
  'flatbush, long line': flatbush({ ...CROSSED, longLine: true }),
} satisfies Record<string, Peer>;

export type PeerName = keyof typeof PEERS;
