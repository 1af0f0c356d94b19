/** The sheet a picture is put on: title line, board, legend, and words for those who cannot see it. */
import type { Board, Point } from '../../model/board.js';
import { GAME_NAMES } from '../../model/vocabulary.js';
import { legendOf } from './legend.js';
import type { Palette } from './palette.js';
import type { Picture } from './picture.js';
import { decimal, element, fitted, together, widthOfWords, words } from './svg.js';

/** A complete SVG document of this width in pixels. Everything is in attributes and nothing has an id, so that several fit into one page. */
export function sheetOf(board: Board, picture: Picture, palette: Palette, pixels: number): string {
  const [width, height] = board.extent;
  const unit = width / 100;
  const [edge, title] = [2 * unit, 5 * unit];
  const gutter = picture.gutter * unit;
  const left = -edge - gutter;
  const top = -title - gutter;
  const right = width + edge + gutter / 4;
  const legend = legendOf(picture.legend, [0, height + 1.4 * unit], width, unit);
  const bottom = height + legend.height + (legend.height === 0 ? 2 : 2.6) * unit;
  const pageWidth = right - left;
  const pageHeight = bottom - top;
  return `${element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      role: 'img',
      width: pixels,
      height: Math.max(1, Math.round((pixels * pageHeight) / pageWidth)),
      viewBox: [left, top, pageWidth, pageHeight].map(decimal).join(' '),
      style: 'max-width:100%;height:auto',
      'font-family': FONTS,
      'text-anchor': 'middle',
      fill: palette.ink,
    },
    words('title', {}, fitted(`${board.name} (${board.id} ${board.boardVersion})`, 1, MOST_WORDS)),
    words('desc', {}, describe(board, picture)),
    element('rect', { x: left, y: top, width: pageWidth, height: pageHeight, fill: palette.page }),
    titleLine(board, [0, top + 3.3 * unit], width, unit, palette),
    element('rect', {
      x: 0,
      y: 0,
      width,
      height,
      fill: palette.ground,
      stroke: palette.line,
      'stroke-width': unit / 8,
    }),
    ...picture.layers,
    ...picture.labels,
    legend.markup,
  )}\n`;
}

/** The board's name, and on the other side its id and version, which say exactly which data this is. */
function titleLine(board: Board, [x, y]: Point, width: number, unit: number, palette: Palette): string {
  const [large, small] = [2.6 * unit, 1.6 * unit];
  const data = fitted(`${board.id} · ${board.boardVersion}`, small, 0.45 * width);
  const name = fitted(board.name, large, width - widthOfWords(data, small) - 3 * unit);
  return together(
    words('text', { x, y, 'font-size': large, 'font-weight': 600, 'text-anchor': 'start' }, name),
    words('text', { x: x + width, y, 'font-size': small, 'text-anchor': 'end', fill: palette.line }, data),
  );
}

const describe = (board: Board, { counts }: Picture): string =>
  `A board of ${GAME_NAMES[board.game]}${counts.length === 0 ? '' : `: ${counts.join(', ')}`}.`;

const MOST_WORDS = 200;
/** What the machine has for its own words; every drawing is made with these. */
export const FONTS =
  "-apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, 'Liberation Sans', sans-serif";
