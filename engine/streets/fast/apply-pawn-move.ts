/** Applies the moves and actions of pawns. */
import {
  AREA_ARREST,
  ARREST,
  ENDED_ARREST,
  FALSE_CLUE,
  firstOperand,
  HUNT_CONTINUES,
  GUESS_LOCATION,
  ENDED_GUESS,
  moveKind,
  PASS_FALSE_CLUE,
  PAWN_MOVE,
  RUSH,
  SEARCH,
  secondOperand,
} from './move-codes.js';
import { isNameable, type PawnRules } from './pawn-moves.js';
import {
  ACTED_PAWNS,
  ACTED_ORDER,
  PHASE_PAWN_ACTIONS,
  JACK_AT,
  PHASE_FALSE_CLUE,
  listHas,
  MOVED_PAWNS,
  MOVED_ORDER,
  PHASE_PAWN_MOVES,
  PAWN_POSITIONS,
  PHASE,
  pushItem,
  SEARCHING_PAWN,
  SPENT_ABILITIES,
  FALSE_CLUE_STOCK,
} from './state-layout.js';

/** The pawns' turn begins. */
export function beginPawnTurn(words: Int32Array): void {
  words[PHASE] = PHASE_PAWN_MOVES;
  words[MOVED_PAWNS] = words[MOVED_ORDER] = words[ACTED_PAWNS] = words[ACTED_ORDER] = 0;
}

/** Applies a move of the pawns' turn. `endTurn` is called after the last action. */
export function applyPawnMove(
  rules: PawnRules,
  words: Int32Array,
  code: number,
  endTurn: (words: Int32Array) => number,
): number {
  const { layout } = rules;
  const all = (1 << rules.pawns) - 1;
  const pawn = firstOperand(code);
  const acted = (): number => {
    words[SEARCHING_PAWN] = words[layout.called] = 0;
    words[ACTED_PAWNS]! |= 1 << pawn;
    words[ACTED_ORDER] = words[ACTED_ORDER]! * 8 + pawn + 1;
    return words[ACTED_PAWNS] === all ? endTurn(words) : HUNT_CONTINUES;
  };
  switch (moveKind(code)) {
    case PAWN_MOVE:
      words[PAWN_POSITIONS + pawn] = secondOperand(code);
      words[MOVED_PAWNS]! |= 1 << pawn;
      words[MOVED_ORDER] = words[MOVED_ORDER]! * 8 + pawn + 1;
      if (words[MOVED_PAWNS] === all)
        words[PHASE] = words[FALSE_CLUE_STOCK]! > 0 ? PHASE_FALSE_CLUE : PHASE_PAWN_ACTIONS;
      return HUNT_CONTINUES;
    case FALSE_CLUE:
      pushItem(words, layout.falseClues, pawn);
      words[FALSE_CLUE_STOCK]!--;
      words[PHASE] = PHASE_PAWN_ACTIONS;
      return HUNT_CONTINUES;
    case PASS_FALSE_CLUE:
      words[PHASE] = PHASE_PAWN_ACTIONS;
      return HUNT_CONTINUES;
    case SEARCH:
      return search(rules, words, pawn, secondOperand(code)) ? acted() : HUNT_CONTINUES;
    case ARREST:
      return secondOperand(code) === words[JACK_AT] ? ENDED_ARREST : acted();
    case AREA_ARREST:
      if (isBeside(rules, words, pawn)) return ENDED_ARREST;
      if (pawn === rules.areaPawn) words[SPENT_ABILITIES]! |= rules.areaBit;
      return acted();
    case GUESS_LOCATION:
      if (rules.goals[secondOperand(code)] === 1) return ENDED_GUESS;
      words[SPENT_ABILITIES]! |= rules.guessBit;
      return acted();
    case RUSH:
      words[PAWN_POSITIONS + pawn] = secondOperand(code);
      return acted();
    default:
      return acted();
  }
}

/** Whether Jack stands beside a pawn, on a circle that it can name. */
function isBeside({ searched, layout }: PawnRules, words: Int32Array, pawn: number): boolean {
  const crossing = words[PAWN_POSITIONS + pawn]!;
  if (listHas(words, layout.falseClues, words[JACK_AT]!)) return false;
  for (let i = searched.starts[crossing]!; i < searched.starts[crossing + 1]!; i++)
    if (searched.items[i] === words[JACK_AT]) return true;
  return false;
}

/** Answers a search and returns whether it is over. */
function search(rules: PawnRules, words: Int32Array, pawn: number, circle: number): boolean {
  const { layout } = rules;
  const entries = words[layout.row]! - (rules.currentCounts ? 0 : 1);
  if (listHas(words, layout.row, circle, entries)) {
    if (!listHas(words, layout.clues, circle)) {
      pushItem(words, layout.clues, circle);
      const clues = words[layout.clues]!;
      if (clues % 5 === 0 && clues <= rules.earning) words[FALSE_CLUE_STOCK]!++;
    }
    return true;
  }
  words[SEARCHING_PAWN] = pawn + 1;
  pushItem(words, layout.called, circle);
  const { starts, items } = rules.searched;
  const at = words[PAWN_POSITIONS + pawn]!;
  for (let i = starts[at]!; i < starts[at + 1]!; i++) if (isNameable(rules, words, items[i]!)) return false;
  return true;
}
