/** The legend of a street board: the marks this board uses. */
import type { Point, StreetBoard } from '../../../model/index.js';
import type { LegendEntry } from '../sheet/legend.js';
import { dashedLine, dottedLine, solidLine } from './line-marks.js';
import { circleMarks, crossingMarks, junctionMarks } from './node-marks.js';
import type { Palette } from '../sheet/palette.js';
import { element, pathThrough, joinMarkup } from '../sheet/svg.js';

export const CIRCLE_COLOURS = ['white', 'red', 'black', 'blue'] as const;
export const CROSSING_BORDERS = [undefined, 'yellow', 'red'] as const;

/** One entry for each kind of mark on the board. */
export function streetLegendEntries(board: StreetBoard, palette: Palette): readonly LegendEntry[] {
  const { circles, crossings, junctions, streets, waterlines, blocks, grid } = board;
  const entries: readonly (LegendEntry & { readonly used: boolean })[] = [
    ...CIRCLE_COLOURS.map((colour) => ({
      used: circles.some((each) => each.colour === colour),
      meaning: colour === 'white' ? 'circle' : `${colour} circle`,
      mark: (at: Point, radius: number) => circleMarks([{ at }], radius, colour, palette),
    })),
    ...CROSSING_BORDERS.map((border) => ({
      used: crossings.some((each) => each.border === border),
      meaning: border === undefined ? 'crossing' : `${border} crossing`,
      mark: (at: Point, radius: number) => crossingMarks([{ at }], 0.5 * radius, border, palette),
    })),
    {
      used: junctions.length > 0,
      meaning: 'junction',
      mark: (at, radius) => junctionMarks([{ at }], 0.35 * radius, palette),
    },
    {
      used: streets.length > 0,
      meaning: 'street',
      mark: (at, radius) => dottedLine(acrossOf(at, radius), 0.14 * radius, palette.line),
    },
    {
      used: waterlines.length > 0,
      meaning: 'waterline',
      mark: (at, radius) => dashedLine(acrossOf(at, radius), 0.14 * radius, palette.water),
    },
    {
      used: blocks.some(({ kind }) => kind === 'houses'),
      meaning: 'block of houses',
      mark: swatchOf(palette.houses, palette.line),
    },
    {
      used: blocks.some(({ kind }) => kind === 'water'),
      meaning: 'block of water',
      mark: (at, radius) =>
        joinMarkup(
          swatchOf(palette.waterBlock, palette.line)(at, radius),
          solidLine(
            [-0.35, 0, 0.35].map((down) => acrossOf([at[0], at[1] + down * radius], radius)).join(''),
            0.06 * radius,
            palette.waterHatch,
          ),
        ),
    },
    {
      used: grid !== undefined,
      meaning: 'section border',
      mark: (at, radius) => solidLine(acrossOf(at, radius), 0.14 * radius, palette.accent),
    },
  ];
  return entries.filter(({ used }) => used);
}

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
