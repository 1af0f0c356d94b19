/** Jack's moves in both games on streets: on foot past held crossings, by coach, through alleys, by boat. */
import { codeOf, RIDE, SAIL, SLIP, WALK } from './move-codes.js';
import { isOpen, type Lists, type StreetTables } from './tables.js';
import type { ALLEY, BOAT } from './words.js';
import { ALLEYS, AT, BOATS, COACH, COACHES, INDEX, LAST_MOVE, push, type Layout } from './words.js';

export interface JackRules {
  readonly tables: StreetTables;
  /** By whose blocks alleys go, which may be a matter of agreement. */
  readonly alleys: Lists;
  /** The index of the last space of the track, and how many spaces an alley or a boat takes. */
  readonly last: number;
  readonly crossingSpaces: number;
  /** 1 for circles that a coach may not pass, may not end on, and that no alley or boat leads to. */
  readonly noVia: Uint8Array;
  readonly noRide: Uint8Array;
  readonly noCrossing: Uint8Array;
}

/** Writes all moves from where Jack stands behind the first `count` codes, and says how many there are then. */
export function jackMoves(
  rules: JackRules,
  words: Int32Array,
  held: Uint8Array,
  into: Int32Array,
  count: number,
): number {
  const { tables, last, crossingSpaces, noVia, noRide } = rules;
  const { starts, items } = tables.neighbours;
  const at = words[AT]!;
  const left = last - words[INDEX]!;
  for (let i = starts[at]!; i < starts[at + 1]!; i++)
    if (isOpen(tables, held, i)) into[count++] = codeOf(WALK, items[i]);
  if (words[COACHES]! > 0 && left >= 2)
    for (let i = starts[at]!; i < starts[at + 1]!; i++) {
      const via = items[i]!;
      if (noVia[via] !== 0) continue;
      for (let j = starts[via]!; j < starts[via + 1]!; j++) {
        const to = items[j]!;
        if (to !== at && noRide[to] === 0) into[count++] = codeOf(RIDE, via, to);
      }
    }
  if (left < crossingSpaces) return count;
  if (words[ALLEYS]! > 0) count = crossings(rules, rules.alleys, at, SLIP, into, count);
  if (words[BOATS]! > 0) count = crossings(rules, tables.boats, at, SAIL, into, count);
  return count;
}

function crossings(
  { noCrossing }: JackRules,
  { starts, items }: Lists,
  at: number,
  kind: number,
  into: Int32Array,
  count: number,
): number {
  for (let i = starts[at]!; i < starts[at + 1]!; i++)
    if (noCrossing[items[i]!] === 0) into[count++] = codeOf(kind, items[i]);
  return count;
}

/** Whether Jack cannot walk, and may not or cannot do anything else. `into` is scratch. */
export function isStuck(
  rules: JackRules,
  words: Int32Array,
  held: Uint8Array,
  specialsSave: boolean,
  into: Int32Array,
): boolean {
  const { starts } = rules.tables.neighbours;
  const at = words[AT]!;
  for (let i = starts[at]!; i < starts[at + 1]!; i++) if (isOpen(rules.tables, held, i)) return false;
  return !specialsSave || jackMoves(rules, words, held, into, 0) === 0;
}

/** Writes a circle down; the track goes on by one. */
export function walkTo(words: Int32Array, { row }: Layout, to: number): void {
  push(words, row, to);
  words[AT] = to;
  words[INDEX]!++;
}

/** Writes a special move down: its token is spent and lies on the spaces it used. */
export function specialTo(
  words: Int32Array,
  layout: Layout,
  kind: typeof COACH | typeof ALLEY | typeof BOAT,
  first: number,
  second?: number,
): void {
  words[COACHES + kind - COACH]!--;
  const { laid } = layout;
  words[laid + 1 + 2 * words[laid]!] = kind;
  words[laid + 2 + 2 * words[laid]!] = words[INDEX]! + 1;
  words[laid]!++;
  walkTo(words, layout, first);
  if (second !== undefined) walkTo(words, layout, second);
  words[LAST_MOVE] = kind;
}
