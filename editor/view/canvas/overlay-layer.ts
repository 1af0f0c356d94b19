/** Draws shapes over the board. What has a size on the screen is given its size in board units each time the sheet is painted. */
import type { Point } from '../../../model/index.js';
import type { Shape } from '../../tools/shape.js';
import { pathOf, svg } from './svg.js';

export class OverlayLayer {
  #shapes: readonly Shape[] = [];
  #unitsPerPixel = 0;
  #rotation = 0;

  constructor(readonly parent: Element) {}

  show(shapes: readonly Shape[], unitsPerPixel: number, rotation: number): void {
    if (shapes === this.#shapes && unitsPerPixel === this.#unitsPerPixel && rotation === this.#rotation)
      return;
    [this.#shapes, this.#unitsPerPixel, this.#rotation] = [shapes, unitsPerPixel, rotation];
    this.parent.replaceChildren(...shapes.map((shape) => drawn(shape, unitsPerPixel, rotation)));
  }
}

function drawn(shape: Shape, unitsPerPixel: number, rotation: number): SVGElement {
  switch (shape.kind) {
    case 'area':
      return twice(`${pathOf(shape.points)}Z`, `area ${shape.look}`);
    case 'line':
      return twice(pathOf(shape.points), `line ${shape.look}`);
    case 'ring': {
      const [x, y] = shape.at;
      const r = shape.screen ? shape.radius * unitsPerPixel : Math.max(shape.radius, 7 * unitsPerPixel);
      const d = `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
      return twice(d, `ring ${shape.look}`);
    }
    case 'label':
      return label(shape.at, shape.text, shape.look, unitsPerPixel, rotation);
  }
}

/** Two tones, so that one of them stands out on any paper. */
const twice = (d: string, look: string): SVGElement =>
  svg('g', { class: look }, svg('path', { class: 'outer', d }), svg('path', { class: 'inner', d }));

/** Words beside the place, level with the screen however the sheet is turned. */
function label([x, y]: Point, text: string, look: string, unit: number, rotation: number): SVGElement {
  const transform = `translate(${x} ${y}) rotate(${-rotation}) scale(${unit}) translate(14 -12)`;
  return svg(
    'g',
    { class: `label ${look}`, transform },
    svg('text', { class: 'outer' }, text),
    svg('text', {}, text),
  );
}
