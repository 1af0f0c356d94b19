/** The marks of hexes: their outline and the symbol of their kind. */
import type { Point } from '../../../model/index.js';
import type { Palette } from '../sheet/palette.js';
import {
  centredText,
  formatDecimal,
  element,
  group,
  formatDashes,
  polygon,
  joinMarkup,
} from '../sheet/svg.js';

const SIN_60 = Math.sqrt(3) / 2;

/** A flat-top hex, slightly smaller than its cell so that a gap shows. */
export function hexOutline([x, y]: Point, size: number): string {
  const [a, b, h] = [0.965 * size, 0.4825 * size, 0.965 * SIN_60 * size];
  const corners: readonly Point[] = [
    [x + a, y],
    [x + b, y + h],
    [x - b, y + h],
    [x - a, y],
    [x - b, y - h],
    [x + b, y - h],
  ];
  return polygon(corners);
}

/** A manhole: open, a dark shaft under a dashed rim; covered, a lid with bars. Wide enough to show round a character. */
export function manholeMark(
  [cx, cy]: Point,
  size: number,
  state: 'open' | 'covered',
  palette: Palette,
): string {
  const r = 0.74 * size;
  if (state === 'open')
    return group({ 'stroke-width': 0.05 * size }, [
      element('circle', { cx, cy, r: 0.5 * size, fill: palette.square, stroke: palette.squareOutline }),
      element('circle', {
        cx,
        cy,
        r,
        fill: 'none',
        stroke: palette.line,
        'stroke-dasharray': formatDashes(0.2 * size, 0.125 * size),
      }),
    ]);
  const bars = [-0.4, 0, 0.4].map((share) => {
    const [across, half] = [share * size, Math.sqrt(r * r - share * share * size * size)];
    return `M${formatDecimal(cx - half)} ${formatDecimal(cy + across)}H${formatDecimal(cx + half)}`;
  });
  return group({ stroke: palette.square, 'stroke-width': 0.06 * size }, [
    element('circle', { cx, cy, r, fill: palette.lid }),
    element('path', { d: bars.join('') }),
  ]);
}

/** A lit gaslight with its tile in a shining disc. */
export function litLampMark(at: Point, size: number, tile: string, palette: Palette): string {
  const [cx, cy] = at;
  return joinMarkup(
    element('circle', { cx, cy, r: 0.62 * size, fill: palette.flame, 'fill-opacity': 0.3 }),
    element('circle', { cx, cy, r: 0.42 * size, fill: palette.flame }),
    tile === '' ? '' : centredText(at, 0.5 * size, tile, { fill: palette.onFlame, 'font-weight': 600 }),
  );
}

/** A gaslight without a tile: an empty ring. */
export const unlitLampMark = ([cx, cy]: Point, size: number, palette: Palette): string =>
  element('circle', {
    cx,
    cy,
    r: 0.38 * size,
    fill: 'none',
    stroke: palette.unlit,
    'stroke-width': 0.07 * size,
  });

/** A house front, for buildings. */
export function houseMark([x, y]: Point, size: number, palette: Palette): string {
  const [w, h] = [0.36 * size, 0.3 * size];
  return polygon(
    [
      [x - w, y + h],
      [x - w, y - 0.2 * h],
      [x, y - 1.4 * h],
      [x + w, y - 0.2 * h],
      [x + w, y + h],
    ],
    { fill: palette.building },
  );
}

/** A tree, for gardens. */
export const treeMark = ([x, y]: Point, size: number, palette: Palette): string =>
  group({ fill: palette.garden }, [
    element('circle', { cx: x, cy: y - 0.12 * size, r: 0.3 * size }),
    element('rect', { x: x - 0.06 * size, y: y + 0.1 * size, width: 0.12 * size, height: 0.32 * size }),
  ]);
