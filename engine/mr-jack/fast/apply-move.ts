/** Applies moves of Mr Jack on the fast path. */
import * as codes from './move-codes.js';
import * as rulesOf from './fast-rules.js';
import { isJacksTurn, type FastMrJackRules } from './fast-rules.js';
import * as at from './words.js';

const CARDS_A_ROUND = 4;

/** Changes the packed state and returns how the game ended, 0 if it goes on. */
export function applyMove(rules: FastMrJackRules, words: Int32Array, code: number): number {
  const character = words[at.ACTING]! - 1;
  if (codes.isWhistle(code)) {
    const called = codes.calledBy(code);
    for (let place = 0; place < called.length; place++) {
      words[at.POSITIONS + called[place]!] = codes.whistleEnd(code, place);
      if (called[place] === rulesOf.WATSON) words[at.MUST_FACE] = 1;
    }
    words[at.USED] = 1;
    return continueCard(rules, words);
  }
  const a = codes.firstOperand(code);
  const b = codes.secondOperand(code);
  switch (codes.moveKind(code)) {
    case codes.CHOOSE:
      words[at.PHASE] = at.PHASE_ACT;
      words[at.FACE_UP]! &= ~(1 << a);
      words[at.ACTING] = a + 1;
      words[at.MOVED] = words[at.USED] = 0;
      return codes.GAME_CONTINUES;
    case codes.MOVE:
      words[at.POSITIONS + character] = a;
      words[at.MOVED] = 1;
      words[at.MUST_FACE] = character === rulesOf.WATSON ? 1 : 0;
      if (character === rulesOf.GULL) words[at.USED] = 1;
      return continueCard(rules, words);
    case codes.ACCUSE:
      return b === rules.jack ? codes.ENDED_RIGHT : codes.ENDED_WRONG;
    case codes.ESCAPE:
      return codes.ENDED_ESCAPE;
    case codes.SKIP_MOVE:
      words[at.MOVED] = 1;
      words[at.MUST_FACE] = character === rulesOf.WATSON ? 1 : 0;
      return continueCard(rules, words);
    case codes.FACE:
      words[at.FACING] = a;
      words[at.MUST_FACE] = 0;
      if (character === rulesOf.WATSON) words[at.USED] = 1;
      return continueCard(rules, words);
    case codes.WITNESS:
      return endRound(rules, words, a);
    default:
      useAbility(rules, words, codes.moveKind(code), a, b);
      words[at.USED] = 1;
      return continueCard(rules, words);
  }
}

function useAbility(rules: FastMrJackRules, words: Int32Array, kind: number, a: number, b: number): void {
  switch (kind) {
    case codes.DRAW_ALIBI:
      if (isJacksTurn(rules, words)) words[at.DRAWN_BY_JACK]! |= 1 << words[at.DRAWN]!;
      words[at.DRAWN]!++;
      return;
    case codes.LAMP:
      words[at.LAMPS + a] = b;
      return;
    case codes.CORDON:
      words[at.CORDONS] = (words[at.CORDONS]! & ~(1 << a)) | (1 << b);
      return;
    case codes.MANHOLE:
      words[at.COVERED] = (words[at.COVERED]! & ~(1 << a)) | (1 << b);
      return;
    case codes.SWAP: {
      const own = words[at.POSITIONS + rulesOf.GULL]!;
      words[at.POSITIONS + rulesOf.GULL] = words[at.POSITIONS + a]!;
      words[at.POSITIONS + a] = own;
      words[at.MUST_FACE] = a === rulesOf.WATSON ? 1 : 0;
      words[at.MOVED] = 1;
      return;
    }
  }
}

/** The card goes on, or is put away if nothing more must be done. */
function continueCard(rules: FastMrJackRules, words: Int32Array): number {
  if (words[at.MUST_FACE] === 1 || words[at.MOVED] === 0) return codes.GAME_CONTINUES;
  rulesOf.markOccupants(rules, words);
  const isOn = rulesOf.mustUseAbility(rules, words);
  rulesOf.clearOccupants(rules, words);
  if (isOn) return codes.GAME_CONTINUES;
  words[at.PLAYED_ORDER] = words[at.PLAYED_ORDER]! * 8 + words[at.ACTING]! - 1;
  words[at.PLAYED_COUNT]!++;
  words[at.ACTING] = words[at.MOVED] = words[at.USED] = 0;
  const isLast = words[at.ACTIVATION] === CARDS_A_ROUND;
  words[at.PHASE] = isLast ? at.PHASE_WITNESS : at.PHASE_CHOOSE;
  if (!isLast) words[at.ACTIVATION]!++;
  return codes.GAME_CONTINUES;
}

/** Jack's answer, the lamp that goes out, and the next round (MJ-R40 to R45). */
function endRound(rules: FastMrJackRules, words: Int32Array, answer: number): number {
  rulesOf.markOccupants(rules, words);
  const visible = rulesOf.visibleCharacters(rules, words);
  rulesOf.clearOccupants(rules, words);
  words[at.INVISIBLE] = answer;
  words[at.SUSPECTS]! &= answer === 0 ? visible : ~visible;
  const { lamp } = rules.rounds[words[at.ROUND]! - 1]!;
  if (lamp >= 0) words[at.LAMPS + lamp] = -1;
  if (words[at.ROUND] === rules.rounds.length) return codes.ENDED_TIMEOUT;
  const round = ++words[at.ROUND]!;
  words[at.PHASE] = at.PHASE_CHOOSE;
  words[at.ACTIVATION] = 1;
  words[at.FACE_UP] = rules.rounds[round - 1]!.cards;
  if (round % 2 === 1) words[at.PLAYED_COUNT] = words[at.PLAYED_ORDER] = 0;
  return codes.GAME_CONTINUES;
}
