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

/** Wipes a canvas, gives it its size on the page and paints the scan; what is drawn after that is in pixels of the page. */
export function paintPaper(
  paper: HTMLCanvasElement,
  { matrix: [a, b, c, d, e, f], size: [width, height] }: Paper,
  scan: { readonly picture: Pyramid; readonly map: Homography; readonly filter: string } | undefined,
): CanvasRenderingContext2D | undefined {
  const fine = Math.min(MOST_PIXELS_PER_PIXEL, devicePixelRatio);
  // Setting the size also wipes it.
  [paper.width, paper.height] = [Math.round(width * fine), Math.round(height * fine)];
  paper.style.width = `${width}px`;
  paper.style.height = `${height}px`;
  const brush = paper.getContext('2d') ?? undefined;
  if (brush && scan) {
    const toPaper: Homography = [a * fine, c * fine, e * fine, b * fine, d * fine, f * fine, 0, 0, 1];
    paintScan(brush, [paper.width, paper.height], joinHomographies(toPaper, scan.map), scan.picture);
    recolour(paper, brush, scan.filter);
  }
  brush?.setTransform(fine, 0, 0, fine, 0, 0);
  return brush;
}

/** Colours are changed once in what is painted: a filter that the browser keeps up costs with every frame. */
function recolour(paper: HTMLCanvasElement, brush: CanvasRenderingContext2D, filter: string): void {
  // Not every browser's canvas has filters; there the browser must keep it up.
  const has = 'filter' in brush;
  paper.style.filter = has ? '' : filter;
  if (!has || filter === 'none') return;
  brush.save();
  brush.setTransform(1, 0, 0, 1, 0, 0);
  brush.filter = filter;
  brush.globalCompositeOperation = 'copy';
  brush.drawImage(paper, 0, 0);
  brush.restore();
}
