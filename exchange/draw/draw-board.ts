/** Draws a board as one self-contained SVG. */
import {
  type Board,
  COMPUTED_LAYOUT,
  hasPlaces,
  isStreetBoard,
  layOutBoard,
  sortBoard,
} from '../../model/index.js';
import { drawHexBoard } from './hexes/draw-hex-board.js';
import { markStartAndTargets, type StartAndTargets } from './start-and-targets.js';
import { PALETTES, type Theme } from './sheet/palette.js';
import { layOutSheet } from './sheet/sheet.js';
import { drawStreetBoard } from './streets/draw-street-board.js';

/** How a board is drawn. */
export interface DrawOptions {
  /** Default: light. */
  readonly theme?: Theme;
  readonly highlight?: StartAndTargets;
  /** In pixels; default: 1200. */
  readonly width?: number;
}

const drawable = (board: Board): Board => (isStreetBoard(board) ? layOutBoard(board) : board);

/** The SVG document of a board; one without places is drawn in a computed layout, with a note. The order of the board's lists does not change the bytes. */
export function drawBoard(
  board: Board,
  { theme = 'light', highlight, width = 1200 }: DrawOptions = {},
): string {
  const palette = PALETTES[theme];
  const sorted = drawable(sortBoard(board));
  const picture = isStreetBoard(sorted) ? drawStreetBoard(sorted, palette) : drawHexBoard(sorted, palette);
  const notes = hasPlaces(board) ? [] : [COMPUTED_LAYOUT];
  return layOutSheet(
    sorted,
    { ...(highlight ? markStartAndTargets(picture, highlight, palette) : picture), notes },
    palette,
    width,
  );
}
