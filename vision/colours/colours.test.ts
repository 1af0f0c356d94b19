import { describe, expect, it } from 'vitest';
import type { Picture } from '../pixels/index.js';
import { type CircleColour, type CrossingBorder, readBorders, readCircleColours } from './index.js';

type Colour = readonly [number, number, number];

const PAPER: Colour = [226, 205, 170];
const FILLS: Readonly<Record<CircleColour, Colour>> = {
  white: [245, 240, 230],
  red: [190, 30, 40],
  black: [40, 42, 45],
  blue: [60, 160, 215],
};

/** A picture whose pixels are the last of the painted shapes that covers them, under a light of some colour. */
function paint(
  width: number,
  height: number,
  colourAt: (x: number, y: number) => Colour,
  light: Colour = [1, 1, 1],
): Picture {
  const rgb = new Uint8ClampedArray(width * height * 3);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const colour = colourAt(x, y);
      for (let channel = 0; channel < 3; channel++)
        rgb[(y * width + x) * 3 + channel] = colour[channel]! * light[channel]!;
    }
  return { width, height, rgb };
}

const PITCH = 40;
const placesOf = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ x: 20 + PITCH * (i % 8), y: 20 + PITCH * Math.floor(i / 8) }));

/** Discs of 12 pixels with a bar for a number in the colour of ink, or of paper on dark discs. */
function drawDiscs(colours: readonly CircleColour[], fills = FILLS, light?: Colour): Picture {
  const places = placesOf(colours.length);
  return paint(
    8 * PITCH,
    Math.ceil(colours.length / 8) * PITCH,
    (x, y) => {
      const i = places.findIndex((place) => Math.hypot(place.x - x, place.y - y) < 12);
      if (i < 0) return PAPER;
      const isNumber = Math.abs(x - places[i]!.x) < 3 && Math.abs(y - places[i]!.y) < 6;
      if (!isNumber) return fills[colours[i]!];
      return colours[i] === 'white' ? [30, 30, 30] : [240, 240, 235];
    },
    light,
  );
}

const mixed = (others: readonly CircleColour[]): readonly CircleColour[] =>
  Array.from({ length: 32 }, (_, i) => (i % 5 === 0 ? others[(i / 5) % others.length]! : 'white'));

describe('readCircleColours', () => {
  it.each([
    ['white and red', mixed(['red'])],
    ['white, black and blue', mixed(['black', 'blue'])],
    ['all four colours', mixed(['red', 'black', 'blue'])],
    ['white alone', mixed(['white'])],
  ])('reads %s', (_, colours) => {
    const readings = readCircleColours(drawDiscs(colours), placesOf(colours.length), 12);
    expect(readings.map(({ colour }) => colour)).toEqual(colours);
    expect(Math.min(...readings.map(({ confidence }) => confidence))).toBeGreaterThan(0.8);
  });

  it('reads colours in yellow light and with a radius that is a third too large', () => {
    const colours = mixed(['red', 'black', 'blue']);
    const picture = drawDiscs(colours, FILLS, [0.9, 0.8, 0.6]);
    const readings = readCircleColours(picture, placesOf(colours.length), 16);
    expect(readings.map(({ colour }) => colour)).toEqual(colours);
  });

  it('reads discs with a tint of their colour', () => {
    const colours = mixed(['red']);
    const picture = drawDiscs(colours, { ...FILLS, red: [240, 205, 200] });
    const readings = readCircleColours(picture, placesOf(colours.length), 12);
    expect(readings.map(({ colour }) => colour)).toEqual(colours);
  });

  it('reads only colours that the board may have', () => {
    const colours = mixed(['blue']);
    const readings = readCircleColours(drawDiscs(colours), placesOf(colours.length), 12, ['white', 'black']);
    expect(readings.some(({ colour }) => colour === 'blue' || colour === 'red')).toBe(false);
  });

  it('does not trust discs that are all coloured', () => {
    const colours = mixed(['white']);
    const picture = drawDiscs(colours, { ...FILLS, white: [220, 200, 40] });
    const readings = readCircleColours(picture, placesOf(colours.length), 12);
    expect(Math.max(...readings.map(({ confidence }) => confidence))).toBeLessThan(0.6);
  });
});

/** Black squares of 8 pixels with borders of 2 pixels; the stain is a red area without any border. */
function drawCrossings(borders: readonly CrossingBorder[], stain?: number): Picture {
  const places = placesOf(borders.length);
  const inks: Readonly<Record<CrossingBorder, Colour>> = {
    none: PAPER,
    yellow: [230, 210, 40],
    red: [190, 30, 40],
  };
  return paint(8 * PITCH, Math.ceil(borders.length / 8) * PITCH, (x, y) => {
    const i = Math.floor(y / PITCH) * 8 + Math.floor(x / PITCH);
    const place = places[i]!;
    const distance = Math.max(Math.abs(x - place.x), Math.abs(y - place.y));
    if (distance <= 4) return [25, 25, 25];
    if (distance <= 6 && borders[i] !== 'none') return inks[borders[i]!];
    return i === stain ? [200, 60, 50] : PAPER;
  });
}

describe('readBorders', () => {
  const borders = Array.from({ length: 32 }, (_, i): CrossingBorder =>
    i === 3 ? 'red' : i % 7 === 0 ? 'yellow' : 'none',
  );

  it('reads yellow and red borders', () => {
    const readings = readBorders(drawCrossings(borders), placesOf(borders.length), 9);
    expect(readings.map(({ border }) => border)).toEqual(borders);
    expect(Math.min(...readings.map(({ confidence }) => confidence))).toBeGreaterThan(0.9);
  });

  it('reads no border where none is printed', () => {
    const none = borders.map(() => 'none' as const);
    const readings = readBorders(drawCrossings(none), placesOf(none.length), 9);
    expect(readings.map(({ border }) => border)).toEqual(none);
  });

  it('takes no stain in the paper for a border', () => {
    const readings = readBorders(drawCrossings(borders, 5), placesOf(borders.length), 9);
    expect(readings[5]!.border).toBe('none');
  });

  it('reads only borders that the board may have', () => {
    const readings = readBorders(drawCrossings(borders), placesOf(borders.length), 9, ['none', 'yellow']);
    expect(readings[3]!.border).toBe('none');
  });
});
