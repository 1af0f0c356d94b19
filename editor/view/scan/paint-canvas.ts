/** A canvas made ready for a piece of the board as it is looked at, with the scan on it. */
import { joinHomographies, type Homography } from '../../../model/index.js';
import type { Matrix, Size } from '../../tools/camera.js';
import { paintScan, type Pyramid } from './paint-scan.js';

/** Sharper than the eye is no use, and each step costs four times the memory. */
const MOST_PIXELS_PER_PIXEL = 2;

export interface Paper {
  /** From board units to pixels of the page. */
  readonly matrix: Matrix;
  readonly size: Size;
}

export interface Scan {
  readonly picture: Pyramid;
  /** From its pixels to board units. */
  readonly map: Homography;
  readonly filter: string;
}

/** Wipes a canvas, gives it its size on the page and paints the scan; what is drawn after that is in pixels of the page. */
export function paintPaper(
  paper: HTMLCanvasElement,
  where: Paper,
  scan: Scan | undefined,
): CanvasRenderingContext2D | undefined {
  const fine = cut(paper, where.size);
  const brush = paper.getContext('2d') ?? undefined;
  if (brush && scan) paper.style.filter = paint(paper, brush, { where, scan, fine });
  brush?.setTransform(fine, 0, 0, fine, 0, 0);
  return brush;
}

/**
 * As `paintPaper`, where nothing is drawn afterwards. Chromium hands a canvas that can be drawn on over with every frame, whether
 * something was drawn or not: of an edit of Whitechapel over its practice scan that was 0.6 ms.
 */
export function printPaper(paper: HTMLCanvasElement, where: Paper, scan: Scan): void {
  const print = typeof OffscreenCanvas === 'undefined' ? null : paper.getContext('bitmaprenderer');
  if (!print) {
    paintPaper(paper, where, scan);
    return;
  }
  const fine = cut(paper, where.size);
  const press = new OffscreenCanvas(paper.width, paper.height);
  const brush = press.getContext('2d');
  if (!brush) return;
  paper.style.filter = paint(press, brush, { where, scan, fine });
  print.transferFromImageBitmap(press.transferToImageBitmap());
}

/** Gives a canvas its size, by which it is wiped, and says how many of its pixels make one of the page. */
function cut(paper: HTMLCanvasElement, [width, height]: Size): number {
  const fine = Math.min(MOST_PIXELS_PER_PIXEL, devicePixelRatio);
  [paper.width, paper.height] = [Math.round(width * fine), Math.round(height * fine)];
  paper.style.width = `${width}px`;
  paper.style.height = `${height}px`;
  return fine;
}

/** The filter that the browser must keep up, because its canvas has none. */
function paint(
  canvas: HTMLCanvasElement | OffscreenCanvas,
  brush: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D,
  { where, scan, fine }: { readonly where: Paper; readonly scan: Scan; readonly fine: number },
): string {
  const [a, b, c, d, e, f] = where.matrix;
  const toPaper: Homography = [a * fine, c * fine, e * fine, b * fine, d * fine, f * fine, 0, 0, 1];
  paintScan(brush, [canvas.width, canvas.height], joinHomographies(toPaper, scan.map), scan.picture);
  if (scan.filter === 'none') return '';
  if (!('filter' in brush)) return scan.filter;
  // Once in what is painted: a filter that the browser keeps up costs with every frame.
  brush.save();
  brush.setTransform(1, 0, 0, 1, 0, 0);
  brush.filter = scan.filter;
  brush.globalCompositeOperation = 'copy';
  brush.drawImage(canvas, 0, 0);
  brush.restore();
  return '';
}
