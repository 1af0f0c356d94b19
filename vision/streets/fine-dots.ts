/** Streets of fine dots, which melt into a line at the usual scale: finds the scale at which they are separate. */
import { type Picture, scalePosition } from '../pixels/index.js';
import type { LineStyle } from './dashes.js';
import type { InkMap } from './ink-map.js';
import { lineStyle } from './line-style.js';
import { lengthOf, type Path } from './trace-path.js';

/** Samples along a street in a side of a crossing. */
const SAMPLES = 16;
/** A path is searched for dots this far aside, and for paper that far, in sides of a crossing. */
const DOT_ASIDE = 0.2;
const PAPER_ASIDE = 0.5;
/** Dots with a longer period, in sides of a crossing, are seen at the usual scale, where a period has this many pixels. */
const LONGEST_PERIOD = 0.6;
const SEEN_PERIOD = 4.5;
/** The pixels that a period of fine dots shall have, and the largest map for it. */
const WANTED_PERIOD = 7;
const LARGEST_MAP = 2.4e6;
/** A map may be this much larger than the picture: the filters are not finer than a pixel. */
const LARGEST_FACTOR = 1.5;

/** The side of a crossing, in pixels, at which fine dots are seen; undefined if the streets have none or need no finer map. */
export function sideForDots(
  picture: Picture,
  { factor, side, ink }: InkMap,
  paths: readonly Path[],
  style: LineStyle,
): number | undefined {
  if (style.isDashed && style.period > SEEN_PERIOD) return undefined;
  const inPicture = side / factor;
  const fine = lineStyle(
    paths.map((path) => dotsAlong(picture, path, factor, inPicture)),
    SAMPLES,
  );
  const period = fine.period / SAMPLES;
  if (!fine.isDashed || period > LONGEST_PERIOD) return undefined;
  const room = Math.sqrt(LARGEST_MAP / (ink.width * ink.height));
  const finer = Math.min(WANTED_PERIOD / period, LARGEST_FACTOR * inPicture, side * room);
  return finer > 1.15 * side ? finer : undefined;
}

/** How much darker than the paper beside it a path is, in samples of equal distance. */
function dotsAlong(picture: Picture, path: Path, factor: number, side: number): Float32Array {
  const { x, y } = path;
  const count = Math.max(4, Math.floor((lengthOf(path) / factor / side) * SAMPLES));
  const dots = new Float32Array(count);
  for (let k = 0; k < count; k++) {
    const at = ((x.length - 1) * k) / (count - 1);
    const i = Math.min(x.length - 2, Math.floor(at));
    const [dx, dy] = [x[i + 1]! - x[i]!, y[i + 1]! - y[i]!];
    const length = Math.hypot(dx, dy) || 1;
    const u = scalePosition(x[i]! + dx * (at - i), 1 / factor);
    const v = scalePosition(y[i]! + dy * (at - i), 1 / factor);
    let [darkest, lightest] = [255, 0];
    const reach = Math.ceil(PAPER_ASIDE * side);
    for (let aside = -reach; aside <= reach; aside++) {
      const value = brightnessAt(picture, u - (aside * dy) / length, v + (aside * dx) / length);
      if (value > lightest) lightest = value;
      if (value < darkest && Math.abs(aside) <= DOT_ASIDE * side) darkest = value;
    }
    dots[k] = (lightest - darkest) / 255;
  }
  return dots;
}

function brightnessAt({ width, height, rgb }: Picture, x: number, y: number): number {
  const column = Math.min(width - 1, Math.max(0, Math.round(x)));
  const row = Math.min(height - 1, Math.max(0, Math.round(y)));
  const at = 3 * (row * width + column);
  return Math.max(rgb[at]!, rgb[at + 1]!, rgb[at + 2]!);
}
