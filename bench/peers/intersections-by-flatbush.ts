import Flatbush from 'flatbush';
import { segmentsOfDrawing, type LineDrawing } from '../../model/network/line-drawing.js';
import { doSegmentsIntersect } from '../../model/geometry/do-segments-intersect.js';

/**
 * The intersections of lines without a node, by an R-tree over the boxes of the segments and the same exact test
 * as ours.
 */
export function intersectionsByFlatbush(drawing: LineDrawing): Int32Array {
  const segments = segmentsOfDrawing(drawing);
  const { x1, y1, x2, y2, line } = segments;
  const tree = new Flatbush(line.length, 16, Int32Array);
  const boxOf = (s: number): [number, number, number, number] => [
    Math.min(x1[s]!, x2[s]!),
    Math.min(y1[s]!, y2[s]!),
    Math.max(x1[s]!, x2[s]!),
    Math.max(y1[s]!, y2[s]!),
  ];
  for (let s = 0; s < line.length; s++) tree.add(...boxOf(s));
  tree.finish();
  const found = new Set<number>();
  for (let s = 0; s < line.length; s++) {
    // The filter does the work and keeps nothing, so that no list of hits is allocated.
    const judge = (t: number): boolean => {
      if (t > s && doSegmentsIntersect(drawing, segments, s, t))
        found.add(line[s]! * drawing.from.length + line[t]!);
      return false;
    };
    tree.search(...boxOf(s), judge);
  }
  const pairs = Float64Array.from(found).sort();
  return Int32Array.from({ length: 2 * pairs.length }, (_, i) =>
    i % 2 === 0 ? Math.floor(pairs[i >> 1]! / drawing.from.length) : pairs[i >> 1]! % drawing.from.length,
  );
}
