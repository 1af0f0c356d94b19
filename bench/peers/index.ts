/** The peers by name. Each is prepared for a size, does the timed work, and returns a fingerprint of its result. */
import { createHash } from 'node:crypto';
import { featureCollection, lineString, polygonize } from '@turf/turf';
import type { LineDrawing } from '../../model/network/line-drawing.js';
import { syntheticStreetDrawing, type StreetDrawingOptions } from '../inputs/synthetic-street-drawing.js';
import { intersectionsByFlatbush } from './intersections-by-flatbush.js';
import { componentsByGraphology, componentNumbersOfNodes } from './graphology.js';
import { formatPolygons, linesAsPoints, polygonsByJsts } from './polygons.js';

type Peer = (size: number) => () => () => string;

/** A digest of a long result, to compare results between processes. */
export const fingerprint = (answer: string | Int32Array): string =>
  createHash('sha256').update(answer).digest('hex').slice(0, 16);

/** A peer from the preparation of a drawing, the timed work, and the text of its result. */
const peer =
  <Input, Result>(
    prepare: (drawing: LineDrawing) => Input,
    work: (input: Input) => Result,
    answer: (result: Result) => string,
    options: StreetDrawingOptions = {},
  ): Peer =>
  (size) => {
    const input = prepare(syntheticStreetDrawing(size, options));
    return () => {
      const result = work(input);
      return () => answer(result);
    };
  };

/** It counts an island as a polygon and again as the hole it fills. */
const turf = (options: StreetDrawingOptions): Peer =>
  peer(
    linesAsPoints,
    (lines) => polygonize(featureCollection(lines.map((line) => lineString(line)))).features.length,
    String,
    options,
  );

const flatbush = (options: StreetDrawingOptions): Peer =>
  peer((drawing) => drawing, intersectionsByFlatbush, fingerprint, options);

/** The options of the board whose crossings are searched. */
export const CROSSED: StreetDrawingOptions = { crossed: 0.01 };

export const PEERS = {
  jsts: peer(linesAsPoints, polygonsByJsts, (polygons) =>
    fingerprint(formatPolygons(polygons, 'with holes')),
  ),
  turf: turf({}),
  'turf, no islands': turf({ islands: false }),
  graphology: peer(
    (drawing) => drawing,
    ({ xs, from, to }) => ({ count: xs.length, parts: componentsByGraphology(xs.length, from, to) }),
    ({ count, parts }) => fingerprint(componentNumbersOfNodes(count, parts)),
  ),
  flatbush: flatbush(CROSSED),
  'flatbush, long line': flatbush({ ...CROSSED, longLine: true }),
} satisfies Record<string, Peer>;

export type PeerName = keyof typeof PEERS;
