/** Collects the attributes of an entry or of a whole board. */
import { quoteText } from '../../../model/index.js';
import type { AttributeValue } from '../../graph/attributes.js';
import { throwReadError, type FilePosition } from '../foreign/foreign-graph.js';

/** Attributes while they are read. */
export type MutableAttributes = Record<string, AttributeValue>;

/** Describes an entry for a message; called only if the entry has a fault. */
export type EntryDescriber = () => string;

/** Sets an attribute that must not be set yet. */
export function setAttribute(
  values: MutableAttributes,
  name: string,
  value: AttributeValue,
  spot: FilePosition,
  words: EntryDescriber,
): void {
  if (name === '__proto__') throwReadError(spot, 'import/forbidden-name', words(), FORBIDDEN_NAME);
  if (Object.hasOwn(values, name)) throwReadError(spot, 'import/attribute-twice', words(), setTwice(name));
  values[name] = value;
}

const FORBIDDEN_NAME = 'No attribute may be called "__proto__". Rename it.';
const setTwice = (name: string): string => `The attribute ${quoteText(name)} is set twice. Keep one of them.`;

/** Sets the attributes of a JSON object. Nested ones are named by their path, `pos.0`; null counts as missing. */
export function setNestedAttributes(
  values: MutableAttributes,
  object: object,
  spot: FilePosition,
  words: EntryDescriber,
  renamed: (name: string) => string = (name) => name,
  prefix = '',
): void {
  for (const [key, value] of Object.entries(object) as [string, unknown][]) {
    const name = prefix === '' ? renamed(key) : prefix + key;
    if (prefix !== '' && name.length > LONGEST_PATH)
      throwReadError(spot, 'import/long-path', words(), longPath(name));
    if (typeof value === 'object') {
      if (value !== null) setNestedAttributes(values, value, spot, words, renamed, `${name}.`);
    } else if (value !== undefined) setAttribute(values, name, value as AttributeValue, spot, words);
  }
}

/** Every leaf repeats its whole path, so long paths could turn a small file into gigabytes. */
const LONGEST_PATH = 250;

const longPath = (name: string): string =>
  `The path of the nested attribute ${quoteText(name)} has more than ${LONGEST_PATH} characters. Shorten its names, or remove it.`;

/** Creates a function that renames attributes with the name of an id of the format: `id` becomes `data.id`. */
export const createReservedNameRenamer =
  (...ids: readonly string[]) =>
  (name: string): string =>
    ids.includes(name) ? `data.${name}` : name;

/** Parses the facts that our exports write as one text, `board=two-routes version=1.0.0 … name=…`, with the given separators. The name comes last, because it may contain any text. */
export function parseBoardFacts(text: string, between: string, equals: string): MutableAttributes {
  const facts: MutableAttributes = {};
  const name = `${between}name${equals}`;
  const at = text.indexOf(name);
  if (at >= 0) facts['name'] = text.slice(at + name.length);
  for (const fact of text.slice(0, at < 0 ? undefined : at).split(between)) {
    const end = fact.indexOf(equals);
    if (end > 0 && fact.slice(0, end) !== '__proto__')
      facts[fact.slice(0, end)] = fact.slice(end + equals.length);
  }
  return facts;
}
