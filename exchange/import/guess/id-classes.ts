/** Sorts ids into classes by their form: `C#` for C1…C195, `SC*` for SC1E1, SC2S1…. */

import { extremes } from './extremes.js';

export interface IdClass {
  readonly pattern: string;
  readonly ids: readonly string[];
  /** The numbers of the ids, if they all have one. */
  readonly numbers: readonly number[];
}

const NUMBERED = /^(\D*)(\d+)$/;
/** Ids of more forms than this have no common beginnings. */
const MOST_FORMS = 3;

/** The classes of ids, the largest first. */
export function classesOfIds(ids: Iterable<string>): readonly IdClass[] {
  const numbered = new Map<string, string[]>();
  const others = new Map<string, string[]>();
  for (const id of new Set(ids)) {
    const match = NUMBERED.exec(id);
    const [groups, form] = match ? [numbered, match[1]!] : [others, /^[A-Za-z_]*/.exec(id)![0]];
    const group = groups.get(form);
    if (group === undefined) groups.set(form, [id]);
    else group.push(id);
  }
  const isMany = others.size > MOST_FORMS || others.has('');
  const stars: readonly (readonly [string, readonly string[]])[] =
    isMany && others.size > 0
      ? [['*', [...others.values()].flat()]]
      : Array.from(others, ([form, each]) => [`${form}*`, each]);
  return [
    ...Array.from(numbered, ([form, each]): IdClass => ({
      pattern: `${form}#`,
      ids: each,
      numbers: each.map((id) => Number(NUMBERED.exec(id)![2])),
    })),
    ...stars.map(([pattern, each]): IdClass => ({ pattern, ids: each, numbers: [] })),
  ].sort((a, b) => b.ids.length - a.ids.length);
}

/** Whether numbers run from 1 (or 0) almost without gaps, as printed numbers do. */
export function areConsecutive(numbers: readonly number[]): boolean {
  const [least, greatest] = extremes(numbers);
  return (
    numbers.length > 1 &&
    numbers.every(Number.isInteger) &&
    least >= 0 &&
    least <= 2 &&
    numbers.length >= 0.9 * greatest
  );
}

/** `195 ids C1…C195`, `234 ids such as SC1E1`. */
export function describeClass({ pattern, ids, numbers }: IdClass): string {
  const count = `${ids.length} ${ids.length === 1 ? 'id' : 'ids'}`;
  if (numbers.length === 0 || ids.length === 1) return `${count} such as ${ids[0]!}`;
  const nth = (number: number): string => pattern.replace('#', String(number));
  const [least, greatest] = extremes(numbers);
  return `${count} ${nth(least)}…${nth(greatest)}`;
}
