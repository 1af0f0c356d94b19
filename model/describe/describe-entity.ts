/** The players' words for entities of a street board: a crossing goes by its circles, not by its id. */
import type { Block, Crossing } from '../board/board.js';
import type { CircleId } from '../board/vocabulary.js';
import { escapeInvisible } from '../markup/printable-text.js';

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
