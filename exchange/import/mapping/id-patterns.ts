/** Patterns of ids: `C#` is C and a number, `SC*` is SC and anything or nothing, `s1-234` is s and one of these numbers. */

export interface IdMatch<Value> {
  readonly pattern: string;
  readonly value: Value;
  /** The number in the id, if the pattern has one. */
  readonly number?: number;
}

const RANGE = /^(.*?)(\d+)-(\d+)$/;

/** The number that a pattern finds in an id: undefined if the pattern does not match, null if it has no number. */
function matchIdPattern(pattern: string, id: string): number | null | undefined {
  if (pattern === id) return null;
  const range = RANGE.exec(pattern);
  if (range !== null) {
    const number = id.startsWith(range[1]!) ? wholeNumber(id.slice(range[1]!.length)) : undefined;
    return number !== undefined && number >= Number(range[2]) && number <= Number(range[3])
      ? number
      : undefined;
  }
  const at = pattern.indexOf('#');
  if (at >= 0) {
    const [before, after] = [pattern.slice(0, at), pattern.slice(at + 1)];
    if (!id.startsWith(before) || !id.endsWith(after) || id.length < before.length + after.length)
      return undefined;
    return wholeNumber(id.slice(before.length, id.length - after.length));
  }
  if (!pattern.endsWith('*')) return undefined;
  return id.startsWith(pattern.slice(0, -1)) ? null : undefined;
}

const wholeNumber = (text: string): number | undefined =>
  /^\d{1,15}$/.test(text) ? Number(text) : undefined;

/** The first pattern that matches an id; an exact id comes first. */
export function findIdPattern<Value>(
  patterns: Readonly<Record<string, Value>>,
  id: string,
): IdMatch<Value> | undefined {
  if (Object.hasOwn(patterns, id)) {
    const plain = wholeNumber(id);
    return { pattern: id, value: patterns[id]!, ...(plain !== undefined && { number: plain }) };
  }
  for (const [pattern, value] of Object.entries(patterns)) {
    const number = matchIdPattern(pattern, id);
    if (number !== undefined) return { pattern, value, ...(number !== null && { number }) };
  }
  return undefined;
}

/** An id made from a template and an own id: `s#` and `12` give `s12`. */
export const idFromTemplate = (template: string | undefined, id: string): string =>
  template?.includes('#') ? template.replace('#', () => id) : id;

/** The ids of numbered lines: one template for all, or runs such as `s1-234` after each other. */
export function idOfLine(templates: readonly string[] | undefined, line: string): string {
  if (templates === undefined) return line;
  let before = 0;
  for (const template of templates) {
    const range = RANGE.exec(template);
    if (range === null) return idFromTemplate(template, line);
    const [, prefix = '', first, last] = range;
    const count = Number(last) - Number(first) + 1;
    const place = Number(line) - before;
    if (place >= 1 && place <= count) return `${prefix}${Number(first) + place - 1}`;
    before += count;
  }
  return line;
}
