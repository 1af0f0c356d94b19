/** GeoJSON, RFC 7946: nodes as points, edges as lines, blocks as polygons. */
import type { Point } from '../../../model/index.js';
import type { AttributeValues } from '../../graph/attributes.js';
import type { BoardGraph } from '../../graph/board-graph.js';
import { writeJsonEntries } from './json-formats.js';

/**
 * A graph as GeoJSON, chunk by chunk. The RFC allows only longitude and latitude; the member `lamplighter` marks these as
 * plane coordinates. The RFC has removed `crs`, and there is none for a sheet of cardboard.
 */
export function* toGeojson(graph: BoardGraph): Generator<string> {
  const lamplighter = {
    plane: true,
    unit: '1/10000 of the width of the board',
    yAxis: 'down',
    ...graph.values,
  };
  yield `{"type": "FeatureCollection", "lamplighter": ${JSON.stringify(lamplighter)},\n  "features": [`;
  yield* writeJsonEntries(featuresOf(graph), (feature) => JSON.stringify(feature));
  yield ']\n}\n';
}

/** Blocks first, then edges, then nodes, so that drawing them in this order hides nothing. */
function* featuresOf(graph: BoardGraph): Generator<object> {
  for (const { id, rings, values } of graph.blocks())
    yield feature(id, rings.length === 0 ? null : { type: 'Polygon', coordinates: rings }, {
      feature: 'block',
      ...values,
    });
  const places = new Map<string, Point>();
  for (const { id, at } of graph.nodes()) places.set(id, at);
  for (const { id, source, target, bends, values } of graph.edges()) {
    const coordinates = [places.get(source)!, ...bends, places.get(target)!];
    // The line has the bends already.
    const { bends: _, ...rest } = values;
    yield feature(id, { type: 'LineString', coordinates }, { feature: 'edge', source, target, ...rest });
  }
  for (const { id, at, values } of graph.nodes())
    yield feature(id, { type: 'Point', coordinates: at }, { feature: 'node', ...values });
}

const feature = (id: string, geometry: object | null, properties: AttributeValues): object => ({
  type: 'Feature',
  id,
  geometry,
  properties,
});
