/** What comes of what pawns do. */
import {
  AREA_ARREST,
  ARREST,
  ARRESTED,
  FALSE_CLUE,
  firstOf,
  GOES_ON,
  GUESS,
  GUESSED,
  kindOfCode,
  PASS,
  PAWN_MOVE,
  RUSH,
  SEARCH,
  secondOf,
} from './move-codes.js';
import { isNameable, type PoliceRules } from './pawn-moves.js';
import {
  ACTED,
  ACTED_ORDER,
  ACTIONS,
  AT,
  FALSE_CLUES,
  holds,
  MOVED,
  MOVED_ORDER,
  MOVES,
  PAWNS,
  PHASE,
  push,
  SEARCHER,
  SPENT,
  STOCK,
} from './words.js';

/** The pawns' turn begins. */
export function beginMoves(words: Int32Array): void {
  words[PHASE] = MOVES;
  words[MOVED] = words[MOVED_ORDER] = words[ACTED] = words[ACTED_ORDER] = 0;
}

/** What a move of the pawns' turn makes of the words. `endTurn` is called after the last action. */
export function makePoliceMove(
  rules: PoliceRules,
  words: Int32Array,
  code: number,
  endTurn: (words: Int32Array) => number,
): number {
  const { layout } = rules;
  const all = (1 << rules.pawns) - 1;
  const pawn = firstOf(code);
  const acted = (): number => {
    words[SEARCHER] = words[layout.called] = 0;
    words[ACTED]! |= 1 << pawn;
    words[ACTED_ORDER] = words[ACTED_ORDER]! * 8 + pawn + 1;
    return words[ACTED] === all ? endTurn(words) : GOES_ON;
  };
  switch (kindOfCode(code)) {
    case PAWN_MOVE:
      words[PAWNS + pawn] = secondOf(code);
      words[MOVED]! |= 1 << pawn;
      words[MOVED_ORDER] = words[MOVED_ORDER]! * 8 + pawn + 1;
      if (words[MOVED] === all) words[PHASE] = words[STOCK]! > 0 ? FALSE_CLUES : ACTIONS;
      return GOES_ON;
    case FALSE_CLUE:
      push(words, layout.falseClues, pawn);
      words[STOCK]!--;
      words[PHASE] = ACTIONS;
      return GOES_ON;
    case PASS:
      words[PHASE] = ACTIONS;
      return GOES_ON;
    case SEARCH:
      return search(rules, words, pawn, secondOf(code)) ? acted() : GOES_ON;
    case ARREST:
      return secondOf(code) === words[AT] ? ARRESTED : acted();
    case AREA_ARREST:
      if (isBeside(rules, words, pawn)) return ARRESTED;
      if (pawn === rules.areaPawn) words[SPENT]! |= rules.areaBit;
      return acted();
    case GUESS:
      if (rules.goals[secondOf(code)] === 1) return GUESSED;
      words[SPENT]! |= rules.guessBit;
      return acted();
    case RUSH:
      words[PAWNS + pawn] = secondOf(code);
      return acted();
    default:
      return acted();
  }
}

/** Whether Jack stands beside a pawn, on a circle that it can name. */
function isBeside({ searched, layout }: PoliceRules, words: Int32Array, pawn: number): boolean {
  const crossing = words[PAWNS + pawn]!;
  if (holds(words, layout.falseClues, words[AT]!)) return false;
  for (let i = searched.starts[crossing]!; i < searched.starts[crossing + 1]!; i++)
    if (searched.items[i] === words[AT]) return true;
  return false;
}

/** Answers, and says whether the search is over. */
function search(rules: PoliceRules, words: Int32Array, pawn: number, circle: number): boolean {
  const { layout } = rules;
  const entries = words[layout.row]! - (rules.currentCounts ? 0 : 1);
  if (holds(words, layout.row, circle, entries)) {
    if (!holds(words, layout.clues, circle)) {
      push(words, layout.clues, circle);
      const clues = words[layout.clues]!;
      if (clues % 5 === 0 && clues <= rules.earning) words[STOCK]!++;
    }
    return true;
  }
  words[SEARCHER] = pawn + 1;
  push(words, layout.called, circle);
  const { starts, items } = rules.searched;
  const at = words[PAWNS + pawn]!;
  for (let i = starts[at]!; i < starts[at + 1]!; i++) if (isNameable(rules, words, items[i]!)) return false;
  return true;
}
