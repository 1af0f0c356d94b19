/**
 * Circles, crossings and junctions as on the boards: the ring's shape tells the colour too. They are drawn in place and not
 * moved there by a transform: Chromium gives things with transforms of their own, and far from each other, a painted layer
 * each, and then a pan of 440 nodes took 15 ms a frame instead of 4.
 */
import type { Circle, Crossing, Point } from '../../../model/index.js';
import { wavyRing } from '../../../exchange/draw/node-marks.js';
import { svg } from './svg.js';

/** A disc with its ring and its number: red is double, blue wavy, black filled. */
export function circleMark(circle: Circle, radius: number): SVGElement {
  const [cx, cy] = circle.at;
  const digits = String(circle.number);
  const room = circle.colour === 'red' ? 1.3 : 1.6;
  const size = Math.min(radius, (room * radius) / (0.57 * digits.length));
  return svg(
    'g',
    { class: `circle ${circle.colour}` },
    circle.colour === 'blue'
      ? svg('path', { class: 'disc', d: wavyRing([cx, cy], 0.93 * radius) })
      : svg('circle', { class: 'disc', cx, cy, r: 0.95 * radius }),
    ...(circle.colour === 'red' ? [svg('circle', { class: 'ring', cx, cy, r: 0.78 * radius })] : []),
    svg('text', { 'font-size': size, x: cx, y: cy + 0.355 * size }, digits),
  );
}

/** A black square; a yellow border is single, a red one double. */
export function crossingMark(crossing: Crossing, radius: number): SVGElement {
  const [x, y] = crossing.at;
  const square = (half: number, name: string): SVGElement =>
    svg('rect', {
      class: name,
      x: x - half * radius,
      y: y - half * radius,
      width: 2 * half * radius,
      height: 2 * half * radius,
    });
  return svg(
    'g',
    { class: `crossing ${crossing.border ?? ''}` },
    ...(crossing.border ? [square(1.6, 'border')] : []),
    ...(crossing.border === 'red' ? [square(1.3, 'gap')] : []),
    square(1, 'square'),
  );
}

export function junctionMark({ at: [x, y] }: { readonly at: Point }, radius: number): SVGElement {
  const half = 0.8 * radius;
  return svg('path', {
    class: 'junction',
    d: `M${x} ${y - half}L${x + half} ${y}L${x} ${y + half}L${x - half} ${y}Z`,
  });
}
