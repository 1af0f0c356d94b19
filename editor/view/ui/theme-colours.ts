/** The colours of the three themes, as CSS custom properties. Contrast is at least 4.5 for text and 3 for shapes. */
import { css, unsafeCSS } from 'lit';
import { PALETTES } from '../../../exchange/draw/index.js';

export const THEME_NAMES = ['auto', 'light', 'dark', 'contrast'] as const;
export type ThemeName = (typeof THEME_NAMES)[number];

/** A colour palette as declarations of custom properties: `squareOutline` becomes `--square-outline: …;`. */
const paletteDeclarations = (colours: object): string =>
  colourNames(colours)
    .map(([name, colour]) => `${name}:${colour};`)
    .join('');

/** The same palette with each colour as a reference to its custom property: `var(--square-outline)`. */
export function paletteReferences<P extends object>(colours: P, prefix = '-'): P {
  const entries = Object.entries(colours).map(([key, value]) => {
    const name = propertyName(prefix, key);
    return [key, typeof value === 'string' ? `var(${name})` : paletteReferences(value as object, name)];
  });
  return Object.fromEntries(entries) as P;
}

const colourNames = (colours: object, prefix = '-'): readonly (readonly [name: string, colour: string])[] =>
  Object.entries(colours).flatMap(([key, value]) => {
    const name = propertyName(prefix, key);
    return typeof value === 'string' ? [[name, value] as const] : colourNames(value as object, name);
  });

const propertyName = (prefix: string, key: string): string =>
  `${prefix}-${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

const LIGHT = `${paletteDeclarations(PALETTES.light)}
  color-scheme: light; --table: #d9d3c6; --panel: #fdfaf4; --field: #ffffff; --edge: #8a8377; --divider: #ded6c6; --soft: #f0e9dc;
  --muted: #5b6472; --ok: #2f6b3a; --street: #5b6472; --on-accent: #ffffff; --danger: #b3202a; --warn: #8f5c12;`;

const DARK = `${paletteDeclarations(PALETTES.dark)}
  color-scheme: dark; --table: #0c0e13; --panel: #1c212c; --field: #14171f; --edge: #6f7a8c; --divider: #2f3746; --soft: #2a3140;
  --muted: #a8b0bd; --ok: #86c792; --street: #98a1b0; --on-accent: #14171f; --danger: #f0707a; --warn: #f0b85a;`;

/** Pure black and white; colours only where the game has them. */
const CONTRAST = `${paletteDeclarations(PALETTES.light)}
  color-scheme: light; --page: #ffffff; --ground: #ffffff; --ink: #000000; --line: #000000; --table: #ffffff; --panel: #ffffff;
  --field: #ffffff; --edge: #000000; --divider: #000000; --soft: #ffffff; --muted: #000000; --ok: #005000; --street: #000000; --accent: #00309a;
  --on-accent: #ffffff; --danger: #a00010; --warn: #6b3d00; --halo-inner: #00309a; --halo-outer: #ffffff; --houses: #dddddd;
  --water-block: #b8d4f0;`;

/** For the host of an element with the attribute `theme`. */
export const themeStyle = css`
  :host,
  :host([theme='light']) {
    ${unsafeCSS(LIGHT)}
  }
  @media (prefers-color-scheme: dark) {
    :host {
      ${unsafeCSS(DARK)}
    }
  }
  @media (prefers-contrast: more) {
    :host {
      ${unsafeCSS(CONTRAST)}
    }
  }
  :host([theme='dark']) {
    ${unsafeCSS(DARK)}
  }
  :host([theme='contrast']) {
    ${unsafeCSS(CONTRAST)}
  }
`;

/** For the host of the canvas: colours for the board over a bright or dark scan, in every theme. */
export const scanPaletteStyle = css`
  :host([over='bright']) {
    ${unsafeCSS(paletteDeclarations(PALETTES.light))}
    --street: #3d4654;
    --ok: #2f6b3a;
  }
  :host([over='dark']) {
    ${unsafeCSS(paletteDeclarations(PALETTES.dark))}
    --street: #c3cad6;
    --ok: #86c792;
  }
`;
