/** The themes of drawings; `print` is for a black-and-white printer. */
export const THEMES = ['light', 'dark', 'print'] as const;
export type Theme = (typeof THEMES)[number];

/**
 * Every colour of a drawing: light, dark, print, paper. Contrast is at least 4.5 for text and 3 for shapes. Print is black ink
 * and a few greys that survive photocopying; paper is ink on yellowed paper, to which a simulated scan adds room light.
 */
const COLOURS = {
  page: ['#f6f1e7', '#14171f', '#ffffff', '#e6d8b8'],
  /** The board itself: streets, squares, everything that is not a block. */
  ground: ['#fbf8f2', '#1c212c', '#ffffff', '#eadfc4'],
  ink: ['#1d2433', '#e8e3d8', '#000000', '#2a2118'],
  line: ['#5b6472', '#98a1b0', '#333333', '#4a3b2a'],
  accent: ['#8f5c12', '#f0b85a', '#4d4d4d', '#7c3a1c'],
  water: ['#2b6cb0', '#6db0f2', '#000000', '#1f5a86'],
  red: ['#b3202a', '#f0707a', '#000000', '#9c2118'],
  yellow: ['#f0b429', '#f0b429', '#ffffff', '#e0a92c'],
  houses: ['#e8decb', '#333b4a', '#e4e4e4', '#cdb587'],
  waterBlock: ['#c6dbed', '#1f4060', '#ffffff', '#a9c0c2'],
  /** Lines across water, which distinguish it from houses without colour. */
  waterHatch: ['#9cbedd', '#32618c', '#6e6e6e', '#7d9ea6'],
  /** A circle's fill, the ring round it, and its number. */
  discs: {
    white: {
      fill: ['#ffffff', '#f1ece1', '#ffffff', '#f7f1e0'],
      ring: ['#1d2433', '#f1ece1', '#000000', '#2a2118'],
      number: ['#1d2433', '#1d2433', '#000000', '#2a2118'],
    },
    red: {
      fill: ['#fbe3df', '#f7d5d0', '#ffffff', '#f0d3bd'],
      ring: ['#b3202a', '#c22f39', '#000000', '#9c2118'],
      number: ['#8a141d', '#8a141d', '#000000', '#7c140d'],
    },
    black: {
      fill: ['#1d2433', '#0c0e13', '#000000', '#241d17'],
      ring: ['#1d2433', '#b4bcc9', '#000000', '#241d17'],
      number: ['#ffffff', '#f1ece1', '#ffffff', '#f3ead6'],
    },
    blue: {
      fill: ['#e4f0fb', '#d5e7f8', '#ffffff', '#dde8e6'],
      ring: ['#2b6cb0', '#2b6cb0', '#000000', '#1f5a86'],
      number: ['#17446f', '#17446f', '#000000', '#143f60'],
    },
  },
  /** A black square and the thin outline that keeps it visible on a dark ground. */
  square: ['#1d2433', '#0c0e13', '#000000', '#241d17'],
  squareOutline: ['#1d2433', '#b4bcc9', '#000000', '#241d17'],
  hexes: {
    street: ['#dcd9d2', '#3a4150', '#dddddd', '#c9bda2'],
    lit: ['#f8e3a8', '#6d5a2c', '#ffffff', '#f0d894'],
    gaslight: ['#4a5160', '#11141b', '#4d4d4d', '#4b443c'],
    building: ['#b9a58c', '#574838', '#b4b4b4', '#a58763'],
    garden: ['#a9bf9a', '#37502f', '#c8c8c8', '#93a06f'],
  },
  /** Symbols on hexes that are not streets. */
  building: ['#63523d', '#b39a7c', '#333333', '#4f3a25'],
  garden: ['#4a6b3c', '#8fb57f', '#333333', '#3d4d27'],
  unlit: ['#aab2be', '#7c8696', '#c8c8c8', '#b3a78f'],
  lid: ['#8a8f98', '#8a8f98', '#999999', '#85796a'],
  flame: ['#f6c451', '#f6c451', '#ffffff', '#f2c14a'],
  onFlame: ['#1d2433', '#1d2433', '#000000', '#2a2118'],
  token: ['#ffffff', '#f1ece1', '#ffffff', '#f7f1e0'],
  onToken: ['#1d2433', '#1d2433', '#000000', '#2a2118'],
  /** The two tones of a halo: one of them is always visible. */
  haloOuter: ['#ffffff', '#0c0e13', '#ffffff', '#f7f1e0'],
  haloInner: ['#b7791f', '#f0b85a', '#000000', '#7c3a1c'],
} as const;

/** The colours of one theme. */
export type Palette = InOneTheme<typeof COLOURS> & {
  /** The mark of targets. In black only, an unbroken ring would look like the second ring of a red circle. */
  readonly reached: 'ring' | 'broken ring';
};

type InOneTheme<T> = T extends readonly string[] ? string : { readonly [K in keyof T]: InOneTheme<T[K]> };

const inColumn = (colours: object, column: number): object =>
  Object.fromEntries(
    Object.entries(colours).map(([name, value]: [string, object]) => [
      name,
      Array.isArray(value) ? value[column] : inColumn(value, column),
    ]),
  );

const [light, dark, print, paper] = [0, 1, 2, 3].map((column) => ({
  ...(inColumn(COLOURS, column) as InOneTheme<typeof COLOURS>),
  reached: column === 2 ? 'broken ring' : 'ring',
})) as [Palette, Palette, Palette, Palette];

/** The palettes of the themes, and that of a printed board. */
export const PALETTES: Readonly<Record<Theme, Palette>> = { light, dark, print };
export const PAPER_PALETTE = paper;
