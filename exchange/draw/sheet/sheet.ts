/** Lays out a sheet: title line, board, legend and a text description. */
import { type Board, capitalise, GAME_NAMES, type Point } from '../../../model/index.js';
import type { Palette } from './palette.js';
import type { LegendEntry, SheetContent } from './sheet-content.js';
import { element, fitText, formatDecimal, group, joinMarkup, textElement, textWidth } from './svg.js';

/** A complete SVG document of this width in pixels. It uses attributes only and no ids, so that several fit into one page. */
export function layOutSheet(board: Board, picture: SheetContent, palette: Palette, pixels: number): string {
  const [width, height] = board.extent;
  const unit = width / 100;
  const [edge, title] = [2 * unit, 5 * unit];
  const gutter = picture.gutter * unit;
  const left = -edge - gutter;
  const top = -title - gutter;
  const right = width + edge + gutter / 4;
  const legend = layOutLegend(picture.legend, [0, height + 1.4 * unit], width, unit);
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
      viewBox: [left, top, pageWidth, pageHeight].map(formatDecimal).join(' '),
      style: 'max-width:100%;height:auto',
      'font-family': FONT_FAMILY,
      'text-anchor': 'middle',
      fill: palette.ink,
    },
    textElement('title', {}, fitText(`${board.name} (${board.id} ${board.boardVersion})`, 1, MOST_WORDS)),
    textElement('desc', {}, describe(board, picture)),
    element('rect', { x: left, y: top, width: pageWidth, height: pageHeight, fill: palette.page }),
    titleLine({ board, notes: picture.notes ?? [] }, [0, top + 3.3 * unit], width, unit, palette),
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

/** The board's name on the left; what must be known about the drawing, its id and version on the right. */
function titleLine(
  { board, notes }: { readonly board: Board; readonly notes: readonly string[] },
  [x, y]: Point,
  width: number,
  unit: number,
  palette: Palette,
): string {
  const [large, small] = [2.6 * unit, 1.6 * unit];
  const data = fitText(
    [...notes, board.id, board.boardVersion].join(' · '),
    small,
    (notes.length > 0 ? 0.6 : 0.45) * width,
  );
  const name = fitText(board.name, large, width - textWidth(data, small) - 3 * unit);
  return joinMarkup(
    textElement('text', { x, y, 'font-size': large, 'font-weight': 600, 'text-anchor': 'start' }, name),
    textElement(
      'text',
      { x: x + width, y, 'font-size': small, 'text-anchor': 'end', fill: palette.line },
      data,
    ),
  );
}

/** Lays the entries out in equal columns below a point; `unit` is a hundredth of the board's width. */
function layOutLegend(
  entries: readonly LegendEntry[],
  [left, top]: Point,
  width: number,
  unit: number,
): { readonly markup: string; readonly height: number } {
  if (entries.length === 0) return { markup: '', height: 0 };
  const size = 1.45 * unit;
  const widest = Math.max(...entries.map(({ meaning }) => textWidth(meaning, size)));
  const most = Math.max(1, Math.floor(width / (widest + 5 * unit)));
  const rows = Math.ceil(entries.length / most);
  const columns = Math.ceil(entries.length / rows);
  const items = entries.map(({ mark, meaning }, i) => {
    const x = left + ((i % columns) * width) / columns;
    const y = top + (Math.floor(i / columns) + 0.5) * ROW * unit;
    return joinMarkup(
      mark([x + 1.3 * unit, y], unit),
      textElement('text', { x: x + 3.3 * unit, y: y + 0.355 * size, 'font-size': size }, meaning),
    );
  });
  return { markup: group({ 'text-anchor': 'start' }, items), height: rows * ROW * unit };
}

const ROW = 3;

const describe = (board: Board, { counts, notes = [] }: SheetContent): string =>
  [
    `A board of ${GAME_NAMES[board.game]}${counts.length === 0 ? '' : `: ${counts.join(', ')}`}.`,
    ...notes.map((note) => `${capitalise(note)}.`),
  ].join(' ');

const MOST_WORDS = 200;
/** The `font-family` of every drawing: system fonts. */
export const FONT_FAMILY =
  "-apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, 'Liberation Sans', sans-serif";
