import type { LineDrawing } from '../../model/network/line-drawing.js';

/** Lines as lists of points, the input of the peers. */
export type PointLists = [number, number][][];

/** The lines of a drawing as lists of points. */
export function linesAsPoints({ xs, ys, from, to, bendStarts, bendXs, bendYs }: LineDrawing): PointLists {
  return Array.from(from, (start, line) => {
    const course: [number, number][] = [[xs[start]!, ys[start]!]];
    for (let b = bendStarts[line]!; b < bendStarts[line + 1]!; b++) course.push([bendXs[b]!, bendYs[b]!]);
    course.push([xs[to[line]!]!, ys[to[line]!]!]);
    return course;
  });
}
