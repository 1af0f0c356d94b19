/** The players' words for entities, by their ids or their data, and building blocks of sentences. */
import type { Block, Crossing } from '../board/board.js';
import type { CircleId } from '../board/vocabulary.js';
import { escapeInvisible, printableText } from '../markup/printable-text.js';

/** The text with a capital at the start. */
export const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "1 hex", "2 hexes"; a noun with another plural names it. */
export const pluralise = (
  count: number,
  noun: string,
  plural = noun.endsWith('x') ? `${noun}es` : `${noun}s`,
): string => `${count} ${count === 1 ? noun : plural}`;

/** "A", "A and B", "A, B and C". */
export const joinWithAnd = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)!}`;

/** `c65` is "circle 65", `x40` is "crossing x40", `h3,2` is "hex h3,2". */
export function describeId(id: string): string {
  if (id.startsWith('c')) return `circle ${id.slice(1)}`;
  if (id.startsWith('x')) return `crossing ${id}`;
  if (id.startsWith('t')) return `junction ${id}`;
  return id.startsWith('b') ? `block ${id}` : `hex ${id}`;
}

/** A node with its article: "circle 44", "the crossing x59", "the junction t6". */
export const describeNode = (id: string): string =>
  id.startsWith('c') ? describeId(id) : `the ${describeId(id)}`;

/** The parts of a board that `describePart` describes by their ids. */
export type DescribablePartKind =
  | 'circle'
  | 'crossing'
  | 'junction'
  | 'block'
  | 'hex'
  | 'street'
  | 'waterline'
  | 'exit'
  | 'character'
  | 'lamp';

/** "circle 84", "the street between circle 40 and crossing x40", "exit NW", "Holmes", "lamp 1". */
export function describePart(part: DescribablePartKind, ids: readonly string[]): string {
  const [id = ''] = ids;
  switch (part) {
    case 'street':
    case 'waterline':
      return `the ${part} between ${ids.map(describeId).join(' and ')}`;
    case 'exit':
    case 'lamp':
      return `${part} ${printableText(id, MOST)}`;
    case 'character':
      return capitalise(printableText(id, MOST));
    case 'circle':
    case 'crossing':
    case 'junction':
    case 'block':
    case 'hex':
      return describeId(id);
  }
}

const MOST = 160;

/** "the crossing by 78 79 80 97 (Goulston Street)", given the circles that are searched from it. */
export function describeCrossing(
  { id, name }: Pick<Crossing, 'id' | 'name'>,
  circles: readonly CircleId[],
): string {
  const by = circles.length === 0 ? id : `by ${numbersOf(circles)}`;
  return `the crossing ${by}${name === undefined ? '' : ` (${escapeInvisible(name)})`}`;
}

/** "the block 31 52", "the water 12 14 …". */
export function describeBlock({ id, kind, walk }: Pick<Block, 'id' | 'kind' | 'walk'>): string {
  const noun = { houses: 'the block', water: 'the water', none: 'the unused area' }[kind];
  const circles = [...new Set(walk.filter((node): node is CircleId => node.startsWith('c')))];
  if (circles.length === 0) return `${noun} ${id}`;
  return `${noun} ${numbersOf(circles.slice(0, MOST_CIRCLES))}${circles.length > MOST_CIRCLES ? ' …' : ''}`;
}

/** One water of Whitehall has sixteen circles; the first few tell it from every other. */
const MOST_CIRCLES = 8;

/** "the second street from circle 1 to the junction t9"; `nth` counts lines that run side by side, from 1. */
export function describeLine(
  kind: 'street' | 'waterline',
  from: string,
  to: string,
  nth: number | undefined,
): string {
  const place = nth === undefined ? '' : `${ORDINALS[nth - 1] ?? `${nth}th`} `;
  return `the ${place}${kind} from ${from} to ${to}`;
}

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'];

/** The printed numbers of circles: "51 63 66". */
const numbersOf = (circles: readonly CircleId[]): string => circles.map((id) => id.slice(1)).join(' ');
