import type { Drawing } from '../../model/geometry/drawing.js';

/** Lines as lists of points, which is how the peers take them. */
export type Courses = [number, number][][];

/** The lines of a drawing as lists of points. */
export function coursesOf({ xs, ys, from, to, bendStarts, bendXs, bendYs }: Drawing): Courses {
  return Array.from(from, (start, line) => {
    const course: [number, number][] = [[xs[start]!, ys[start]!]];
    for (let b = bendStarts[line]!; b < bendStarts[line + 1]!; b++) course.push([bendXs[b]!, bendYs[b]!]);
    course.push([xs[to[line]!]!, ys[to[line]!]!]);
    return course;
  });
}
