/** The sheet of paper: layers painted for one camera, moved by a transform while a hand moves it, painted anew when it rests. */
import { html, LitElement, type PropertyValues } from 'lit';
import type { Board, Point } from '../../../model/index.js';
import {
  fitting,
  invertMatrix,
  isBeyond,
  matrixOf,
  multiply,
  panned,
  toBoard,
  toScreen,
  turnedAt,
  zoomToRead,
  zoomedAt,
  type Camera,
  type Matrix,
  type Size,
} from '../../tools/camera.js';
import type { Gesture, Held, Sight } from '../../tools/gesture.js';
import { isWithin, offsetOf, roomBeside, type Box, type Cover } from '../../tools/room.js';
import type { Shape } from '../../tools/shape.js';
import { BoardLayers, type Sheet } from './board-layers.js';
import { canvasStyle } from './canvas-style.js';
import { listenToPointers } from './pointing.js';

/** How far the layers are painted beyond the window on each side, as a share of it, so that a short pan shows no blank. */
const OVERSCAN = 0.25;
const NONE: readonly Shape[] = [];
/** How far from the top of the window words above a place begin to be cut off. */
const ROOM_FOR_WORDS = 28;
/** How far a place must be from the window's edge, and from what lies over the map, to be in view. */
const MARGINS = { edge: 40, cover: 20 } as const;

/**
 * A board that can be looked at and pointed at.
 *
 * @property board - the board to draw
 * @property shapes - what is laid over it
 * @property halos - what is laid round what is selected; it is drawn anew only when it is another list
 * @property lens - what a lens shows; it is drawn anew only when it is another list
 * @property label - what a screen reader calls it
 * @property covers - tells what lies over it; it is asked when something is brought into view, and at no other time
 * @property hides - layers that are not shown, with blanks between: blocks, grid, lines, nodes, numbers
 * @fires lamp-gesture - `detail: {gesture, sight}`: a hand did something
 * @fires lamp-view - `detail: {camera, sight}`: it is looked at in another way
 * @fires lamp-menu - `detail: {at, pixel}`: the commands for a place are asked for; by a key, without a place
 * @fires lamp-leave - the pointer has left it
 * @fires lamp-paint - `detail: Sheet`: everything is painted for another camera; what is in the slot `paper` must be too
 * @slot paper - what is painted anew with the board and moved with it meanwhile, such as a scan
 * @slot under - what lies under the board, in board units, and moves with it
 */
export class LamplighterCanvas extends LitElement {
  static override styles = canvasStyle;
  static override properties = {
    board: { attribute: false },
    shapes: { attribute: false },
    halos: { attribute: false },
    lens: { attribute: false },
    label: { type: String },
    covers: { attribute: false },
    hides: { type: String, reflect: true },
  };

  declare board: Board | undefined;
  declare shapes: readonly Shape[];
  declare halos: readonly Shape[];
  declare lens: readonly Shape[];
  declare label: string;
  declare covers: () => readonly Cover[];
  declare hides: string;

  #camera: Camera = { centre: [5000, 3500], zoom: 0.1, rotation: 0 };
  #size: Size = [1, 1];
  #painted: { camera: Camera; size: Size } | undefined;
  #sheet: Sheet | undefined;
  #coarse = false;
  #fitted: string | undefined;
  #layers: BoardLayers | undefined;
  #stop: (() => void) | undefined;
  #observer: ResizeObserver | undefined;
  #frame = 0;
  #hover: { at: Point; held: Held } | undefined;
  /** Where the press under way began, on the board: the wheel may move the sheet meanwhile. */
  #from: Point = [0, 0];

  constructor() {
    super();
    this.board = undefined;
    this.shapes = NONE;
    this.halos = NONE;
    this.lens = NONE;
    this.label = 'The board';
    this.covers = () => [];
    this.hides = '';
  }

  get camera(): Camera {
    return this.#camera;
  }

  /** Looks at the board in another way and paints it so. */
  set camera(camera: Camera) {
    this.#camera = camera;
    this.#paint();
    this.#tellView();
  }

  /** For what is in the slot `paper`. */
  get sheet(): Sheet | undefined {
    return this.#sheet;
  }

  get size(): Size {
    return this.#size;
  }

