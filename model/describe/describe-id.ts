/** What things are called, by their ids alone. */
import { printableText } from '../markup/printable-text.js';
import { capitalise } from './phrases.js';

/** `c65` is "circle 65", `x40` is "crossing x40", `h3,2` is "hex h3,2". */
export function describeId(id: string): string {
  if (id.startsWith('c')) return `circle ${id.slice(1)}`;
  if (id.startsWith('x')) return `crossing ${id}`;
  if (id.startsWith('t')) return `junction ${id}`;
  return id.startsWith('b') ? `block ${id}` : `hex ${id}`;
}

/** The same with its article: "circle 44", "the crossing x59", "the junction t6". */
export const describeNode = (id: string): string =>
  id.startsWith('c') ? describeId(id) : `the ${describeId(id)}`;

/** The kinds of things that an id or two describe. */
export type DescribedPart =
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
export function describePart(part: DescribedPart, ids: readonly string[]): string {
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
