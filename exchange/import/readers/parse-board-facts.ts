/** Parses the facts about the whole board that our exports write as one text. */
import type { MutableValues } from './set-value.js';

/** `board=two-routes version=1.0.0 … name=…` with the given separators. The name comes last, because it may contain any text. */
export function parseBoardFacts(text: string, between: string, equals: string): MutableValues {
  const facts: MutableValues = {};
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
