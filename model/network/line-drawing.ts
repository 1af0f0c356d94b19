/** Lines on the plane: nodes, and lines between them with their bends, in typed arrays. */
export interface LineDrawing {
  readonly xs: Int32Array;
  readonly ys: Int32Array;
  readonly from: Int32Array;
  readonly to: Int32Array;
  /** The bends of line i are `bendStarts[i] … bendStarts[i + 1] - 1`, from its `from` to its `to`. */
  readonly bendStarts: Int32Array;
  readonly bendXs: Int32Array;
  readonly bendYs: Int32Array;
}

/** Straight pieces of a drawing's lines; piece s runs from (x1, y1) to (x2, y2) and belongs to line `line[s]`. */
export interface Segments {
  readonly x1: Int32Array;
  readonly y1: Int32Array;
  readonly x2: Int32Array;
  readonly y2: Int32Array;
  readonly line: Int32Array;
}

/** The straight pieces of all lines, line by line, each from `from` to `to`. */
export function segmentsOfDrawing(drawing: LineDrawing): Segments {
  const count = drawing.from.length + drawing.bendXs.length;
  const x1 = new Int32Array(count);
  const y1 = new Int32Array(count);
  const x2 = new Int32Array(count);
  const y2 = new Int32Array(count);
  const line = new Int32Array(count);
  let s = 0;
  forEachSegment(drawing, (ax, ay, bx, by, of) => {
    x1[s] = ax;
    y1[s] = ay;
    x2[s] = bx;
    y2[s] = by;
    line[s++] = of;
  });
  return { x1, y1, x2, y2, line };
}

/** Visits the straight pieces in the same order without storing them, which for a million nodes would take 55 MB. */
export function forEachSegment(
  drawing: LineDrawing,
  visit: (x1: number, y1: number, x2: number, y2: number, line: number) => void,
): void {
  const { xs, ys, from, to, bendStarts, bendXs, bendYs } = drawing;
  for (let line = 0; line < from.length; line++) {
    let x = xs[from[line]!]!;
    let y = ys[from[line]!]!;
    for (let b = bendStarts[line]!; b < bendStarts[line + 1]!; b++) {
      visit(x, y, bendXs[b]!, bendYs[b]!, line);
      x = bendXs[b]!;
      y = bendYs[b]!;
    }
    visit(x, y, xs[to[line]!]!, ys[to[line]!]!, line);
  }
}
