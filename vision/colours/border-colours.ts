/** The coloured borders of crossings. */
import { median, type Picture } from '../pixels/index.js';
import { certainty, excessesOver } from './certainty.js';

/** What a crossing may have around it. */
export const CROSSING_BORDERS = ['none', 'yellow', 'red'] as const;
export type CrossingBorder = (typeof CROSSING_BORDERS)[number];

/** The border of one crossing. */
export interface BorderReading {
  readonly border: CrossingBorder;
  /** From 0 to 1. */
  readonly confidence: number;
}

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Square rings around a crossing in which a border may lie, by their half sides as shares of the common side. */
const RINGS = [0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1, 1.1, 1.2, 1.3] as const;
/** The ring that shows what is around a border. */
const SURROUNDINGS = 1.8;
const SAMPLES_PER_SIDE = 24;
/** A border is at least this share of the contrast between paper and ink more coloured than a plain crossing. */
const LEAST_EXCESS = 0.22;

/**
 * The borders of all crossings of a picture. Most crossings of a board have none, so each is compared with the
 * typical one; `side` is the common side of crossings in pixels, `among` are the borders that the board may have.
 */
export function readBorders(
  picture: Picture,
  crossings: readonly Place[],
  side: number,
  among: readonly CrossingBorder[] = CROSSING_BORDERS,
): readonly BorderReading[] {
  if (crossings.length === 0) return [];
  const looks = crossings.map((place) => lookAround(picture, place, side));
  const contrast = Math.max(40, median(looks.map((look) => look.contrast)));
  const yellow = excesses(
    looks.map((look) => look.yellow),
    contrast,
  );
  const red = excesses(
    looks.map((look) => look.red),
    contrast,
  );
  return looks.map((_, i) => {
    const excess = {
      yellow: among.includes('yellow') ? yellow[i]! : 0,
      red: among.includes('red') ? red[i]! : 0,
    };
    const border = excess.yellow >= excess.red ? 'yellow' : 'red';
    const strongest = excess[border];
    if (strongest < 1) return { border: 'none', confidence: certainty(1 - strongest) };
    const lead = (strongest - Math.min(excess.yellow, excess.red)) / 2;
    return { border, confidence: Math.min(certainty(strongest - 1), certainty(lead)) };
  });
}

/** How much more coloured than the typical one each is, where 1 is the least that a border has. */
function excesses(values: readonly number[], contrast: number): readonly number[] {
  const typical = median(values);
  const deviation = 1.48 * median(values.map((value) => Math.abs(value - typical)));
  return excessesOver(values, typical, deviation, LEAST_EXCESS * contrast);
}

interface Look {
  readonly yellow: number;
  readonly red: number;
  /** How much lighter the surroundings are than the crossing. */
  readonly contrast: number;
}

/** The most yellow and the reddest ring, beside the surroundings: a stain in the paper is coloured outside too. */
function lookAround(picture: Picture, place: Place, side: number): Look {
  const rings = RINGS.map((share) => lookAtRing(picture, place, share * side));
  const outside = lookAtRing(picture, place, SURROUNDINGS * side);
  const inside = lookAtRing(picture, place, 0.15 * side);
  return {
    yellow: Math.max(...rings.map(({ yellow }) => yellow)) - Math.max(0, outside.yellow),
    red: Math.max(...rings.map(({ red }) => red)) - Math.max(0, outside.red),
    contrast: outside.brightness - inside.brightness,
  };
}

/** The medians along a square ring; streets that leave the crossing do not reach half of it. */
function lookAtRing({ width, height, rgb }: Picture, { x, y }: Place, halfSide: number) {
  const yellow: number[] = [];
  const red: number[] = [];
  const brightness: number[] = [];
  for (let k = 0; k < SAMPLES_PER_SIDE; k++) {
    const along = ((2 * k + 1) / SAMPLES_PER_SIDE - 1) * halfSide;
    for (let edge = 0; edge < 4; edge++) {
      const across = edge % 2 === 0 ? -halfSide : halfSide;
      const u = Math.round(x + (edge < 2 ? along : across));
      const v = Math.round(y + (edge < 2 ? across : along));
      if (u < 0 || v < 0 || u >= width || v >= height) continue;
      const at = (v * width + u) * 3;
      yellow.push(Math.min(rgb[at]!, rgb[at + 1]!) - rgb[at + 2]!);
      red.push(rgb[at]! - Math.max(rgb[at + 1]!, rgb[at + 2]!));
      brightness.push((rgb[at]! + rgb[at + 1]! + rgb[at + 2]!) / 3);
    }
  }
  return yellow.length === 0
    ? { yellow: 0, red: 0, brightness: 0 }
    : { yellow: median(yellow), red: median(red), brightness: median(brightness) };
}
