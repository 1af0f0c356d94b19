/** Where two lines meet and no node says so. */
import { splitCrowd } from './crowded-segments.js';
import { segmentsOf, type Drawing, type Segments } from './drawing.js';
import { boxOfCell, CROWDED, gridOfSegments, type Box, type SegmentGrid } from './segment-grid.js';
import { segmentsMeet } from './segments-meet.js';

/** Pairs of lines, the smaller index first, in order; lines[2 i] meets lines[2 i + 1]. */
export interface CrossingsWithoutNode {
  readonly lines: Int32Array;
  /** False for a hopeless drawing, of which only the first pairs found are listed. */
  readonly complete: boolean;
}

/** A scribble of n lines has n² crossings: enough is enough, in what is listed and in what is looked at. */
const MOST_PAIRS = 100_000;
const MOST_LOOKS = 100_000_000;

/**
 * The pairs of lines whose courses meet anywhere but at an end of one of them. A bend that touches another line counts;
 * stretches that lie along each other do not (that is another fault).
 */
export function crossingsWithoutNode(drawing: Drawing): CrossingsWithoutNode {
  const segments = segmentsOf(drawing);
  const search: Search = { drawing, segments, found: new Set(), looks: 0, complete: true };
  searchGrid(search, gridOfSegments(segments, segmentsWithLength(segments)));
  const pairs = Float64Array.from(search.found).sort();
  const lines = new Int32Array(pairs.length * 2);
  for (let i = 0; i < pairs.length; i++) {
    lines[2 * i] = Math.floor(pairs[i]! / drawing.from.length);
    lines[2 * i + 1] = pairs[i]! % drawing.from.length;
  }
  return { lines, complete: search.complete };
}

interface Search {
  readonly drawing: Drawing;
  readonly segments: Segments;
  /** Pairs as smaller * lines + larger: two lines may share several cells, and meet more than once. */
  readonly found: Set<number>;
  looks: number;
  complete: boolean;
}

/** A segment without length adds no point that its neighbours lack, or lies at the ends of its line. */
function segmentsWithLength({ x1, y1, x2, y2, line }: Segments): Int32Array {
  const long = new Int32Array(line.length);
  let count = 0;
  for (let s = 0; s < line.length; s++) if (x1[s] !== x2[s] || y1[s] !== y2[s]) long[count++] = s;
  return long.subarray(0, count);
}

function searchGrid(search: Search, grid: SegmentGrid): void {
  const { starts, items, columns, rows, finer } = grid;
  for (let cell = 0; cell < columns * rows && search.complete; cell++) {
    const start = starts[cell]!;
    const end = starts[cell + 1]!;
    const cut = end - start > CROWDED ? finer.get(cell) : undefined;
    if (cut !== undefined) searchGrid(search, cut);
    else if (end - start > CROWDED) searchCrowd(search, items.slice(start, end), boxOfCell(grid, cell));
    else for (let i = start; i < end - 1; i++) look(search, items[i]!, items, i + 1, end);
  }
}

function searchCrowd(search: Search, crowd: Int32Array, box: Box): void {
  const { star, others, ends } = splitCrowd(search.segments, crowd, box);
  for (let i = 0; i < star.length && search.complete; i++) look(search, star[i]!, others, 0, others.length);
  for (let i = 0; i < others.length && search.complete; i++)
    look(search, others[i]!, others, i + 1, ends[i]!);
}

/** Looks at one segment with those from start to end. */
function look(search: Search, s: number, others: Int32Array, start: number, end: number): void {
  const { drawing, segments, found } = search;
  for (let i = start; i < end; i++) {
    if (!segmentsMeet(drawing, segments, s, others[i]!)) continue;
    const [a, b] = [segments.line[s]!, segments.line[others[i]!]!];
    found.add(Math.min(a, b) * drawing.from.length + Math.max(a, b));
  }
  search.looks += end - start;
  if (search.looks > MOST_LOOKS || found.size > MOST_PAIRS) search.complete = false;
}
