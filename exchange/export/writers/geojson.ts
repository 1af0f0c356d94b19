/** GeoJSON, RFC 7946: nodes as points, edges as lines, blocks as polygons. */
import type { Point } from '../../../model/index.js';
import type { AttributeValues, YDirection } from '../../graph/attributes.js';
import type { BoardGraph } from '../../graph/board-graph.js';
import { writeJsonEntries } from './json-formats.js';

/**
 * A graph as GeoJSON, chunk by chunk. The RFC allows only longitude and latitude; the member `lamplighter` marks these as
 * plane coordinates. The RFC has removed `crs`, and there is none for a sheet of cardboard.
 */
export function* toGeojson(graph: BoardGraph, yAxis: YDirection = 'down'): Generator<string> {
  const lamplighter = {
    plane: true,
    unit: '1/10000 of the width of the board',
    yAxis,
    ...(yAxis === 'up' && { crs: CRS_NOTE }),
    ...graph.values,
  };
  const height = Number(graph.values['height']);
  const features = yAxis === 'up' ? turnedUp(featuresOf(graph), height) : featuresOf(graph);
  yield `{"type": "FeatureCollection", "lamplighter": ${JSON.stringify(lamplighter)},\n  "features": [`;
  yield* writeJsonEntries(features, (feature) => JSON.stringify(feature));
  yield ']\n}\n';
}

const CRS_NOTE =
  'None: plane coordinates in board units from the lower left corner of the board. In QGIS choose "No CRS (or unknown/non-Earth projection)" under Project > Properties > CRS.';

interface Feature {
  readonly type: 'Feature';
  readonly id: string;
  readonly geometry: Geometry | null;
  readonly properties: AttributeValues;
}

type Geometry =
  | { readonly type: 'Point'; readonly coordinates: Point }
  | { readonly type: 'LineString'; readonly coordinates: readonly Point[] }
  | { readonly type: 'Polygon'; readonly coordinates: readonly (readonly Point[])[] };

/** Features with y growing upwards from the lower edge of the board. Properties keep the board's y. */
function* turnedUp(features: Iterable<Feature>, height: number): Generator<Feature> {
  const up = ([x, y]: Point): Point => [x, height - y];
  const turned = (geometry: Geometry): Geometry => {
    switch (geometry.type) {
      case 'Point':
        return { ...geometry, coordinates: up(geometry.coordinates) };
      case 'LineString':
        return { ...geometry, coordinates: geometry.coordinates.map(up) };
      case 'Polygon':
        // The reflection turns the rings round; the RFC wants outer rings anticlockwise.
        return { ...geometry, coordinates: geometry.coordinates.map((ring) => ring.map(up).toReversed()) };
    }
  };
  for (const feature of features)
    yield { ...feature, geometry: feature.geometry && turned(feature.geometry) };
}

/** Blocks first, then edges, then nodes, so that drawing them in this order hides nothing. */
function* featuresOf(graph: BoardGraph): Generator<Feature> {
  for (const { id, rings, values } of graph.blocks())
    yield feature(id, rings.length === 0 ? null : { type: 'Polygon', coordinates: rings }, {
      feature: 'block',
      ...values,
    });
  const places = new Map<string, Point>();
  for (const { id, at } of graph.nodes()) if (at) places.set(id, at);
  for (const { id, source, target, bends, values } of graph.edges()) {
    const [from, to] = [places.get(source), places.get(target)];
    const line = from && to && ({ type: 'LineString', coordinates: [from, ...bends, to] } as const);
    // The line has the bends already.
    const { bends: _, ...rest } = values;
    yield feature(id, line ?? null, { feature: 'edge', source, target, ...rest });
  }
  for (const { id, at, values } of graph.nodes())
    yield feature(id, at ? { type: 'Point', coordinates: at } : null, { feature: 'node', ...values });
}

const feature = (id: string, geometry: Geometry | null, properties: AttributeValues): Feature => ({
  type: 'Feature',
  id,
  geometry,
  properties,
});
