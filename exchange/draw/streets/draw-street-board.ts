/** Draws a street board: blocks, streets, waterlines, nodes and the grid. */
import { type Block, idOfCircle, type StreetBoard } from '../../../model/index.js';
import { hatchLines, pathOfLines, pathOfRings, ringsOfBlocks } from './outline-paths.js';
import { drawCrossingNames } from './crossing-names.js';
import { drawGridLabels, drawSectionLines } from './grid-margin.js';
import { dashedLine, dottedLine, solidLine, streetBand } from './line-marks.js';
import { circleMarks, crossingMarks, junctionMarks } from './node-marks.js';
import type { Palette } from '../sheet/palette.js';
import { countPhrases, type MarkAreas, type Picture } from '../sheet/picture.js';
import { CROSSING_BORDERS, CIRCLE_COLOURS, streetLegendEntries } from './street-legend.js';
import { element, group } from '../sheet/svg.js';

/** Draws a sorted board. References to nodes that do not exist are left out. */
export function drawStreetBoard(board: StreetBoard, palette: Palette): Picture {
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
function placesOf({ circles, crossings, junctions, discs }: StreetBoard): MarkAreas {
  const nodes = [
    ...circles.map((each) => ({ id: idOfCircle(each), at: each.at, radius: discs.circle })),
    ...crossings.map(({ id, at, border }) => ({ id, at, radius: (border ? 2.3 : 1.4) * discs.crossing })),
    ...junctions.map(({ id, at }) => ({ id, at, radius: 0.6 * discs.crossing })),
  ];
  return new Map(nodes.toReversed().map(({ id, at, radius }) => [id, { at, radius }]));
}

function blockLayers(board: StreetBoard, palette: Palette, places: MarkAreas): readonly string[] {
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
