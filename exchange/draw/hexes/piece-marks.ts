/** The marks of exits, cordons, characters and the lantern. */
import { type Character, type Direction, DIRECTION_VECTORS, type Point } from '../../../model/index.js';
import type { Palette } from '../sheet/palette.js';
import { centredText, formatDecimal, element, polygon, joinMarkup, textWidth } from '../sheet/svg.js';

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
  const name = character.charAt(0).toUpperCase() + character.slice(1);
  return joinMarkup(
    element('circle', { cx, cy, r: 0.64 * size, fill, stroke: ink, 'stroke-width': 0.06 * size }),
    centredText(at, 0.24 * size, name, { 'font-weight': 600, fill: ink }),
  );
}

/** The way a lantern points, at the rim of its bearer's disc. */
export function facingMark(at: Point, size: number, facing: Direction, palette: Palette): string {
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
  const [dx, dy] = [(Math.sqrt(3) / 2) * q, r + q / 2];
  return (along, across) => [x + size * (along * dx - across * dy), y + size * (along * dy + across * dx)];
}
