/** Jack's moves on the fast path: on foot, by coach, through alleys, by boat. */
import * as codes from './move-codes.js';
import { hasOpenRoute, type PackedLists, type StreetTables } from './street-tables.js';
import * as at from './state-layout.js';

export interface FastJackRules {
  readonly tables: StreetTables;
  /** The alleys, which may depend on a variant. */
  readonly alleys: PackedLists;
  /** The index of the last space of the track, and how many spaces an alley or a boat takes. */
  readonly last: number;
  readonly crossingSpaces: number;
  /** 1 for circles that a coach may not pass, may not end on, and that no alley or boat leads to. */
  readonly noVia: Uint8Array;
  readonly noRide: Uint8Array;
  readonly noCrossing: Uint8Array;
}

/** Writes the codes of Jack's moves after the first `count` codes and returns the new count. */
export function writeJackMoves(
  rules: FastJackRules,
  words: Int32Array,
  held: Uint8Array,
  into: Int32Array,
  count: number,
): number {
  const { tables, last, crossingSpaces, noVia, noRide } = rules;
  const { starts, items } = tables.neighbours;
  const from = words[at.JACK_CIRCLE]!;
  const left = last - words[at.TRACK_INDEX]!;
  for (let i = starts[from]!; i < starts[from + 1]!; i++)
    if (hasOpenRoute(tables, held, i)) into[count++] = codes.encodeMove(codes.WALK, items[i]);
  if (words[at.COACHES_LEFT]! > 0 && left >= 2)
    for (let i = starts[from]!; i < starts[from + 1]!; i++) {
      const via = items[i]!;
      if (noVia[via] !== 0) continue;
      for (let j = starts[via]!; j < starts[via + 1]!; j++) {
        const to = items[j]!;
        if (to !== from && noRide[to] === 0) into[count++] = codes.encodeMove(codes.COACH_RIDE, via, to);
      }
    }
  if (left < crossingSpaces) return count;
  if (words[at.ALLEYS_LEFT]! > 0) count = crossings(rules, rules.alleys, from, codes.ALLEY_MOVE, into, count);
  if (words[at.BOATS_LEFT]! > 0) count = crossings(rules, tables.boats, from, codes.BOAT_MOVE, into, count);
  return count;
}

function crossings(
  { noCrossing }: FastJackRules,
  { starts, items }: PackedLists,
  from: number,
  kind: number,
  into: Int32Array,
  count: number,
): number {
  for (let i = starts[from]!; i < starts[from + 1]!; i++)
    if (noCrossing[items[i]!] === 0) into[count++] = codes.encodeMove(kind, items[i]);
  return count;
}

/** Whether Jack cannot walk and has no special move that saves him. `into` is a scratch buffer. */
export function isStuck(
  rules: FastJackRules,
  words: Int32Array,
  held: Uint8Array,
  specialsSave: boolean,
  into: Int32Array,
): boolean {
  const { starts } = rules.tables.neighbours;
  const from = words[at.JACK_CIRCLE]!;
  for (let i = starts[from]!; i < starts[from + 1]!; i++)
    if (hasOpenRoute(rules.tables, held, i)) return false;
  return !specialsSave || writeJackMoves(rules, words, held, into, 0) === 0;
}

/** Appends a circle to the row and advances the track. */
export function recordWalk(words: Int32Array, { row }: at.StateLayout, to: number): void {
  at.pushItem(words, row, to);
  words[at.JACK_CIRCLE] = to;
  words[at.TRACK_INDEX]!++;
}

/** Records a special move: its token is spent and lies on the spaces it used. */
export function recordSpecialMove(
  words: Int32Array,
  layout: at.StateLayout,
  kind: typeof at.LAST_MOVE_COACH | typeof at.LAST_MOVE_ALLEY | typeof at.LAST_MOVE_BOAT,
  first: number,
  second?: number,
): void {
  words[at.COACHES_LEFT + kind - at.LAST_MOVE_COACH]!--;
  const { laid } = layout;
  words[laid + 1 + 2 * words[laid]!] = kind;
  words[laid + 2 + 2 * words[laid]!] = words[at.TRACK_INDEX]! + 1;
  words[laid]!++;
  recordWalk(words, layout, first);
  if (second !== undefined) recordWalk(words, layout, second);
  words[at.LAST_MOVE] = kind;
}
