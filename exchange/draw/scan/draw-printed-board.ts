/** A board as it is printed, flat and without a margin: what a scan is a picture of. */
import type { Board, Point } from '../../../model/board.js';
import { isStreetBoard } from '../../../model/board.js';
import { sortBoard } from '../../../model/file/sort-board.js';
import { hexPicture } from '../hex-board.js';
import { FONTS } from '../sheet.js';
import { streetPicture } from '../street-board.js';
import { decimal, element } from '../svg.js';
import { PAPER } from './palette-of-paper.js';

/** An SVG document of this width in pixels that shows the board's extent and nothing else. */
export function drawPrintedBoard(board: Board, width: number): string {
  const sorted = sortBoard(board);
  const picture = isStreetBoard(sorted) ? streetPicture(sorted, PAPER) : hexPicture(sorted, PAPER);
  const [wide, high] = board.extent;
  const unit = Math.min(wide, high) / 100;
  return `${element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width,
      height: heightOf(board.extent, width),
      viewBox: ['0', '0', decimal(wide), decimal(high)].join(' '),
      preserveAspectRatio: 'none',
      'font-family': FONTS,
      'text-anchor': 'middle',
      fill: PAPER.ink,
    },
    element('rect', { width: wide, height: high, fill: PAPER.ground }),
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

/** The corners of the grid are what a scan is laid straight by, so they must be seen. */
const frameOfGrid = ([from, to]: readonly [Point, Point], unit: number): string =>
  rule(from, to, 0.12 * unit);

const rule = ([left, top]: Point, [right, bottom]: Point, thickness: number): string =>
  element('rect', {
    x: left,
    y: top,
    width: Math.max(0, right - left),
    height: Math.max(0, bottom - top),
    fill: 'none',
    stroke: PAPER.accent,
    'stroke-width': thickness,
  });
