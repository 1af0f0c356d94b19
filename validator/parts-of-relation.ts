import type { Relation } from '../model/index.js';

/** The connected parts of a symmetric relation, largest first; equal ones by their first member. */
export function partsOfRelation(relation: Relation): string[][] {
  const seen = new Set<string>();
  const parts: string[][] = [];
  for (const start of relation.keys()) {
    if (seen.has(start)) continue;
    seen.add(start);
    const part = [start];
    for (const member of part)
      for (const next of relation.get(member) ?? [])
        if (!seen.has(next)) {
          seen.add(next);
          part.push(next);
        }
    parts.push(part);
  }
  return parts.sort((a, b) => b.length - a.length);
}
