/** How clearly the edges of a lattice are printed. */
import { applyHomography, type Homography, type Point } from '../../model/index.js';
import { sampleLinear } from '../pixels/index.js';
import type { EdgeField } from './edge-field.js';
import { CORNERS } from './hex-lattice.js';

/** The agreement of the picture with one line, shifted across by small distances. */
export interface EdgeProfile {
  readonly middle: Point;
  /** The unit normal of the line, along which it is shifted. */
  readonly normal: Point;
  /** The mean agreement for each shift, from the most negative to the most positive. */
  readonly values: Float32Array;
}

const SAMPLES = 7;

/** The profile of the line between two points, for shifts up to `reach` pixels in steps of half a pixel. */
export function profileAcross(
  { cosine, sine }: EdgeField,
  [fromX, fromY]: Point,
  [toX, toY]: Point,
  reach: number,
): EdgeProfile {
  const length = Math.hypot(toX - fromX, toY - fromY);
  const [normalX, normalY] = [(toY - fromY) / length, (fromX - toX) / length];
  const [doubleCosine, doubleSine] = [normalX * normalX - normalY * normalY, 2 * normalX * normalY];
  const steps = Math.round(2 * reach);
  const values = new Float32Array(2 * steps + 1);
  for (let k = -steps; k <= steps; k++) {
    let sum = 0;
    for (let i = 0; i < SAMPLES; i++) {
      const part = 0.06 + (0.88 * i) / (SAMPLES - 1);
      const x = fromX + (toX - fromX) * part + (k / 2) * normalX;
      const y = fromY + (toY - fromY) * part + (k / 2) * normalY;
      sum += sampleLinear(cosine, x, y) * doubleCosine + sampleLinear(sine, x, y) * doubleSine;
    }
    values[k + steps] = sum / SAMPLES;
  }
  return { middle: [(fromX + toX) / 2, (fromY + toY) / 2], normal: [normalX, normalY], values };
}

/** The support of the six edges of a hex: the best agreement within `reach` pixels of each edge. */
export function supportOfEdges(
  field: EdgeField,
  toPicture: Homography,
  q: number,
  r: number,
  reach: number,
): readonly number[] {
  const corners = CORNERS.map(([dq, dr]) => applyHomography(toPicture, [q + dq, r + dr]));
  return corners.map((corner, k) =>
    Math.max(...profileAcross(field, corner, corners[(k + 1) % 6]!, reach).values),
  );
}
