/** How much a straight line between two nodes looks like a waterline. */
import { blurPlane, type Picture, type Plane, quantile, sampleLinear } from '../pixels/index.js';
import { dashFeatures, inkAlong, type LineStyle } from '../streets/index.js';

/** The look of a line of blue dashes. */
export interface WaterlineLook {
  /** How much more blue than red the line is, in steps of 255. */
  readonly blueness: number;
  /** How much bluer it is than what is beside it, on the mean and in its least blue parts. */
  readonly contrast: number;
  readonly leastContrast: number;
  /** How regularly it repeats at the period of the board's dashes. */
  readonly coherence: number;
  /** The mean of black ink, from 0 to 1. */
  readonly ink: number;
}

/** The planes in which waterlines are seen. */
export interface WaterPlanes {
  /** Blue minus red, from -255 to 255; the same without negative values, from 0 to 1; and red, from 0 to 1. */
  readonly blueness: Plane;
  readonly blue: Plane;
  readonly red: Plane;
  readonly ink: Plane;
}

/** What is beside a line begins at this distance, in sides of a crossing: outside a glow. */
const BESIDE = 0.9;
/** Lines are also tried this far aside, in sides of a crossing. */
const ASIDE = [-0.2, -0.1, 0, 0.1, 0.2];

/** The periods that waterlines may have, in sides of a crossing, and how many of them a line has at least. */
const SHORTEST_PERIOD = 0.35;
const LONGEST_PERIOD = 1.6;
const PERIOD_STEP = 1.12;
const LEAST_PERIODS = 3;

/** The planes of a picture. `ink` is its black ink. */
export function waterPlanes({ width, height, rgb }: Picture, ink: Plane): WaterPlanes {
  const planeOf = (valueAt: (at: number) => number): Plane => {
    const values = new Float32Array(width * height);
    for (let i = 0; i < values.length; i++) values[i] = valueAt(3 * i);
    return blurPlane({ width, height, values }, 0.8);
  };
  const blueness = planeOf((at) => rgb[at + 2]! - rgb[at]!);
  const blue = { ...blueness, values: blueness.values.map((value) => (value > 0 ? value / 255 : 0)) };
  return { blueness, blue, red: planeOf((at) => rgb[at]! / 255), ink };
}

/** The look of a straight line, at the place within a little of it where it is bluest. `style` is of the board's streets. */
export function waterlineLook(
  planes: WaterPlanes,
  line: { readonly x: Float32Array; readonly y: Float32Array },
  side: number,
  style: LineStyle,
): WaterlineLook {
  const last = line.x.length - 1;
  const [dx, dy] = [line.x[last]! - line.x[0]!, line.y[last]! - line.y[0]!];
  const length = Math.hypot(dx, dy) || 1;
  const [acrossX, acrossY] = [(-dy / length) * side, (dx / length) * side];
  const [besideX, besideY] = [BESIDE * acrossX, BESIDE * acrossY];
  let best: WaterlineLook | undefined;
  for (const aside of ASIDE) {
    const x = line.x.map((value) => value + aside * acrossX);
    const y = line.y.map((value) => value + aside * acrossY);
    const contrasts = new Float32Array(x.length);
    let [blueness, contrast] = [0, 0];
    for (let i = 0; i < x.length; i++) {
      const own = sampleLinear(planes.blueness, x[i]!, y[i]!);
      const one = sampleLinear(planes.blueness, x[i]! + besideX, y[i]! + besideY);
      const other = sampleLinear(planes.blueness, x[i]! - besideX, y[i]! - besideY);
      contrasts[i] = own - Math.max(one, other);
      blueness += own / x.length;
      contrast += contrasts[i]! / x.length;
    }
    if (best !== undefined && best.contrast >= contrast) continue;
    // A glow is as blue as the dashes but lighter, which the red channel shows best.
    const coherence = Math.max(
      regularity(inkAlong(planes.blue, { x, y }), side, style),
      regularity(inkAlong(planes.red, { x, y }), side, style),
    );
    const inks = inkAlong(planes.ink, { x, y });
    const ink = inks.reduce((sum, value) => sum + value, 0) / inks.length;
    best = { blueness, contrast, leastContrast: quantile(contrasts, 0.15), coherence, ink };
  }
  return best!;
}

/** How regularly a line repeats, at the period of the board's streets or at one of its own. */
function regularity(ink: Float32Array, side: number, style: LineStyle): number {
  let best = style.isDashed ? dashFeatures(ink, style).coherence : 0;
  const longest = Math.min(LONGEST_PERIOD * side, ink.length / LEAST_PERIODS);
  for (let period = SHORTEST_PERIOD * side; period <= longest; period *= PERIOD_STEP)
    best = Math.max(best, dashFeatures(ink, { ...style, period, isDashed: true }).coherence);
  return best;
}
