/** The layers of the drawing that a person may hide. It is each person's own affair and never in the file. */
import { isStreetBoard, type Board } from '../../../model/index.js';
import type { ToolId } from '../../tools/tool.js';

const LAYERS = ['blocks', 'grid', 'lines', 'nodes', 'numbers'] as const;
export type Layer = (typeof LAYERS)[number];

const NAMES: Readonly<Record<Layer, string>> = {
  blocks: 'Blocks',
  grid: 'Section grid',
  lines: 'Streets and waterlines',
  nodes: 'Circles, crossings and junctions',
  numbers: 'Numbers of circles',
};

/** What a board has, from the bottom up, with names to read. */
export const layersOf = (board: Board): readonly (readonly [Layer, string])[] =>
  isStreetBoard(board)
    ? LAYERS.filter((layer) => layer !== 'grid' || board.grid).map((layer) => [layer, NAMES[layer]])
    : [['nodes', 'Hexes, exits and pieces']];

/** What was kept; whatever is odd in it is left out. */
export const hiddenFrom = (kept: unknown): ReadonlySet<Layer> =>
  new Set(Array.isArray(kept) ? LAYERS.filter((layer) => kept.includes(layer)) : []);

/** What a tool draws on: nobody draws what cannot be seen. */
export const layersOfTool = (tool: ToolId): readonly Layer[] => DRAWN_BY[tool] ?? [];

const DRAWN_BY: Partial<Readonly<Record<ToolId, readonly Layer[]>>> = {
  circle: ['nodes', 'numbers'],
  crossing: ['nodes'],
  junction: ['nodes'],
  street: ['lines'],
  waterline: ['lines'],
  block: ['blocks'],
  grid: ['grid'],
  hex: ['nodes'],
  piece: ['nodes'],
};
