/** Writes SVG: elements, numbers and escaped text. */
import { escapeXml as escapeMarkup, type Point } from '../../../model/index.js';

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

/** Joins pieces of markup; empty ones are left out. */
export const joinMarkup = (...pieces: readonly string[]): string => joined(pieces);

/** Takes a list, because the pieces of a large board as arguments would overflow the stack. */
const joined = (pieces: readonly string[]): string => pieces.filter((piece) => piece !== '').join('\n');

/** An element that contains only text, without added white space. */
export function textElement(name: string, attributes: Attributes, content: string): string {
  return `<${name}${written(attributes)}>${escapeSvgText(content)}</${name}>`;
}

/** Text centred at a point. Renderers disagree on baseline attributes, so it is shifted here. */
export const centredText = ([x, y]: Point, size: number, content: string, more: Attributes = {}): string =>
  textElement('text', { x, y: y + 0.355 * size, 'font-size': size, ...more }, content);

/** A number with at most two decimal places; never -0. */
export const formatDecimal = (value: number): string => `${Math.round(value * 100) / 100}`;

/** Path data of straight lines through points. */
export const pathThrough = (points: readonly Point[]): string =>
  points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${formatDecimal(x)} ${formatDecimal(y)}`).join('');

/** The value of `stroke-dasharray` for these lengths. */
export const formatDashes = (...values: readonly number[]): string => values.map(formatDecimal).join(' ');

/** A polygon element with these corners. */
export const polygon = (corners: readonly Point[], look: Attributes = {}): string =>
  element('polygon', {
    points: corners.map((corner) => corner.map(formatDecimal).join(',')).join(' '),
    ...look,
  });

/** Escapes text for markup: one line, without characters that XML forbids or that change the reading order. */
export const escapeSvgText = (content: string): string => escapeMarkup(harmless(content));

/** Shortens text to a width, estimated without a font; shortened text ends in an ellipsis. */
export function fitText(content: string, size: number, width: number): string {
  const characters = Array.from(harmless(content));
  let used = 0;
  const end = characters.findIndex((character) => (used += size * widthOf(character)) > width);
  if (end < 0) return characters.join('');
  const kept = characters.slice(0, Math.max(0, end - 1)).join('');
  return `${kept.trimEnd()}…`;
}

/** The estimated width of text. */
export const textWidth = (content: string, size: number): number =>
  Array.from(content).reduce((sum, character) => sum + size * widthOf(character), 0);

function written(attributes: Attributes): string {
  let text = '';
  for (const [key, value] of Object.entries(attributes))
    if (value !== undefined)
      text += ` ${key}="${typeof value === 'number' ? formatDecimal(value) : escapeSvgText(value)}"`;
  return text;
}

/** In ems; full-width scripts and emoji begin about here. */
const widthOf = (character: string): number => (character.codePointAt(0)! >= 0x2e80 ? 1 : 0.57);

const harmless = (content: string): string => content.replace(/\s+/gu, ' ').replace(HARMFUL, '');

/** Controls, lone surrogates, bidirectional overrides, noncharacters. */
const HARMFUL = /[\p{Cc}\p{Cs}\p{Bidi_Control}\p{Noncharacter_Code_Point}]/gu;
