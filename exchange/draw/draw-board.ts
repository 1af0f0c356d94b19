/** A board as a picture anybody can look at: one self-contained SVG. */
import type { Board } from '../../model/board.js';
import { isStreetBoard } from '../../model/board.js';
import { sortBoard } from '../../model/file/sort-board.js';
import { hexPicture } from './hex-board.js';
import type { Highlight } from './highlight.js';
import { highlighted } from './highlight.js';
import type { Theme } from './palette.js';
import { PALETTES } from './palette.js';
import { sheetOf } from './sheet.js';
import { streetPicture } from './street-board.js';

/** How a board is drawn. */
export interface DrawOptions {
  /** Light unless said otherwise. */
  readonly theme?: Theme;
  readonly highlight?: Highlight;
  /** In pixels, where nobody says otherwise; 1200 if nobody says at all. */
  readonly width?: number;
}

/** The SVG document of a board; equal boards, in whatever order they are listed, give equal bytes. */
export function drawBoard(
  board: Board,
  { theme = 'light', highlight, width = 1200 }: DrawOptions = {},
): string {
  const palette = PALETTES[theme];
  const sorted = sortBoard(board);
  const picture = isStreetBoard(sorted) ? streetPicture(sorted, palette) : hexPicture(sorted, palette);
  return sheetOf(sorted, highlight ? highlighted(picture, highlight, palette) : picture, palette, width);
}
