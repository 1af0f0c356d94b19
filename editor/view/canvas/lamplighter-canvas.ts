/** The canvas: layers painted for one camera, moved by a CSS transform during a gesture, repainted when it ends. */
import { html, LitElement, type PropertyValues } from 'lit';
import type { Board, Point } from '../../../model/index.js';
import {
  type Box,
  type Camera,
  centreOffset,
  fitCamera,
  findFreeArea,
  type Gesture,
  invertMatrix,
  needsRepaint,
  isWithin,
  type Matrix,
  matrixOfCamera,
  type Modifiers,
  multiplyMatrices,
  type Occluder,
  panCamera,
  readableZoom,
  rotateCameraAt,
  type Shape,
  type WindowSize,
  toBoard,
  toScreen,
  type Viewport,
  zoomCameraAt,
} from '../../tools/index.js';
import { fire, inputProperties } from '../ui/element.js';
import { styleSheet } from '../ui/shared-styles.js';
import { scanPaletteStyle } from '../ui/theme-colours.js';
import { BoardLayers, type PaintedArea } from './board-layers.js';
import { listenToPointers } from './pointer-input.js';
import style from './lamplighter-canvas.css?inline';

/** How far the layers extend beyond the window on each side, as a fraction, so that short pans need no repaint. */
const OVERSCAN = 0.25;
const NONE: readonly Shape[] = [];
/** Labels closer to the top edge than this would be cut off. */
const ROOM_FOR_WORDS = 28;
/** The distance in pixels from the window's edge, and from what covers the map, at which a point counts as visible. */
const MARGINS = { edge: 40, cover: 20 } as const;

/**
 * A board that can be viewed and pointed at.
 *
 * @property board - the board to draw
 * @property shapes - shapes drawn over it
 * @property halos - halos of the selection; redrawn only when it is a new list
 * @property lens - shapes of a lens; redrawn only when it is a new list
 * @property label - the accessible name
 * @property covers - returns what covers the map; called only when something is brought into view
 * @property outlines - what is traced is drawn as outlines, over a scan
 * @property patterns - blocks differ by patterns, not by colours
 * @property opacity - the opacity of the drawing, from 0 to 1
 * @property hides - hidden layers, separated by spaces: blocks, grid, lines, nodes, numbers
 * @fires lamp-gesture - `detail: {gesture, viewport}`: a pointer gesture
 * @fires lamp-view - `detail: {camera, viewport}`: the camera changed
 * @fires lamp-menu - `detail: {at, pixel}`: the context menu is requested; by a key, without a point
 * @fires lamp-leave - the pointer has left the canvas
 * @fires lamp-paint - `detail: PaintedArea`: the layers are repainted for another camera; content of the slot `paper` must be, too
 * @slot paper - content that is repainted with the board, such as a scan
 * @slot under - content under the board, in board units, that moves with it
 */
export class LamplighterCanvas extends LitElement {
  static override styles = [styleSheet(style), scanPaletteStyle];
  static override properties = {
    ...inputProperties('board', 'shapes', 'halos', 'lens', 'covers'),
    label: { type: String },
    hides: { type: String, reflect: true },
    outlines: { type: Boolean, reflect: true },
    patterns: { type: Boolean, reflect: true },
    opacity: { type: Number },
  };

  board: Board | undefined;
  shapes: readonly Shape[] = NONE;
  halos: readonly Shape[] = NONE;
  lens: readonly Shape[] = NONE;
  label = 'The board';
  covers: () => readonly Occluder[] = () => [];
  hides = '';
  outlines = false;
  patterns = false;
  opacity = 1;

  #camera: Camera = { centre: [5000, 3500], zoom: 0.1, rotation: 0 };
  #size: WindowSize = [1, 1];
  #painted: { camera: Camera; size: WindowSize } | undefined;
  #sheet: PaintedArea | undefined;
  /** Whether the last pointer was a finger; before the first one, whether the device has only fingers. */
  #coarse = matchMedia('(pointer: coarse)').matches;
  #fitted: string | undefined;
  #layers: BoardLayers | undefined;
  #stop: (() => void) | undefined;
  #observer: ResizeObserver | undefined;
  #frame = 0;
  #hover: { at: Point; held: Modifiers } | undefined;
  /** Where the current press began, in board units: the wheel may move the camera meanwhile. */
  #from: Point = [0, 0];

  get camera(): Camera {
    return this.#camera;
  }

  /** Sets the camera and repaints. */
  set camera(camera: Camera) {
    this.#camera = camera;
    this.#paint();
    this.#fireViewChange();
  }

  /** The painted area, for content of the slot `paper`. */
  get sheet(): PaintedArea | undefined {
    return this.#sheet;
  }

