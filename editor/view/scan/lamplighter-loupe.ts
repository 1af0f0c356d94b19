import { LitElement } from 'lit';
import { isStreetBoard, type Board, type Homography, type Point } from '../../../model/index.js';
import {
  applyMatrix,
  type Camera,
  type Matrix,
  matrixOfCamera,
  placedLinesOf,
  placedNodesOf,
} from '../../tools/index.js';
import { inputProperties } from '../ui/element.js';
import { styleSheet } from '../ui/shared-styles.js';
import { paintScanCanvas } from './paint-scan-canvas.js';
import type { ImagePyramid } from './paint-scan.js';
import { cssFilter, DEFAULT_APPEARANCE, type ScanAppearance } from './scan-appearance.js';
import style from './lamplighter-loupe.css?inline';

const SIDE = 168;
const MAGNIFICATION = 4;
/** Its offset from the pointer, so that a finger does not cover it. */
const POINTER_OFFSET = 112;

/**
 * The magnifier: the area under the pointer at four times the size, with the scan and the outlines of the board.
 *
 * @property board - the board as drawn
 * @property at - the point, in board units
 * @property pixel - the point in the window
 * @property camera - the camera of the map
 * @property picture - the scan, if there is one
 * @property map - from its pixels to board units
 * @property appearance - its appearance
 */
export class LamplighterLoupe extends LitElement {
  static override styles = styleSheet(style);
  static override properties = inputProperties(
    'board',
    'at',
    'pixel',
    'camera',
    'picture',
    'map',
    'appearance',
  );

  board: Board | undefined;
  at: Point = [0, 0];
  pixel: Point = [0, 0];
  camera: Camera | undefined;
  picture: ImagePyramid | undefined;
  map: Homography | undefined;
  appearance: ScanAppearance = DEFAULT_APPEARANCE;

  readonly #canvas = document.createElement('canvas');

  override connectedCallback(): void {
    super.connectedCallback();
    this.setAttribute('aria-hidden', 'true');
  }

  override render(): unknown {
    return this.#canvas;
  }

  protected override updated(): void {
    const { board, camera, picture, map, appearance, at } = this;
    if (!board || !camera) return;
    const [x, y] = this.#corner();
    this.style.left = `${x}px`;
    this.style.top = `${y}px`;
    const matrix = matrixOfCamera({ ...camera, centre: at, zoom: camera.zoom * MAGNIFICATION }, [SIDE, SIDE]);
    const scan =
      picture && map && !appearance.hidden ? { picture, map, filter: cssFilter(appearance) } : undefined;
    const context = paintScanCanvas(this.#canvas, { matrix, size: [SIDE, SIDE] }, scan);
    const ink = getComputedStyle(this);
    if (context) {
      drawBoard(context, board, matrix, ink.getPropertyValue('--ink'), ink.getPropertyValue('--halo-outer'));
      drawCross(context, ink.getPropertyValue('--danger'), ink.getPropertyValue('--halo-outer'));
    }
  }

  /** Above and to the left, if there is room. */
  #corner(): Point {
    const [x, y] = this.pixel;
    return [
      x < POINTER_OFFSET + SIDE / 2 ? x + POINTER_OFFSET - SIDE / 2 : x - POINTER_OFFSET - SIDE / 2,
      y < POINTER_OFFSET + SIDE / 2 ? y + POINTER_OFFSET - SIDE / 2 : y - POINTER_OFFSET - SIDE / 2,
    ];
  }
}

type Context = CanvasRenderingContext2D;

/** Lines and rings, enough to compare them with the print. */
function drawBoard(context: Context, board: Board, matrix: Matrix, ink: string, halo: string): void {
  if (!isStreetBoard(board)) return;
  const place = (at: Point): Point => applyMatrix(matrix, at);
  const scale = Math.hypot(matrix[0], matrix[1]);
  const isNear = ([x, y]: Point, slack: number): boolean =>
    x > -slack && y > -slack && x < SIDE + slack && y < SIDE + slack;
  context.beginPath();
  for (const { path } of placedLinesOf(board).values()) {
    const points = path.map(place);
    // A segment that passes through has an end within its own length of the middle.
    if (!points.some((point, i) => isNear(point, i + 1 < points.length ? length(point, points[i + 1]!) : 0)))
      continue;
    points.forEach((point, i) => {
      if (i === 0) context.moveTo(...point);
      else context.lineTo(...point);
    });
  }
  for (const { kind, at } of placedNodesOf(board).values()) {
    const radius = scale * (kind === 'circle' ? board.discs.circle : board.discs.crossing);
    const [x, y] = place(at);
    if (!isNear([x, y], radius)) continue;
    context.moveTo(x + radius, y);
    context.arc(x, y, radius, 0, 2 * Math.PI);
  }
  strokeTwice(context, ink, halo);
}

/** Draws a cross that is open in the middle, so that the point itself is visible. */
function drawCross(context: Context, colour: string, halo: string): void {
  const middle = SIDE / 2;
  context.beginPath();
  for (const [dx, dy] of [[1, 0], [-1, 0], [0, 1], [0, -1]] as const) {
    context.moveTo(middle + 5 * dx, middle + 5 * dy);
    context.lineTo(middle + 22 * dx, middle + 22 * dy);
  } // prettier-ignore
  strokeTwice(context, colour, halo);
}

function strokeTwice(context: Context, colour: string, halo: string): void {
  for (const [style, width] of [[halo, 3.5], [colour, 1.5]] as const) {
    context.strokeStyle = style;
    context.lineWidth = width;
    context.stroke();
  } // prettier-ignore
}

const length = ([x1, y1]: Point, [x2, y2]: Point): number => Math.hypot(x1 - x2, y1 - y2);
