/** Prepares a canvas for a part of the board, with the scan painted on it. */
import { composeHomographies, type Homography } from '../../../model/index.js';
import type { Matrix, WindowSize } from '../../tools/index.js';
import { paintScan, type ImagePyramid } from './paint-scan.js';

/** More is not visible, and each step costs four times the memory. */
const MOST_PIXELS_PER_PIXEL = 2;

export interface CanvasViewport {
  /** From board units to CSS pixels. */
  readonly matrix: Matrix;
  readonly size: WindowSize;
}

export interface ScanToPaint {
  readonly picture: ImagePyramid;
  /** From its pixels to board units. */
  readonly map: Homography;
  readonly filter: string;
}

/** Clears and resizes a canvas and paints the scan; later drawing is in CSS pixels. */
export function paintScanCanvas(
  canvas: HTMLCanvasElement,
  viewport: CanvasViewport,
  scan: ScanToPaint | undefined,
): CanvasRenderingContext2D | undefined {
  const ratio = resizeCanvas(canvas, viewport.size);
  const context = canvas.getContext('2d') ?? undefined;
  if (context && scan) canvas.style.filter = paint(canvas, context, { viewport, scan, ratio });
  context?.setTransform(ratio, 0, 0, ratio, 0, 0);
  return context;
}

/** As `paintScanCanvas`, if nothing is drawn later: Chromium copies a canvas with a context in every frame (0.6 ms). */
export function paintStaticScanCanvas(
  canvas: HTMLCanvasElement,
  viewport: CanvasViewport,
  scan: ScanToPaint,
): void {
  const bitmapContext = typeof OffscreenCanvas === 'undefined' ? null : canvas.getContext('bitmaprenderer');
  if (!bitmapContext) {
    paintScanCanvas(canvas, viewport, scan);
    return;
  }
  const ratio = resizeCanvas(canvas, viewport.size);
  const offscreen = new OffscreenCanvas(canvas.width, canvas.height);
  const context = offscreen.getContext('2d');
  if (!context) return;
  canvas.style.filter = paint(offscreen, context, { viewport, scan, ratio });
  bitmapContext.transferFromImageBitmap(offscreen.transferToImageBitmap());
}

/** Resizes a canvas, which clears it, and returns its pixel ratio. */
function resizeCanvas(canvas: HTMLCanvasElement, [width, height]: WindowSize): number {
  const ratio = Math.min(MOST_PIXELS_PER_PIXEL, devicePixelRatio);
  [canvas.width, canvas.height] = [Math.round(width * ratio), Math.round(height * ratio)];
  canvas.style.width = `${width}px`;
  canvas.style.height = `${height}px`;
  return ratio;
}

/** Returns the CSS filter that is needed if the canvas cannot apply it. */
function paint(
  canvas: HTMLCanvasElement | OffscreenCanvas,
  context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D,
  {
    viewport,
    scan,
    ratio,
  }: { readonly viewport: CanvasViewport; readonly scan: ScanToPaint; readonly ratio: number },
): string {
  const [a, b, c, d, e, f] = viewport.matrix;
  const toCanvas: Homography = [a * ratio, c * ratio, e * ratio, b * ratio, d * ratio, f * ratio, 0, 0, 1];
  paintScan(context, [canvas.width, canvas.height], composeHomographies(toCanvas, scan.map), scan.picture);
  if (scan.filter === 'none') return '';
  if (!('filter' in context)) return scan.filter;
  // Applied once while painting: a CSS filter costs time in every frame.
  context.save();
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.filter = scan.filter;
  context.globalCompositeOperation = 'copy';
  context.drawImage(canvas, 0, 0);
  context.restore();
  return '';
}
