/** Finds waterlines: straight dashed lines of blue ink between two nodes, with or without a pale glow around them. */
import { type Plane, sampleLinear, scalePosition } from '../pixels/index.js';
import {
  type FoundStreets,
  nearbyPairs,
  type NodePair,
  type StreetNode,
  thirdNodeTest,
} from '../streets/index.js';
import { type WaterlineLook, waterlineLook, waterPlanes } from './waterline-look.js';

/** A waterline between two nodes; its points are in pixels of the picture. */
export interface FoundWaterline {
  readonly pair: NodePair;
  readonly x: Float32Array;
  readonly y: Float32Array;
  readonly probability: number;
}

/** The least length in periods of the dashes, and the greatest in sides of a crossing. */
const LEAST_PERIODS = 3;
const LONGEST = 25;
/** The part at each end that is not looked at, in sides of a crossing. */
const INSET = 0.35;

/** The waterlines of a board whose streets were found; pairs that a street joins have none. */
export function findWaterlines({ inkMap, style, streets, widened }: FoundStreets): readonly FoundWaterline[] {
  const { nodes, side, picture } = inkMap;
  const planes = waterPlanes(picture, widened);
  const runsThroughNode = thirdNodeTest(nodes);
  const joined = new Set(streets.map(({ pair }) => pair.join(' ')));
  return nearbyPairs(nodes, 28, LONGEST * side).flatMap((pair) => {
    if (joined.has(pair.join(' '))) return [];
    const line = straightLine(nodes[pair[0]]!, nodes[pair[1]]!, INSET * side);
    if (line.x.length < LEAST_PERIODS * style.period || !isBluish(planes.blueness, line)) return [];
    if (runsThroughNode(line, pair)) return [];
    const probability = waterlineProbability(waterlineLook(planes, line, side, style));
    if (probability === 0) return [];
    const inPicture = (value: number): number => scalePosition(value, 1 / inkMap.factor);
    return [{ pair, x: line.x.map(inPicture), y: line.y.map(inPicture), probability }];
  });
}

/** Whether some points of a line are more blue than red on the mean: a quick test that rejects most lines. */
function isBluish(blueness: Plane, { x, y }: Pick<FoundWaterline, 'x' | 'y'>): boolean {
  let sum = 0;
  for (let i = 0; i < x.length; i += 3) sum += sampleLinear(blueness, x[i]!, y[i]!);
  return sum > 0;
}

/** Points a pixel apart between the rims of two nodes. */
function straightLine(from: StreetNode, to: StreetNode, inset: number): Pick<FoundWaterline, 'x' | 'y'> {
  const distance = Math.hypot(to.x - from.x, to.y - from.y);
  const start = from.radius + inset;
  const count = Math.max(0, Math.floor(distance - to.radius - inset - start));
  const at = (a: number, b: number) =>
    Float32Array.from({ length: count }, (_, i) => a + ((b - a) * (start + i)) / distance);
  return { x: at(from.x, to.x), y: at(from.y, to.y) };
}

/** How certain a waterline is, from the criterion it meets least; 0 if it does not meet all. */
function waterlineProbability(look: WaterlineLook): number {
  return Math.max(brightLine(look), darkLine(look));
}

/** Light blue dashes, or any with a pale glow, stand out by their colour. */
function brightLine({ blueness, contrast, leastContrast, coherence, ink }: WaterlineLook): number {
  if (leastContrast <= 0 || ink > 0.35) return 0;
  const margin = Math.min((blueness - 12) / 15, (contrast - 30) / 15, (coherence - 0.75) / 0.1);
  return margin <= 0 ? 0 : 0.5 + 0.48 * Math.min(1, margin);
}

/** Dark blue dashes at the edge of blue water are hardly bluer than it, but regular and dark. */
function darkLine({ blueness, contrast, coherence, ink }: WaterlineLook): number {
  if (ink < 0.25 || ink > 0.5) return 0;
  const margin = Math.min((blueness - 6) / 10, (contrast - 8) / 10, (coherence - 0.9) / 0.06);
  return margin <= 0 ? 0 : 0.5 + 0.4 * Math.min(1, margin);
}
