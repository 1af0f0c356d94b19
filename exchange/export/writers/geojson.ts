/** GeoJSON, RFC 7946: nodes as points, edges as lines, blocks as polygons. */
import type { Point } from '../../model/board.js';
import type { Values } from './attributes.js';
import type { BoardGraph } from './board-graph.js';
import { jsonEntries } from './json-lists.js';

/**
 * A graph as GeoJSON, chunk by chunk. The RFC knows only longitude and latitude; a member of our own says that these are no
 * such thing. A `crs` would be worse: the RFC has taken it away, and there is none for a sheet of cardboard.
 */
export function* toGeojson(graph: BoardGraph): Generator<string> {
  const lamplighter = {
    plane: true,
    unit: '1/10000 of the width of the board',
    yAxis: 'down',
    ...graph.values,
  };
  yield `{"type": "FeatureCollection", "lamplighter": ${JSON.stringify(lamplighter)},\n  "features": [`;
  yield* jsonEntries(featuresOf(graph), (feature) => JSON.stringify(feature));
  yield ']\n}\n';
}

/** Blocks first, then edges, then nodes: who draws them in this order sees all of them. */
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

const feature = (id: string, geometry: object | null, properties: Values): object => ({
  type: 'Feature',
  id,
  geometry,
  properties,
});
