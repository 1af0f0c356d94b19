/** Reads GeoJSON: points are nodes, lines are edges, polygons are blocks. */
import { field } from '../../model/file/json-pointer.js';
import { quoted } from '../../model/file/quoted.js';
import { Refusal, refuse, type Fault } from './fault.js';
import type {
  ForeignEdge,
  ForeignEntry,
  ForeignFile,
  ForeignGraph,
  ForeignPoint,
  Spot,
} from './foreign-graph.js';
import { idOf, isObject, listIn, readForeignJson } from './read-foreign-json.js';
import { besideIds, setNested, type OpenValues } from './set-value.js';

/** A GeoJSON file as a graph. Throws a `Refusal` if it is none. */
export function readGeojson(file: ForeignFile): ForeignGraph {
  const { root, spotOf } = readForeignJson(file, 3);
  if (field(root, 'type') !== 'FeatureCollection')
    refuse(spotOf(root), 'import/form', 'the file', 'This is no FeatureCollection of GeoJSON.');
  const values: OpenValues = {};
  const own = field(root, 'lamplighter');
  if (isObject(own)) setNested(values, own, spotOf(own), () => 'the file');
  const found: Found = { nodes: [], edges: [], blocks: [], doubts: [], faults: [] };
  const features = listIn(root, 'features', spotOf(root));
  for (const feature of features) {
    const spot = spotOf(isObject(feature) ? feature : features);
    if (isObject(feature)) readFeature(feature, spot, found);
    else fault(found, spot, 'a feature', 'Each feature must be an object { … }; one is not.');
  }
  if (found.faults.length > 0) throw new Refusal(found.faults);
  const { faults: _, ...parts } = found;
  return { files: [file], values, ...parts };
}

interface Found {
  readonly nodes: ForeignEntry[];
  readonly edges: ForeignEdge[];
  readonly blocks: ForeignEntry[];
  readonly doubts: Fault[];
  readonly faults: Fault[];
}

const fault = ({ faults }: Found, { file, offset }: Spot, words: string, message: string): void => {
  faults.push({ file, offset, code: 'geojson/form', words, message });
};

function readFeature(feature: object, spot: Spot, found: Found): void {
  const id = idOf(field(feature, 'id'));
  const words = (): string => (id === undefined ? 'a feature' : `feature ${quoted(id)}`);
  const values: OpenValues = {};
  const properties = field(feature, 'properties');
  if (isObject(properties))
    setNested(values, properties, spot, words, '', id === undefined ? undefined : besideIds('id'));
  if (id !== undefined) values['id'] = id;
  const geometry = field(feature, 'geometry') ?? null;
  const type = field(geometry, 'type');
  switch (geometry === null ? values['feature'] : type) {
    case 'Point': {
      const at = pointOf(field(geometry, 'coordinates'));
      if (at === undefined) {
        fault(found, spot, words(), POINT);
        return;
      }
      // What is drawn counts: whoever moves a point in another program moves it there, and not in its properties.
      if (at.some((each, i) => Number(values['xy'.charAt(i)] ?? each) !== each))
        found.doubts.push({ ...spot, code: 'geojson/moved', words: words(), message: moved(values, at) });
      [values['x'], values['y']] = at;
      found.nodes.push({ ...spot, values });
      return;
    }
    case 'LineString': {
      const line = pointsOf(field(geometry, 'coordinates'));
      if (line === undefined || line.length < 2) {
        fault(found, spot, words(), LINE);
        return;
      }
      found.edges.push({ ...spot, values, line });
      return;
    }
    // The shape of a block follows from its walk.
    case 'Polygon':
    case 'block':
      found.blocks.push({ ...spot, values });
      return;
    case 'node':
      found.nodes.push({ ...spot, values });
      return;
    case 'edge':
      found.edges.push({ ...spot, values });
      return;
    default:
      fault(found, spot, words(), geometry === null ? NOTHING : otherShape(type));
  }
}

/** RFC 7946 lets a height follow; a board has none. */
function pointOf(value: unknown): ForeignPoint | undefined {
  if (!Array.isArray(value) || value.length < 2) return undefined;
  const [x, y] = value as unknown[];
  return typeof x === 'number' && typeof y === 'number' ? [x, y] : undefined;
}

function pointsOf(value: unknown): readonly ForeignPoint[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const points = value.map(pointOf);
  return points.every((point) => point !== undefined) ? points : undefined;
}

const moved = ({ x, y }: OpenValues, at: ForeignPoint): string =>
  `The point lies at ${at.join(', ')}, but its properties say ${String(x)}, ${String(y)}. The point was believed.`;
const POINT = 'The coordinates of a point must be two numbers, such as [4493, 2685].';
const LINE = 'The coordinates of a line must be at least two points, each of two numbers.';
const NOTHING = 'It has no geometry, and does not say whether it is a node, an edge or a block.';
const otherShape = (type: unknown): string =>
  `A board has points, lines and polygons. ${typeof type === 'string' ? quoted(type) : 'This'} is none of these; split it or remove it.`;
