/** The marks of hexes: their outline, the symbol of their kind, exits, cordons, characters and the lantern. */
import {
  capitalise,
  type Character,
  type Direction,
  DIRECTION_VECTORS,
  type Point,
} from '../../../model/index.js';
import type { Palette } from '../sheet/palette.js';
import {
  centredText,
  element,
  formatDashes,
  formatDecimal,
  group,
  joinMarkup,
  polygon,
  textWidth,
} from '../sheet/svg.js';

/** Draws a mark at a point; `size` is the size of a hex. */
export type HexMarkDrawer = (at: Point, size: number, palette: Palette) => string;

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

/** An open manhole: a dark shaft under a dashed rim, wide enough to show round a character. */
export const openManholeMark: HexMarkDrawer = ([cx, cy], size, palette) =>
  group({ 'stroke-width': 0.05 * size }, [
    element('circle', { cx, cy, r: 0.5 * size, fill: palette.square, stroke: palette.squareOutline }),
    element('circle', {
      cx,
      cy,
      r: RIM * size,
      fill: 'none',
      stroke: palette.line,
      'stroke-dasharray': formatDashes(0.2 * size, 0.125 * size),
    }),
  ]);

const RIM = 0.74;

/** A covered manhole: a lid with bars. */
export const coveredManholeMark: HexMarkDrawer = ([cx, cy], size, palette) => {
  const r = RIM * size;
  const bars = [-0.4, 0, 0.4].map((share) => {
    const [across, half] = [share * size, Math.sqrt(r * r - share * share * size * size)];
    return `M${formatDecimal(cx - half)} ${formatDecimal(cy + across)}H${formatDecimal(cx + half)}`;
  });
  return group({ stroke: palette.square, 'stroke-width': 0.06 * size }, [
    element('circle', { cx, cy, r, fill: palette.lid }),
    element('path', { d: bars.join('') }),
  ]);
};

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
export const unlitLampMark: HexMarkDrawer = ([cx, cy], size, { unlit }) =>
  element('circle', { cx, cy, r: 0.38 * size, fill: 'none', stroke: unlit, 'stroke-width': 0.07 * size });

/** A house front, for buildings. */
export const houseMark: HexMarkDrawer = ([x, y], size, palette) => {
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
};

/** A tree, for gardens. */
export const treeMark: HexMarkDrawer = ([x, y], size, palette) =>
  group({ fill: palette.garden }, [
    element('circle', { cx: x, cy: y - 0.12 * size, r: 0.3 * size }),
    element('rect', { x: x - 0.06 * size, y: y + 0.1 * size, width: 0.12 * size, height: 0.32 * size }),
  ]);

/** An exit: an arrow out of the hex with the exit's id; under cordon it is hollow behind a barred line. */
export function exitMark(
  at: Point,
  size: number,
  side: Direction,
  state: 'open' | 'cordoned',
  id: string,
  palette: Palette,
): string {
  const way = wayFrom(at, size, side);
  const arrow = [way(0.98, -0.3), way(1.45, -0.3), way(1.75, 0), way(1.45, 0.3), way(0.98, 0.3)];
  const [fill, text] = state === 'open' ? [palette.ink, palette.ground] : [palette.ground, palette.ink];
  const letters = Math.min(0.3 * size, (0.5 * size) / textWidth(id, 1));
  return joinMarkup(
    polygon(arrow, { fill, stroke: palette.ink, 'stroke-width': 0.05 * size }),
    id === '' ? '' : centredText(way(1.28, 0), letters, id, { 'font-weight': 600, fill: text }),
    state === 'open' ? '' : cordonMark(way(0.92, -0.46), way(0.92, 0.46), size, palette),
  );
}

/** A character's disc with its name. */
export function characterMark(at: Point, size: number, character: Character, palette: Palette): string {
  const [cx, cy] = at;
  const [fill, ink] = [palette.token, palette.onToken];
  return joinMarkup(
    element('circle', { cx, cy, r: 0.64 * size, fill, stroke: ink, 'stroke-width': 0.06 * size }),
    centredText(at, 0.24 * size, capitalise(character), { 'font-weight': 600, fill: ink }),
  );
}

/** The way a lantern points, at the rim of its bearer's disc. */
export function lanternFacingMark(at: Point, size: number, facing: Direction, palette: Palette): string {
  const way = wayFrom(at, size, facing);
  return polygon([way(0.5, -0.4), way(1.02, 0), way(0.5, 0.4)], {
    fill: palette.flame,
    stroke: palette.onFlame,
    'stroke-width': 0.04 * size,
    'stroke-linejoin': 'round',
  });
}

function cordonMark([x1, y1]: Point, [x2, y2]: Point, size: number, palette: Palette): string {
  const line = { x1, y1, x2, y2 };
  const stripes = { 'stroke-dasharray': formatDecimal(STRIPE * size), 'stroke-dashoffset': STRIPE * size };
  return joinMarkup(
    element('line', { ...line, stroke: palette.red, 'stroke-width': 0.16 * size }),
    element('line', { ...line, stroke: palette.ground, 'stroke-width': 0.1 * size, ...stripes }),
  );
}

/** Seven stripes, so that both ends are red. */
const STRIPE = 0.92 / 7;

/** Points given by their distance along and across a direction, in hex sizes. */
function wayFrom(
  [x, y]: Point,
  size: number,
  direction: Direction,
): (along: number, across: number) => Point {
  const [q, r] = DIRECTION_VECTORS[direction];
  const [dx, dy] = [SIN_60 * q, r + q / 2];
  return (along, across) => [x + size * (along * dx - across * dy), y + size * (along * dy + across * dx)];
}
