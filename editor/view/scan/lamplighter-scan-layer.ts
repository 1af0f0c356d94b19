/** The scan under the board, painted together with the canvas. */
import { LitElement, type PropertyValues } from 'lit';
import type { Homography, Point } from '../../../model/index.js';
import type { LamplighterCanvas } from '../canvas/lamplighter-canvas.js';
import { inputProperties } from '../ui/element.js';
import { styleSheet } from '../ui/shared-styles.js';
import { paintStaticScanCanvas } from './paint-scan-canvas.js';
import type { ImagePyramid } from './paint-scan.js';
import { cssFilter, DEFAULT_APPEARANCE, type ScanAppearance } from './scan-appearance.js';
import style from './lamplighter-scan-layer.css?inline';

/**
 * A picture under a board, in the slot `paper` of a `lamplighter-canvas`.
 *
 * @property picture - the picture in several sizes
 * @property map - from its pixels to board units
 * @property appearance - its appearance
 * @property extent - the board's width and height: blank paper shows through a transparent picture
 */
export class LamplighterScanLayer extends LitElement {
  static override styles = styleSheet(style);
  static override properties = inputProperties('picture', 'map', 'appearance', 'extent');

  picture: ImagePyramid | undefined;
  map: Homography | undefined;
  appearance: ScanAppearance = DEFAULT_APPEARANCE;
  extent: Point = [1, 1];

  readonly #ground = document.createElement('div');
  readonly #paper = document.createElement('canvas');
  #canvas: LamplighterCanvas | undefined;

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
    this.#ground.className = 'ground';
    return [this.#ground, this.#paper];
  }

  protected override updated(changed: PropertyValues<this>): void {
    const before = changed.get('appearance');
    this.#paper.style.opacity = String(this.appearance.opacity / 100);
    const isSame =
      before && cssFilter(before) === cssFilter(this.appearance) && before.hidden === this.appearance.hidden;
    if (changed.has('picture') || changed.has('map') || changed.has('extent') || !isSame) this.#paint();
  }

  /** Paints synchronously with the board; a frame later, the picture would visibly jump. */
  readonly #paint = (): void => {
    const { picture, map, appearance } = this;
    const sheet = this.#canvas?.sheet;
    const isShown = picture !== undefined && map !== undefined && sheet !== undefined && !appearance.hidden;
    this.#paper.hidden = this.#ground.hidden = !isShown;
    if (!isShown) return;
    const [a, b, c, d, e, f] = sheet.matrix;
    this.#ground.style.width = `${this.extent[0]}px`;
    this.#ground.style.height = `${this.extent[1]}px`;
    this.#ground.style.transform = `matrix(${[a, b, c, d, e + sheet.corner[0], f + sheet.corner[1]].join(',')})`;
    this.#paper.style.left = `${sheet.corner[0]}px`;
    this.#paper.style.top = `${sheet.corner[1]}px`;
    paintStaticScanCanvas(this.#paper, sheet, { picture, map, filter: cssFilter(appearance) });
  };
}
