import { describe, expect, test } from 'vitest';
import type { Palette } from './palette.js';
import { PALETTES, PAPER_PALETTE, THEMES } from './palette.js';

describe.each([
  ...THEMES.map((theme) => [theme, PALETTES[theme]] as const),
  ['paper', PAPER_PALETTE] as const,
])('the %s palette', (_, palette) => {
  test.each(texts(palette))('text: %s', (_, colour, ground) => {
    expect(contrast(colour, ground)).toBeGreaterThanOrEqual(4.5);
  });
  test.each(shapes(palette))('shape: %s', (_, colour, ground) => {
    expect(contrast(colour, ground)).toBeGreaterThanOrEqual(3);
  });
});

type Pairs = readonly (readonly [string, string, string])[];

function texts(palette: Palette): Pairs {
  const { page, ground, discs } = palette;
  return [
    ['title', palette.ink, page],
    ['version and cells', palette.line, page],
    ['section letters', palette.accent, page],
    ['names of crossings', palette.accent, ground],
    ...Object.entries(discs).map(([colour, { fill, number }]) => [`${colour} number`, number, fill] as const),
    ['tile', palette.onFlame, palette.flame],
    ['character', palette.onToken, palette.token],
    ['open exit', palette.ground, palette.ink],
  ];
}

function shapes(palette: Palette): Pairs {
  const { ground, discs, hexes } = palette;
  return [
    ['street', palette.line, ground],
    ['waterline', palette.water, palette.waterBlock],
    ['waterline at the rim', palette.water, ground],
    ['section border', palette.accent, palette.houses],
    ['red ring', discs.red.ring, discs.red.fill],
    ['blue ring', discs.blue.ring, discs.blue.fill],
    ['black beside white', discs.black.fill, discs.white.fill],
    ['white ring', discs.white.ring, ground],
    ['black ring', discs.black.ring, ground],
    ['crossing', palette.squareOutline, ground],
    ['yellow border', palette.yellow, palette.square],
    ['red border', palette.red, ground],
    ['hex', palette.line, ground],
    ['lit gaslight', palette.flame, hexes.gaslight],
    ['unlit gaslight', palette.unlit, hexes.gaslight],
    ['building', palette.building, hexes.building],
    ['garden', palette.garden, hexes.garden],
    ['cordon', palette.red, ground],
    ['halo', palette.haloInner, palette.haloOuter],
  ];
}

/** WCAG 2.2: (lighter + 0.05) / (darker + 0.05). */
function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light! + 0.05) / (dark! + 0.05);
}

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}
