/** Describes places in a board file in the words of the game. */
import { kindOfNode } from '../board/nodes-by-id.js';
import { ownProperty, stepsOfPointer } from './json-pointer.js';
import { quoteText } from './quote-text.js';

/** Describes the place at a pointer: `/circles/83/colour` is "circle 84". The data may have any form. */
export function describePointer(data: unknown, pointer: string): string {
  const steps = stepsOfPointer(pointer);
  const [first, second, third] = steps;
  const listed = nodeOfStatedList(steps);
  if (listed !== undefined) return `${kindOfNode(listed)} ${listed.replace(/^c/, '')}`;
  if (first === undefined) return 'the board';
  const name = NAMES.get(first)?.(ownProperty(ownProperty(data, first), second ?? ''));
  if (name !== undefined) return name;
  const whole = WHOLES.get(first) ?? `the board's ${quoteText(first)}`;
  if (second === undefined) return whole;
  if (isIndex(second)) return `${ordinal(Number(second) + 1)} entry of ${whole}`;
  const part = `${whole}, ${quoteText(second)}`;
  return third !== undefined && isIndex(third) ? `${ordinal(Number(third) + 1)} entry of ${part}` : part;
}

/** The node whose list of a stated relation these steps lead to. */
export const nodeOfStatedList = ([first, second, , fourth, node]: readonly string[]): string | undefined =>
  first === 'provenance' && second === 'stated' && fourth === 'lists' && /^[cxt]\d+$/.test(node ?? '')
    ? node
    : undefined;

/** The names of the parts that are not lists of entities. */
const WHOLES: ReadonlyMap<string, string> = new Map([
  ['grid', 'the printed grid'],
  ['tracks', 'the printed tracks'],
  ['letters', 'the four letters'],
  ['layout', 'the layout of the hexes'],
  ['setup', 'the starting position'],
  ['provenance', 'the provenance'],
]);

const NAMES: ReadonlyMap<string, (entry: unknown) => string | undefined> = new Map([
  ['circles', (entry: unknown) => named('circle', ownProperty(entry, 'number'))],
  ['crossings', (entry: unknown) => named('crossing', ownProperty(entry, 'id'))],
  ['junctions', (entry: unknown) => named('junction', ownProperty(entry, 'id'))],
  ['streets', (entry: unknown) => named('street', ends(ownProperty(entry, 'between')))],
  ['waterlines', (entry: unknown) => named('waterline', ends(ownProperty(entry, 'between')))],
  ['blocks', (entry: unknown) => named('block', ownProperty(entry, 'id'))],
  ['hexes', (entry: unknown) => named('hex', axial(ownProperty(entry, 'at')))],
  ['exits', (entry: unknown) => named('exit', ownProperty(entry, 'id'))],
  ['expect', (entry: unknown) => named('the expected count of', ownProperty(entry, 'what'))],
  ['witnesses', (entry: unknown) => named('the printed fact', ownProperty(entry, 'rule'))],
  ['waivers', (entry: unknown) => named('the waiver of', ownProperty(entry, 'rule'))],
]);

/** Uses a value as a name only if it looks like one. */
const named = (kind: string, name: unknown): string | undefined =>
  (typeof name === 'string' && /^[\w,./–-]{1,40}$/.test(name)) || Number.isSafeInteger(name)
    ? `${kind} ${name as string | number}`
    : undefined;

const ends = (between: unknown): string | undefined =>
  Array.isArray(between) && between.every((end) => typeof end === 'string') ? between.join('–') : undefined;

const axial = (at: unknown): string | undefined =>
  Array.isArray(at) && at.every(Number.isSafeInteger) ? `h${at.join(',')}` : undefined;

const isIndex = (step: string): boolean => /^(0|[1-9]\d*)$/.test(step);

function ordinal(n: number): string {
  const tens = n % 100;
  const suffix = tens >= 11 && tens <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th');
  return `the ${n}${suffix}`;
}
