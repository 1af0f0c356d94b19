/** Draws a hex board as the exports do, with theme colours. It has fewer than a hundred hexes, so an edit redraws it. */
import type { HexBoard } from '../../../model/index.js';
import { drawHexBoard, type Palette, PALETTES } from '../../../exchange/draw/index.js';
import { paletteReferences } from '../ui/theme-colours.js';

export class HexLayers {
  #shown: HexBoard | undefined;

  constructor(readonly parent: Element) {}

  show(board: HexBoard): void {
    const before = this.#shown;
    this.#shown = board;
    const parts = ['hexes', 'layout', 'exits', 'setup'] as const;
    if (before && parts.every((part) => before[part] === board[part])) return;
    const { layers } = drawHexBoard(board, COLOURS);
    // Trusted markup: exchange/draw escapes every text and number.
    const text = `<svg xmlns="http://www.w3.org/2000/svg"><g text-anchor="middle">${layers.join('')}</g></svg>`;
    const drawn = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
    this.parent.replaceChildren(...drawn.childNodes);
  }

  clear(): void {
    this.parent.replaceChildren();
    this.#shown = undefined;
  }
}

/** The palette with each colour as a theme variable. */
const COLOURS: Palette = paletteReferences(PALETTES.light);
