/** Chooses one id for each thing of three boards, so that an id refers to one thing on all of them. */
import { compareIds } from '../../model/index.js';
import type { MergeLog, RenamedId, Versions } from './merge-result.js';
import { addConflict } from './merge-values.js';

/** One thing by its id on each board that has it. */
export type IdsOfThing = Partial<Versions<string>>;

export interface CommonIds {
  /** For each board, its ids and those of the merged board. */
  readonly names: Versions<ReadonlyMap<string, string>>;
  readonly renamed: readonly RenamedId[];
}

/**
 * Our side keeps its ids. An id that their side changed is taken over; an id that our side has given to another thing is
 * replaced by `freshId`. Printed numbers cannot be replaced in silence, so for circles that is a conflict.
 */
export function assignIds(
  things: readonly IdsOfThing[],
  partOf: (id: string) => RenamedId['part'],
  freshId: (id: string) => string,
  log: MergeLog,
): CommonIds {
  const names = {
    base: new Map<string, string>(),
    ours: new Map<string, string>(),
    theirs: new Map<string, string>(),
  };
  const renamed: RenamedId[] = [];
  const taken = new Set<string>();
  const wished = things.map((ids) => ({ ids, wish: wishedId(ids) }));
  // What keeps the id it has on our side comes first, then what is on their side.
  const rank = ({ ids, wish }: (typeof wished)[number]): number =>
    wish === ids.ours ? 0 : ids.theirs !== undefined ? 1 : 2;
  for (const { ids, wish } of wished.toSorted((a, b) => rank(a) - rank(b) || compareIds(a.wish, b.wish))) {
    const id =
      [wish, ids.ours, ids.base].find((each) => each !== undefined && !taken.has(each)) ?? freshId(wish);
    taken.add(id);
    for (const side of ['base', 'ours', 'theirs'] as const) {
      const own = ids[side];
      if (own !== undefined) names[side].set(own, id);
    }
    const { base, ours, theirs } = ids;
    if (theirs === undefined || theirs === id || theirs === base) continue;
    const part = partOf(id);
    const isPrinted = part === 'circle' || partOf(theirs) === 'circle';
    // Their side changed an id of the base, or printed another number.
    if (isPrinted || (base !== undefined && ours !== undefined && ours !== base))
      addConflict(
        log,
        { part, of: id, property: part === 'circle' ? 'number' : 'id' },
        valuesOf(ids),
        base === undefined ? 'both-added' : 'both-changed',
      );
    else
      renamed.push({
        part,
        from: theirs,
        to: id,
        because: ours === id && base === undefined ? 'same' : 'taken',
      });
  }
  return { names, renamed: renamed.toSorted((a, b) => compareIds(a.from, b.from)) };
}

/** The id that results from both sides' changes; of two changes ours counts. */
function wishedId({ base, ours, theirs }: IdsOfThing): string {
  if (ours === undefined || theirs === undefined) return (ours ?? theirs ?? base)!;
  return base !== undefined && ours === base ? theirs : ours;
}

/** Circles by their numbers, as they are in the file. */
const valuesOf = ({ base, ours, theirs }: IdsOfThing): Versions<unknown> => {
  const value = (id: string | undefined): unknown =>
    id?.startsWith('c') === true ? Number(id.slice(1)) : id;
  return { base: value(base), ours: value(ours), theirs: value(theirs) };
};

const MOST = 9_999_999;

/** Gives ids that no board has or refers to: the numbers after the last one. */
export function createFreshIds(texts: readonly string[]): (id: string) => string {
  const used = new Set(texts.flatMap((text) => text.match(ID) ?? []));
  const last = new Map<string, number>();
  for (const id of used) last.set(id.charAt(0), Math.max(last.get(id.charAt(0)) ?? 0, Number(id.slice(1))));
  return (id) => {
    const letter = id.charAt(0);
    let number = (last.get(letter) ?? 0) + 1;
    if (number > MOST) for (number = 1; used.has(`${letter}${number}`);) number++;
    else last.set(letter, number);
    used.add(`${letter}${number}`);
    return `${letter}${number}`;
  };
}

const ID = /(?<!\w)[cxtb][1-9]\d{0,6}(?!\w)/g;