  get sight(): Sight {
    const { zoom, centre, rotation } = this.#camera;
    return { unitsPerPixel: 1 / zoom, coarse: this.#coarse, centre, rotation };
  }

  override focus(): void {
    this.renderRoot.querySelector<HTMLElement>('.sheet')?.focus({ preventScroll: true });
  }

  /** The whole board in view, beside what stays over it. */
  fit(): void {
    const [width, height] = this.board?.extent ?? [10000, 7000];
    const room = this.#roomBeside(this.covers().filter(({ stays }) => stays));
    const camera = fitting(
      [
        [0, 0],
        [width, height],
      ],
      [room.right - room.left, room.bottom - room.top],
      { rotation: this.#camera.rotation },
    );
    this.camera = panned(camera, offsetOf(room, this.#size));
  }

  /** Brings a place into the middle of what can be seen, near enough to see a circle's number. */
  flyTo(at: Point, zoom = Math.max(this.#camera.zoom, zoomToRead(this.board))): void {
    const offset = offsetOf(this.#roomBeside(this.covers()), this.#size);
    this.camera = panned({ ...this.#camera, centre: at, zoom }, offset);
  }

  /** Moves the sheet only if the place is not in view. */
  reveal(at: Point): void {
    if (this.#isInWindow(at, MARGINS.edge)) this.uncover(at);
    else this.flyTo(at, this.#camera.zoom);
  }

  /** Moves the sheet only if the place would be in view, were it not for what lies over it. */
  uncover(at: Point): void {
    const isCovered = this.covers().some(({ box }) => isWithin(this.pixelOf(at), box, MARGINS.cover));
    if (isCovered && this.#isInWindow(at, 0)) this.flyTo(at, this.#camera.zoom);
  }

  #isInWindow(at: Point, margin: number): boolean {
    return isWithin(this.pixelOf(at), this.#roomBeside([]), -margin);
  }

  #roomBeside(covers: readonly Cover[]): Box {
    return roomBeside(
      this.#size,
      covers.map(({ box }) => box),
    );
  }

  zoomBy(factor: number, at: Point = [this.#size[0] / 2, this.#size[1] / 2]): void {
    this.camera = zoomedAt(this.#camera, this.#size, at, factor);
  }

  turnBy(degrees: number): void {
    this.camera = turnedAt(this.#camera, this.#size, [this.#size[0] / 2, this.#size[1] / 2], degrees);
  }

  panBy(by: Point): void {
    this.camera = panned(this.#camera, by);
  }

  /** Moves the sheet so that one place comes to lie where another is, as a hand does that pulls it. */
  pull([x1, y1]: Point, [x2, y2]: Point): void {
    const [x, y] = this.#camera.centre;
    this.#move({ ...this.#camera, centre: [x + x1 - x2, y + y1 - y2] });
  }

  /** Paints the sheet as it now lies, after a hand has moved it. */
  settle(): void {
    this.#paint();
    this.#tellView();
  }

  /** The pixel of a place, from the canvas' corner. */
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

  /** What the hand pointed at before it acted is no news any more. */
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
          this.#tell({ type: 'hover', at: this.#placeOf(pixel), ...keys });
        });
      },
      click: (at, held, clicks) => {
        this.#leaveHover();
        this.#tell({ type: clicks === 2 ? 'double' : 'click', at: this.#placeOf(at), ...held });
      },
      press: (at) => {
        this.#from = this.#placeOf(at);
      },
      drag: (at, held) => {
        this.#tell({ type: 'drag', from: this.#from, at: this.#placeOf(at), ...held });
      },
      drop: (at, held) => {
        this.#leaveHover();
        this.#tell({ type: 'drop', from: this.#from, at: this.#placeOf(at), ...held });
      },
      cancel: () => {
        this.#tell({ type: 'cancel' });
      },
      pan: (by) => {
        this.#move(panned(this.#camera, by));
      },
      zoom: (at, factor) => {
        this.#move(zoomedAt(this.#camera, this.#size, at, factor));
      },
      turn: (at, degrees) => {
        this.#move(turnedAt(this.#camera, this.#size, at, degrees));
      },
      rest: () => {
        this.settle();
      },
      menu: (pixel) => {
        this.#fire('lamp-menu', pixel && { at: this.#placeOf(pixel), pixel });
      },
      leave: () => {
        this.#fire('lamp-leave', {});
      },
      coarse: (coarse) => {
        if (coarse === this.#coarse) return;
        this.#coarse = coarse;
        this.#tellView();
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
      this.#tellView();
    }
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has('board')) {
      const before = changed.get('board');
      const isAnother = before?.id !== this.board?.id || before?.extent.join() !== this.board?.extent.join();
      if (isAnother && this.#size[0] > 1) {
        this.#fitted = this.board?.id;
        this.fit();
      }
      this.#layers?.show(this.board);
    }
    if (changed.has('shapes') || changed.has('halos') || changed.has('lens')) this.#lay();
  }

  #lay(): void {
    const camera = this.#painted?.camera ?? this.#camera;
    this.#layers?.lay(this, {
      view: camera,
      unitsPerPixel: 1 / camera.zoom,
      rotation: camera.rotation,
      isAtRight: (at) => toScreen(camera, this.#size, at)[0] > 0.6 * this.#size[0],
      isAtTop: (at) => toScreen(camera, this.#size, at)[1] < ROOM_FOR_WORDS,
    });
  }

  /** While a hand moves the sheet only one style changes; beyond what is painted it is painted anew. */
  #move(camera: Camera): void {
    this.#camera = camera;
    const painted = this.#painted;
    if (!painted || isBeyond(camera, this.#size, painted, OVERSCAN)) {
      this.#paint();
    } else {
      const change = multiply(
        matrixOf(camera, this.#size),
        invertMatrix(matrixOf(painted.camera, painted.size)),
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
    const matrix = matrixOf(this.#camera, this.#size);
    const sheet: Sheet = {
      matrix: multiply([1, 0, 0, 1, overX, overY], matrix),
      size: [width + 2 * overX, height + 2 * overY],
      corner: [-overX, -overY],
    };
    this.#layers?.paint(sheet, this.#camera.zoom);
    this.#world.style.transform = '';
    this.renderRoot.querySelector<HTMLElement>('.under')!.style.transform = css(matrix);
    this.#painted = { camera: this.#camera, size: this.#size };
    this.#sheet = sheet;
    this.#fire('lamp-paint', this.#sheet);
    this.#lay();
  }

  #placeOf(pixel: Point): Point {
    return toBoard(this.#camera, this.#size, pixel);
  }

  #tell(gesture: Gesture): void {
    this.#fire('lamp-gesture', { gesture, sight: this.sight });
  }

  #tellView(): void {
    this.#fire('lamp-view', { camera: this.#camera, sight: this.sight });
  }

  #fire(name: string, detail: unknown): void {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }
}

const css = (matrix: Matrix): string => `matrix(${matrix.join(',')})`;
