/** Draws a board as it is printed, flat and without a margin: the input of a simulated scan. */
import { type Board, isStreetBoard, type Point, sortBoard } from '../../../model/index.js';
import { drawHexBoard } from '../hexes/draw-hex-board.js';
import { FONT_FAMILY } from '../sheet/sheet.js';
import { drawStreetBoard } from '../streets/draw-street-board.js';
import { formatDecimal, element } from '../sheet/svg.js';
import { PAPER_PALETTE } from '../sheet/palette.js';

/** An SVG document of this width in pixels that shows the board's extent and nothing else. */
export function drawPrintedBoard(board: Board, width: number): string {
  const sorted = sortBoard(board);
  const picture = isStreetBoard(sorted)
    ? drawStreetBoard(sorted, PAPER_PALETTE)
    : drawHexBoard(sorted, PAPER_PALETTE);
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
    element('rect', { width: wide, height: high, fill: PAPER_PALETTE.ground }),
    frame(board.extent, 0.6 * unit, 0.3 * unit),
    frame(board.extent, 1.1 * unit, 0.1 * unit),
    isStreetBoard(board) && board.grid ? frameOfGrid(board.grid.rect, unit) : '',
    ...picture.layers,
    ...picture.labels,
  )}\n`;
}

/** How high such a drawing is, in pixels. */
const heightOf = ([wide, high]: Point, width: number): number =>
  Math.max(1, Math.round((width * high) / wide));

const frame = ([wide, high]: Point, inset: number, thickness: number): string =>
  rule([inset, inset], [wide - inset, high - inset], thickness);

/** Scans are calibrated at the corners of the grid, so they must be visible. */
const frameOfGrid = ([from, to]: readonly [Point, Point], unit: number): string =>
  rule(from, to, 0.12 * unit);

const rule = ([left, top]: Point, [right, bottom]: Point, thickness: number): string =>
  element('rect', {
    x: left,
    y: top,
    width: Math.max(0, right - left),
    height: Math.max(0, bottom - top),
    fill: 'none',
    stroke: PAPER_PALETTE.accent,
    'stroke-width': thickness,
  });
