/** What only Letters from Whitechapel has on the fast path: declaring on the way, and the letter of Goulston Street. */
import type { StreetBoard } from '../../model/index.js';
import type { HuntRules, OwnRules } from '../streets/fast/machine.js';
import * as codes from '../streets/fast/move-codes.js';
import { beginMoves } from '../streets/fast/pawn-effects.js';
import * as at from '../streets/fast/words.js';
import { COLOURS, type WhitechapelState } from './state.js';

const BROWN = COLOURS.indexOf('brown');
const CALLED = (['blue', 'green', 'red'] as const).map((colour) => COLOURS.indexOf(colour));

export function ownRules(
  board: StreetBoard,
  first: WhitechapelState,
  { jack }: HuntRules,
  beginEscape: (words: Int32Array) => number,
): OwnRules {
  const { indexOf, crossingIndex } = jack.tables;
  const hideout = indexOf.get(first.hideout!)!;
  const goulston = board.letters === undefined ? -1 : crossingIndex.get(board.letters.goulston)!;
  const isWhileThere = first.variants.declareWindow === 'whileThere';
  const mayStayDeclared = (words: Int32Array): boolean =>
    isWhileThere && words[at.LAST_MOVE] === at.NORMAL && words[at.AT] === hideout;
  const goOn = (words: Int32Array): number => {
    beginMoves(words);
    return codes.GOES_ON;
  };
  const announce = (words: Int32Array): number => {
    if (words[at.INDEX]! >= jack.last) return codes.TRACK_FULL;
    if (words[at.LETTER] === 0) return goOn(words);
    words[at.PHASE] = at.LETTER_WINDOW;
    return codes.GOES_ON;
  };
  /** The pawns that the Head may send to Goulston Street, as bits: only the one that stands there, if one does. */
  const sendable = (words: Int32Array, named: number): number => {
    const both = (1 << BROWN) | (1 << named);
    for (let pawn = 0; pawn < COLOURS.length; pawn++)
      if (words[at.PAWNS + pawn] === goulston) return both & (1 << pawn);
    return both;
  };
  return {
    mayHoldFalseClue: () => true,
    endTurn: (words) => {
      goOn(words);
      if (!mayStayDeclared(words)) return beginEscape(words);
      words[at.PHASE] = at.ESCAPE;
      return codes.GOES_ON;
    },
    // Nobody else learns of a walk home before Jack has said whether he declares it.
    arrive: (words) => {
      if (words[at.AT] !== hideout || words[at.LAST_MOVE] !== at.NORMAL) return announce(words);
      words[at.PHASE] = at.ASKED;
      return codes.GOES_ON;
    },
    moves: (words, into) => {
      let count = 0;
      if (words[at.PHASE] !== at.LETTER_WINDOW) {
        if (words[at.PHASE] === at.ASKED || mayStayDeclared(words))
          into[count++] = codes.codeOf(codes.DECLARE);
        if (words[at.PHASE] === at.ASKED) into[count++] = codes.codeOf(codes.NO_DECLARE);
      } else if (words[at.NAMED_PAWN] === 0) {
        for (const pawn of CALLED)
          if (sendable(words, pawn) !== 0) into[count++] = codes.codeOf(codes.GOULSTON, pawn);
        into[count++] = codes.codeOf(codes.PASS_LETTER);
      } else {
        const bits = sendable(words, words[at.NAMED_PAWN]! - 1);
        for (let pawn = 0; pawn < COLOURS.length; pawn++)
          if ((bits & (1 << pawn)) !== 0) into[count++] = codes.codeOf(codes.SEND, pawn);
      }
      return count;
    },
    make: (words, code) => {
      const pawn = codes.firstOf(code);
      switch (codes.kindOfCode(code)) {
        case codes.DECLARE:
          return codes.HOME;
        case codes.NO_DECLARE:
          return announce(words);
        case codes.GOULSTON:
          words[at.LETTER] = 0;
          words[at.NAMED_PAWN] = pawn + 1;
          return codes.GOES_ON;
        case codes.SEND:
          words[at.PAWNS + pawn] = goulston;
          words[at.NAMED_PAWN] = 0;
          return goOn(words);
        default:
          return goOn(words);
      }
    },
  };
}
