/** The game's words for places in a board file. */
import { field, stepsOfPointer } from './json-pointer.js';
import { quoted } from './quoted.js';

/** What a place in a file is called in the game: `/circles/83/colour` is "circle 84". The data may be anything. */
export function wordsOfPointer(data: unknown, pointer: string): string {
  const [first, second, third] = stepsOfPointer(pointer);
  if (first === undefined) return 'the board';
  const name = NAMES.get(first)?.(field(field(data, first), second ?? ''));
  if (name !== undefined) return name;
  const whole = WHOLES.get(first) ?? `the board's ${quoted(first)}`;
  if (second === undefined) return whole;
  if (isIndex(second)) return `${ordinal(Number(second) + 1)} entry of ${whole}`;
  const part = `${whole}, ${quoted(second)}`;
  return third !== undefined && isIndex(third) ? `${ordinal(Number(third) + 1)} entry of ${part}` : part;
}

/** What the parts that are no lists of entities are called. */
const WHOLES: ReadonlyMap<string, string> = new Map([
  ['grid', 'the printed grid'],
  ['tracks', 'the printed tracks'],
  ['letters', 'the four letters'],
  ['layout', 'the layout of the hexes'],
  ['setup', 'the starting position'],
  ['provenance', 'the provenance'],
]);

const NAMES: ReadonlyMap<string, (entry: unknown) => string | undefined> = new Map([
  ['circles', (entry: unknown) => named('circle', field(entry, 'number'))],
  ['crossings', (entry: unknown) => named('crossing', field(entry, 'id'))],
  ['junctions', (entry: unknown) => named('junction', field(entry, 'id'))],
  ['streets', (entry: unknown) => named('street', ends(field(entry, 'between')))],
  ['waterlines', (entry: unknown) => named('waterline', ends(field(entry, 'between')))],
  ['blocks', (entry: unknown) => named('block', field(entry, 'id'))],
  ['hexes', (entry: unknown) => named('hex', axial(field(entry, 'at')))],
  ['exits', (entry: unknown) => named('exit', field(entry, 'id'))],
  ['expect', (entry: unknown) => named('the expected count of', field(entry, 'what'))],
  ['witnesses', (entry: unknown) => named('the printed fact', field(entry, 'rule'))],
  ['waivers', (entry: unknown) => named('the waiver of', field(entry, 'rule'))],
]);

/** Only what looks like a name is one; anything else in its place would be read aloud as noise. */
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
