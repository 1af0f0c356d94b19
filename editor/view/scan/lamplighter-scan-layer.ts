/** The scan under the board, on the sheet that the canvas paints and moves. */
import { css, LitElement, type PropertyValues } from 'lit';
import type { Homography, Point } from '../../../model/index.js';
import type { LamplighterCanvas } from '../canvas/lamplighter-canvas.js';
import { printPaper } from './paint-paper.js';
import type { Pyramid } from './paint-scan.js';
import { filterOf, FIRST_LOOK, type ScanLook } from './scan-look.js';

/**
 * A picture under a board; it belongs into the slot `paper` of a `lamplighter-canvas`.
 *
 * @property picture - the picture in several sizes
 * @property map - from its pixels to board units
 * @property look - how it is looked at
 * @property extent - the board's width and height: blank paper shows through a picture that is faint
 */
export class LamplighterScanLayer extends LitElement {
  static override styles = css`
    :host,
    canvas,
    .ground {
      position: absolute;
      left: 0;
      top: 0;
      pointer-events: none;
    }
    .ground {
      background: var(--ground);
      transform-origin: 0 0;
    }
    [hidden] {
      display: none;
    }
  `;
  static override properties = {
    picture: { attribute: false },
    map: { attribute: false },
    look: { attribute: false },
    extent: { attribute: false },
  };

  declare picture: Pyramid | undefined;
  declare map: Homography | undefined;
  declare look: ScanLook;
  declare extent: Point;

  readonly #ground = document.createElement('div');
  readonly #paper = document.createElement('canvas');
  #canvas: LamplighterCanvas | undefined;

  constructor() {
    super();
    this.picture = undefined;
    this.map = undefined;
    this.look = FIRST_LOOK;
    this.extent = [1, 1];
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
    this.#ground.className = 'ground';
    return [this.#ground, this.#paper];
  }

  protected override updated(changed: PropertyValues<this>): void {
    const before = changed.get('look');
    this.#paper.style.opacity = String(this.look.opacity / 100);
    const isSame = before && filterOf(before) === filterOf(this.look) && before.hidden === this.look.hidden;
    if (changed.has('picture') || changed.has('map') || changed.has('extent') || !isSame) this.#paint();
  }

  /** At once, in the same breath as the board: a picture that came a frame later would be seen to jump. */
  readonly #paint = (): void => {
    const { picture, map, look } = this;
    const sheet = this.#canvas?.sheet;
    const isShown = picture !== undefined && map !== undefined && sheet !== undefined && !look.hidden;
    this.#paper.hidden = this.#ground.hidden = !isShown;
    if (!isShown) return;
    const [a, b, c, d, e, f] = sheet.matrix;
    this.#ground.style.width = `${this.extent[0]}px`;
    this.#ground.style.height = `${this.extent[1]}px`;
    this.#ground.style.transform = `matrix(${[a, b, c, d, e + sheet.corner[0], f + sheet.corner[1]].join(',')})`;
    this.#paper.style.left = `${sheet.corner[0]}px`;
    this.#paper.style.top = `${sheet.corner[1]}px`;
    printPaper(this.#paper, sheet, { picture, map, filter: filterOf(look) });
  };
}
