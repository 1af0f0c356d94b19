/** What pawns may do in both games on streets: move, search, arrest. */
import {
  AREA_ARREST,
  ARREST,
  codeOf,
  FALSE_CLUE,
  GUESS,
  PASS,
  PASS_ACTION,
  PAWN_MOVE,
  RUSH,
  SEARCH,
  STOP_SEARCH,
} from './move-codes.js';
import type { Lists, StreetTables } from './tables.js';
import { ACTED, holds, MOVED, PAWNS, SEARCHER, SPENT, type Layout } from './words.js';

export interface PoliceRules {
  readonly tables: StreetTables;
  readonly layout: Layout;
  readonly searched: Lists;
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
  /** 1 for the circles that would be guessed rightly. */
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
function pawnsToGo({ turns }: PoliceRules, done: number): number {
  for (const turn of turns) if ((turn & ~done) !== 0) return turn & ~done;
  return 0;
}

const isHeld = ({ pawns }: PoliceRules, words: Int32Array, crossing: number): boolean => {
  for (let i = PAWNS; i < PAWNS + pawns; i++) if (words[i] === crossing) return true;
  return false;
};

export function pawnMoves(rules: PoliceRules, words: Int32Array, into: Int32Array): number {
  const { starts, items } = rules.tables.reach;
  const toGo = pawnsToGo(rules, words[MOVED]!);
  let count = 0;
  for (let pawn = 0; pawn < rules.pawns; pawn++) {
    if ((toGo & (1 << pawn)) === 0) continue;
    const from = words[PAWNS + pawn]!;
    for (let i = starts[from]!; i < starts[from + 1]!; i++) {
      const to = items[i]!;
      if (to === from || !isHeld(rules, words, to)) into[count++] = codeOf(PAWN_MOVE, pawn, to);
    }
  }
  return count;
}

export const isNameable = ({ layout, cluesAgain }: PoliceRules, words: Int32Array, circle: number): boolean =>
  !holds(words, layout.falseClues, circle) &&
  !holds(words, layout.called, circle) &&
  (cluesAgain || !holds(words, layout.clues, circle));

function searches(
  rules: PoliceRules,
  words: Int32Array,
  pawn: number,
  into: Int32Array,
  count: number,
): number {
  const { starts, items } = rules.searched;
  const at = words[PAWNS + pawn]!;
  for (let i = starts[at]!; i < starts[at + 1]!; i++)
    if (isNameable(rules, words, items[i]!)) into[count++] = codeOf(SEARCH, pawn, items[i]);
  return count;
}

export function pawnActions(rules: PoliceRules, words: Int32Array, into: Int32Array): number {
  if (words[SEARCHER]! > 0) {
    const pawn = words[SEARCHER]! - 1;
    const count = searches(rules, words, pawn, into, 0);
    if (!rules.mayStop) return count;
    into[count] = codeOf(STOP_SEARCH, pawn);
    return count + 1;
  }
  const toGo = pawnsToGo(rules, words[ACTED]!);
  let count = 0;
  for (let pawn = 0; pawn < rules.pawns; pawn++)
    if ((toGo & (1 << pawn)) !== 0) count = actionsOf(rules, words, pawn, into, count);
  return count;
}

function actionsOf(
  rules: PoliceRules,
  words: Int32Array,
  pawn: number,
  into: Int32Array,
  first: number,
): number {
  const { layout, searched, tables } = rules;
  const at = words[PAWNS + pawn]!;
  let count = searches(rules, words, pawn, into, first);
  let beside = 0;
  for (let i = searched.starts[at]!; i < searched.starts[at + 1]!; i++) {
    if (holds(words, layout.falseClues, searched.items[i]!)) continue;
    beside++;
    if (!rules.areaArrests) into[count++] = codeOf(ARREST, pawn, searched.items[i]);
  }
  const hasArea = rules.areaArrests || (pawn === rules.areaPawn && (words[SPENT]! & rules.areaBit) === 0);
  if (hasArea && beside > 0) into[count++] = codeOf(AREA_ARREST, pawn);
  let rushes = 0;
  if (rules.rushing)
    for (let i = tables.steps.starts[at]!; i < tables.steps.starts[at + 1]!; i++) {
      const to = tables.steps.items[i]!;
      if (isHeld(rules, words, to)) continue;
      rushes++;
      into[count++] = codeOf(RUSH, pawn, to);
    }
  if (pawn === rules.guessPawn && (words[SPENT]! & rules.guessBit) === 0)
    for (const circle of rules.guesses) into[count++] = codeOf(GUESS, pawn, circle);
  if (rules.mayPass || beside + rushes === 0) into[count++] = codeOf(PASS_ACTION, pawn);
  return count;
}

/** Any circle without a false clue may get one, if the game does not bar it. */
export function falseClueMoves(
  { tables, layout }: PoliceRules,
  words: Int32Array,
  mayHold: (circle: number) => boolean,
  into: Int32Array,
): number {
  let count = 0;
  for (let circle = 0; circle < tables.circles.length; circle++)
    if (!holds(words, layout.falseClues, circle) && mayHold(circle))
      into[count++] = codeOf(FALSE_CLUE, circle);
  into[count] = codeOf(PASS);
  return count + 1;
}
