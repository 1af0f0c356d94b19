/** A grid of segments whose crowded cells have a finer grid of their own, because drawings come in clusters. */
import { boxOfCell, buildSpatialGrid, type SpatialGrid, type SpatialItems } from './spatial-grid.js';

/** A spatial grid with finer grids in place of crowded cells, where that helps. */
export interface RefinedGrid extends SpatialGrid {
  readonly finer: ReadonlyMap<number, RefinedGrid>;
}

/** A cell with more segments than this is crowded. Street boards stay far below. */
export const MAX_SEGMENTS_PER_CELL = 64;

/** The refined grid over some segments, given by their numbers. */
export const buildRefinedGrid = (segments: SpatialItems, chosen: Int32Array): RefinedGrid =>
  refine(segments, buildSpatialGrid(segments, chosen));

/** A cell is divided only if that at least halves the pairs: lines that cross a whole cell stay together however it is divided. */
function refine(segments: SpatialItems, grid: SpatialGrid): RefinedGrid {
  const { columns, rows, starts, items } = grid;
  const finer = new Map<number, RefinedGrid>();
  for (let c = 0; c < columns * rows; c++) {
    const count = starts[c + 1]! - starts[c]!;
    if (count <= MAX_SEGMENTS_PER_CELL) continue;
    const cut = buildSpatialGrid(segments, items.slice(starts[c], starts[c + 1]), {
      box: boxOfCell(grid, c),
    });
    if (countPairs(cut) < (count * count) / 2) finer.set(c, refine(segments, cut));
  }
  return { ...grid, finer };
}

function countPairs({ columns, rows, starts }: SpatialGrid): number {
  let pairs = 0;
  for (let c = 0; c < columns * rows; c++) pairs += (starts[c + 1]! - starts[c]!) ** 2;
  return pairs;
}
