/** Circles, crossings and junctions as on the printed boards: colours also differ by shape. */
import { wavyRing } from '../../../exchange/draw/index.js';
import type { Circle, Crossing, Point } from '../../../model/index.js';
import { isProvisionalNumber } from '../../tools/index.js';
import type { PathMark } from './combined-path-layer.js';
import { createSvgElement } from './svg.js';

/** The CSS classes of all parts of nodes, from bottom to top. */
export const NODE_CLASSES: readonly string[] = [
  ...['junction', 'border yellow', 'border red', 'gap', 'square'],
  ...['disc white', 'disc red', 'disc black', 'disc blue', 'ring red'],
];

/** A disc with its ring: red is double, blue wavy, black filled. */
export function circleMarks({ colour, at }: Circle, radius: number): readonly PathMark[] {
  const disc = colour === 'blue' ? wavyRing(at, 0.93 * radius) : ringPath(at, 0.95 * radius);
  return [
    { look: `disc ${colour}`, d: disc },
    ...(colour === 'red' ? [{ look: 'ring red', d: ringPath(at, 0.78 * radius) }] : []),
  ];
}

/** Creates the SVG text with the number of a circle. */
export function createNumberElement({ number, colour, at: [x, y] }: Circle, radius: number): SVGTextElement {
  const digits = textOfNumber(number);
  const size = sizeOfNumber(digits, colour, radius);
  return createSvgElement(
    'text',
    { class: `number ${colour}`, 'font-size': size, x, y: y + BASELINE_OFFSET * size },
    digits,
  );
}

/** Moves the SVG number of a circle that was only moved; returns false if anything else changed. */
export function moveNumberElement(
  element: Element,
  { circle, before, radius }: { readonly circle: Circle; readonly before: Circle; readonly radius: number },
): boolean {
  const { number, colour, at: [x, y] } = circle; // prettier-ignore
  if (number !== before.number || colour !== before.colour) return false;
  if (x !== before.at[0]) element.setAttribute('x', String(x));
  if (y !== before.at[1])
    element.setAttribute(
      'y',
      String(y + BASELINE_OFFSET * sizeOfNumber(textOfNumber(number), colour, radius)),
    );
  return true;
}

const textOfNumber = (number: number): string => (isProvisionalNumber(number) ? '?' : String(number));

const sizeOfNumber = (digits: string, colour: Circle['colour'], radius: number): number =>
  Math.min(radius, ((colour === 'red' ? 1.3 : 1.6) * radius) / (0.57 * digits.length));

/** The baseline below the middle of a digit, as a fraction of the font size. */
const BASELINE_OFFSET = 0.355;

/** A black square; a yellow border is single, a red one double. */
export function crossingMarks({ border, at }: Crossing, radius: number): readonly PathMark[] {
  return [
    ...(border ? [{ look: `border ${border}`, d: square(at, 1.6 * radius) }] : []),
    ...(border === 'red' ? [{ look: 'gap', d: square(at, 1.3 * radius) }] : []),
    { look: 'square', d: square(at, radius) },
  ];
}

export function junctionMarks({ at: [x, y] }: { readonly at: Point }, radius: number): readonly PathMark[] {
  const half = 0.8 * radius;
  return [{ look: 'junction', d: `M${x} ${y - half}L${x + half} ${y}L${x} ${y + half}L${x - half} ${y}Z` }];
}

export const ringPath = ([x, y]: Point, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

const square = ([x, y]: Point, half: number): string =>
  `M${x - half} ${y - half}h${2 * half}v${2 * half}h${-2 * half}Z`;
