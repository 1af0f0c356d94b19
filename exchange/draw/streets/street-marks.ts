/** The marks of a street board: what circles, crossings, junctions and lines look like. */
import type { Circle, Crossing, Point } from '../../../model/index.js';
import type { Palette } from '../sheet/palette.js';
import { centredText, element, formatDashes, formatDecimal, group, joinMarkup } from '../sheet/svg.js';

interface At {
  readonly at: Point;
}

/** Circles of one colour with their numbers. The ring's shape shows the colour too: red is double, blue wavy, black filled. */
export function circleMarks(
  circles: readonly (At & { readonly number?: number })[],
  radius: number,
  colour: Circle['colour'],
  palette: Palette,
): string {
  const { fill, ring, number } = palette.discs[colour];
  const room = ROOM[colour] * radius;
  return joinMarkup(
    group(
      { fill, stroke: ring, 'stroke-width': 0.1 * radius },
      circles.map(({ at }) => RINGS[colour](at, radius)),
    ),
    group(
      { fill: number, 'font-weight': 600 },
      circles.flatMap((circle) => {
        if (circle.number === undefined) return [];
        const digits = `${circle.number}`;
        return [centredText(circle.at, Math.min(radius, room / (0.57 * digits.length)), digits)];
      }),
    ),
  );
}

/** Crossings with one kind of border as black squares; a yellow border is single, a red one double. */
export function crossingMarks(
  crossings: readonly At[],
  radius: number,
  border: Crossing['border'],
  palette: Palette,
): string {
  const squares = (half: number): readonly string[] => crossings.map(({ at }) => square(at, half * radius));
  const outline = { stroke: palette.ink, 'stroke-width': 0.1 * radius };
  return joinMarkup(
    border === undefined ? '' : group({ fill: palette[border], ...outline }, squares(1.6)),
    border === 'red' ? group({ fill: palette.ground }, squares(1.3)) : '',
    group(
      { fill: palette.square, stroke: palette.squareOutline, 'stroke-width': 0.2 * radius },
      squares(0.9),
    ),
  );
}

/** Junctions as small hollow diamonds. */
export function junctionMarks(junctions: readonly At[], radius: number, palette: Palette): string {
  return group(
    { fill: palette.ground, stroke: palette.line, 'stroke-width': 0.35 * radius },
    junctions.map(({ at: [x, y] }) => {
      const [left, right] = [formatDecimal(x - radius), formatDecimal(x + radius)];
      const [top, bottom] = [formatDecimal(y - radius), formatDecimal(y + radius)];
      return element('path', { d: `M${x} ${top}L${right} ${y}L${x} ${bottom}L${left} ${y}Z` });
    }),
  );
}

const ring = ([cx, cy]: Point, r: number): string => element('circle', { cx, cy, r });

/** How wide a number may be between the rings, in radii. */
const ROOM = { white: 1.6, black: 1.6, red: 1.36, blue: 1.5 };

const RINGS: Readonly<Record<Circle['colour'], (at: Point, radius: number) => string>> = {
  white: (at, radius) => ring(at, 0.95 * radius),
  black: (at, radius) => ring(at, 0.95 * radius),
  red: (at, radius) => `${ring(at, 0.95 * radius)}\n${ring(at, 0.78 * radius)}`,
  blue: (at, radius) => element('path', { d: wavyRing(at, 0.93 * radius) }),
};

const square = ([x, y]: Point, half: number): string =>
  element('rect', { x: x - half, y: y - half, width: 2 * half, height: 2 * half });

/** Eight waves as sixteen arcs that bulge out and in alternately. */
export function wavyRing([x, y]: Point, radius: number): string {
  const bow = formatDecimal(0.3 * radius);
  const arcs = [...SIXTEENTHS, SIXTEENTHS[0]!].map(([dx, dy], i) => {
    const end = `${formatDecimal(x + radius * dx)} ${formatDecimal(y + radius * dy)}`;
    return i === 0 ? `M${end}` : `A${bow} ${bow} 0 0 ${i % 2} ${end}`;
  });
  return `${arcs.join('')}Z`;
}

/** Sixteen points of the unit circle by square roots, which all machines round alike, unlike sines. */
const SIXTEENTHS: readonly Point[] = (() => {
  const [a, b, c] = [Math.sqrt(2 + Math.SQRT2) / 2, Math.SQRT1_2, Math.sqrt(2 - Math.SQRT2) / 2];
  const quarter: readonly Point[] = [
    [1, 0],
    [a, c],
    [b, b],
    [c, a],
  ];
  const half = [...quarter, ...quarter.map(([x, y]): Point => [-y, x])];
  return [...half, ...half.map(([x, y]): Point => [-x, -y])];
})();

/** Dots along a path, as printed. */
export const dottedLine = (d: string, thickness: number, stroke: string): string =>
  lineOf(d, stroke, thickness, {
    'stroke-linecap': 'round',
    'stroke-dasharray': formatDashes(0, 2.2 * thickness),
  });

/** Short dashes along a path. Printed waterlines are blue dots, but not everyone can see blue. */
export const dashedLine = (d: string, thickness: number, stroke: string): string =>
  lineOf(d, stroke, thickness, {
    'stroke-linecap': 'round',
    'stroke-dasharray': formatDashes(2.4 * thickness, 2.6 * thickness),
  });

/** A street's band of ground between the blocks. */
export const streetBand = (d: string, width: number, stroke: string): string =>
  lineOf(d, stroke, width, { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' });

/** A plain line, as between the sections of a grid. */
export const solidLine = (d: string, thickness: number, stroke: string): string =>
  lineOf(d, stroke, thickness, {});

const lineOf = (d: string, stroke: string, width: number, more: Readonly<Record<string, string>>): string =>
  d === '' ? '' : element('path', { d, fill: 'none', stroke, 'stroke-width': width, ...more });
