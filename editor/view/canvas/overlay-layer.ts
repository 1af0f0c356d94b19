/** Draws shapes over the board. What has a size on the screen is given its size in board units each time the sheet is painted. */
import type { Point } from '../../../model/index.js';
import type { Shape } from '../../tools/shape.js';
import { ring } from './node-marks.js';
import { become, pathOf, svg } from './svg.js';

/** How the sheet is looked at. */
export interface Seen {
  /** Another object when it is looked at in another way. */
  readonly view: object;
  readonly unitsPerPixel: number;
  readonly rotation: number;
  /** Whether a place is so far to the right, or to the top, that words beside it would be cut off. */
  readonly isAtRight: (at: Point) => boolean;
  readonly isAtTop: (at: Point) => boolean;
}

export class OverlayLayer {
  #shapes: readonly Shape[] = [];
  #view: object | undefined;
  #unitsPerPixel = 0;
  #rotation = 0;
  /** They may stand on another side of their places when the sheet was only moved. */
  #hasLabels = false;

  readonly #drawn = svg('g');

  constructor(
    readonly parent: Element,
    /** Which of the shapes it draws. */
    readonly takes: (shape: Shape) => boolean = () => true,
  ) {
    parent.append(corners(), this.#drawn);
    parent.parentElement?.toggleAttribute('data-empty', true);
  }

  show(shapes: readonly Shape[], seen: Seen): void {
    const { view, unitsPerPixel, rotation } = seen;
    const isAlike = unitsPerPixel === this.#unitsPerPixel && rotation === this.#rotation && !this.#hasLabels;
    if (shapes === this.#shapes && (view === this.#view || isAlike)) return;
    if (unitsPerPixel !== this.#unitsPerPixel)
      this.#drawn.style.setProperty('--units-per-pixel', String(unitsPerPixel));
    [this.#shapes, this.#view, this.#unitsPerPixel, this.#rotation] = [shapes, view, unitsPerPixel, rotation];
    const taken = shapes.filter(this.takes);
    this.#hasLabels = taken.some(({ kind }) => kind === 'label');
    const before = [...this.#drawn.children];
    for (const [i, shape] of taken.entries()) {
      const old = before[i];
      if (old && redraw(old, shape, seen)) continue;
      const fresh = drawn(shape, seen);
      if (!old) this.#drawn.append(fresh);
      else if (!become(old, fresh)) old.replaceWith(fresh);
    }
    for (const old of before.slice(taken.length)) old.remove();
    if (taken.length > 0) this.parent.parentElement?.toggleAttribute('data-empty', false);
  }

  /**
   * Puts the sheet away if nothing is on it: to move it would cost as much as a full one. Not at each edit, since what a hand
   * points at comes and goes, and Chromium layers everything anew for a sheet that does.
   */
  rest(): void {
    this.parent.parentElement?.toggleAttribute('data-empty', this.#drawn.childElementCount === 0);
  }
}

/**
 * Specks that nobody can see, far out on either side: so the layer is as large whatever is drawn on it, and has words whether
 * or not something is named. Chromium sorts all layers anew when one has another size, or words for the first time, which took
 * 0.2 ms of each edit that moved a halo.
 */
const corners = (): SVGElement =>
  svg(
    'g',
    { class: 'corners' },
    svg('path', { d: 'M-99999-99999h1v1zM99999 99999h1v1z' }),
    svg('text', { x: '-99999 99999', y: '-99999 99999' }, '··'),
  );

const drawn = (shape: Shape, look: Seen): SVGElement =>
  shape.kind === 'label' ? label(shape, look) : twice(outlineOf(shape, look), classOf(shape));

/** Most often something that looks the same lies elsewhere. False if it must be drawn. */
function redraw(element: Element, shape: Shape, look: Seen): boolean {
  if (shape.kind === 'label' || element.getAttribute('class') !== classOf(shape)) return false;
  const d = outlineOf(shape, look);
  for (const path of element.children) if (path.getAttribute('d') !== d) path.setAttribute('d', d);
  return true;
}

type Outlined = Exclude<Shape, { kind: 'label' }>;

const CLASSES = {
  area: 'area',
  areas: 'area',
  line: 'line',
  lines: 'line',
  ring: 'ring',
  rings: 'ring',
} as const;
const classOf = ({ kind, look }: Outlined): string => `${CLASSES[kind]} ${look}`;

function outlineOf(shape: Outlined, { unitsPerPixel }: Seen): string {
  switch (shape.kind) {
    case 'area':
      return `${pathOf(shape.points)}Z`;
    case 'line':
      return pathOf(shape.points);
    case 'areas':
      return shape.parts.map((points) => `${pathOf(points)}Z`).join('');
    case 'lines':
      return shape.parts.map(pathOf).join('');
    case 'ring':
      return ring(shape.at, shape.screen ? shape.radius * unitsPerPixel : seen(shape.radius, unitsPerPixel));
    case 'rings': {
      const radius = seen(shape.radius, unitsPerPixel);
      return shape.places.map((at) => ring(at, radius)).join('');
    }
  }
}

/** However far one looks from, a ring is seen. */
const seen = (radius: number, unitsPerPixel: number): number => Math.max(radius, 7 * unitsPerPixel);

/** Two tones, so that one of them stands out on any paper. */
const twice = (d: string, look: string): SVGElement =>
  svg('g', { class: look }, svg('path', { class: 'outer', d }), svg('path', { class: 'inner', d }));

/**
 * Words beside the place or in the middle of it, level with the screen however the sheet is turned. Their size comes from the
 * style sheet: Chromium layers everything anew when something with a transform of its own comes or goes.
 */
function label(
  { at, text, look, middle }: Extract<Shape, { kind: 'label' }>,
  { unitsPerPixel, rotation, isAtRight, isAtTop }: Seen,
): SVGElement {
  const side = middle ? 'middle' : isAtRight(at) ? 'left' : 'right';
  const [right, above] = BESIDE[side];
  const down = !middle && isAtTop(at) ? BELOW : above;
  const [x, y] = [at[0] + right * unitsPerPixel, at[1] + down * unitsPerPixel];
  return svg(
    'g',
    {
      class: `label ${look} ${side}`,
      transform: rotation ? `rotate(${-rotation} ${at.join(' ')})` : undefined,
    },
    svg('text', { class: 'outer', x, y }, text),
    svg('text', { x, y }, text),
  );
}

/** In pixels. */
const BESIDE = { left: [-14, -12], middle: [0, 5], right: [14, -12] } as const;
const BELOW = 24;
