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
export function paintCanvas(
  paper: HTMLCanvasElement,
  where: CanvasViewport,
  scan: ScanToPaint | undefined,
): CanvasRenderingContext2D | undefined {
  const fine = cut(paper, where.size);
  const brush = paper.getContext('2d') ?? undefined;
  if (brush && scan) paper.style.filter = paint(paper, brush, { where, scan, fine });
  brush?.setTransform(fine, 0, 0, fine, 0, 0);
  return brush;
}

/** As `paintCanvas`, if nothing is drawn later: Chromium copies a canvas with a context in every frame (0.6 ms). */
export function paintStaticCanvas(paper: HTMLCanvasElement, where: CanvasViewport, scan: ScanToPaint): void {
  const print = typeof OffscreenCanvas === 'undefined' ? null : paper.getContext('bitmaprenderer');
  if (!print) {
    paintCanvas(paper, where, scan);
    return;
  }
  const fine = cut(paper, where.size);
  const press = new OffscreenCanvas(paper.width, paper.height);
  const brush = press.getContext('2d');
  if (!brush) return;
  paper.style.filter = paint(press, brush, { where, scan, fine });
  print.transferFromImageBitmap(press.transferToImageBitmap());
}

/** Resizes a canvas, which clears it, and returns its pixel ratio. */
function cut(paper: HTMLCanvasElement, [width, height]: WindowSize): number {
  const fine = Math.min(MOST_PIXELS_PER_PIXEL, devicePixelRatio);
  [paper.width, paper.height] = [Math.round(width * fine), Math.round(height * fine)];
  paper.style.width = `${width}px`;
  paper.style.height = `${height}px`;
  return fine;
}

/** Returns the CSS filter that is needed if the canvas cannot apply it. */
function paint(
  canvas: HTMLCanvasElement | OffscreenCanvas,
  brush: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D,
  {
    where,
    scan,
    fine,
  }: { readonly where: CanvasViewport; readonly scan: ScanToPaint; readonly fine: number },
): string {
  const [a, b, c, d, e, f] = where.matrix;
  const toPaper: Homography = [a * fine, c * fine, e * fine, b * fine, d * fine, f * fine, 0, 0, 1];
  paintScan(brush, [canvas.width, canvas.height], composeHomographies(toPaper, scan.map), scan.picture);
  if (scan.filter === 'none') return '';
  if (!('filter' in brush)) return scan.filter;
  // Applied once while painting: a CSS filter costs time in every frame.
  brush.save();
  brush.setTransform(1, 0, 0, 1, 0, 0);
  brush.filter = scan.filter;
  brush.globalCompositeOperation = 'copy';
  brush.drawImage(canvas, 0, 0);
  brush.restore();
  return '';
}
