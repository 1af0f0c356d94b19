/** Finds lines that intersect without a node. */
import { doSegmentsIntersect } from './do-segments-intersect.js';
import type { Box, SpatialGrid, GridSegments } from './spatial-grid.js';
import { boxOfCell, buildSpatialGrid } from './spatial-grid.js';
import { splitCrowdedCell } from './split-crowded-cell.js';
import { segmentsOfDrawing, type LineDrawing, type Segments } from '../network/line-drawing.js';

/** Pairs of lines that intersect, the smaller index first, in order: lines[2 i] and lines[2 i + 1]. */
export interface IntersectionsWithoutNode {
  readonly lines: Int32Array;
  /** False if the search stopped at a limit and only the first pairs are listed. */
  readonly complete: boolean;
}

/** A scribble of n lines has n² crossings, so both the pairs found and the comparisons are limited. */
const MOST_PAIRS = 100_000;
const MOST_LOOKS = 100_000_000;

/** The pairs of lines that meet anywhere but at an end. A bend that touches a line counts; overlapping stretches do not. */
export function findIntersectionsWithoutNode(drawing: LineDrawing): IntersectionsWithoutNode {
  const segments = segmentsOfDrawing(drawing);
  const search: Search = { drawing, segments, found: new Set(), looks: 0, complete: true };
  searchGrid(search, buildRefinedGrid(segments, segmentsWithLength(segments)));
  const pairs = Float64Array.from(search.found).sort();
  const lines = new Int32Array(pairs.length * 2);
  for (let i = 0; i < pairs.length; i++) {
    lines[2 * i] = Math.floor(pairs[i]! / drawing.from.length);
    lines[2 * i + 1] = pairs[i]! % drawing.from.length;
  }
  return { lines, complete: search.complete };
}

interface Search {
  readonly drawing: LineDrawing;
  readonly segments: Segments;
  /** Pairs as smaller * lines + larger: two lines may share several cells, and meet more than once. */
  readonly found: Set<number>;
  looks: number;
  complete: boolean;
}

/** A segment without length adds no point to its neighbours, or lies at the ends of its line. */
function segmentsWithLength({ x1, y1, x2, y2, line }: Segments): Int32Array {
  const long = new Int32Array(line.length);
  let count = 0;
  for (let s = 0; s < line.length; s++) if (x1[s] !== x2[s] || y1[s] !== y2[s]) long[count++] = s;
  return long.subarray(0, count);
}

function searchGrid(search: Search, grid: RefinedGrid): void {
  const { starts, items, columns, rows, finer } = grid;
  for (let cell = 0; cell < columns * rows && search.complete; cell++) {
    const start = starts[cell]!;
    const end = starts[cell + 1]!;
    const cut = end - start > MAX_SEGMENTS_PER_CELL ? finer.get(cell) : undefined;
    if (cut !== undefined) searchGrid(search, cut);
    else if (end - start > MAX_SEGMENTS_PER_CELL)
      searchCrowd(search, items.slice(start, end), boxOfCell(grid, cell));
    else for (let i = start; i < end - 1; i++) look(search, items[i]!, items, i + 1, end);
  }
}

function searchCrowd(search: Search, crowd: Int32Array, box: Box): void {
  const { star, others, ends } = splitCrowdedCell(search.segments, crowd, box);
  for (let i = 0; i < star.length && search.complete; i++) look(search, star[i]!, others, 0, others.length);
  for (let i = 0; i < others.length && search.complete; i++)
    look(search, others[i]!, others, i + 1, ends[i]!);
}

/** Compares one segment with those from start to end. */
function look(search: Search, s: number, others: Int32Array, start: number, end: number): void {
  const { drawing, segments, found } = search;
  for (let i = start; i < end; i++) {
    if (!doSegmentsIntersect(drawing, segments, s, others[i]!)) continue;
    const [a, b] = [segments.line[s]!, segments.line[others[i]!]!];
    found.add(Math.min(a, b) * drawing.from.length + Math.max(a, b));
  }
  search.looks += end - start;
  if (search.looks > MOST_LOOKS || found.size > MOST_PAIRS) search.complete = false;
}

/** A spatial grid with finer grids in place of crowded cells, where that helps, because drawings come in clusters. */
interface RefinedGrid extends SpatialGrid {
  readonly finer: ReadonlyMap<number, RefinedGrid>;
}

/** A cell with more segments than this is crowded. Street boards stay far below. */
const MAX_SEGMENTS_PER_CELL = 64;

/** The refined grid over some segments, given by their numbers. */
const buildRefinedGrid = (segments: GridSegments, chosen: Int32Array): RefinedGrid =>
  refine(segments, buildSpatialGrid(segments, chosen));

/** A cell is divided only if that at least halves the pairs: lines that cross a whole cell stay together however it is divided. */
function refine(segments: GridSegments, grid: SpatialGrid): RefinedGrid {
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
