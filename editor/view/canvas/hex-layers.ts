/** A hex board, drawn as the exports draw it, in the colours of the style sheet. It has under a hundred hexes, so an edit draws it anew. */
import type { HexBoard } from '../../../model/index.js';
import { hexPicture } from '../../../exchange/draw/hex-board.js';
import { PALETTES, type Palette } from '../../../exchange/draw/palette.js';

export class HexLayers {
  #shown: HexBoard | undefined;

  constructor(readonly parent: Element) {}

  show(board: HexBoard): void {
    const before = this.#shown;
    this.#shown = board;
    const parts = ['hexes', 'layout', 'exits', 'setup'] as const;
    if (before && parts.every((part) => before[part] === board[part])) return;
    const { layers } = hexPicture(board, COLOURS);
    // Our own markup: exchange/draw escapes every word and number that goes into it.
    const text = `<svg xmlns="http://www.w3.org/2000/svg"><g text-anchor="middle">${layers.join('')}</g></svg>`;
    const drawn = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
    this.parent.replaceChildren(...drawn.childNodes);
  }

  clear(): void {
    this.parent.replaceChildren();
    this.#shown = undefined;
  }
}

/** The palette with each colour taken from the theme: `squareOutline` is `var(--square-outline)`. */
const COLOURS: Palette = variables(PALETTES.light, '') as Palette;

function variables(colours: object, prefix: string): object {
  return Object.fromEntries(
    Object.entries(colours).map(([key, value]) => {
      const name = `${prefix}-${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
      return [key, typeof value === 'string' ? `var(-${name})` : variables(value as object, name)];
    }),
  );
}

/** The same colours as custom properties, for one theme: what `variables` refers to. */
export function customProperties(colours: object, prefix = ''): string {
  return Object.entries(colours)
    .map(([key, value]) => {
      const name = `${prefix}-${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
      return typeof value === 'string' ? `-${name}:${value};` : customProperties(value as object, name);
    })
    .join('');
}
