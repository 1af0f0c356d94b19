/** What our exports say of the whole board in one text, in formats that have no other place for it. */
import type { OpenValues } from './set-value.js';

/** `board=two-routes version=1.0.0 … name=…`, by what divides the facts and what stands in each. The name comes last, for it may hold anything. */
export function factsOfText(text: string, between: string, equals: string): OpenValues {
  const facts: OpenValues = {};
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
