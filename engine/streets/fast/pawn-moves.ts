/** The legal moves and actions of pawns on the fast path. */
import * as codes from './move-codes.js';
import type { PackedLists, StreetTables } from './street-tables.js';
import * as at from './state-layout.js';

export interface FastPawnRules {
  readonly tables: StreetTables;
  readonly layout: at.StateLayout;
  readonly searched: PackedLists;
  readonly pawns: number;
  /** The pawns of each turn, as bits, in order: one after another, or those of one player together. */
  readonly turns: readonly number[];
  readonly areaArrests: boolean;
  /** A pawn that may arrest all around it, and the bit that says it has; −1 if there is none. */
  readonly areaPawn: number;
  readonly areaBit: number;
  /** A pawn that may name one of these circles instead, likewise. */
  readonly guessPawn: number;
  readonly guessBit: number;
  readonly guesses: Int32Array;
  /** 1 for the circles whose guess is right. */
  readonly goals: Uint8Array;
  readonly rushing: boolean;
  readonly mayStop: boolean;
  readonly mayPass: boolean;
  readonly cluesAgain: boolean;
  readonly currentCounts: boolean;
  /** How many clues of a night can earn false ones: each fifth does. */
  readonly earning: number;
}

/** The pawns that may move or act now. */
function pawnsToGo({ turns }: FastPawnRules, done: number): number {
  for (const turn of turns) if ((turn & ~done) !== 0) return turn & ~done;
  return 0;
}

const isHeld = ({ pawns }: FastPawnRules, words: Int32Array, crossing: number): boolean => {
  for (let i = at.PAWN_POSITIONS; i < at.PAWN_POSITIONS + pawns; i++) if (words[i] === crossing) return true;
  return false;
};

export function writePawnMoves(rules: FastPawnRules, words: Int32Array, into: Int32Array): number {
  const { starts, items } = rules.tables.reach;
  const toGo = pawnsToGo(rules, words[at.MOVED_PAWNS]!);
  let count = 0;
  for (let pawn = 0; pawn < rules.pawns; pawn++) {
    if ((toGo & (1 << pawn)) === 0) continue;
    const from = words[at.PAWN_POSITIONS + pawn]!;
    for (let i = starts[from]!; i < starts[from + 1]!; i++) {
      const to = items[i]!;
      if (to === from || !isHeld(rules, words, to))
        into[count++] = codes.encodeMove(codes.PAWN_MOVE, pawn, to);
    }
  }
  return count;
}

export const canNameInSearch = (
  { layout, cluesAgain }: FastPawnRules,
  words: Int32Array,
  circle: number,
): boolean =>
  !at.listHas(words, layout.falseClues, circle) &&
  !at.listHas(words, layout.called, circle) &&
  (cluesAgain || !at.listHas(words, layout.clues, circle));

function searches(
  rules: FastPawnRules,
  words: Int32Array,
  pawn: number,
  into: Int32Array,
  count: number,
): number {
  const { starts, items } = rules.searched;
  const from = words[at.PAWN_POSITIONS + pawn]!;
  for (let i = starts[from]!; i < starts[from + 1]!; i++)
    if (canNameInSearch(rules, words, items[i]!))
      into[count++] = codes.encodeMove(codes.SEARCH, pawn, items[i]);
  return count;
}

export function writePawnActions(rules: FastPawnRules, words: Int32Array, into: Int32Array): number {
  if (words[at.SEARCHING_PAWN]! > 0) {
    const pawn = words[at.SEARCHING_PAWN]! - 1;
    const count = searches(rules, words, pawn, into, 0);
    if (!rules.mayStop) return count;
    into[count] = codes.encodeMove(codes.STOP_SEARCH, pawn);
    return count + 1;
  }
  const toGo = pawnsToGo(rules, words[at.ACTED_PAWNS]!);
  let count = 0;
  for (let pawn = 0; pawn < rules.pawns; pawn++)
    if ((toGo & (1 << pawn)) !== 0) count = actionsOf(rules, words, pawn, into, count);
  return count;
}

function actionsOf(
  rules: FastPawnRules,
  words: Int32Array,
  pawn: number,
  into: Int32Array,
  first: number,
): number {
  const { layout, searched, tables } = rules;
  const from = words[at.PAWN_POSITIONS + pawn]!;
  let count = searches(rules, words, pawn, into, first);
  let beside = 0;
  for (let i = searched.starts[from]!; i < searched.starts[from + 1]!; i++) {
    if (at.listHas(words, layout.falseClues, searched.items[i]!)) continue;
    beside++;
    if (!rules.areaArrests) into[count++] = codes.encodeMove(codes.ARREST, pawn, searched.items[i]);
  }
  const hasArea =
    rules.areaArrests || (pawn === rules.areaPawn && (words[at.SPENT_ABILITIES]! & rules.areaBit) === 0);
  if (hasArea && beside > 0) into[count++] = codes.encodeMove(codes.AREA_ARREST, pawn);
  let rushes = 0;
  if (rules.rushing)
    for (let i = tables.steps.starts[from]!; i < tables.steps.starts[from + 1]!; i++) {
      const to = tables.steps.items[i]!;
      if (isHeld(rules, words, to)) continue;
      rushes++;
      into[count++] = codes.encodeMove(codes.RUSH, pawn, to);
    }
  if (pawn === rules.guessPawn && (words[at.SPENT_ABILITIES]! & rules.guessBit) === 0)
    for (const circle of rules.guesses) into[count++] = codes.encodeMove(codes.GUESS_LOCATION, pawn, circle);
  if (rules.mayPass || beside + rushes === 0) into[count++] = codes.encodeMove(codes.PASS_ACTION, pawn);
  return count;
}

/** Any circle without a false clue may get one, unless the game excludes it. */
export function writeFalseClueMoves(
  { tables, layout }: FastPawnRules,
  words: Int32Array,
  mayHold: (circle: number) => boolean,
  into: Int32Array,
): number {
  let count = 0;
  for (let circle = 0; circle < tables.circles.length; circle++)
    if (!at.listHas(words, layout.falseClues, circle) && mayHold(circle))
      into[count++] = codes.encodeMove(codes.FALSE_CLUE, circle);
  into[count] = codes.encodeMove(codes.PASS_FALSE_CLUE);
  return count + 1;
}
