/** The layers that can be hidden. This is a view setting and never saved in the file. */
import { isStreetBoard, type Board } from '../../../model/index.js';
import { BOARD_LAYERS as LAYERS, type BoardLayer as Layer } from '../../tools/index.js';

export type { Layer };

const NAMES: Readonly<Record<Layer, string>> = {
  blocks: 'Blocks',
  grid: 'Section grid',
  lines: 'Streets and waterlines',
  nodes: 'Circles, crossings and junctions',
  numbers: 'Circle numbers',
};

/** The layers of a board from bottom to top, with their names. */
export const layersOfBoard = (board: Board): readonly (readonly [Layer, string])[] =>
  isStreetBoard(board)
    ? LAYERS.filter((layer) => layer !== 'grid' || board.grid).map((layer) => [layer, NAMES[layer]])
    : [['nodes', 'Hexes, exits and pieces']];

/** Parses a stored setting; ignores unknown values. */
export const parseHiddenLayers = (kept: unknown): ReadonlySet<Layer> =>
  new Set(Array.isArray(kept) ? LAYERS.filter((layer) => kept.includes(layer)) : []);
