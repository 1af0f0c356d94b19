/** The game's words for a place in a board file: `/circles/83/colour` is "circle 84". The data may be anything. */
export function wordsOfPointer(data: unknown, pointer: string): string {
  const [list, index, ...rest] = pointer.split('/').slice(1);
  if (list === undefined) return 'the board';
  const inner = field(data, list);
  if (list === 'setup' && index !== undefined) return `the starting position, ${index}`;
  if (index === undefined || !Array.isArray(inner)) return `the board's "${list}"`;
  const name = NAMES[list]?.(inner[Number(index)]);
  if (name !== undefined) return name;
  return `${ordinal(Number(index) + 1)} entry of "${list}"${rest.length > 0 ? `, ${rest.join(' ')}` : ''}`;
}

const NAMES: Readonly<Record<string, (entry: unknown) => string | undefined>> = {
  circles: (entry) => named('circle', field(entry, 'number')),
  crossings: (entry) => named('crossing', field(entry, 'id')),
  junctions: (entry) => named('junction', field(entry, 'id')),
  streets: (entry) => named('street', ends(field(entry, 'between'))),
  waterlines: (entry) => named('waterline', ends(field(entry, 'between'))),
  blocks: (entry) => named('block', field(entry, 'id')),
  hexes: (entry) => named('hex', axial(field(entry, 'at'))),
  exits: (entry) => named('exit', field(entry, 'id')),
  expect: (entry) => named('the expected count of', field(entry, 'what')),
  witnesses: (entry) => named('the printed fact', field(entry, 'rule')),
  waivers: (entry) => named('the waiver of', field(entry, 'rule')),
};

const field = (entry: unknown, key: string): unknown =>
  typeof entry === 'object' && entry !== null && Object.hasOwn(entry, key)
    ? (entry as Record<string, unknown>)[key]
    : undefined;

const named = (kind: string, name: unknown): string | undefined =>
  (typeof name === 'string' && name !== '' && name.length < 40) || typeof name === 'number'
    ? `${kind} ${name}`
    : undefined;

const ends = (between: unknown): string | undefined =>
  Array.isArray(between) && between.every((end) => typeof end === 'string') ? between.join('–') : undefined;

const axial = (at: unknown): string | undefined =>
  Array.isArray(at) && at.every((part) => typeof part === 'number') ? `h${at.join(',')}` : undefined;

function ordinal(n: number): string {
  const tens = n % 100;
  const suffix = tens >= 11 && tens <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th');
  return `the ${n}${suffix}`;
}
