/** The legend of a street board: the marks this board uses. */
import type { Point, StreetBoard } from '../../../model/index.js';
import { dashedLine, dottedLine, solidLine } from './line-marks.js';
import { circleMarks, crossingMarks, junctionMarks } from './node-marks.js';
import type { Palette } from '../sheet/palette.js';
import { type LegendEntry, type LegendRow, usedEntries } from '../sheet/picture.js';
import { element, pathThrough, joinMarkup } from '../sheet/svg.js';

export const CIRCLE_COLOURS = ['white', 'red', 'black', 'blue'] as const;
export const CROSSING_BORDERS = [undefined, 'yellow', 'red'] as const;

/** One entry for each kind of mark on the board. */
export function streetLegendEntries(board: StreetBoard, palette: Palette): readonly LegendEntry[] {
  const { circles, crossings, junctions, streets, waterlines, blocks, grid } = board;
  return usedEntries([
    ...CIRCLE_COLOURS.map((colour): LegendRow => [
      circles.some((each) => each.colour === colour),
      colour === 'white' ? 'circle' : `${colour} circle`,
      (at, radius) => circleMarks([{ at }], radius, colour, palette),
    ]),
    ...CROSSING_BORDERS.map((border): LegendRow => [
      crossings.some((each) => each.border === border),
      border === undefined ? 'crossing' : `${border} crossing`,
      (at, radius) => crossingMarks([{ at }], 0.5 * radius, border, palette),
    ]),
    [junctions.length > 0, 'junction', (at, radius) => junctionMarks([{ at }], 0.35 * radius, palette)],
    [streets.length > 0, 'street', across(dottedLine, palette.line)],
    [waterlines.length > 0, 'waterline', across(dashedLine, palette.water)],
    [blocks.some(({ kind }) => kind === 'houses'), 'block of houses', swatchOf(palette.houses, palette.line)],
    [
      blocks.some(({ kind }) => kind === 'water'),
      'block of water',
      (at, radius) =>
        joinMarkup(
          swatchOf(palette.waterBlock, palette.line)(at, radius),
          solidLine(
            [-0.35, 0, 0.35].map((down) => acrossOf([at[0], at[1] + down * radius], radius)).join(''),
            0.06 * radius,
            palette.waterHatch,
          ),
        ),
    ],
    [grid !== undefined, 'section border', across(solidLine, palette.accent)],
  ]);
}

const across =
  (line: typeof solidLine, stroke: string): LegendEntry['mark'] =>
  (at, radius) =>
    line(acrossOf(at, radius), 0.14 * radius, stroke);

const acrossOf = ([x, y]: Point, radius: number): string =>
  pathThrough([
    [x - radius, y],
    [x + radius, y],
  ]);

const swatchOf =
  (fill: string, stroke: string): LegendEntry['mark'] =>
  ([x, y], radius) =>
    element('rect', {
      x: x - radius,
      y: y - 0.7 * radius,
      width: 2 * radius,
      height: 1.4 * radius,
      fill,
      stroke,
      'stroke-width': 0.06 * radius,
    });
