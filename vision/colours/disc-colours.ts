/** The colours of circles. */
import { median, type Picture, quantile } from '../pixels/index.js';
import { certainty, excessesOver } from './certainty.js';

/** The colours of circles on the boards. */
export const CIRCLE_COLOURS = ['white', 'red', 'black', 'blue'] as const;
export type CircleColour = (typeof CIRCLE_COLOURS)[number];

/** The colour of one circle. */
export interface ColourReading {
  readonly colour: CircleColour;
  /** From 0 to 1. */
  readonly confidence: number;
}

interface Place {
  readonly x: number;
  readonly y: number;
}

/** The part of a disc that is surely inside its rim, in radii; numbers fill the middle. */
const [INNER, OUTER] = [0.25, 0.75];
/** A disc is coloured if it is at least this much redder or bluer than the plain ones, where white is 1. */
const LEAST_COLOUR = 0.07;
/** A plain disc is black below this brightness, where white is 1, unless the board shows a better limit. */
const HALF_WHITE = 0.45;
/** A board whose plain discs are as coloured as this has no plain discs. */
const TINTED = 0.25;

/**
 * The colours of all circles of a picture. Most discs of a board are plain, so coloured ones are those whose mean
 * colour differs; numbers and light do not matter then. `radius` is the common radius of discs, which may be that of
 * an inner disc or an outer ring; `among` are the colours that the board may have.
 */
export function readCircleColours(
  picture: Picture,
  circles: readonly Place[],
  radius: number,
  among: readonly CircleColour[] = CIRCLE_COLOURS,
): readonly ColourReading[] {
  if (circles.length === 0) return [];
  const samples = circles.map((place) => sampleDisc(picture, place, radius));
  const white = whiteOf(samples);
  const tones = samples.map((disc) => toneOfDisc(disc, white));
  const red = excessOf(tones.map(({ redness }) => redness));
  const blue = excessOf(tones.map(({ blueness }) => blueness));
  const trust = Math.hypot(red.typical, blue.typical) > TINTED ? 0.5 : 1;
  const isPlain = tones.map((_, i) => Math.max(red.excess[i]!, blue.excess[i]!) < 1);
  const brightness = tones.map((tone) => tone.brightness);
  const limit = limitOfBlack(brightness.filter((_, i) => isPlain[i]));
  return tones.map((_, i) => {
    const options: Readonly<Record<CircleColour, number>> = {
      red: red.excess[i]! - 1,
      blue: blue.excess[i]! - 1,
      white: plainScore(red.excess[i]!, blue.excess[i]!, (brightness[i]! - limit) / limit),
      black: plainScore(red.excess[i]!, blue.excess[i]!, (limit - brightness[i]!) / limit),
    };
    const ranked = [...among].sort((a, b) => options[b] - options[a]);
    const [best, next] = ranked;
    const margin = next === undefined ? 1 : (options[best!] - options[next]) / 2;
    return { colour: best!, confidence: trust * certainty(margin) };
  });
}

/** A plain disc is neither red nor blue, and on the right side of the limit between black and white. */
const plainScore = (red: number, blue: number, side: number): number =>
  Math.min(1 - Math.max(red, blue), side);

/** How much redder or bluer than the typical disc each is, where 1 is the least that counts as coloured. */
function excessOf(values: readonly number[]): {
  readonly typical: number;
  readonly excess: readonly number[];
} {
  const typical = median(values);
  const deviation = 1.48 * median(values.map((value) => Math.abs(value - typical)));
  return { typical, excess: excessesOver(values, typical, deviation, LEAST_COLOUR) };
}

/** The brightness halfway between the black and the white discs of this board, if it has both. */
function limitOfBlack(brightness: readonly number[]): number {
  const dark = brightness.filter((each) => each < HALF_WHITE);
  const light = brightness.filter((each) => each >= HALF_WHITE);
  return dark.length < 3 || light.length < 3 ? HALF_WHITE : (median(dark) + median(light)) / 2;
}

/** The pixels of a disc: red, green and blue of each, and whether it is off the middle, where the number is. */
interface DiscSample {
  readonly channels: readonly [number[], number[], number[]];
  readonly isOffCentre: boolean[];
}

function sampleDisc({ width, height, rgb }: Picture, { x, y }: Place, radius: number): DiscSample {
  const sample: DiscSample = { channels: [[], [], []], isOffCentre: [] };
  const step = Math.max(1, radius / 12);
  for (let dy = -OUTER * radius; dy <= OUTER * radius; dy += step)
    for (let dx = -OUTER * radius; dx <= OUTER * radius; dx += step) {
      const distance = Math.hypot(dx, dy) / radius;
      if (distance > OUTER) continue;
      const u = Math.min(width - 1, Math.max(0, Math.round(x + dx)));
      const v = Math.min(height - 1, Math.max(0, Math.round(y + dy)));
      const at = (v * width + u) * 3;
      for (const channel of [0, 1, 2] as const) sample.channels[channel].push(rgb[at + channel]!);
      sample.isOffCentre.push(distance >= INNER);
    }
  return sample;
}

/** Red, green and blue of white: white discs and white numbers are the lightest. */
type White = readonly [number, number, number];

/** The white of the picture. One without any has no white to balance, so no channel is stretched much more than another. */
function whiteOf(samples: readonly DiscSample[]): White {
  const lightest = [0, 1, 2].map((channel) =>
    quantile(
      samples.map(({ channels }) => quantile(channels[channel]!, 0.9)),
      0.9,
    ),
  );
  const most = Math.max(60, ...lightest);
  return lightest.map((each) => Math.max(LEAST_WHITE * most, each)) as unknown as White;
}

const LEAST_WHITE = 0.6;

interface Tone {
  /** The median brightness, where white is 1: that of the fill and not of the number. */
  readonly brightness: number;
  /** How much stronger red is than the other two channels, in the mean. */
  readonly redness: number;
  readonly blueness: number;
}

function toneOfDisc({ channels, isOffCentre }: DiscSample, white: White): Tone {
  const [red, green, blue] = channels.map(
    (values, channel) => values.reduce((sum, value) => sum + value, 0) / values.length / white[channel]!,
  ) as unknown as White;
  const brightness = isOffCentre.flatMap((isOff, i) =>
    isOff ? [(channels[0][i]! / white[0] + channels[1][i]! / white[1] + channels[2][i]! / white[2]) / 3] : [],
  );
  return {
    brightness: median(brightness),
    redness: red - (green + blue) / 2,
    blueness: blue - (red + green) / 2,
  };
}
