/** Lines on the plane: nodes, and lines between them with their bends, in typed arrays. */
export interface Drawing {
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
export function segmentsOf(drawing: Drawing): Segments {
  const { xs, ys, from, to, bendStarts, bendXs, bendYs } = drawing;
  const count = from.length + bendXs.length;
  const x1 = new Int32Array(count);
  const y1 = new Int32Array(count);
  const x2 = new Int32Array(count);
  const y2 = new Int32Array(count);
  const line = new Int32Array(count);
  let s = 0;
  for (let i = 0; i < from.length; i++) {
    let x = xs[from[i]!]!;
    let y = ys[from[i]!]!;
    for (let b = bendStarts[i]!; b <= bendStarts[i + 1]!; b++, s++) {
      const last = b === bendStarts[i + 1];
      x1[s] = x;
      y1[s] = y;
      x2[s] = x = last ? xs[to[i]!]! : bendXs[b]!;
      y2[s] = y = last ? ys[to[i]!]! : bendYs[b]!;
      line[s] = i;
    }
  }
  return { x1, y1, x2, y2, line };
}
