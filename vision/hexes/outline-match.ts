/** How well the outline of one hexagon fits at each place. */
import type { EdgeField } from './edge-field.js';

/** The fit of hexagons of one size and turn, at every `step`-th pixel. */
export interface OutlineMatch {
  readonly step: number;
  readonly columns: number;
  readonly rows: number;
  /** The mean agreement of the picture with the six edges, row by row. */
  readonly values: Float32Array;
}

/**
 * The fit of a hexagon whose first edge has its normal at `turn` radians; a turn of 30 degrees is a flat-topped
 * hexagon. Hexagons that do not fit into the picture get 0.
 */
export function matchOutline(
  field: EdgeField,
  side: number,
  turn: number,
  step = Math.max(1, Math.round(side / 6)),
): OutlineMatch {
  const { width, height } = field;
  const columns = Math.ceil(width / step);
  const rows = Math.ceil(height / step);
  const values = new Float32Array(columns * rows);
  const samples = outlineSamples(side, turn, width);
  const reach = Math.ceil(side) + 1;
  const { values: cosine } = field.cosine;
  const { values: sine } = field.sine;
  const { offsets, cosines, sines } = samples;
  const share = 1 / offsets.length;
  for (let row = 0; row < rows; row++) {
    const y = row * step;
    if (y < reach || y >= height - reach) continue;
    for (let column = 0; column < columns; column++) {
      const x = column * step;
      if (x < reach || x >= width - reach) continue;
      const at = y * width + x;
      let sum = 0;
      for (let k = 0; k < offsets.length; k++) {
        const pixel = at + offsets[k]!;
        sum += cosine[pixel]! * cosines[k]! + sine[pixel]! * sines[k]!;
      }
      values[row * columns + column] = sum * share;
    }
  }
  return { step, columns, rows, values };
}

/** Pixels along the outline, as offsets from the centre, with the doubled angle of the edge's normal. */
function outlineSamples(side: number, turn: number, width: number) {
  const perEdge = Math.max(4, Math.round(side / 2.5));
  const offsets = new Int32Array(6 * perEdge);
  const cosines = new Float32Array(offsets.length);
  const sines = new Float32Array(offsets.length);
  const height = (Math.sqrt(3) / 2) * side;
  for (let edge = 0, at = 0; edge < 6; edge++) {
    const angle = turn + (edge * Math.PI) / 3;
    const [normalX, normalY] = [Math.cos(angle), Math.sin(angle)];
    for (let k = 0; k < perEdge; k++, at++) {
      const along = ((k + 0.5) / perEdge - 0.5) * side * 0.92;
      const x = Math.round(height * normalX - along * normalY);
      const y = Math.round(height * normalY + along * normalX);
      offsets[at] = y * width + x;
      cosines[at] = Math.cos(2 * angle);
      sines[at] = Math.sin(2 * angle);
    }
  }
  return { offsets, cosines, sines };
}
