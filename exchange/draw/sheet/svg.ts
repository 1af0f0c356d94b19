/** SVG as text: elements, numbers and words that are safe whatever they were. */
import type { Point } from '../../model/board.js';

type Attributes = Readonly<Record<string, string | number | undefined>>;

/** One element with its attributes in the given order; an attribute without a value is left out. */
export function element(name: string, attributes: Attributes, ...children: readonly string[]): string {
  return around(name, attributes, joined(children));
}

function around(name: string, attributes: Attributes, inside: string): string {
  const start = `<${name}${written(attributes)}`;
  return inside === '' ? `${start}/>` : `${start}>\n${inside}\n</${name}>`;
}

/** A group that gives its attributes to its children; nothing at all when there are none. */
export function group(attributes: Attributes, children: readonly string[]): string {
  const inside = joined(children);
  return inside === '' ? '' : around('g', attributes, inside);
}

/** Pieces of markup one after another, those that are empty left out. */
export const together = (...pieces: readonly string[]): string => joined(pieces);

/** A list stays a list: as arguments, those of a large board would overflow the stack. */
const joined = (pieces: readonly string[]): string => pieces.filter((piece) => piece !== '').join('\n');

/** An element that holds words and nothing else, so that no white space gets in. */
export function words(name: string, attributes: Attributes, content: string): string {
  return `<${name}${written(attributes)}>${escapeXml(content)}</${name}>`;
}

/** Words whose middle is at a point. Renderers disagree on baseline attributes, so the shift is ours. */
export const centredWords = ([x, y]: Point, size: number, content: string, more: Attributes = {}): string =>
  words('text', { x, y: y + 0.355 * size, 'font-size': size, ...more }, content);

/** A number with at most two decimal places, far finer than any print; never -0. */
export const decimal = (value: number): string => `${Math.round(value * 100) / 100}`;

/** Path data through points. */
export const pathThrough = (points: readonly Point[]): string =>
  points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${decimal(x)} ${decimal(y)}`).join('');

/** Lengths one after another, as for dashes. */
export const lengths = (...values: readonly number[]): string => values.map(decimal).join(' ');

/** A closed shape. */
export const polygon = (corners: readonly Point[], look: Attributes = {}): string =>
  element('polygon', { points: corners.map((corner) => corner.map(decimal).join(',')).join(' '), ...look });

/** Words for markup: quoted, on one line, without characters that XML forbids or that turn the reading order round. */
export function escapeXml(content: string): string {
  return harmless(content).replace(/[&<>"']/g, (character) => ENTITIES[character]!);
}

/** Words no wider than this, as far as that can be told without a font; what is cut ends in an ellipsis. */
export function fitted(content: string, size: number, width: number): string {
  const characters = Array.from(harmless(content));
  let used = 0;
  const end = characters.findIndex((character) => (used += size * widthOf(character)) > width);
  if (end < 0) return characters.join('');
  const kept = characters.slice(0, Math.max(0, end - 1)).join('');
  return `${kept.trimEnd()}…`;
}

/** About how wide words come out. */
export const widthOfWords = (content: string, size: number): number =>
  Array.from(content).reduce((sum, character) => sum + size * widthOf(character), 0);

function written(attributes: Attributes): string {
  let text = '';
  for (const [key, value] of Object.entries(attributes))
    if (value !== undefined)
      text += ` ${key}="${typeof value === 'number' ? decimal(value) : escapeXml(value)}"`;
  return text;
}

/** In ems; full-width scripts and pictures begin about there. */
const widthOf = (character: string): number => (character.codePointAt(0)! >= 0x2e80 ? 1 : 0.57);

const harmless = (content: string): string => content.replace(/\s+/gu, ' ').replace(HARMFUL, '');

/** Controls, halves of surrogate pairs, bidirectional overrides, code points that are no characters. */
const HARMFUL = /[\p{Cc}\p{Cs}\p{Bidi_Control}\p{Noncharacter_Code_Point}]/gu;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
