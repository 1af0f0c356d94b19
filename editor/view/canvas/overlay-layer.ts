/** Draws shapes over the board. What has a size on the screen is given its size in board units each time the sheet is painted. */
import type { Point } from '../../../model/index.js';
import type { Shape } from '../../tools/shape.js';
import { become, pathOf, svg } from './svg.js';

/** How the sheet is looked at. */
export interface Seen {
  readonly unitsPerPixel: number;
  readonly rotation: number;
  /** Whether a place is so far to the right that words beside it would be cut off. */
  readonly isAtRight: (at: Point) => boolean;
}

export class OverlayLayer {
  #shapes: readonly Shape[] = [];
  #unitsPerPixel = 0;
  #rotation = 0;

  constructor(
    readonly parent: Element,
    /** Which of the shapes it draws. */
    readonly takes: (shape: Shape) => boolean = () => true,
  ) {
    parent.parentElement?.toggleAttribute('data-empty', true);
  }

  show(shapes: readonly Shape[], seen: Seen): void {
    const { unitsPerPixel, rotation } = seen;
    if (shapes === this.#shapes && unitsPerPixel === this.#unitsPerPixel && rotation === this.#rotation)
      return;
    [this.#shapes, this.#unitsPerPixel, this.#rotation] = [shapes, unitsPerPixel, rotation];
    const taken = shapes.filter(this.takes);
    const before = [...this.parent.children];
    for (const [i, shape] of taken.entries()) {
      const fresh = drawn(shape, seen);
      const old = before[i];
      if (!old) this.parent.append(fresh);
      else if (!become(old, fresh)) old.replaceWith(fresh);
    }
    for (const old of before.slice(taken.length)) old.remove();
    // A sheet with nothing on it costs as much to move as a full one.
    this.parent.parentElement?.toggleAttribute('data-empty', taken.length === 0);
  }
}

function drawn(shape: Shape, look: Seen): SVGElement {
  const { unitsPerPixel } = look;
  switch (shape.kind) {
    case 'area':
      return twice(`${pathOf(shape.points)}Z`, `area ${shape.look}`);
    case 'line':
      return twice(pathOf(shape.points), `line ${shape.look}`);
    case 'areas':
      return twice(shape.parts.map((points) => `${pathOf(points)}Z`).join(''), `area ${shape.look}`);
    case 'lines':
      return twice(shape.parts.map(pathOf).join(''), `line ${shape.look}`);
    case 'ring': {
      const radius = shape.screen ? shape.radius * unitsPerPixel : seen(shape.radius, unitsPerPixel);
      return twice(round(shape.at, radius), `ring ${shape.look}`);
    }
    case 'rings': {
      const radius = seen(shape.radius, unitsPerPixel);
      return twice(shape.places.map((at) => round(at, radius)).join(''), `ring ${shape.look}`);
    }
    case 'label':
      return label(shape, look);
  }
}

/** However far one looks from, a ring is seen. */
const seen = (radius: number, unitsPerPixel: number): number => Math.max(radius, 7 * unitsPerPixel);

const round = ([x, y]: Point, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** Two tones, so that one of them stands out on any paper. */
const twice = (d: string, look: string): SVGElement =>
  svg('g', { class: look }, svg('path', { class: 'outer', d }), svg('path', { class: 'inner', d }));

/** Words beside the place or in the middle of it, level with the screen however the sheet is turned. */
function label(
  { at, text, look, middle }: Extract<Shape, { kind: 'label' }>,
  { unitsPerPixel, rotation, isAtRight }: Seen,
): SVGElement {
  const side = middle ? 'middle' : isAtRight(at) ? 'left' : 'right';
  const transform = `translate(${at.join(' ')}) rotate(${-rotation}) scale(${unitsPerPixel}) ${BESIDE[side]}`;
  return svg(
    'g',
    { class: `label ${look} ${side}`, transform },
    svg('text', { class: 'outer' }, text),
    svg('text', {}, text),
  );
}

const BESIDE = { left: 'translate(-14 -12)', middle: 'translate(0 5)', right: 'translate(14 -12)' } as const;
