/** The art of a printed board: what is on the paper between the streets, and discs that are no circles. */
import type { Point, StreetBoard } from '../../../model/index.js';
import { centredText, element, formatDecimal, group, joinMarkup, pathThrough } from '../sheet/svg.js';
import type { PrintLook } from './scan-look.js';
import { randomBits, whiteNoise } from './seeded-noise.js';

/** The art under the streets of a board. */
export function drawPaperArt({ extent, discs }: StreetBoard, look: PrintLook, seed: number): string {
  const next = sequence(seed, 'art');
  const size = 2.2 * discs.circle;
  switch (look.art) {
    case 'plain':
      return '';
    case 'texture':
      return drawBlots(extent, size, look, next);
    case 'houses':
      return drawHouses(extent, size, look, next);
    case 'drawings':
      return drawOrnaments(extent, size, look, next);
  }
}

type NextNumber = () => number;

/** Numbers in [0, 1), one after another. */
function sequence(seed: number, use: string): NextNumber {
  const word = randomBits(seed, use);
  let index = 0;
  return () => whiteNoise(word, index++);
}

const randomPoint = ([wide, high]: Point, next: NextNumber): Point => [wide * next(), high * next()];

/** Pale stains of many sizes. */
function drawBlots(extent: Point, size: number, { colours }: PrintLook, next: NextNumber): string {
  const blots = Array.from({ length: 500 }, () => {
    const [cx, cy] = randomPoint(extent, next);
    const rx = size * (0.1 + 3 * next() ** 3);
    return element('ellipse', {
      cx,
      cy,
      rx,
      ry: rx * (0.4 + 0.6 * next()),
      'fill-opacity': 0.03 + 0.1 * next(),
    });
  });
  return group({ fill: colours.art }, blots);
}

/** Plans of houses: rows of small rooms with walls, as on old maps of towns. */
function drawHouses(extent: Point, size: number, { colours }: PrintLook, next: NextNumber): string {
  const count = Math.min(4000, Math.round((0.9 * extent[0] * extent[1]) / (size * size)));
  const houses = Array.from({ length: count }, () => {
    const [x, y] = randomPoint(extent, next);
    const [wide, high] = [size * (0.3 + 0.9 * next()), size * (0.3 + 0.6 * next())];
    const walls = [
      rectanglePath(x, y, wide, high),
      ...Array.from({ length: 3 }, () => {
        const at = x + wide * next();
        return pathThrough([[at, y], [at, y + high * (0.4 + 0.6 * next())]]); // prettier-ignore
      }),
    ];
    return element('path', {
      d: walls.join(''),
      transform: `rotate(${Math.round(40 * next() - 20)} ${formatDecimal(x)} ${formatDecimal(y)})`,
      'fill-opacity': 0.1 + 0.35 * next(),
    });
  });
  return group(
    { fill: colours.art, stroke: colours.art, 'stroke-width': 0.035 * size, 'stroke-opacity': 0.8 },
    houses,
  );
}

const rectanglePath = (x: number, y: number, wide: number, high: number): string =>
  `${pathThrough([[x, y], [x + wide, y], [x + wide, y + high], [x, y + high]])}Z`; // prettier-ignore

/** Large brown drawings: waves, hatching, rings and flourishes. */
function drawOrnaments(extent: Point, size: number, { colours }: PrintLook, next: NextNumber): string {
  const marks = Array.from({ length: 80 }, () => {
    const [x, y] = randomPoint(extent, next);
    const reach = size * (1 + 3 * next());
    const kind = next();
    if (kind < 0.25)
      return (
        element('circle', { cx: x, cy: y, r: reach * 0.6 }) +
        element('circle', { cx: x, cy: y, r: reach * 0.45 })
      );
    if (kind < 0.6) {
      const lines = Array.from({ length: 14 }, (_, i) => {
        const at = x + (reach * i) / 14;
        return pathThrough([[at, y], [at + 0.4 * reach, y + 0.7 * reach]]); // prettier-ignore
      });
      return element('path', { d: lines.join('') });
    }
    const waves = Array.from({ length: 5 }, (_, i) => {
      const down = y + 0.12 * reach * i;
      const [left, bow] = [formatDecimal(x), formatDecimal(0.2 * reach)];
      return `M${left} ${formatDecimal(down)}q${bow} -${bow} ${formatDecimal(0.4 * reach)} 0t${formatDecimal(0.4 * reach)} 0t${formatDecimal(0.4 * reach)} 0`;
    });
    return element('path', { d: waves.join('') });
  });
  const names = ['River Thames', 'Market', 'Brewery', 'Old Church', 'Docks', 'Hospital'].map((name) =>
    centredText(randomPoint(extent, next), size * (0.5 + 0.8 * next()), name, { 'font-style': 'italic' }),
  );
  return joinMarkup(
    group({ fill: 'none', stroke: colours.art, 'stroke-width': 0.05 * size, 'stroke-opacity': 0.75 }, marks),
    group({ fill: colours.art }, names),
  );
}

/** The centres of the discs of a turn track along the lower edge, without those that would cover a node. */
export function trackPlaces({
  extent: [wide, high],
  discs,
  circles,
  crossings,
  junctions,
}: StreetBoard): readonly Point[] {
  const nodes = [...circles, ...crossings, ...junctions];
  const places = Array.from({ length: 15 }, (_, i): Point => [
    0.2 * wide + 2.6 * i * discs.circle,
    high - 2.4 * discs.circle,
  ]);
  return places.filter(([x, y]) =>
    nodes.every(({ at }) => Math.hypot(at[0] - x, at[1] - y) > 3.5 * discs.circle),
  );
}
