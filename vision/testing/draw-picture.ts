/** Draws simple pictures for tests: discs, squares and dashed lines on paper. */
import type { Picture } from '../pixels/index.js';

/** A colour as red, green, blue. */
export type Colour = readonly [number, number, number];

const PAPER: Colour = [225, 210, 180];
const INK: Colour = [25, 22, 20];
export const WHITE: Colour = [250, 250, 245];

/** A picture that can be drawn on. */
export interface Canvas extends Picture {
  readonly rgb: Uint8ClampedArray;
}

/** Paper with a little noise, the same for the same seed. */
export function blankCanvas(width: number, height: number, seed = 1): Canvas {
  const rgb = new Uint8ClampedArray(width * height * 3);
  let state = seed;
  for (let i = 0; i < rgb.length; i++) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    rgb[i] = PAPER[i % 3]! + ((state >>> 24) / 255 - 0.5) * 12;
  }
  return { width, height, rgb };
}

/** Paints each pixel by how much of it a shape covers, given the signed distance to its edge, negative inside. */
function paint(
  { width, height, rgb }: Canvas,
  colour: Colour,
  distance: (x: number, y: number) => number,
): void {
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const cover = Math.min(1, Math.max(0, 0.5 - distance(x, y)));
      if (cover === 0) continue;
      for (let k = 0; k < 3; k++) {
        const at = (y * width + x) * 3 + k;
        rgb[at] = rgb[at]! * (1 - cover) + colour[k]! * cover;
      }
    }
}

/** A white disc with a dark ring. */
export function drawDisc(canvas: Canvas, x: number, y: number, radius: number): void {
  paint(canvas, INK, (u, v) => Math.hypot(u - x, v - y) - radius);
  paint(canvas, WHITE, (u, v) => Math.hypot(u - x, v - y) - radius * 0.88);
}

/** A black square in a thin white frame. */
export function drawSquare(canvas: Canvas, x: number, y: number, side: number): void {
  const inSquare = (half: number) => (u: number, v: number) =>
    Math.max(Math.abs(u - x), Math.abs(v - y)) - half;
  paint(canvas, WHITE, inSquare(side * 0.65));
  paint(canvas, INK, inSquare(side / 2));
}

/** A dashed line through points. */
export function drawDashes(
  canvas: Canvas,
  points: readonly (readonly [number, number])[],
  { period, width }: { readonly period: number; readonly width: number },
): void {
  let start = 0;
  for (let i = 1; i < points.length; i++) {
    const [ax, ay] = points[i - 1]!;
    const [bx, by] = points[i]!;
    const length = Math.hypot(bx - ax, by - ay);
    const [ex, ey] = [(bx - ax) / length, (by - ay) / length];
    const from = start;
    paint(canvas, INK, (u, v) => {
      const along = (u - ax) * ex + (v - ay) * ey;
      const aside = Math.abs((v - ay) * ex - (u - ax) * ey) - width / 2;
      const phase = (((from + along) % period) + period) % period;
      const gap = Math.abs(phase - period * 0.3) - period * 0.3;
      return Math.max(aside, gap, -along, along - length);
    });
    start += length;
  }
}
