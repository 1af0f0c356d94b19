import type { LineDrawing } from '../../model/network/line-drawing.js';

/** A line: its ends by node number, and its bends. */
export interface NumberedLine {
  readonly ends: readonly [number, number];
  readonly bends?: readonly (readonly [number, number])[];
}

/** The drawing of nodes and lines given as lists. */
export function drawingFromLines(
  nodes: readonly (readonly [number, number])[],
  courses: readonly NumberedLine[],
): LineDrawing {
  const bends = courses.map((course) => course.bends ?? []);
  const bendStarts = new Int32Array(courses.length + 1);
  for (const [i, each] of bends.entries()) bendStarts[i + 1] = bendStarts[i]! + each.length;
  const points = bends.flat();
  return {
    xs: Int32Array.from(nodes, ([x]) => x),
    ys: Int32Array.from(nodes, ([, y]) => y),
    from: Int32Array.from(courses, ({ ends }) => ends[0]),
    to: Int32Array.from(courses, ({ ends }) => ends[1]),
    bendStarts,
    bendXs: Int32Array.from(points, ([x]) => x),
    bendYs: Int32Array.from(points, ([, y]) => y),
  };
}
