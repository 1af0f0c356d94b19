/** Draws a street board: blocks, streets, waterlines, nodes and the grid. */
import { type Block, idOfCircle, type Point, type StreetBoard } from '../../../model/index.js';
import { hatchLines, pathOfLines, pathOfRings, ringsOfBlocks } from './outline-paths.js';
import { drawCrossingNames } from './crossing-names.js';
import { drawGridLabels, drawSectionLines } from './draw-grid.js';
import {
  circleMarks,
  crossingMarks,
  dashedLine,
  dottedLine,
  junctionMarks,
  solidLine,
  streetBand,
} from './street-marks.js';
import type { Palette } from '../sheet/palette.js';
import {
  countPhrases,
  type LegendEntry,
  type OptionalLegendEntry,
  type DrawnDiscs,
  type SheetContent,
  usedLegendEntries,
} from '../sheet/sheet-content.js';
import { element, group, joinMarkup, pathThrough } from '../sheet/svg.js';

/** Draws a sorted board. References to nodes that do not exist are left out. */
export function drawStreetBoard(board: StreetBoard, palette: Palette): SheetContent {
  const { circles, crossings, junctions, discs, grid, extent } = board;
  const unit = extent[0] / 100;
  const places = placesOf(board);
  const street = pathOfLines(board.streets, places);
  const waterline = pathOfLines(board.waterlines, places);
  const dot = 0.36 * discs.crossing;
  return {
    layers: [
      ...blockLayers(board, palette, places),
      streetBand(street, 2.1 * discs.crossing, palette.ground),
      grid ? drawSectionLines(grid, unit, palette) : '',
      dashedLine(waterline, dot, palette.water),
      dottedLine(street, dot, palette.line),
      junctionMarks(junctions, 0.6 * discs.crossing, palette),
      ...CROSSING_BORDERS.map((border) =>
        crossingMarks(
          crossings.filter((each) => each.border === border),
          discs.crossing,
          border,
          palette,
        ),
      ),
      ...CIRCLE_COLOURS.map((colour) =>
        circleMarks(
          circles.filter((each) => each.colour === colour),
          discs.circle,
          colour,
          palette,
        ),
      ),
    ],
    labels: [
      drawCrossingNames(crossings, places, board, palette),
      grid ? drawGridLabels(grid, unit, palette) : '',
    ],
    legend: streetLegendEntries(board, palette),
    counts: countsOf(board),
    places,
    gutter: grid ? 4.2 : 0,
  };
}

/** The radius of a square reaches its corners. Of nodes with the same id the first counts, as in the network. */
function placesOf({ circles, crossings, junctions, discs }: StreetBoard): DrawnDiscs {
  const nodes = [
    ...circles.map((each) => ({ id: idOfCircle(each), at: each.at, radius: discs.circle })),
    ...crossings.map(({ id, at, border }) => ({ id, at, radius: (border ? 2.3 : 1.4) * discs.crossing })),
    ...junctions.map(({ id, at }) => ({ id, at, radius: 0.6 * discs.crossing })),
  ];
  return new Map(nodes.toReversed().map(({ id, at, radius }) => [id, { at, radius }]));
}

function blockLayers(board: StreetBoard, palette: Palette, places: DrawnDiscs): readonly string[] {
  const rings = ringsOfBlocks(board.blocks, [...board.streets, ...board.waterlines], places);
  const ofKind = (kind: Block['kind']): typeof rings =>
    rings.filter((each, i) => board.blocks[i]!.kind === kind && each.length > 0);
  const filled = (fill: string, blocks: typeof rings): string =>
    group(
      { fill, 'fill-rule': 'evenodd' },
      blocks.map((each) => element('path', { d: pathOfRings(each) })),
    );
  const water = ofKind('water');
  const [width, height] = board.extent;
  const unit = width / 100;
  // A board may be a thousand times as high as it is wide.
  const apart = Math.max(0.8 * unit, height / 1000);
  return [
    filled(palette.houses, ofKind('houses')),
    filled(palette.waterBlock, water),
    solidLine(water.map((each) => hatchLines(each, apart, height)).join(''), 0.08 * unit, palette.waterHatch),
  ];
}

const countsOf = (board: StreetBoard): readonly string[] =>
  countPhrases([
    [board.circles.length, 'circle'],
    [board.crossings.length, 'crossing'],
    [board.junctions.length, 'junction'],
    [board.streets.length, 'street'],
    [board.waterlines.length, 'waterline'],
    [board.blocks.length, 'block'],
  ]);

const CIRCLE_COLOURS = ['white', 'red', 'black', 'blue'] as const;
const CROSSING_BORDERS = [undefined, 'yellow', 'red'] as const;

/** One entry for each kind of mark on the board. */
function streetLegendEntries(board: StreetBoard, palette: Palette): readonly LegendEntry[] {
  const { circles, crossings, junctions, streets, waterlines, blocks, grid } = board;
  return usedLegendEntries([
    ...CIRCLE_COLOURS.map((colour): OptionalLegendEntry => [
      circles.some((each) => each.colour === colour),
      colour === 'white' ? 'circle' : `${colour} circle`,
      (at, radius) => circleMarks([{ at }], radius, colour, palette),
    ]),
    ...CROSSING_BORDERS.map((border): OptionalLegendEntry => [
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
