/** Reads GeoJSON: points are nodes, lines are edges, polygons are blocks. */
import { ownProperty, quoteText } from '../../../model/index.js';
import {
  faultAt,
  ReadError,
  throwReadError,
  type FilePosition,
  type ForeignEdge,
  type ForeignEntry,
  type ForeignFile,
  type ForeignGraph,
  type ForeignPoint,
  type ImportFault,
} from '../foreign/foreign-graph.js';
import { readForeignId, isObject, readOptionalList, readForeignJson } from './read-foreign-json.js';
import { createReservedNameRenamer, setNestedAttributes, type MutableAttributes } from './set-attribute.js';

/** Reads a GeoJSON file as a graph. Throws a `ReadError`. */
export function readGeojson(file: ForeignFile): ForeignGraph {
  const { root, spotOf } = readForeignJson(file, 3);
  if (ownProperty(root, 'type') !== 'FeatureCollection')
    throwReadError(spotOf(root), 'import/form', 'the file', 'This is not a GeoJSON FeatureCollection.');
  const values: MutableAttributes = {};
  const own = ownProperty(root, 'lamplighter');
  if (isObject(own)) setNestedAttributes(values, own, spotOf(own), () => 'the file');
  const found: Found = { nodes: [], edges: [], blocks: [], doubts: [], faults: [] };
  const pointOf = values['yAxis'] === 'up' ? upwardsPoint(values, spotOf(root)) : readPoint;
  const features = readOptionalList(root, 'features', spotOf(root));
  for (const feature of features) {
    const spot = spotOf(isObject(feature) ? feature : features);
    if (isObject(feature)) readFeature(feature, spot, found, pointOf);
    else found.faults.push(faultAt(spot, FORM, 'a feature', 'Every feature must be an object { … }.'));
  }
  if (found.faults.length > 0) throw new ReadError(found.faults);
  const { faults: _, ...parts } = found;
  return { files: [file], values, ...parts };
}

interface Found {
  readonly nodes: ForeignEntry[];
  readonly edges: ForeignEdge[];
  readonly blocks: ForeignEntry[];
  readonly doubts: ImportFault[];
  readonly faults: ImportFault[];
}

const FORM = 'geojson/form';

function readFeature(feature: object, spot: FilePosition, found: Found, pointOf: PointReader): void {
  const id = readForeignId(ownProperty(feature, 'id'));
  const words = (): string => (id === undefined ? 'a feature' : `feature ${quoteText(id)}`);
  const values: MutableAttributes = {};
  const properties = ownProperty(feature, 'properties');
  if (isObject(properties))
    setNestedAttributes(
      values,
      properties,
      spot,
      words,
      id === undefined ? undefined : createReservedNameRenamer('id'),
    );
  if (id !== undefined) values['id'] = id;
  const wrong = (message: string): void => {
    found.faults.push(faultAt(spot, FORM, words(), message));
  };
  const entry = { ...spot, values };
  const geometry = ownProperty(feature, 'geometry') ?? null;
  const [type, coordinates] = [ownProperty(geometry, 'type'), ownProperty(geometry, 'coordinates')];
  switch (geometry === null ? values['feature'] : type) {
    case 'Point': {
      const at = pointOf(coordinates);
      if (at === undefined) wrong(POINT);
      else {
        // The geometry counts: programs that move a point change it, not the properties.
        if (at.some((each, i) => Number(values['xy'.charAt(i)] ?? each) !== each))
          found.doubts.push(faultAt(spot, 'geojson/moved', words(), moved(values, at)));
        [values['x'], values['y']] = at;
        found.nodes.push(entry);
      }
      break;
    }
    case 'LineString': {
      const line = pointsOf(coordinates, pointOf);
      if (line === undefined || line.length < 2) wrong(LINE);
      else found.edges.push({ ...entry, line });
      break;
    }
    // The shape of a block is given by its walk.
    case 'Polygon':
    case 'block':
      found.blocks.push(entry);
      break;
    case 'node':
      found.nodes.push(entry);
      break;
    case 'edge':
      found.edges.push(entry);
      break;
    default:
      wrong(geometry === null ? NOTHING : otherShape(type));
  }
}

type PointReader = (value: unknown) => ForeignPoint | undefined;

/** Of our own exports with y up: reads points as on the board, where y goes down. */
function upwardsPoint({ height }: MutableAttributes, spot: FilePosition): PointReader {
  if (typeof height !== 'number') return throwReadError(spot, 'geojson/no-height', 'the file', NO_HEIGHT);
  return (value) => {
    const point = readPoint(value);
    return point && [point[0], height - point[1]];
  };
}

/** RFC 7946 allows a height as third number; it is ignored. */
function readPoint(value: unknown): ForeignPoint | undefined {
  if (!Array.isArray(value) || value.length < 2) return undefined;
  const [x, y] = value as unknown[];
  return typeof x === 'number' && typeof y === 'number' ? [x, y] : undefined;
}

function pointsOf(value: unknown, pointOf: PointReader): readonly ForeignPoint[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const points = value.map((each) => pointOf(each));
  return points.every((point) => point !== undefined) ? points : undefined;
}

const moved = ({ x, y }: MutableAttributes, at: ForeignPoint): string =>
  `The point lies at ${at.join(', ')}, but its properties are ${String(x)}, ${String(y)}. The point was used.`;
const NO_HEIGHT =
  'Its "lamplighter" says that y goes up, and does not give the "height" of the board as a number, which is needed to turn it. Add it, or remove "yAxis" and use "up" and "top" in the mapping.';
const POINT = 'The coordinates of a point must be two numbers, such as [4493, 2685].';
const LINE = 'The coordinates of a line must be at least two points, each of two numbers.';
const NOTHING = 'It has no geometry and no property that makes it a node, an edge or a block.';
const otherShape = (type: unknown): string =>
  `A board has points, lines and polygons; ${typeof type === 'string' ? quoteText(type) : 'this'} is not one of them. Split it or remove it.`;
