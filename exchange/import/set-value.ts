/** How readers put attributes together. */
import { quoted } from '../../model/file/quoted.js';
import type { Value } from '../graph/attributes.js';
import { refuse } from './fault.js';
import type { Spot } from './foreign-graph.js';

/** Attributes while they are read. */
export type OpenValues = Record<string, Value>;

/** What an entry is called; asked only if something is wrong with it. */
export type Words = () => string;

/** Gives an entry an attribute, which it must not have yet. */
export function setValue(values: OpenValues, name: string, value: Value, spot: Spot, words: Words): void {
  if (name === '__proto__')
    refuse(spot, 'import/forbidden-name', words(), 'No attribute may be called "__proto__". Rename it.');
  if (Object.hasOwn(values, name))
    refuse(
      spot,
      'import/attribute-twice',
      words(),
      `The attribute ${quoted(name)} stands here twice. Keep one of them.`,
    );
  values[name] = value;
}

/** Gives an entry whatever an object of JSON says. What nests is named by its path: `pos.0`. Nothing is said by null. */
export function setNested(
  values: OpenValues,
  object: object,
  spot: Spot,
  words: Words,
  prefix = '',
  renamed: (name: string) => string = (name) => name,
): void {
  for (const [key, value] of Object.entries(object) as [string, unknown][]) {
    const name = prefix === '' ? renamed(key) : prefix + key;
    if (prefix !== '' && name.length > LONGEST_PATH)
      refuse(spot, 'import/long-path', words(), longPath(name));
    if (typeof value === 'object') {
      if (value !== null) setNested(values, value, spot, words, `${name}.`);
    } else if (value !== undefined) setValue(values, name, value as Value, spot, words);
  }
}

/** Each leaf spells its whole path out, so that long ones would make gigabytes of a small file. */
const LONGEST_PATH = 250;

const longPath = (name: string): string =>
  `The path to an attribute that nests, ${quoted(name)}, has more than ${LONGEST_PATH} characters. Shorten its names, or leave it out.`;

/** An attribute that is called like an id of the format itself goes by another name. */
export const besideIds =
  (...ids: readonly string[]) =>
  (name: string): string =>
    ids.includes(name) ? `data.${name}` : name;
