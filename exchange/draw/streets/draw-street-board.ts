/** A street board as a picture: blocks, streets, waterlines, nodes and the grid. */
import type { Block, StreetBoard } from '../../model/board.js';
import { idOfCircle } from '../../model/board.js';
import { outlineOfLines, outlineOfRings, ringsOfBlocks } from './block-outlines.js';
import { crossingNames } from './crossing-names.js';
import { gridLabels, sectionLines } from './grid-margin.js';
import { hatchAcross } from './hatch.js';
import { dashedLine, dottedLine, solidLine, streetBand } from './line-marks.js';
import { circleMarks, crossingMarks, junctionMarks } from './node-marks.js';
import type { Palette } from './palette.js';
import type { Picture, Places } from './picture.js';
import { counted } from './picture.js';
import { BORDERS, COLOURS, streetLegend } from './street-legend.js';
import { element, group } from './svg.js';

/** Draws a board whose lists are in order. What points at a node that does not exist is left out. */
export function streetPicture(board: StreetBoard, palette: Palette): Picture {
  const { circles, crossings, junctions, discs, grid, extent } = board;
  const unit = extent[0] / 100;
  const places = placesOf(board);
  const street = outlineOfLines(board.streets, places);
  const waterline = outlineOfLines(board.waterlines, places);
  const dot = 0.36 * discs.crossing;
  return {
    layers: [
      ...blockLayers(board, palette, places),
      streetBand(street, 2.1 * discs.crossing, palette.ground),
      grid ? sectionLines(grid, unit, palette) : '',
      dashedLine(waterline, dot, palette.water),
      dottedLine(street, dot, palette.line),
      junctionMarks(junctions, 0.6 * discs.crossing, palette),
      ...BORDERS.map((border) =>
        crossingMarks(
          crossings.filter((each) => each.border === border),
          discs.crossing,
          border,
          palette,
        ),
      ),
      ...COLOURS.map((colour) =>
        circleMarks(
          circles.filter((each) => each.colour === colour),
          discs.circle,
          colour,
          palette,
        ),
      ),
    ],
    labels: [crossingNames(crossings, places, board, palette), grid ? gridLabels(grid, unit, palette) : ''],
    legend: streetLegend(board, palette),
    counts: countsOf(board),
    places,
    gutter: grid ? 4.2 : 0,
  };
}

/** A square reaches as far as its corners. Of nodes with the same id the first counts, as in the network. */
function placesOf({ circles, crossings, junctions, discs }: StreetBoard): Places {
  const nodes = [
    ...circles.map((each) => ({ id: idOfCircle(each), at: each.at, radius: discs.circle })),
    ...crossings.map(({ id, at, border }) => ({ id, at, radius: (border ? 2.3 : 1.4) * discs.crossing })),
    ...junctions.map(({ id, at }) => ({ id, at, radius: 0.6 * discs.crossing })),
  ];
  return new Map(nodes.toReversed().map(({ id, at, radius }) => [id, { at, radius }]));
}

function blockLayers(board: StreetBoard, palette: Palette, places: Places): readonly string[] {
  const rings = ringsOfBlocks(board.blocks, [...board.streets, ...board.waterlines], places);
  const ofKind = (kind: Block['kind']): typeof rings =>
    rings.filter((each, i) => board.blocks[i]!.kind === kind && each.length > 0);
  const filled = (fill: string, blocks: typeof rings): string =>
    group(
      { fill, 'fill-rule': 'evenodd' },
      blocks.map((each) => element('path', { d: outlineOfRings(each) })),
    );
  const water = ofKind('water');
  const [width, height] = board.extent;
  const unit = width / 100;
  // A board may be a thousand times as high as it is wide.
  const apart = Math.max(0.8 * unit, height / 1000);
  return [
    filled(palette.houses, ofKind('houses')),
    filled(palette.waterBlock, water),
    solidLine(
      water.map((each) => hatchAcross(each, apart, height)).join(''),
      0.08 * unit,
      palette.waterHatch,
    ),
  ];
}

const countsOf = (board: StreetBoard): readonly string[] => [
  ...counted(board.circles.length, 'circle'),
  ...counted(board.crossings.length, 'crossing'),
  ...counted(board.junctions.length, 'junction'),
  ...counted(board.streets.length, 'street'),
  ...counted(board.waterlines.length, 'waterline'),
  ...counted(board.blocks.length, 'block'),
];
