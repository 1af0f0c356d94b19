/** Applies the moves and actions of pawns. */
import * as codes from './move-codes.js';
import { canNameInSearch, type FastPawnRules } from './pawn-moves.js';
import * as at from './state-layout.js';

/** The pawns' turn begins. */
export function beginPawnTurn(words: Int32Array): void {
  words[at.PHASE] = at.PHASE_PAWN_MOVES;
  words[at.MOVED_PAWNS] = words[at.MOVED_ORDER] = words[at.ACTED_PAWNS] = words[at.ACTED_ORDER] = 0;
}

/** Applies a move of the pawns' turn. `endTurn` is called after the last action. */
export function applyPawnMove(
  rules: FastPawnRules,
  words: Int32Array,
  code: number,
  endTurn: (words: Int32Array) => number,
): number {
  const { layout } = rules;
  const all = (1 << rules.pawns) - 1;
  const pawn = codes.firstOperand(code);
  const acted = (): number => {
    words[at.SEARCHING_PAWN] = words[layout.called] = 0;
    words[at.ACTED_PAWNS]! |= 1 << pawn;
    words[at.ACTED_ORDER] = words[at.ACTED_ORDER]! * 8 + pawn + 1;
    return words[at.ACTED_PAWNS] === all ? endTurn(words) : codes.HUNT_CONTINUES;
  };
  switch (codes.moveKind(code)) {
    case codes.PAWN_MOVE:
      words[at.PAWN_POSITIONS + pawn] = codes.secondOperand(code);
      words[at.MOVED_PAWNS]! |= 1 << pawn;
      words[at.MOVED_ORDER] = words[at.MOVED_ORDER]! * 8 + pawn + 1;
      if (words[at.MOVED_PAWNS] === all)
        words[at.PHASE] = words[at.FALSE_CLUE_STOCK]! > 0 ? at.PHASE_FALSE_CLUE : at.PHASE_PAWN_ACTIONS;
      return codes.HUNT_CONTINUES;
    case codes.FALSE_CLUE:
      at.pushItem(words, layout.falseClues, pawn);
      words[at.FALSE_CLUE_STOCK]!--;
      words[at.PHASE] = at.PHASE_PAWN_ACTIONS;
      return codes.HUNT_CONTINUES;
    case codes.PASS_FALSE_CLUE:
      words[at.PHASE] = at.PHASE_PAWN_ACTIONS;
      return codes.HUNT_CONTINUES;
    case codes.SEARCH:
      return search(rules, words, pawn, codes.secondOperand(code)) ? acted() : codes.HUNT_CONTINUES;
    case codes.ARREST:
      return codes.secondOperand(code) === words[at.JACK_CIRCLE] ? codes.ENDED_ARREST : acted();
    case codes.AREA_ARREST:
      if (isBeside(rules, words, pawn)) return codes.ENDED_ARREST;
      if (pawn === rules.areaPawn) words[at.SPENT_ABILITIES]! |= rules.areaBit;
      return acted();
    case codes.GUESS_LOCATION:
      if (rules.goals[codes.secondOperand(code)] === 1) return codes.ENDED_GUESS;
      words[at.SPENT_ABILITIES]! |= rules.guessBit;
      return acted();
    case codes.RUSH:
      words[at.PAWN_POSITIONS + pawn] = codes.secondOperand(code);
      return acted();
    default:
      return acted();
  }
}

/** Whether Jack stands beside a pawn, on a circle that it can name. */
function isBeside({ searched, layout }: FastPawnRules, words: Int32Array, pawn: number): boolean {
  const crossing = words[at.PAWN_POSITIONS + pawn]!;
  if (at.listHas(words, layout.falseClues, words[at.JACK_CIRCLE]!)) return false;
  for (let i = searched.starts[crossing]!; i < searched.starts[crossing + 1]!; i++)
    if (searched.items[i] === words[at.JACK_CIRCLE]) return true;
  return false;
}

/** Answers a search and returns whether it is over. */
function search(rules: FastPawnRules, words: Int32Array, pawn: number, circle: number): boolean {
  const { layout } = rules;
  const entries = words[layout.row]! - (rules.currentCounts ? 0 : 1);
  if (at.listHas(words, layout.row, circle, entries)) {
    if (!at.listHas(words, layout.clues, circle)) {
      at.pushItem(words, layout.clues, circle);
      const clues = words[layout.clues]!;
      if (clues % 5 === 0 && clues <= rules.earning) words[at.FALSE_CLUE_STOCK]!++;
    }
    return true;
  }
  words[at.SEARCHING_PAWN] = pawn + 1;
  at.pushItem(words, layout.called, circle);
  const { starts, items } = rules.searched;
  const crossing = words[at.PAWN_POSITIONS + pawn]!;
  for (let i = starts[crossing]!; i < starts[crossing + 1]!; i++)
    if (canNameInSearch(rules, words, items[i]!)) return false;
  return true;
}
