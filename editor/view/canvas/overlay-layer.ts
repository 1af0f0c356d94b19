/** Draws overlay shapes. Sizes in pixels are converted to board units each time the layer is painted. */
import type { Point } from '../../../model/index.js';
import type { Shape } from '../../tools/index.js';
import { ringPath } from './node-marks.js';
import { morphElement, formatSvgPath, createSvgElement } from './svg.js';

/** How the overlay is viewed. */
export interface OverlayViewport {
  /** A new object whenever the camera changes. */
  readonly view: object;
  readonly unitsPerPixel: number;
  readonly rotation: number;
  /** Whether a point is so close to the right or top edge that a label beside it would be cut off. */
  readonly isAtRight: (at: Point) => boolean;
  readonly isAtTop: (at: Point) => boolean;
}

export class OverlayLayer {
  #shapes: readonly Shape[] = [];
  #view: object | undefined;
  #unitsPerPixel = 0;
  #rotation = 0;
  /** Labels may change sides when the camera only moves. */
  #hasLabels = false;

  readonly #drawn = createSvgElement('g');

  constructor(
    readonly parent: Element,
    /** Selects the shapes to draw. */
    readonly takes: (shape: Shape) => boolean = () => true,
  ) {
    parent.append(corners(), this.#drawn);
    parent.parentElement?.toggleAttribute('data-empty', true);
  }

  show(shapes: readonly Shape[], viewport: OverlayViewport): void {
    const { view, unitsPerPixel, rotation } = viewport;
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
      if (old && redraw(old, shape, viewport)) continue;
      const fresh = drawn(shape, viewport);
      if (!old) this.#drawn.append(fresh);
      else if (!morphElement(old, fresh)) old.replaceWith(fresh);
    }
    for (const old of before.slice(taken.length)) old.remove();
    if (taken.length > 0) this.parent.parentElement?.toggleAttribute('data-empty', false);
  }

  /** Hides an empty layer, which costs as much as a full one. Not at each edit: Chromium rebuilds its layer tree then. */
  hideIfEmpty(): void {
    this.parent.parentElement?.toggleAttribute('data-empty', this.#drawn.childElementCount === 0);
  }
}

/** Invisible marks far outside keep the size of the layer; otherwise Chromium re-sorts all layers (0.2 ms per edit). */
const corners = (): SVGElement =>
  createSvgElement(
    'g',
    { class: 'corners' },
    createSvgElement('path', { d: 'M-99999-99999h1v1zM99999 99999h1v1z' }),
    createSvgElement('text', { x: '-99999 99999', y: '-99999 99999' }, '··'),
  );

const drawn = (shape: Shape, look: OverlayViewport): SVGElement =>
  shape.kind === 'label'
    ? label(shape, look)
    : shape.kind === 'token'
      ? token(shape, look)
      : twice(outlineOf(shape, look), classOf(shape));

/** Moves an existing element; returns false if it must be drawn again. Most changes only move shapes. */
function redraw(element: Element, shape: Shape, look: OverlayViewport): boolean {
  if (shape.kind === 'label' || shape.kind === 'token' || element.getAttribute('class') !== classOf(shape))
    return false;
  const d = outlineOf(shape, look);
  for (const path of element.children) if (path.getAttribute('d') !== d) path.setAttribute('d', d);
  return true;
}

type Outlined = Exclude<Shape, { kind: 'label' | 'token' }>;

const CLASSES = {
  area: 'area',
  areas: 'area',
  line: 'line',
  lines: 'line',
  ring: 'ring',
  rings: 'ring',
} as const;
const classOf = (shape: Outlined): string =>
  `${CLASSES[shape.kind]} ${shape.look}${'missing' in shape ? ' missing' : ''}`;

function outlineOf(shape: Outlined, { unitsPerPixel }: OverlayViewport): string {
  switch (shape.kind) {
    case 'area':
      return `${formatSvgPath(shape.points)}Z`;
    case 'line':
      return formatSvgPath(shape.points);
    case 'areas':
      return shape.parts.map((points) => `${formatSvgPath(points)}Z`).join('');
    case 'lines':
      return shape.parts.map(formatSvgPath).join('');
    case 'ring':
      return ringPath(
        shape.at,
        shape.screen ? shape.radius * unitsPerPixel : visibleRadius(shape.radius, unitsPerPixel),
      );
    case 'rings': {
      const radius = visibleRadius(shape.radius, unitsPerPixel);
      return shape.places.map((at) => ringPath(at, radius)).join('');
    }
  }
}

/** Keeps a ring visible at any zoom. */
const visibleRadius = (radius: number, unitsPerPixel: number): number => Math.max(radius, 7 * unitsPerPixel);

/** Two tones, so that one of them is visible on any background. */
const twice = (d: string, look: string): SVGElement =>
  createSvgElement(
    'g',
    { class: look },
    createSvgElement('path', { class: 'outer', d }),
    createSvgElement('path', { class: 'inner', d }),
  );

/** A label, upright whatever the rotation. Not sized by a transform, for which Chromium rebuilds its layer tree. */
function label(
  { at, text, look, middle }: Extract<Shape, { kind: 'label' }>,
  { unitsPerPixel, rotation, isAtRight, isAtTop }: OverlayViewport,
): SVGElement {
  const side = middle ? 'middle' : isAtRight(at) ? 'left' : 'right';
  const [right, above] = LABEL_OFFSETS[side];
  const down = !middle && isAtTop(at) ? BELOW : above;
  const [x, y] = [at[0] + right * unitsPerPixel, at[1] + down * unitsPerPixel];
  return createSvgElement(
    'g',
    {
      class: `label ${look} ${side}`,
      transform: rotation ? `rotate(${-rotation} ${at.join(' ')})` : undefined,
    },
    createSvgElement('text', { class: 'outer', x, y }, text),
    createSvgElement('text', { x, y }, text),
  );
}

/** A token with its letters, upright whatever the rotation. */
function token(
  { at, text, look, index, isBeside }: Extract<Shape, { kind: 'token' }>,
  { unitsPerPixel, rotation }: OverlayViewport,
): SVGElement {
  const [right, down] = isBeside ? [13, -13] : [0, 0];
  const [x, y] = [at[0] + (right + TOKEN.step * index) * unitsPerPixel, at[1] + down * unitsPerPixel];
  return createSvgElement(
    'g',
    {
      class: `token ${look}`,
      transform: rotation ? `rotate(${-rotation} ${at.join(' ')})` : undefined,
    },
    createSvgElement('path', { d: ringPath([x, y], TOKEN.radius * unitsPerPixel) }),
    createSvgElement('text', { x, y: y + TOKEN.baseline * unitsPerPixel }, text),
  );
}

/** In pixels. */
const TOKEN = { radius: 10, step: 17, baseline: 4.2 } as const;

/** In pixels. */
const LABEL_OFFSETS = { left: [-14, -12], middle: [0, 5], right: [14, -12] } as const;
const BELOW = 24;
