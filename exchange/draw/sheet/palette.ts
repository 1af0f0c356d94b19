/** The colours of drawings: light, dark, and for a black-and-white printer. */
export const THEMES = ['light', 'dark', 'print'] as const;
export type Theme = (typeof THEMES)[number];

/** Every colour of a drawing. Contrast is at least 4.5 for text and 3 for shapes. */
export interface Palette {
  readonly page: string;
  /** The board itself: streets, squares, everything that is not a block. */
  readonly ground: string;
  readonly ink: string;
  readonly line: string;
  readonly accent: string;
  readonly water: string;
  readonly red: string;
  readonly yellow: string;
  readonly houses: string;
  readonly waterBlock: string;
  /** Lines across water, which distinguish it from houses without colour. */
  readonly waterHatch: string;
  /** A circle's fill, the ring round it, and its number. */
  readonly discs: Readonly<Record<'white' | 'red' | 'black' | 'blue', Disc>>;
  /** A black square and the thin outline that keeps it visible on a dark ground. */
  readonly square: string;
  readonly squareOutline: string;
  readonly hexes: Readonly<Record<'street' | 'lit' | 'gaslight' | 'building' | 'garden', string>>;
  /** Symbols on hexes that are not streets. */
  readonly building: string;
  readonly garden: string;
  readonly unlit: string;
  readonly lid: string;
  readonly flame: string;
  readonly onFlame: string;
  readonly token: string;
  readonly onToken: string;
  /** The two tones of a halo: one of them is always visible. */
  readonly haloOuter: string;
  readonly haloInner: string;
  /** The mark of targets. In black only, an unbroken ring would look like the second ring of a red circle. */
  readonly reached: 'ring' | 'broken ring';
}

/** Fill, ring and number of a circle of one colour. */
interface Disc {
  readonly fill: string;
  readonly ring: string;
  readonly number: string;
}

export const PALETTES: Readonly<Record<Theme, Palette>> = {
  light: {
    page: '#f6f1e7',
    ground: '#fbf8f2',
    ink: '#1d2433',
    line: '#5b6472',
    accent: '#8f5c12',
    water: '#2b6cb0',
    red: '#b3202a',
    yellow: '#f0b429',
    houses: '#e8decb',
    waterBlock: '#c6dbed',
    waterHatch: '#9cbedd',
    discs: {
      white: { fill: '#ffffff', ring: '#1d2433', number: '#1d2433' },
      red: { fill: '#fbe3df', ring: '#b3202a', number: '#8a141d' },
      black: { fill: '#1d2433', ring: '#1d2433', number: '#ffffff' },
      blue: { fill: '#e4f0fb', ring: '#2b6cb0', number: '#17446f' },
    },
    square: '#1d2433',
    squareOutline: '#1d2433',
    hexes: {
      street: '#dcd9d2',
      lit: '#f8e3a8',
      gaslight: '#4a5160',
      building: '#b9a58c',
      garden: '#a9bf9a',
    },
    building: '#63523d',
    garden: '#4a6b3c',
    unlit: '#aab2be',
    lid: '#8a8f98',
    flame: '#f6c451',
    onFlame: '#1d2433',
    token: '#ffffff',
    onToken: '#1d2433',
    haloOuter: '#ffffff',
    haloInner: '#b7791f',
    reached: 'ring',
  },
  dark: {
    page: '#14171f',
    ground: '#1c212c',
    ink: '#e8e3d8',
    line: '#98a1b0',
    accent: '#f0b85a',
    water: '#6db0f2',
    red: '#f0707a',
    yellow: '#f0b429',
    houses: '#333b4a',
    waterBlock: '#1f4060',
    waterHatch: '#32618c',
    discs: {
      white: { fill: '#f1ece1', ring: '#f1ece1', number: '#1d2433' },
      red: { fill: '#f7d5d0', ring: '#c22f39', number: '#8a141d' },
      black: { fill: '#0c0e13', ring: '#b4bcc9', number: '#f1ece1' },
      blue: { fill: '#d5e7f8', ring: '#2b6cb0', number: '#17446f' },
    },
    square: '#0c0e13',
    squareOutline: '#b4bcc9',
    hexes: {
      street: '#3a4150',
      lit: '#6d5a2c',
      gaslight: '#11141b',
      building: '#574838',
      garden: '#37502f',
    },
    building: '#b39a7c',
    garden: '#8fb57f',
    unlit: '#7c8696',
    lid: '#8a8f98',
    flame: '#f6c451',
    onFlame: '#1d2433',
    token: '#f1ece1',
    onToken: '#1d2433',
    haloOuter: '#0c0e13',
    haloInner: '#f0b85a',
    reached: 'ring',
  },
  // Black ink on white paper and a few greys that survive photocopying.
  print: {
    page: '#ffffff',
    ground: '#ffffff',
    ink: '#000000',
    line: '#333333',
    accent: '#4d4d4d',
    water: '#000000',
    red: '#000000',
    yellow: '#ffffff',
    houses: '#e4e4e4',
    waterBlock: '#ffffff',
    waterHatch: '#6e6e6e',
    discs: {
      white: { fill: '#ffffff', ring: '#000000', number: '#000000' },
      red: { fill: '#ffffff', ring: '#000000', number: '#000000' },
      black: { fill: '#000000', ring: '#000000', number: '#ffffff' },
      blue: { fill: '#ffffff', ring: '#000000', number: '#000000' },
    },
    square: '#000000',
    squareOutline: '#000000',
    hexes: {
      street: '#dddddd',
      lit: '#ffffff',
      gaslight: '#4d4d4d',
      building: '#b4b4b4',
      garden: '#c8c8c8',
    },
    building: '#333333',
    garden: '#333333',
    unlit: '#c8c8c8',
    lid: '#999999',
    flame: '#ffffff',
    onFlame: '#000000',
    token: '#ffffff',
    onToken: '#000000',
    haloOuter: '#ffffff',
    haloInner: '#000000',
    reached: 'broken ring',
  },
};
