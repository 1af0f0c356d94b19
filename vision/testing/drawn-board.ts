/** A small drawn board for tests: discs, squares and dashed lines on paper. */
import type { Picture } from '../pixels/index.js';

/** The side of a square, in pixels. */
export const SIDE = 9;

type Place = readonly [number, number];
type Colour = readonly [number, number, number];

/** A circle or a crossing. */
interface DrawnNode {
  readonly kind: 'circle' | 'crossing';
  readonly x: number;
  readonly y: number;
}

/** A picture that can be drawn on. */
export interface Canvas extends Picture {
  readonly rgb: Uint8Array;
  dot(x: number, y: number, radius: number, colour: Colour): void;
  /** A dashed line of the given half width. */
  dashes(from: Place, to: Place, colour: Colour, halfWidth?: number): void;
  /** A solid line of the given half width. */
  line(from: Place, to: Place, colour: Colour, halfWidth: number): void;
  /** A light disc or a black square. */
  node(node: DrawnNode): void;
}

/** Paper of one colour. */
export function canvas(width: number, height: number, paper: Colour): Canvas {
  const rgb = new Uint8Array(width * height * 3);
  for (let i = 0; i < rgb.length; i++) rgb[i] = paper[i % 3]!;
  const set = (x: number, y: number, colour: Colour): void => {
    if (x < 0 || y < 0 || x >= width || y >= height) return;
    rgb.set(colour, (y * width + x) * 3);
  };
  const dot: Canvas['dot'] = (x, y, radius, colour) => {
    for (let v = Math.ceil(y - radius); v <= y + radius; v++)
      for (let u = Math.ceil(x - radius); u <= x + radius; u++)
        if (Math.hypot(u - x, v - y) <= radius) set(u, v, colour);
  };
  const stroke = (
    from: Place,
    to: Place,
    colour: Colour,
    halfWidth: number,
    isInked: (at: number) => boolean,
  ) => {
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    for (let at = 0; at <= length; at += 0.5)
      if (isInked(at))
        dot(
          from[0] + ((to[0] - from[0]) * at) / length,
          from[1] + ((to[1] - from[1]) * at) / length,
          halfWidth,
          colour,
        );
  };
  return {
    width,
    height,
    rgb,
    dot,
    dashes: (from, to, colour, halfWidth = 1) => {
      stroke(from, to, colour, halfWidth, (at) => at % 7.5 < 3.5);
    },
    line: (from, to, colour, halfWidth) => {
      stroke(from, to, colour, halfWidth, () => true);
    },
    node: ({ kind, x, y }) => {
      if (kind === 'circle') {
        dot(x, y, 1.45 * SIDE, [250, 250, 250]);
        return;
      }
      for (let v = -4; v <= 4; v++) for (let u = -4; u <= 4; u++) set(x + u, y + v, [20, 20, 20]);
    },
  };
}
