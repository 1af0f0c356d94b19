/** Jack on the streets: towards his goal in time, and away from where he is expected. */
import * as codes from '../../streets/fast/move-codes.js';
import * as at from '../../streets/fast/state-layout.js';
import { pawnsOf, type HuntTable } from './hunt-table.js';
import { UNREACHABLE, type StreetDistances } from './street-distances.js';
import type { EntryKind } from './trail-belief.js';

/** A pawn two steps from searching a circle can search it after its move. */
const PAWN_STEPS = 2;
/** What a step towards the goal, a special move, and chance are worth. */
const HOMEWARD = 0.35;
const SPECIAL_COST = 0.35;
const CHANCE = 0.25;
/** What it costs to stand where pawns can come, and how the cost grows with how likely Jack is expected there. */
const IN_REACH = 1.2;
const EXPECTED = 14;
/** Moves that Jack keeps in reserve, and what too long a way costs. */
const RESERVE = 2;
const TOO_LATE = 2;
const HOPELESS = 100;
/** What it is worth to come to a goal, and how much less the danger matters there. */
const AT_GOAL = 6;
const AT_GOAL_IN_REACH = 0.2;
/** What each open street out of a circle is worth. */
const EXIT = 0.06;

/** The code of Jack's move among the first `count`. `goals` are where he wants to go. */
export function chooseJackMove(
  table: HuntTable,
  words: Int32Array,
  listed: Int32Array,
  count: number,
  goals: readonly number[],
): number {
  const { belief, random, pawns, lastSpace } = table;
  const positions = pawnsOf(words, pawns);
  const expectedBy: Partial<Record<EntryKind, Float64Array>> = {};
  let best = listed[0]!;
  let most = -Infinity;
  for (let i = 0; i < count; i++) {
    const code = listed[i]!;
    const kind = codes.moveKind(code);
    if (kind === codes.DECLARE) return code;
    if (kind > codes.BOAT_MOVE) continue;
    const isRide = kind === codes.COACH_RIDE;
    const to = isRide ? codes.secondOperand(code) : codes.firstOperand(code);
    const left = lastSpace - words[at.TRACK_INDEX]! - (isRide ? 2 : 1);
    const isWalk = kind === codes.WALK;
    const entry = ENTRY_KINDS[kind]!;
    const expected = (expectedBy[entry] ??= belief.predict(entry, positions).slice())[to]!;
    const value =
      valueOfCircle(table.distances, positions, to, expected, left, goals) -
      (isWalk ? 0 : SPECIAL_COST) +
      CHANCE * random();
    if (value > most) [most, best] = [value, code];
  }
  return best;
}

/** A coach ride is at least as hard to follow as a ride of one circle. */
const ENTRY_KINDS: Readonly<Record<number, EntryKind>> = {
  [codes.WALK]: 'walk',
  [codes.COACH_RIDE]: 'ride',
  [codes.ALLEY_MOVE]: 'alley',
  [codes.BOAT_MOVE]: 'boat',
};

function valueOfCircle(
  { circles, onFoot, ofPawn, tables }: StreetDistances,
  positions: Int32Array,
  to: number,
  expected: number,
  left: number,
  goals: readonly number[],
): number {
  let away = UNREACHABLE;
  for (const goal of goals) away = Math.min(away, onFoot[to * circles + goal]!);
  let inReach = 0;
  for (const crossing of positions) if (ofPawn[crossing * circles + to]! <= PAWN_STEPS) inReach++;
  const { starts } = tables.neighbours;
  const exits = Math.min(8, starts[to + 1]! - starts[to]!);
  // At a goal the night or round is over, or nearly so.
  if (away === 0) return AT_GOAL - (inReach === 0 ? 0 : AT_GOAL_IN_REACH * (IN_REACH + EXPECTED * expected));
  const danger = inReach === 0 ? 0 : IN_REACH + EXPECTED * expected * Math.min(inReach, 3);
  const late = Math.max(0, away + RESERVE - left);
  return EXIT * exits - HOMEWARD * away - danger - TOO_LATE * late - (away > left ? HOPELESS : 0);
}