  get size(): WindowSize {
    return this.#size;
  }

  get viewport(): Viewport {
    const { zoom, centre, rotation } = this.#camera;
    return { unitsPerPixel: 1 / zoom, coarse: this.#coarse, centre, rotation };
  }

  override focus(): void {
    this.renderRoot.querySelector<HTMLElement>('.sheet')?.focus({ preventScroll: true });
  }

  /** Fits the whole board into the free area. */
  fit(): void {
    const [width, height] = this.board?.extent ?? [10000, 7000];
    const room = this.#roomBeside(this.covers().filter(({ stays }) => stays));
    const camera = fitCamera(
      [
        [0, 0],
        [width, height],
      ],
      [room.right - room.left, room.bottom - room.top],
      { rotation: this.#camera.rotation },
    );
    this.camera = panCamera(camera, centreOffset(room, this.#size));
  }

  /** Centres a point in the free area, close enough to read a circle's number. */
  flyTo(at: Point, zoom = Math.max(this.#camera.zoom, readableZoom(this.board))): void {
    const offset = centreOffset(this.#roomBeside(this.covers()), this.#size);
    this.camera = panCamera({ ...this.#camera, centre: at, zoom }, offset);
  }

  /** Moves the camera only if the point is not visible. */
  reveal(at: Point): void {
    if (this.#isInWindow(at, MARGINS.edge)) this.uncover(at);
    else this.flyTo(at, this.#camera.zoom);
  }

  /** Moves the camera only if the point is inside the window but covered. */
  uncover(at: Point): void {
    const isCovered = this.covers().some(({ box }) => isWithin(this.pixelOf(at), box, MARGINS.cover));
    if (isCovered && this.#isInWindow(at, 0)) this.flyTo(at, this.#camera.zoom);
  }

  #isInWindow(at: Point, margin: number): boolean {
    return isWithin(this.pixelOf(at), this.#roomBeside([]), -margin);
  }

  #roomBeside(covers: readonly Occluder[]): Box {
    return findFreeArea(
      this.#size,
      covers.map(({ box }) => box),
    );
  }

  zoomBy(factor: number, at: Point = [this.#size[0] / 2, this.#size[1] / 2]): void {
    this.camera = zoomCameraAt(this.#camera, this.#size, at, factor);
  }

  turnBy(degrees: number): void {
    this.camera = rotateCameraAt(this.#camera, this.#size, [this.#size[0] / 2, this.#size[1] / 2], degrees);
  }

  panBy(by: Point): void {
    this.camera = panCamera(this.#camera, by);
  }

  /** Moves the camera so that the first point lies where the second one is, as in a drag. */
  pull([x1, y1]: Point, [x2, y2]: Point): void {
    const [x, y] = this.#camera.centre;
    this.#move({ ...this.#camera, centre: [x + x1 - x2, y + y1 - y2] });
  }

  /** Repaints after a camera gesture. */
  settle(): void {
    this.#paint();
    this.#fireViewChange();
  }

  /** The pixel of a point, relative to the canvas. */
  pixelOf(at: Point): Point {
    return toScreen(this.#camera, this.#size, at);
  }

  override render(): unknown {
    return html`<div class="sheet" role="application" tabindex="0" aria-label=${this.label}>
      <div class="world">
        <slot name="paper"></slot>
        <div class="under"><slot name="under"></slot></div>
        <div class="layers" aria-hidden="true"></div>
      </div>
    </div>`;
  }

  protected override firstUpdated(): void {
    this.#layers = new BoardLayers(this.renderRoot.querySelector<HTMLElement>('.layers')!);
    this.#observe();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.hasUpdated) this.#observe();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stop?.();
    this.#observer?.disconnect();
    this.#leaveHover();
  }

  /** Cancels a pending hover: the pointer has acted since. */
  #leaveHover(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
  }

  #observe(): void {
    const sheet = this.renderRoot.querySelector<HTMLElement>('.sheet')!;
    this.#observer = new ResizeObserver(() => {
      this.#measure(sheet);
    });
    this.#observer.observe(sheet);
    this.#measure(sheet);
    this.#stop = listenToPointers(sheet, {
      hover: (at, held) => {
        this.#hover = { at, held };
        this.#frame ||= requestAnimationFrame(() => {
          this.#frame = 0;
          const { at: pixel, held: keys } = this.#hover!;
          this.#fireGesture({ type: 'hover', at: this.#pointOf(pixel), ...keys });
        });
      },
      click: (at, held, clicks) => {
        this.#leaveHover();
        this.#fireGesture({ type: clicks === 2 ? 'double' : 'click', at: this.#pointOf(at), ...held });
      },
      press: (at) => {
        this.#from = this.#pointOf(at);
      },
      drag: (at, held) => {
        this.#fireGesture({ type: 'drag', from: this.#from, at: this.#pointOf(at), ...held });
      },
      drop: (at, held) => {
        this.#leaveHover();
        this.#fireGesture({ type: 'drop', from: this.#from, at: this.#pointOf(at), ...held });
      },
      cancel: () => {
        this.#fireGesture({ type: 'cancel' });
      },
      pan: (by) => {
        this.#move(panCamera(this.#camera, by));
      },
      zoom: (at, factor) => {
        this.#move(zoomCameraAt(this.#camera, this.#size, at, factor));
      },
      turn: (at, degrees) => {
        this.#move(rotateCameraAt(this.#camera, this.#size, at, degrees));
      },
      settle: () => {
        this.settle();
      },
      menu: (pixel) => {
        fire(this, 'lamp-menu', pixel && { at: this.#pointOf(pixel), pixel });
      },
      leave: () => {
        fire(this, 'lamp-leave', {});
      },
      pointerKind: (coarse) => {
        if (coarse === this.#coarse) return;
        this.#coarse = coarse;
        this.#fireViewChange();
      },
    }).stop;
  }

  #measure(sheet: HTMLElement): void {
    const { clientWidth, clientHeight } = sheet;
    if (clientWidth === 0 || clientHeight === 0) return;
    this.#size = [clientWidth, clientHeight];
    const id = this.board?.id;
    if (id !== undefined && this.#fitted !== id) {
      this.#fitted = id;
      this.fit();
    } else {
      this.#paint();
      this.#fireViewChange();
    }
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has('opacity')) {
      this.toggleAttribute('faded', this.opacity < 1);
      this.style.setProperty('--drawing-opacity', String(this.opacity));
    }
    if (changed.has('board')) {
      const before = changed.get('board');
      const isAnother = before?.id !== this.board?.id || before?.extent.join() !== this.board?.extent.join();
      if (isAnother && this.#size[0] > 1) {
        this.#fitted = this.board?.id;
        this.fit();
      }
      this.#layers?.show(this.board);
    }
    if (changed.has('shapes') || changed.has('halos') || changed.has('lens')) this.#showOverlays();
  }

  #showOverlays(): void {
    const camera = this.#painted?.camera ?? this.#camera;
    this.#layers?.showOverlays(this, {
      view: camera,
      unitsPerPixel: 1 / camera.zoom,
      rotation: camera.rotation,
      isAtRight: (at) => toScreen(camera, this.#size, at)[0] > 0.6 * this.#size[0],
      isAtTop: (at) => toScreen(camera, this.#size, at)[1] < ROOM_FOR_WORDS,
    });
  }

  /** During a camera gesture only a transform changes; beyond the painted area it repaints. */
  #move(camera: Camera): void {
    this.#camera = camera;
    const painted = this.#painted;
    if (!painted || needsRepaint(camera, this.#size, painted, OVERSCAN)) {
      this.#paint();
    } else {
      const change = multiplyMatrices(
        matrixOfCamera(camera, this.#size),
        invertMatrix(matrixOfCamera(painted.camera, painted.size)),
      );
      this.#world.style.transform = css(change);
    }
  }

  get #world(): HTMLElement {
    return this.renderRoot.querySelector<HTMLElement>('.world')!;
  }

  #paint(): void {
    if (!this.hasUpdated) return;
    const [width, height] = this.#size;
    const [overX, overY] = [Math.round(OVERSCAN * width), Math.round(OVERSCAN * height)];
    const matrix = matrixOfCamera(this.#camera, this.#size);
    const sheet: PaintedArea = {
      matrix: multiplyMatrices([1, 0, 0, 1, overX, overY], matrix),
      size: [width + 2 * overX, height + 2 * overY],
      corner: [-overX, -overY],
    };
    this.#layers?.paint(sheet, this.#camera.zoom);
    this.#world.style.transform = '';
    this.renderRoot.querySelector<HTMLElement>('.under')!.style.transform = css(matrix);
    this.#painted = { camera: this.#camera, size: this.#size };
    this.#sheet = sheet;
    fire(this, 'lamp-paint', this.#sheet);
    this.#showOverlays();
  }

  #pointOf(pixel: Point): Point {
    return toBoard(this.#camera, this.#size, pixel);
  }

  #fireGesture(gesture: Gesture): void {
    fire(this, 'lamp-gesture', { gesture, viewport: this.viewport });
  }

  #fireViewChange(): void {
    fire(this, 'lamp-view', { camera: this.#camera, viewport: this.viewport });
  }
}

const css = (matrix: Matrix): string => `matrix(${matrix.join(',')})`;
