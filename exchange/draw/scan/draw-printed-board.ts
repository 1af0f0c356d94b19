/** Draws a board as it is printed, flat and without a margin: the input of a simulated scan. */
import { type Board, isStreetBoard, type Point, sortBoard } from '../../../model/index.js';
import { drawHexBoard } from '../hexes/draw-hex-board.js';
import { FONT_FAMILY } from '../sheet/sheet.js';
import { drawStreetBoard } from '../streets/draw-street-board.js';
import { formatDecimal, element } from '../sheet/svg.js';
import { type Palette, PAPER_PALETTE } from '../sheet/palette.js';
import { drawBoardInLook } from './draw-board-in-look.js';
import type { PrintLook } from './scan-look.js';

/** How a board is printed, and the seed of its art. */
export interface PrintOptions {
  readonly look: PrintLook;
  readonly seed: number;
}

/** An SVG document of this width in pixels that shows the board's extent and nothing else. Only street boards have looks. */
export function drawPrintedBoard(board: Board, width: number, options?: PrintOptions): string {
  const sorted = sortBoard(board);
  const palette = options
    ? { ...PAPER_PALETTE, ground: options.look.colours.ground, accent: options.look.colours.accent }
    : PAPER_PALETTE;
  const [wide, high] = board.extent;
  const unit = Math.min(wide, high) / 100;
  return `${element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width,
      height: heightOf(board.extent, width),
      viewBox: ['0', '0', formatDecimal(wide), formatDecimal(high)].join(' '),
      preserveAspectRatio: 'none',
      'font-family': FONT_FAMILY,
      'text-anchor': 'middle',
      fill: PAPER_PALETTE.ink,
    },
    element('rect', { width: wide, height: high, fill: palette.ground }),
    frame(board.extent, 0.6 * unit, 0.3 * unit, palette.accent),
    frame(board.extent, 1.1 * unit, 0.1 * unit, palette.accent),
    isStreetBoard(board) && board.grid ? frameOfGrid(board.grid.rect, unit, palette.accent) : '',
    ...layersOf(sorted, palette, options),
  )}\n`;
}

function layersOf(board: Board, palette: Palette, options: PrintOptions | undefined): readonly string[] {
  if (options && isStreetBoard(board)) return drawBoardInLook(board, options.look, options.seed);
  const { layers, labels } = isStreetBoard(board)
    ? drawStreetBoard(board, palette)
    : drawHexBoard(board, palette);
  return [...layers, ...labels];
}

/** How high such a drawing is, in pixels. */
const heightOf = ([wide, high]: Point, width: number): number =>
  Math.max(1, Math.round((width * high) / wide));

const frame = ([wide, high]: Point, inset: number, thickness: number, stroke: string): string =>
  rule([inset, inset], [wide - inset, high - inset], thickness, stroke);

/** Scans are calibrated at the corners of the grid, so they must be visible. */
const frameOfGrid = ([from, to]: readonly [Point, Point], unit: number, stroke: string): string =>
  rule(from, to, 0.12 * unit, stroke);

const rule = ([left, top]: Point, [right, bottom]: Point, thickness: number, stroke: string): string =>
  element('rect', {
    x: left,
    y: top,
    width: Math.max(0, right - left),
    height: Math.max(0, bottom - top),
    fill: 'none',
    stroke,
    'stroke-width': thickness,
  });
