/** Draws shapes over the board. What has a size on the screen is given its size in board units each time the sheet is painted. */
import type { Point } from '../../../model/index.js';
import type { Shape } from '../../tools/shape.js';
import { pathOf, svg } from './svg.js';

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

  show(shapes: readonly Shape[], unitsPerPixel: number, rotation: number): void {
    if (shapes === this.#shapes && unitsPerPixel === this.#unitsPerPixel && rotation === this.#rotation)
      return;
    [this.#shapes, this.#unitsPerPixel, this.#rotation] = [shapes, unitsPerPixel, rotation];
    const taken = shapes.filter(this.takes);
    this.parent.replaceChildren(...taken.map((shape) => drawn(shape, unitsPerPixel, rotation)));
    // A sheet with nothing on it costs as much to move as a full one.
    this.parent.parentElement?.toggleAttribute('data-empty', taken.length === 0);
  }
}

function drawn(shape: Shape, unitsPerPixel: number, rotation: number): SVGElement {
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
      return label(shape, unitsPerPixel, rotation);
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
  { at: [x, y], text, look, middle }: Extract<Shape, { kind: 'label' }>,
  unit: number,
  rotation: number,
): SVGElement {
  const shift = middle ? 'translate(0 5)' : 'translate(14 -12)';
  const transform = `translate(${x} ${y}) rotate(${-rotation}) scale(${unit}) ${shift}`;
  return svg(
    'g',
    { class: `label ${look}${middle ? ' middle' : ''}`, transform },
    svg('text', { class: 'outer' }, text),
    svg('text', {}, text),
  );
}
