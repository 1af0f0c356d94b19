/** Circles, crossings and junctions as on the boards: the ring's shape tells the colour too. */
import type { Circle, Crossing, Point } from '../../../model/index.js';
import { wavyRing } from '../../../exchange/draw/node-marks.js';
import { svg } from './svg.js';

const at = ([x, y]: Point): string => `translate(${x} ${y})`;

/** A disc with its ring and its number: red is double, blue wavy, black filled. */
export function circleMark(circle: Circle, radius: number): SVGElement {
  const digits = String(circle.number);
  const room = circle.colour === 'red' ? 1.3 : 1.6;
  const size = Math.min(radius, (room * radius) / (0.57 * digits.length));
  return svg(
    'g',
    { class: `circle ${circle.colour}`, transform: at(circle.at) },
    circle.colour === 'blue'
      ? svg('path', { class: 'disc', d: wavyRing([0, 0], 0.93 * radius) })
      : svg('circle', { class: 'disc', r: 0.95 * radius }),
    ...(circle.colour === 'red' ? [svg('circle', { class: 'ring', r: 0.78 * radius })] : []),
    svg('text', { 'font-size': size, y: 0.355 * size }, digits),
  );
}

/** A black square; a yellow border is single, a red one double. */
export function crossingMark(crossing: Crossing, radius: number): SVGElement {
  const square = (half: number, name: string): SVGElement =>
    svg('rect', {
      class: name,
      x: -half * radius,
      y: -half * radius,
      width: 2 * half * radius,
      height: 2 * half * radius,
    });
  return svg(
    'g',
    { class: `crossing ${crossing.border ?? ''}`, transform: at(crossing.at) },
    ...(crossing.border ? [square(1.6, 'border')] : []),
    ...(crossing.border === 'red' ? [square(1.3, 'gap')] : []),
    square(1, 'square'),
  );
}

export const junctionMark = (junction: { readonly at: Point }, radius: number): SVGElement => {
  const half = 0.8 * radius;
  return svg('path', {
    class: 'junction',
    transform: at(junction.at),
    d: `M0 ${-half}L${half} 0L0 ${half}L${-half} 0Z`,
  });
};
