/** The scan under the board, on the sheet that the canvas paints and moves. */
import { css, LitElement, type PropertyValues } from 'lit';
import { joinHomographies, type Homography } from '../../../model/index.js';
import type { LamplighterCanvas, Sheet } from '../canvas/lamplighter-canvas.js';
import { paintScan, type Pyramid } from './paint-scan.js';
import { filterOf, FIRST_LOOK, type ScanLook } from './scan-look.js';

/** Sharper than the eye is no use, and each step costs four times the memory. */
const MOST_PIXELS_PER_PIXEL = 2;

/**
 * A picture under a board; it belongs into the slot `paper` of a `lamplighter-canvas`.
 *
 * @property picture - the picture in several sizes
 * @property map - from its pixels to board units
 * @property look - how it is looked at
 */
export class LamplighterScanLayer extends LitElement {
  static override styles = css`
    :host,
    canvas {
      position: absolute;
      pointer-events: none;
    }
    :host {
      left: 0;
      top: 0;
    }
  `;
  static override properties = {
    picture: { attribute: false },
    map: { attribute: false },
    look: { attribute: false },
  };

  declare picture: Pyramid | undefined;
  declare map: Homography | undefined;
  declare look: ScanLook;

  readonly #paper = document.createElement('canvas');
  #canvas: LamplighterCanvas | undefined;

  constructor() {
    super();
    this.picture = undefined;
    this.map = undefined;
    this.look = FIRST_LOOK;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#canvas = this.parentElement as LamplighterCanvas;
    this.#canvas.addEventListener('lamp-paint', this.#paint);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#canvas?.removeEventListener('lamp-paint', this.#paint);
  }

  override render(): unknown {
    return this.#paper;
  }

  protected override updated(changed: PropertyValues<this>): void {
    const before = changed.get('look') as ScanLook | undefined;
    this.#paper.style.opacity = String(this.look.opacity / 100);
    const isSame = before && filterOf(before) === filterOf(this.look) && before.hidden === this.look.hidden;
    if (changed.has('picture') || changed.has('map') || !isSame) this.#paint();
  }

  /** At once, in the same breath as the board: a picture that came a frame later would be seen to jump. */
  readonly #paint = (): void => {
    const { picture, map, look } = this;
    const sheet = this.#canvas?.sheet;
    const isShown = picture !== undefined && map !== undefined && sheet !== undefined && !look.hidden;
    this.#paper.hidden = !isShown;
    if (isShown) paintOn(this.#paper, sheet, picture, map, filterOf(look));
  };
}

function paintOn(
  paper: HTMLCanvasElement,
  { matrix: [a, b, c, d, e, f], size: [width, height], corner: [left, top] }: Sheet,
  picture: Pyramid,
  map: Homography,
  filter: string,
): void {
  const fine = Math.min(MOST_PIXELS_PER_PIXEL, devicePixelRatio);
  const size = [Math.round(width * fine), Math.round(height * fine)] as const;
  // Setting the size also wipes it.
  [paper.width, paper.height] = size;
  Object.assign(paper.style, {
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
  const brush = paper.getContext('2d');
  if (!brush) return;
  brush.imageSmoothingQuality = 'low';
  paintScan(
    brush,
    size,
    joinHomographies([a * fine, c * fine, e * fine, b * fine, d * fine, f * fine, 0, 0, 1], map),
    picture,
  );
  filtered(paper, brush, filter);
}

/** Colours are changed once in what is painted: a filter that the browser keeps up costs with every frame. */
function filtered(paper: HTMLCanvasElement, brush: CanvasRenderingContext2D, filter: string): void {
  // Not every browser's canvas has filters; there the browser must keep it up.
  const has = 'filter' in brush;
  paper.style.filter = has ? '' : filter;
  if (!has || filter === 'none') return;
  brush.filter = filter;
  brush.globalCompositeOperation = 'copy';
  brush.drawImage(paper, 0, 0);
}
