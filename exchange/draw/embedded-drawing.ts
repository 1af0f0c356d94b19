/** A drawing in parts, for pages that show it several times with marks on it. */
import { type Board, isStreetBoard, layOutBoard, sortBoard } from '../../model/index.js';
import { drawBoard } from './draw-board.js';
import { drawHexBoard } from './hexes/draw-hex-board.js';
import { PALETTES, type Theme } from './sheet/palette.js';
import type { DrawnDiscs } from './sheet/sheet-content.js';
import { drawStreetBoard } from './streets/draw-street-board.js';

/** A view box: left, top, width, height. */
export type View = readonly [number, number, number, number];

export interface EmbeddedDrawing {
  readonly view: View;
  /** The attributes that its content inherits. */
  readonly look: string;
  readonly inside: string;
}

/** The parts of the document that `drawBoard` writes. */
export function embeddedDrawing(board: Board, theme: Theme): EmbeddedDrawing {
  const text = drawBoard(board, { theme });
  const [, attributes = '', inside = ''] = /^<svg([^>]*)>\n([\s\S]*)\n<\/svg>\n$/.exec(text) ?? [];
  const view = (/ viewBox="([^"]*)"/.exec(attributes)?.[1] ?? '').split(' ').map(Number);
  return {
    view: view as unknown as View,
    look: [...attributes.matchAll(/ (?:font-family|text-anchor|fill)="[^"]*"/g)].join(''),
    // The title would show as a tooltip; a figure has its own caption.
    inside: inside.replace(/^<title>[^<]*<\/title>\n<desc>[^<]*<\/desc>\n/, ''),
  };
}

/** Where the nodes or hexes of a board are drawn. */
export function drawnPlaces(board: Board): DrawnDiscs {
  const sorted = sortBoard(board);
  return isStreetBoard(sorted)
    ? drawStreetBoard(layOutBoard(sorted), PALETTES.light).places
    : drawHexBoard(sorted, PALETTES.light).places;
}
